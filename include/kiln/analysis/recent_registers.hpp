// SPDX-License-Identifier: MIT
// Registers that were in use a short while ago, and a fast answer to "does this instruction touch any of them?".
#pragma once

#include <kiln/analysis/register_range.hpp>
#include <kiln/isa/hazard/rule.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis {

/// Holds what was added in the last `window` positions, and perhaps some of what was added in as many before.
class recent_registers {
public:
  constexpr void set_window(u32 wait_states) { window_ = static_cast<i32>(wait_states) + 1; }
  constexpr void clear() {
    even_.clear();
    odd_.clear();
    near_.clear();
    young_near_.clear();
    consumers_ = young_consumers_ = 0;
    switch_at_ = 0;
  }
  /// `consumers`: whom the addition concerns.
  constexpr void add(u32 first, u32 dwords, isa::hazard::consumer_mask consumers, i32 position) {
    if (position >= switch_at_) grow_old(position);
    const u32 bits = operand_bits_of(first);
    (even_is_young_ ? even_ : odd_).add(first, dwords);
    near_.add(bits, dwords);
    young_near_.add(bits, dwords);
    consumers_ |= consumers;
    young_consumers_ |= consumers;
  }
  constexpr isa::hazard::consumer_mask consumers() const { return consumers_; }
  constexpr bool holds(u32 first, u32 dwords) const {
    return (even_.members(first, dwords) | odd_.members(first, dwords)) != 0;
  }

  /// Asks for the operands only, not for registers that an instruction touches without naming them.
  constexpr bool touched_by(const ir::instruction& in) const {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    const isa::operand_row* place = list.places;
    u128 ops = in.ops.low;
    for (u32 left = list.count; left != 0; --left, ops >>= 32, ++place) {
      const u32 more = place->dwords - 1u;
      if (static_cast<u32>(ops) + more - near_.low < near_.span + more &&
          holds(resource_of(ir::operand::from_bits(static_cast<u32>(ops))), place->dwords))
        return true;
      if (in.ops.high != 0 && place == list.places + 3) ops = u128{in.ops.high} << 32;
    }
    return false;
  }

private:
  /// What was young is old from now on, and what was old is gone.
  constexpr void grow_old(i32 position) {
    even_is_young_ = !even_is_young_;
    (even_is_young_ ? even_ : odd_).clear();
    near_ = young_near_;
    young_near_.clear();
    consumers_ = young_consumers_;
    young_consumers_ = 0;
    switch_at_ = position + window_;
  }

  register_set even_, odd_; ///< one generation each
  bool even_is_young_ = false;
  operand_interval near_, young_near_; ///< of both generations; of the young one
  isa::hazard::consumer_mask consumers_ = 0, young_consumers_ = 0;
  i32 switch_at_ = 0;
  i32 window_ = isa::hazard::most_wait_states + 1;
};

} // namespace kiln::analysis
