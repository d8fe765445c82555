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
struct lds_banks {
  double busy_until = 0;
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
    take_writes(now);
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
  /// LDS-DMA writes when its data arrive, which is later than other commands that follow it.
  void write_at(u32 bytes, cycle at) { writes_.emplace(at, bytes); }
  void take_writes(cycle now) {
    for (; !writes_.empty() && writes_.top().first <= now; writes_.pop()) {
      const auto [at, bytes] = writes_.top();
      busy_until_ = std::max(busy_until_, static_cast<double>(at)) + bytes / write_bytes_;
      busy += bytes / write_bytes_;
    }
  }

  double busy = 0;

private:
  lds_banks& banks_;
  double read_bytes_, write_bytes_, latency_, wide_latency_;
  u32 queue_;
  std::vector<cycle> leaves_; ///< when the commands in the queue leave it, in rotation
  u32 next_ = 0;
  double busy_until_ = 0;
  using write = std::pair<cycle, u32>; ///< when, and bytes
  std::priority_queue<write, std::vector<write>, std::greater<>> writes_;
};

} // namespace kiln::sim::timing
