// SPDX-License-Identifier: MIT
// One of the two ports of LDS, which two SIMDs share: its command queue, its data rate and bank conflicts. Measured on MI308X
// (gfx942): 64 bytes a clock and port for reads, about 37 for writes (timing facts of tingqli/pyhip, section 6 of qsa).
#pragma once

#include <kiln/sim/timing/instruction_timing.hpp>

namespace kiln::sim::timing {

class lds_port {
public:
  explicit lds_port(const parameter_set& p)
      : read_bytes_(p[parameter::lds_port_bytes]),
        write_bytes_(p[parameter::lds_write_port_bytes]),
        latency_(p[parameter::lds_latency_b32]),
        wide_latency_(p[parameter::lds_latency_b128]),
        queue_(whole(p[parameter::lds_queue])) {
    leaves_.resize(queue_);
  }

  /// The first cycle at which the queue takes another command.
  cycle free() const { return leaves_[next_]; }

  struct access {
    u32 bytes = 0;           ///< of all lanes
    u32 lane_bytes = 4;      ///< of one
    u32 conflict_cycles = 0; ///< beyond one for each group of lanes, as memory_counter.hpp counts
    u32 groups = 2;          ///< lane groups served one after the other
    bool writes = false;
  };
  /// Takes a command; the cycle at which its result is there.
  cycle issue(const access& a, cycle now) {
    const double begin = static_cast<double>(now) > busy_until_ ? static_cast<double>(now) : busy_until_;
    const double data = a.bytes / (a.writes ? write_bytes_ : read_bytes_);
    // A conflict serves a group of lanes once more, in the group's own time.
    const double service = data + data * a.conflict_cycles / a.groups;
    busy_until_ = begin + service;
    busy += service;
    leaves_[next_] = static_cast<cycle>(begin);
    next_ = (next_ + 1) % queue_;
    const double own = a.lane_bytes >= 16 ? wide_latency_ : latency_;
    const double base = a.lane_bytes >= 16 ? 16 : 4; // the port's time is in the measured latency
    const double rest = service > base ? service - base : 0;
    return static_cast<cycle>(begin + own + rest + 0.5);
  }
  /// LDS-DMA writes from the memory side.
  void write_behind(u32 bytes, cycle now) {
    const double begin = static_cast<double>(now) > busy_until_ ? static_cast<double>(now) : busy_until_;
    busy_until_ = begin + bytes / write_bytes_;
    busy += bytes / write_bytes_;
  }

  double busy = 0;

private:
  double read_bytes_, write_bytes_, latency_, wide_latency_;
  u32 queue_;
  std::vector<cycle> leaves_; ///< when the commands in the queue leave it, in rotation
  u32 next_ = 0;
  double busy_until_ = 0;
};

} // namespace kiln::sim::timing
