// SPDX-License-Identifier: MIT
// A resident workgroup and its waves, with what the model knows of each.
#pragma once

#include <kiln/sim/launch.hpp>
#include <kiln/sim/timing/access_recorder.hpp>
#include <kiln/sim/timing/dma_queue.hpp>
#include <kiln/sim/timing/stalls.hpp>
#include <kiln/sim/timing/wait_queues.hpp>

namespace kiln::sim::timing {

struct resident_group;

struct timed_wave {
  wave* registers = nullptr;
  resident_group* group = nullptr;
  wait_queues queues;
  dma_queue dma;
  u32 simd = 0;
  u32 priority = 0;
  u64 age = 0;       ///< number of its dispatch: older waves go first
  cycle ready = 0;   ///< no turn before
  cycle charged = 0; ///< up to here its cycles are accounted for
  stall why;         ///< the reason for which it stands still
  cycle began = 0;
  cycle issued = 0;          ///< its last instruction
  cycle reached = 0;         ///< since when it stands before its next instruction
  cycle next_store = 0;      ///< stores of a wave have gaps (tingqli/pyhip, vmem-fifo)
  double fetch_debt = 0;     ///< clocks lost by instructions across two fetches, not yet a whole turn
  bool awaits_fetch = false; ///< it loses a turn to the fetch

  bool ended() const { return registers->state == wave_state::ended; }
};

struct resident_group {
  std::unique_ptr<machine> owner;
  std::vector<timed_wave> waves;
  u64 id = 0;
  cycle began = 0;
  bool active = false;
};

} // namespace kiln::sim::timing
