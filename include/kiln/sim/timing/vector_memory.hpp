// SPDX-License-Identifier: MIT
// The vector memory path of one compute unit: addresses, L1 and the return path.
#pragma once

#include <kiln/sim/timing/shared_memory_levels.hpp>

#include <array>

namespace kiln::sim::timing {

/// L1 asks L2 for 64 bytes, or for 128 at once (rocprofiler-compute, the counters of TCP's read requests).
inline constexpr u32 sector_bytes = 64;

/// What one memory instruction of a wave touches.
struct memory_access {
  u32 lanes = 0;            ///< active
  u32 runs = 0;             ///< stretches of lanes whose addresses follow each other
  u32 bytes = 0;            ///< of all lanes
  std::vector<u64> sectors; ///< their first bytes, each once

  void clear() { lanes = runs = bytes = 0, sectors.clear(); }
};

class vector_memory {
public:
  vector_memory(const parameter_set& p, shared_memory_levels& shared)
      : l1_latency_(without_wait(p, parameter::l1_latency)),
        return_bytes_(p[parameter::l1_bytes]),
        lanes_per_clock_(p[parameter::l1_lanes]),
        l1_(static_cast<u64>(p[parameter::l1_kilobytes] * 1024), sector_bytes,
            static_cast<u32>(p[parameter::l1_ways])),
        shared_(shared) {}

  /// The first cycle at which another instruction can be issued: when the oldest that waits for the address side has left.
  cycle free() const { return leaves_[next_]; }

  /// Issues an access; the cycle at which it is done.
  cycle issue(const instruction_timing& t, const memory_access& a, cycle now) {
    const double at = static_cast<double>(now);
    const double begin = at > address_until_ ? at : address_until_;
    address_until_ = begin + address_cycles(t, a);
    leaves_[next_] = static_cast<cycle>(begin);
    next_ = (next_ + 1) % held;
    if (a.sectors.empty()) return now + static_cast<cycle>(l1_latency_);
    if (t.is_store || t.is_atomic) return write(t, a, begin);
    cycle ready = 0;
    for (const u64 sector : a.sectors) {
      const cycle one = t.bypasses_l1 ? shared_.load(sector, sector_bytes, static_cast<cycle>(begin))
                                      : sector_ready(sector, static_cast<cycle>(begin));
      if (one > ready) ready = one;
    }
    const double data = a.bytes / return_bytes_;
    const double start = static_cast<double>(ready) - nominal_return > return_until_
                             ? static_cast<double>(ready) - nominal_return
                             : return_until_;
    return_until_ = start + data;
    busy += data;
    const double done =
        return_until_ > static_cast<double>(ready) ? return_until_ : static_cast<double>(ready);
    return nearest_cycle(done);
  }

  double busy = 0; ///< of the return path
  u64 l1_hits = 0, l1_misses = 0;

private:
  static constexpr double nominal_return = 4; ///< of a load of one dword, which is in the measured latency

  /// 16 lanes a clock where 16 or more follow each other, else a clock for each run, up to 32 (RRZE gpu-strides, MI210: 32
  /// for a stride of 4 or more dwords), and one a line.
  double address_cycles(const instruction_timing& t, const memory_access& a) const {
    const double lanes = a.lanes / lanes_per_clock_;
    constexpr u32 most_runs = 32;
    double out = a.runs < most_runs ? a.runs : most_runs;
    if (lanes > out) out = lanes;
    if (a.runs > 4 && static_cast<double>(a.sectors.size()) > out)
      out = static_cast<double>(a.sectors.size());
    // L1 takes no more than it can return (tingqli/pyhip, vmem-fifo: 16 clocks apart for 16 bytes of each lane).
    const double data = a.bytes / return_bytes_;
    return !t.is_store && data > out ? data : out;
  }
  cycle sector_ready(u64 sector, cycle now) {
    const cycle hit = now + static_cast<cycle>(l1_latency_);
    if (cache::line* l = l1_.find(sector)) {
      ++l1_hits;
      return l->ready > hit ? l->ready : hit;
    }
    ++l1_misses;
    const cycle ready = shared_.load(sector, sector_bytes, now);
    l1_.fill(sector, ready);
    return ready > hit ? ready : hit;
  }
  cycle write(const instruction_timing& t, const memory_access& a, double begin) {
    cycle done = 0;
    const double each = static_cast<double>(a.bytes) / static_cast<double>(a.sectors.size());
    for (const u64 sector : a.sectors) {
      const auto at = static_cast<cycle>(begin);
      const cycle one = t.is_atomic ? shared_.update(sector, each, at) : shared_.store(sector, each, at);
      if (one > done) done = one;
    }
    return done;
  }

  double l1_latency_, return_bytes_, lanes_per_clock_;
  cache l1_;
  shared_memory_levels& shared_;
  /// Instructions that wait for the address side (tingqli/pyhip, vmem-fifo, MI308X: the first 16 of a wave leave at once).
  static constexpr u32 held = 16;
  std::array<cycle, held> leaves_{}; ///< when they leave it, in rotation
  u32 next_ = 0;
  double address_until_ = 0;
  double return_until_ = 0; ///< data return in the order of issue, hits after misses before them (assumed)
};

} // namespace kiln::sim::timing
