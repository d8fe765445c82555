// SPDX-License-Identifier: MIT
// The relative addresses of a memory instruction's lanes: mostly the same each time it runs. Run time only.
#pragma once

#include <kiln/sim/counters.hpp>
#include <kiln/sim/wave.hpp>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed" // see for_each_lane

namespace kiln::sim {

/// The pattern of the instruction's last execution. Each lane has an address in each of `Sets` sets.
template<class Address, u32 Sets> struct lane_pattern {
  u64 lanes = 0;                    ///< active; 0: the instruction has not run
  Address phase = 0;                ///< the first active lane's address modulo `Grain` of lane_patterns
  Address offset[Sets][wave_lanes]; ///< relative to the first active lane's address; wraps around
  Address least = 0, end = 0;       ///< of all bytes, relative likewise
  bool whole = false;               ///< no lane accesses parts of two dwords
  memory_counters cost;             ///< of one such access
  u32 instruction = 0;
  u32 version = 0; ///< number of changes

  bool matches(u64 active, const Address* address, u32 sets, Address first, Address now) const {
    if (lanes != active || phase != now) return false;
    Address different = 0;
    if (active == ~u64{0}) {
      for (u32 set = 0; set < sets; ++set) {
#pragma clang loop vectorize(assume_safety)
        for (u32 lane = 0; lane < wave_lanes; ++lane)
          different |= (address[set * wave_lanes + lane] - first) ^ offset[set][lane];
      }
    } else {
      for (u32 set = 0; set < sets; ++set)
        for_active_lanes(active, [&](u32 lane) {
          different |= (address[set * wave_lanes + lane] - first) ^ offset[set][lane];
        });
    }
    return different == 0;
  }
  void set(u64 active, const Address* address, u32 sets, Address first, Address now, u32 bytes) {
    using signed_address = decltype([] {
      if constexpr (sizeof(Address) == 8)
        return i64{};
      else
        return i32{};
    }());
    lanes = active, phase = now, whole = true;
    ++version;
    signed_address low = 0, high = 0;
    for (u32 set = 0; set < sets; ++set)
      for_active_lanes(active, [&](u32 lane) {
        const Address at = address[set * wave_lanes + lane] - first;
        offset[set][lane] = at;
        const auto place = static_cast<signed_address>(at);
        low = place < low ? place : low, high = place > high ? place : high;
        const u32 in_dword = static_cast<u32>(at + now) % 4;
        whole &= bytes < 4 ? in_dword + bytes <= 4 : in_dword == 0;
      });
    least = static_cast<Address>(low), end = static_cast<Address>(high) + bytes;
  }
};

/// The patterns of a program's instructions. What an access costs, and the histories it touches, depend on the pattern and
/// on the first lane's address modulo `Grain`.
template<class Address, u32 Sets, u32 Grain> class lane_patterns {
  static_assert(Grain % 4 == 0);

public:
  using pattern = lane_pattern<Address, Sets>;

  constexpr explicit lane_patterns(u32 instructions) : instructions_(instructions) {}
  lane_patterns(const lane_patterns&) = delete;
  lane_patterns& operator=(const lane_patterns&) = delete;
  constexpr ~lane_patterns() {
    for (pattern* p : of_) delete p;
  }

  /// The instruction's pattern. If it has changed, before_change() is called, then cost_of().
  template<class BeforeChange, class CostOf>
  pattern& find(u32 instruction, u64 lanes, const Address* address, u32 sets, u32 bytes,
                BeforeChange before_change, CostOf cost_of) {
    if (of_.empty()) of_.resize(instructions_);
    pattern*& p = of_[instruction];
    const Address first = address[__builtin_ctzll(lanes)], phase = first % Grain;
    if (p != nullptr && p->matches(lanes, address, sets, first, phase)) return *p;
    if (p == nullptr)
      p = new pattern;
    else
      before_change();
    p->instruction = instruction;
    p->set(lanes, address, sets, first, phase, bytes);
    p->cost = cost_of();
    return *p;
  }

private:
  u32 instructions_;
  list<pattern*> of_; ///< by instruction; nullptr: it has not run
};

} // namespace kiln::sim

#pragma clang diagnostic pop
