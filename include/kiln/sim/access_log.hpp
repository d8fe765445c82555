// SPDX-License-Identifier: MIT
// Accesses of whole instructions, entered into the bytes' histories only when another access may conflict. Run time only.
#pragma once

#include <kiln/sim/recent_accesses.hpp>

namespace kiln::sim {

/// The log in front of the histories of an address space.
/// An access settles when it was done at a barrier that all waves have passed.
/// A settled access cannot be part of a finding: it is dropped, not noted. So findings must not depend on settled marks.
/// That LDS bytes have a value must be remembered, though: the first store to them is noted.
/// Each access that has not settled is in the histories or in the log; those in the histories are older.
template<class Histories, class Address, u32 Sets, u32 Grain> class access_log {
public:
  using patterns = lane_patterns<Address, Sets, Grain>;
  using pattern = typename patterns::pattern;

  /// `initialised`: bytes without a store have a value.
  constexpr access_log(Histories& histories, u32 instructions, bool initialised)
      : histories_(histories), patterns_(instructions), initialised_(initialised) {}

  constexpr void begin_workgroup() {
    recent_.clear();
    patterns_.recycle();
    latest_noted_ = 0;
    if (++workgroup_ == 0) ++workgroup_;
  }
  /// Marks below `limit` have settled.
  void settle(u64 limit) {
    recent_.drop_settled(limit);
    if (recent_.empty()) patterns_.recycle();
  }
  /// Enters all into the histories.
  constexpr void flush() {
    if (!recent_.empty()) recent_.flush([this](const entry& e) { note(e); });
  }
  /// The same, before a lane's access with this mark is noted in the histories.
  constexpr void flush_before(u64 mark) {
    flush();
    latest_noted_ = mark;
  }

  /// Returns the pattern of the instruction's addresses. cost_of(pattern) computes what such an access costs.
  template<class CostOf>
  const pattern& pattern_of(u32 instruction, u64 lanes, const Address* address, u32 sets, u32 bytes,
                            CostOf cost_of) {
    return patterns_.find(instruction, lanes, address, sets, bytes, [this] { flush(); }, cost_of);
  }
  /// Adds an access and returns true, if no finding is possible.
  bool try_add(u64 limit, access_mark mine, const pattern& p, const Address* address, u32 sets, u32 bytes,
               access kind) {
    if (!p.whole) return false;
    const settled_access a = {limit, mine.bits, initialised_};
    const Address first = address[__builtin_ctzll(p.lanes)];
    const entry e = {mine.bits, first, first + p.least, first + p.end, &p, sets, bytes, kind};
    if (recent_.may_conflict(a, e)) flush();
    const bool has_value = initialised_ || values_.has(e, workgroup_);
    const bool all_settled = latest_noted_ < limit; // in the histories
    if (!all_settled || (!has_value && kind != access::write))
      for (u32 set = 0; set < sets; ++set)
        if (!histories_.may_access(a, p.lanes, address + set * wave_lanes, bytes, kind)) return false;
    if (!has_value) values_.add(e, workgroup_);
    // An atomic reads too: what it may update has a value.
    if (!has_value && kind == access::write) {
      flush();
      note(e);
    } else {
      recent_.add(e, [this](const entry& other) { note(other); });
    }
    return true;
  }

private:
  using entry = typename recent_accesses<Address, pattern>::entry;

  /// Accesses of instructions whose bytes all have a value. Four entries per hash, as loops have several accesses.
  class known_values {
  public:
    bool has(const entry& e, u32 workgroup) const {
      bool found = false;
      const place* places = places_ + set_of(e);
      for (u32 i = 0; i < ways; ++i)
        found |= places[i].by == e.pattern && places[i].first == e.first &&
                 places[i].version == e.pattern->version && places[i].workgroup == workgroup;
      return found;
    }
    void add(const entry& e, u32 workgroup) {
      places_[set_of(e) + next_++ % ways] = {e.pattern, e.first, e.pattern->version, workgroup};
    }

  private:
    static constexpr u32 ways = 4, sets_log2 = 7;
    struct place {
      const pattern* by = nullptr;
      Address first = 0;
      u32 version = 0;
      u32 workgroup = 0;
    };
    static u32 set_of(const entry& e) {
      const u64 mixed = (u64{e.first} << 32 ^ e.first ^ e.pattern->instruction) * 0x9e37'79b9'7f4a'7c15ull;
      return ways * static_cast<u32>(mixed >> (64 - sets_log2));
    }

    place places_[ways << sets_log2];
    u32 next_ = 0;
  };

  constexpr void note(const entry& e) {
    const settled_access a = {0, e.mark, initialised_};
    for (u32 set = 0; set < e.sets; ++set) {
      const Address* offset = e.pattern->offset[set];
      histories_.note_lanes(
          a, e.pattern->lanes, [&](u32 lane) { return e.first + offset[lane]; }, e.bytes, e.kind);
    }
    if (e.mark > latest_noted_) latest_noted_ = e.mark;
  }

  Histories& histories_;
  patterns patterns_;
  recent_accesses<Address, pattern> recent_;
  known_values values_;
  u64 latest_noted_ = 0; ///< upper bound of the marks in the histories
  u32 workgroup_ = 1;
  bool initialised_;
};

} // namespace kiln::sim
