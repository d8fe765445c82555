// SPDX-License-Identifier: MIT
// How far each wave's memory operations are known to have come: by its own s_waitcnt, and at the last barrier.
#pragma once

#include <kiln/isa/counter.hpp>
#include <kiln/support/types.hpp>

namespace kiln::sim {

/// Operations of one stream finish in the order of their issue, but for scalar ones; streams know nothing of each other.
enum class stream : u8 { vector_memory, lds, scalar };

/// Operations of each stream are numbered from 1 as they are issued.
struct wave_progress {
  u32 issued[3] = {};
  u32 done[3] = {};       ///< known done by an s_waitcnt
  u32 at_barrier[3] = {}; ///< `done` when the wave went past its last barrier
  bool flat_pending_vm = false, flat_pending_lgkm = false;

  constexpr bool pending() const {
    return issued[0] != done[0] || issued[1] != done[1] || issued[2] != done[2];
  }
  constexpr u32 issued_in(stream s) const { return issued[static_cast<u32>(s)]; }
  constexpr u32 done_in(stream s) const { return done[static_cast<u32>(s)]; }
  constexpr u32 at_barrier_in(stream s) const { return at_barrier[static_cast<u32>(s)]; }

  constexpr void issue(isa::counter_event e) {
    if ((e & isa::counts_in_vmcnt) != 0) ++issued[0];
    if ((e & (isa::event::ds | isa::event::flat)) != 0) ++issued[1];
    if ((e & (isa::event::smem | isa::event::message | isa::event::gws)) != 0) ++issued[2];
    if ((e & isa::event::flat) != 0) flat_pending_vm = flat_pending_lgkm = true;
  }
  constexpr void finish_all() {
    for (u32 i = 0; i < 3; ++i) done[i] = issued[i];
  }
  /// A flat operation disturbs the order of both counters until both have been 0.
  constexpr void wait(isa::counter_values n) {
    const bool flat = flat_pending_vm || flat_pending_lgkm;
    if (n.vmcnt == 0) {
      done[0] = issued[0];
      flat_pending_vm = false;
    } else if (!flat && n.vmcnt < isa::counter_max.vmcnt) {
      raise(0, n.vmcnt);
    }
    if (n.lgkmcnt == 0) {
      done[1] = issued[1];
      done[2] = issued[2];
      flat_pending_lgkm = false;
    } else if (issued[2] == done[2] && !flat && n.lgkmcnt < isa::counter_max.lgkmcnt) {
      raise(1, n.lgkmcnt);
    }
  }
  constexpr void pass_barrier() {
    for (u32 i = 0; i < 3; ++i) at_barrier[i] = done[i];
  }

private:
  constexpr void raise(u32 which, u32 left) {
    if (issued[which] > left && issued[which] - left > done[which]) done[which] = issued[which] - left;
  }
};

} // namespace kiln::sim
