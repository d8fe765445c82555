// SPDX-License-Identifier: MIT
// Numbers as operands.
#pragma once

#include <kiln/ir/operand.hpp>

namespace kiln::pass {

/// The inline constant of an integer; for others the place of a literal, whose value is the instruction's `literal`.
constexpr ir::operand integer_operand(u32 value) {
  if (value <= 64) return {ir::operand_kind::fixed, ir::source_code::zero + value};
  if (value >= ~u32{15}) return {ir::operand_kind::fixed, ir::source_code::sixty_four - value};
  return {ir::operand_kind::literal, 0};
}
/// What goes with it into the instruction's `literal`.
constexpr u32 literal_of(ir::operand o, u32 value) { return o.is(ir::operand_kind::literal) ? value : 0; }

} // namespace kiln::pass
