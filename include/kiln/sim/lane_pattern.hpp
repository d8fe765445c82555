// SPDX-License-Identifier: MIT
// The relative addresses of a memory instruction's lanes: mostly the same each time it runs. Run time only.
#pragma once

#include <kiln/sim/counters.hpp>
#include <kiln/sim/wave.hpp>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed" // see for_each_lane

namespace kiln::sim {

/// A pattern of an instruction. Each lane has an address in each of `Sets` sets.
template<class Address, u32 Sets> struct lane_pattern {
  u64 lanes = 0;     ///< active
  Address phase = 0; ///< of the last access: its first active lane's address modulo `Grain` of lane_patterns
  Address offset[Sets][wave_lanes]; ///< relative to the first active lane's address; wraps around
  Address least = 0, end = 0;       ///< of all bytes, relative likewise
  u32 in_dword = 0;                 ///< the first active lane's address modulo 4
  bool whole = false;               ///< no lane accesses parts of two dwords
  memory_counters cost;             ///< of the last access
  u32 instruction = 0;
  u32 version = 0; ///< number of changes

  bool matches(u64 active, const Address* address, u32 sets, Address first) const {
    if (lanes != active || in_dword != first % 4) return false;
    Address different = 0;
    if (active == ~u64{0}) {
      constexpr u32 last = wave_lanes - 1;
      if (address[last] - first != offset[0][last]) return false; // mostly enough to know
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
  void set(u64 active, const Address* address, u32 sets, Address first, u32 bytes) {
    using signed_address = decltype([] {
      if constexpr (sizeof(Address) == 8)
        return i64{};
      else
        return i32{};
    }());
    lanes = active, in_dword = first % 4;
    ++version;
    signed_address low = 0, high = 0;
    u32 parts = 0, most = 0; // parts of a dword that accesses begin at
    const auto add = [&](u32 set, u32 lane) {
      const Address at = address[set * wave_lanes + lane];
      offset[set][lane] = at - first;
      const auto place = static_cast<signed_address>(at - first);
      low = place < low ? place : low, high = place > high ? place : high;
      const u32 part = static_cast<u32>(at) % 4;
      parts |= part, most = part > most ? part : most;
    };
    for (u32 set = 0; set < sets; ++set) {
      if (active == ~u64{0})
        for (u32 lane = 0; lane < wave_lanes; ++lane) add(set, lane);
      else
        for_active_lanes(active, [&](u32 lane) { add(set, lane); });
    }
    whole = bytes < 4 ? most + bytes <= 4 : parts == 0;
    least = static_cast<Address>(low), end = static_cast<Address>(high) + bytes;
  }
};

/// The patterns of a program's instructions, a few of each: waves may differ, and loops have several. What an access costs
/// depends on the pattern and on the first lane's address modulo `Grain`. Patterns that others have replaced stay as they are
/// until recycle(), as accesses refer to them.
template<class Address, u32 Sets, u32 Grain> class lane_patterns {
  static_assert(Grain % 4 == 0);

public:
  using pattern = lane_pattern<Address, Sets>;

  constexpr explicit lane_patterns(u32 instructions) : instructions_(instructions) {}
  lane_patterns(const lane_patterns&) = delete;
  lane_patterns& operator=(const lane_patterns&) = delete;
  constexpr ~lane_patterns() {
    for (patterns_of& k : of_)
      for (pattern* p : k.known) delete p;
    for (pattern* p : replaced_) delete p;
    for (pattern* p : free_) delete p;
  }

  /// The pattern of an access. cost_of() tells what the access costs, if that may have changed. release() is called when
  /// many patterns have been replaced: afterwards no access may refer to any of these.
  template<class Release, class CostOf>
  pattern& find(u32 instruction, u64 lanes, const Address* address, u32 sets, u32 bytes, Release release,
                CostOf cost_of) {
    if (of_.empty()) of_.resize(instructions_);
    patterns_of& mine = of_[instruction];
    const Address first = address[__builtin_ctzll(lanes)], phase = first % Grain;
    for (pattern* p : mine.known) {
      if (p == nullptr) break;
      if (!p->matches(lanes, address, sets, first)) continue;
      if (p->phase != phase) p->phase = phase, p->cost = cost_of(*p);
      return *p;
    }
    if (replaced_.size() == most_replaced) {
      release();
      recycle();
    }
    pattern*& p = mine.known[mine.next++ % ways];
    if (p != nullptr) replaced_.push_back(p);
    p = unused();
    p->instruction = instruction, p->phase = phase;
    p->set(lanes, address, sets, first, bytes);
    p->cost = cost_of(*p);
    return *p;
  }
  /// No access refers to a pattern that was replaced.
  constexpr void recycle() {
    for (pattern* p : replaced_) free_.push_back(p);
    replaced_.resize(0);
  }

private:
  static constexpr u32 ways = 4, most_replaced = 512;
  struct patterns_of {
    pattern* known[ways] = {};
    u32 next = 0;
  };

  pattern* unused() {
    if (free_.empty()) return new pattern;
    pattern* p = free_.back();
    free_.pop_back();
    return p;
  }

  u32 instructions_;
  list<patterns_of> of_; ///< by instruction
  list<pattern*> replaced_, free_;
};

} // namespace kiln::sim

#pragma clang diagnostic pop
