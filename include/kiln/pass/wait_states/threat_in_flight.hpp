// SPDX-License-Identifier: MIT
// Pending hazard producers of insert_wait_states.
#pragma once

#include <kiln/pass/wait_states/hazard_rows.hpp>
#include <kiln/pass/wait_states/lasting_registers.hpp>

namespace kiln::pass::detail {

/// A pending hazard producer. Rules are matched when a consumer is met.
/// Without default member initialisers, see support/list.hpp.
struct threat_in_flight {
  u32 instruction;
  u32 first, last; ///< operands: the registers
  i32 issued;      ///< position of the instruction: wait states since the block began
  i32 over;        ///< first position at which no rule can apply
  isa::hazard::producer_mask producers;
};

/// At the beginning of a block: positions are before it.
struct arriving_threat {
  threat_in_flight what;
  u32 next; ///< 1 + the number of the next of the same block; 0: none

  constexpr bool is_of(const threat_in_flight& t) const {
    return what.instruction == t.instruction && what.first == t.first && what.producers == t.producers;
  }
};

/// What is in flight at one place of the walk. Members are open to insert_wait_states: its loops read them often.
struct threats_in_flight {
  static constexpr isa::hazard::producer_mask unnamed = hazard_word::unnamed;
  static constexpr u32 vcc_bits = analysis::operand_bits_of(isa::resource::vcc);
  static constexpr u32 vccz_bits = analysis::operand_bits_of(isa::resource::vccz);

  i32 position_ = 0;                 ///< wait states since the walk began
  list<threat_in_flight> in_flight_; ///< and some that have expired
  static constexpr u32 few = 8;
  u32 crowd_ = few;     ///< size at which expired entries are dropped
  i32 over_ = 0;        ///< position at which all of in_flight_ has expired
  i32 others_over_ = 0; ///< the same of all but the sums of matrix instructions
  u32 live_ = 0;        ///< what they produce
  u32 dot_row_ = 0; ///< where that is results of dot products: the one row of all of them, or several_rows
  analysis::threatened_registers near_;
  lasting_registers sums_; ///< results of matrix instructions that add up

  constexpr void forget() {
    in_flight_.clear();
    near_.clear();
    sums_.clear();
    live_ = 0;
    others_over_ = 0;
  }

  /// Tracks a producer. Where its consumers need not name a register, `last` is any_register or EXEC.
  constexpr void take_off(const threat_in_flight& t) {
    if (in_flight_.size() == crowd_) drop_over();
    in_flight_.push_back(t);
    live_ |= t.producers;
    if (over_ < t.over) over_ = t.over;
    if (others_over_ < t.over) others_over_ = t.over;
    if ((t.producers & unnamed) != 0)
      concern_everybody(in_flight_.back());
    else if ((t.producers & ~hazard_word::scalar_registers) != 0)
      near_.others.add_to(t.first, t.last);
    else if (t.last < vcc_bits)
      near_.scalars.add_to(t.first, t.last);
    else
      widen(in_flight_.back());
  }
  constexpr void take_off_sum(const threat_in_flight& t, u128 granules) {
    if (in_flight_.size() == crowd_) drop_over();
    in_flight_.push_back(t);
    live_ |= t.producers;
    if (over_ < t.over) over_ = t.over;
    sums_.add(granules, t.issued, t.over);
    near_.others.add_to(t.first, t.last);
  }

  static constexpr u32 several_rows = ~0u;
  static constexpr u32 any_register = ~0u >> 1; ///< no operand is above it

private:
  constexpr void concern_everybody(threat_in_flight& t) {
    t.first = 0;
    t.last = any_register;
    near_.others.add_everything();
  }
  /// A read of VCCZ is a read of VCC.
  constexpr void widen(threat_in_flight& t) {
    if (t.first == vcc_bits) t.last = vccz_bits;
    near_.scalars.add_to(t.first, vccz_bits);
  }

  /// Drops expired entries. The next time is at twice the size that is left, so each entry is visited few times.
  constexpr void drop_over() {
    u32 left = 0;
    for (const threat_in_flight& t : in_flight_)
      if (t.over > position_) in_flight_[left++] = t;
    in_flight_.resize(left);
    crowd_ = 2 * left + few;
  }
};

} // namespace kiln::pass::detail
