// SPDX-License-Identifier: MIT
// Pending hazard producers of insert_wait_states.
#pragma once

#include <kiln/pass/wait_states/granule_set.hpp>
#include <kiln/pass/wait_states/hazard_rows.hpp>

namespace kiln::pass::detail {

/// A pending hazard producer. Rules are matched when a consumer is met.
/// Without default member initialisers, see support/list.hpp.
struct pending_producer {
  u32 instruction;
  u32 first, last; ///< operands: the registers
  i32 issued;      ///< position of the instruction: wait states since the block began
  i32 expires_at;  ///< first position at which no rule can apply
  isa::hazard::producer_mask producers;
};

/// At the beginning of a block: positions are before it.
struct arriving_producer {
  pending_producer what;
  u32 next; ///< 1 + the number of the next of the same block; 0: none

  constexpr bool is_of(const pending_producer& t) const {
    return what.instruction == t.instruction && what.first == t.first && what.producers == t.producers;
  }
};

/// The producers that are pending at one place of the walk. Members are public: the loops of insert_wait_states read them
/// often.
struct pending_producers {
  static constexpr isa::hazard::producer_mask unnamed = hazard_word::unnamed;
  static constexpr u32 vcc_bits = analysis::operand_bits_of(isa::resource::vcc);
  static constexpr u32 vccz_bits = analysis::operand_bits_of(isa::resource::vccz);
  static constexpr u32 several_rows = ~0u;
  static constexpr u32 any_register = ~0u >> 1; ///< no operand is above it

  i32 position = 0;           ///< wait states since the walk began
  list<pending_producer> all; ///< and some that have expired
  static constexpr u32 few = 8;
  u32 compact_at = few;     ///< size at which expired entries are dropped
  i32 expires_at = 0;       ///< position at which all of them have expired
  i32 others_expire_at = 0; ///< the same of all but the sums of matrix instructions
  u32 live = 0;             ///< what they produce
  u32 dot_row = 0; ///< where that is results of dot products: the one row of all of them, or several_rows
  pending_registers near;
  granule_set sums; ///< results of matrix instructions that add up

  /// The next instruction that produces, has wait states of its own, or may consume from one of these; `end` if there is none.
  /// From the instruction `expired` after `in` on, nothing is pending. The hot loop: pending_registers::may_have is inline.
  constexpr const ir::instruction* next(const ir::instruction* in, const ir::instruction* const end,
                                        const hazard_rows& rows, i64 expired) const {
    using analysis::operand_slots::tops;
    const u64* const unaffected = rows.unaffected();
    const ir::instruction* const begin = in;
    u64 idle = ~(hazard_word::always | live); // bits of a word that need no visit now
    for (; in != end; ++in) {
      if (~(unaffected[in->row] | idle) == 0) continue;
      const u64 rest = unaffected[in->row]; // 0: the row was not met yet
      if (~(rest | ~(hazard_word::always | hazard_word::implicit)) != 0) return in;
      if (in - begin >= expired) {
        idle = ~hazard_word::always;
        continue;
      }
      u128 ops = in->ops.low, ends = ops | tops;
      if ((rest & hazard_word::uneven) == 0) {
        const hazard_row& row = rows.facts_of(~rest);
        ops &= row.named;
        ends = (ops + row.extent.more) | tops;
      }
      if ((near.others.high != 0 &&
           ((ends - near.others.lows) & (near.others.tops_highs - (ops & ~tops)) & tops) != 0) ||
          (near.scalars.high != 0 && ((ends - near.scalars.lows) & (near.scalars.tops_highs - (ops & ~tops)) &
                                      tops & ~(ops << pending_registers::to_top)) != 0) ||
          (in->ops.high != 0 && rows.facts_of(~rest).may_touch_high(in->ops.high, near)))
        return in;
    }
    return in;
  }

  constexpr void clear() {
    all.clear();
    near.clear();
    sums.clear();
    live = 0;
    others_expire_at = 0;
  }

  /// Adds a producer. Where its consumers need not name a register, `last` is any_register or EXEC.
  constexpr void track(const pending_producer& t) {
    if (all.size() == compact_at) compact();
    all.push_back(t);
    live |= t.producers;
    if (expires_at < t.expires_at) expires_at = t.expires_at;
    if (others_expire_at < t.expires_at) others_expire_at = t.expires_at;
    if ((t.producers & unnamed) != 0)
      widen_to_all(all.back());
    else if ((t.producers & ~hazard_word::scalar_registers) != 0)
      near.others.add_to(t.first, t.last);
    else if (t.last < vcc_bits)
      near.scalars.add_to(t.first, t.last);
    else
      widen(all.back());
  }
  constexpr void track_sum(const pending_producer& t, u128 granules) {
    if (all.size() == compact_at) compact();
    all.push_back(t);
    live |= t.producers;
    if (expires_at < t.expires_at) expires_at = t.expires_at;
    sums.add(granules, t.issued, t.expires_at);
    near.others.add_to(t.first, t.last);
  }

private:
  constexpr void widen_to_all(pending_producer& t) {
    t.first = 0;
    t.last = any_register;
    near.others.add_everything();
  }
  /// A read of VCCZ is a read of VCC.
  constexpr void widen(pending_producer& t) {
    if (t.first == vcc_bits) t.last = vccz_bits;
    near.scalars.add_to(t.first, vccz_bits);
  }

  /// Drops expired entries. The next time is at twice the size that is left, so each entry is visited few times.
  constexpr void compact() {
    u32 left = 0;
    for (const pending_producer& t : all)
      if (t.expires_at > position) all[left++] = t;
    all.resize(left);
    compact_at = 2 * left + few;
  }
};

} // namespace kiln::pass::detail
