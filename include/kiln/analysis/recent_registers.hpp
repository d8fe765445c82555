// SPDX-License-Identifier: MIT
// Registers that were in use a short while ago, and a fast answer to "does this instruction touch any of them?".
#pragma once

#include <kiln/analysis/register_range.hpp>
#include <kiln/isa/hazard/rule.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis {

/// Holds what was added in the last `most_wait_states` positions, and perhaps some of what was added in as many before.
class recent_registers {
public:
  constexpr void clear() {
    all_ = young_ = {};
    switch_at_ = 0;
  }
  /// `consumers`: whom the addition concerns.
  constexpr void add(u32 first, u32 dwords, isa::hazard::consumer_mask consumers, i32 position) {
    if (position >= switch_at_) grow_old(position);
    const u32 bits = operand_bits_of(first);
    all_.registers.add(first, dwords);
    all_.near.add(bits, dwords);
    all_.consumers |= consumers;
    young_.registers.add(first, dwords);
    young_.near.add(bits, dwords);
    young_.consumers |= consumers;
  }
  constexpr isa::hazard::consumer_mask consumers() const { return all_.consumers; }
  constexpr bool holds(u32 first, u32 dwords) const { return all_.registers.members(first, dwords) != 0; }

  /// Asks for the operands only, not for registers that an instruction touches without naming them.
  constexpr bool touched_by(const ir::instruction& in) const {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    const isa::operand_row* place = list.places;
    const ir::operand* op = in.ops;
    for (u32 left = list.count; left != 0; --left, ++op, ++place) {
      const u32 more = place->dwords - 1u;
      if (op->bits + more - all_.near.low < all_.near.span + more && holds(resource_of(*op), place->dwords)) return true;
    }
    return false;
  }

private:
  struct generation {
    register_set registers;
    operand_interval near;
    isa::hazard::consumer_mask consumers = 0;
  };

  constexpr void grow_old(i32 position) {
    all_ = young_;
    young_ = {};
    switch_at_ = position + static_cast<i32>(isa::hazard::most_wait_states) + 1;
  }

  generation all_;   ///< of this generation and the one before
  generation young_; ///< of this generation
  i32 switch_at_ = 0;
};

} // namespace kiln::analysis
