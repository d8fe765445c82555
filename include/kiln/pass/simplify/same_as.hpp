// SPDX-License-Identifier: MIT
// Sums with zero and products by zero that are an operand of theirs.
#pragma once

#include <kiln/analysis/rows/row_effects.hpp>

namespace kiln::pass {

/// The operand that the result is the same as, of its bank or a number in place of an SGPR; none: it is calculated.
constexpr ir::operand same_as(const ir::instruction& in) {
  constexpr u32 zero = ir::fixed_bits(ir::source_code::zero);
  ir::operand same{};
  switch (isa::rows[in.row].mnemonic) {
  case isa::mn::v_mov_b32:
  case isa::mn::s_mov_b32: same = in.op(1); break;
  case isa::mn::v_add_u32:
  case isa::mn::s_add_u32:
  case isa::mn::s_add_i32:
    if (in.op(1).bits == zero || in.op(2).bits == zero) same = in.op(in.op(1).bits == zero ? 2 : 1);
    break;
  case isa::mn::v_lshl_add_u32:
    if (in.op(1).bits == zero) same = in.op(3);
    break;
  case isa::mn::s_lshl_b32:
    if (in.op(1).bits == zero) same = in.op(1);
    break;
  case isa::mn::s_mul_i32:
    if (in.op(1).bits == zero || in.op(2).bits == zero) same.bits = zero;
    break;
  default: break;
  }
  const bool is_number = same.is(ir::operand_kind::fixed) && !analysis::is_special(same);
  return same.is(in.op(0).kind()) || (is_number && in.op(0).is(ir::operand_kind::sgpr)) ? same
                                                                                        : ir::operand();
}

} // namespace kiln::pass
