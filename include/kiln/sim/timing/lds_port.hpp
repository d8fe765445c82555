// SPDX-License-Identifier: MIT
// One of the two ports of LDS, which two SIMDs share: its command queue and its data rate; and the banks, which both share.
// Measured on MI308X (gfx942): 64 bytes a clock and port for reads, about 37 for writes (tingqli/pyhip, section 6 of qsa).
#pragma once

#include <kiln/sim/timing/instruction_timing.hpp>

#include <algorithm>
#include <queue>
#include <utility>

namespace kiln::sim::timing {

/// Busy for a clock with each dword of the bank that has the most of a lane group (tingqli/pyhip, docs/mem_latency.md: 16
/// clocks for ds_read_b32 at a stride of 8 dwords, 64 at one of 32).
///
/// LDS-DMA writes here when its data arrive, which is later than other commands that follow it. It takes the banks' time, not
/// that of a port: the port's rate of writes is that of its input, which address and data of ds_write share (64 bytes a clock
/// for both are the 20 clocks of ds_write_b128 and the 8 of ds_write_b32 in rocprofiler-compute, pipeline-descriptions).
/// Data of LDS-DMA come from the texture unit instead.
class lds_banks {
public:
  void write_at(u32 bytes, cycle at) { writes_.emplace(at, bytes); }
  /// Writes whose data have arrived are done before later commands.
  void take_writes(cycle now) {
    for (; !writes_.empty() && writes_.top().first <= now; writes_.pop()) {
      const auto [at, bytes] = writes_.top();
      const double clocks = bytes / bytes_per_clock;
      busy_until = std::max(busy_until, static_cast<double>(at)) + clocks;
      written += clocks;
    }
  }

  double busy_until = 0;
  double written = 0; ///< clocks that LDS-DMA took

private:
  /// Writes see 32 banks of 4 bytes on every target (HazyResearch/HipKittens, analysis/paper_experiments/phases).
  static constexpr double bytes_per_clock = 128;
  using write = std::pair<cycle, u32>; ///< when, and bytes
  std::priority_queue<write, std::vector<write>, std::greater<>> writes_;
};

class lds_port {
public:
  lds_port(const parameter_set& p, lds_banks& banks)
      : banks_(banks),
        read_bytes_(p[parameter::lds_port_bytes]),
        write_bytes_(p[parameter::lds_write_port_bytes]),
        latency_(without_wait(p, parameter::lds_latency_b32)),
        wide_latency_(without_wait(p, parameter::lds_latency_b128)),
        queue_(whole(p[parameter::lds_queue])) {
    leaves_.resize(queue_);
  }

  /// The first cycle at which the queue takes another command.
  cycle free() const { return leaves_[next_]; }

  struct access {
    u32 bytes = 0;      ///< of all lanes
    u32 lane_bytes = 4; ///< of one
    u32 bank_cycles =
        0; ///< as memory_counter.hpp counts them: of each lane group the most dwords in one bank
    bool writes = false;
  };
  /// Takes a command; the cycle at which its result is there.
  cycle issue(const access& a, cycle now) {
    banks_.take_writes(now);
    const double begin = static_cast<double>(now) > busy_until_ ? static_cast<double>(now) : busy_until_;
    const double data = a.bytes / (a.writes ? write_bytes_ : read_bytes_);
    banks_.busy_until = std::max(banks_.busy_until, begin) + a.bank_cycles;
    busy_until_ = std::max(begin + data, banks_.busy_until);
    const double service = busy_until_ - begin;
    busy += service;
    leaves_[next_] = static_cast<cycle>(begin);
    next_ = (next_ + 1) % queue_;
    const double own = a.lane_bytes >= 16 ? wide_latency_ : latency_;
    const double base = a.lane_bytes >= 16 ? 16 : 4; // the port's time is in the measured latency
    const double rest = service > base ? service - base : 0;
    return nearest_cycle(begin + own + rest);
  }

  double busy = 0;

private:
  lds_banks& banks_;
  double read_bytes_, write_bytes_, latency_, wide_latency_;
  u32 queue_;
  std::vector<cycle> leaves_; ///< when the commands in the queue leave it, in rotation
  u32 next_ = 0;
  double busy_until_ = 0;
};

} // namespace kiln::sim::timing
