// SPDX-License-Identifier: MIT
// Operations of the operators on handles, and the instructions that do them.
#pragma once

#include <kiln/selection/moves.hpp>

namespace kiln::selection {

/// Operations of the operators on handles.
enum class operation : u8 { add, sub, mul, shl, shr, bit_and, bit_or, bit_xor };

/// Compare instructions of SGPRs by type and comparison.
// At namespace scope: a constant evaluation builds local tables again at each call.
inline constexpr isa::mn::mnemonic scalar_compares[3][6] = {
    {mn::s_cmp_eq_i32, mn::s_cmp_lg_i32, mn::s_cmp_lt_i32, mn::s_cmp_le_i32, mn::s_cmp_gt_i32,
     mn::s_cmp_ge_i32},
    {mn::s_cmp_eq_u32, mn::s_cmp_lg_u32, mn::s_cmp_lt_u32, mn::s_cmp_le_u32, mn::s_cmp_gt_u32,
     mn::s_cmp_ge_u32},
    {mn::s_cmp_eq_u64, mn::s_cmp_lg_u64, mn::s_cmp_eq_u64, mn::s_cmp_eq_u64, mn::s_cmp_eq_u64,
     mn::s_cmp_eq_u64}};

constexpr isa::mn::mnemonic scalar_instruction(operation op, isa::element e) {
  switch (op) {
  case operation::add: return is_signed(e) ? mn::s_add_i32 : mn::s_add_u32;
  case operation::sub: return is_signed(e) ? mn::s_sub_i32 : mn::s_sub_u32;
  case operation::mul: return mn::s_mul_i32;
  case operation::shl: return mn::s_lshl_b32;
  case operation::shr: return is_signed(e) ? mn::s_ashr_i32 : mn::s_lshr_b32;
  case operation::bit_and: return mn::s_and_b32;
  case operation::bit_or: return mn::s_or_b32;
  default: return mn::s_xor_b32;
  }
}
/// `turned`: for sources that have changed sides. Shifts have the amount first in any case.
constexpr isa::mn::mnemonic vector_instruction(operation op, isa::element e, bool turned) {
  const bool f = is_f32(e);
  switch (op) {
  case operation::add: return f ? mn::v_add_f32 : mn::v_add_u32;
  case operation::sub:
    return turned ? (f ? mn::v_subrev_f32 : mn::v_subrev_u32) : f ? mn::v_sub_f32 : mn::v_sub_u32;
  case operation::mul: return f ? mn::v_mul_f32 : mn::v_mul_lo_u32;
  case operation::shl: return mn::v_lshlrev_b32;
  case operation::shr: return is_signed(e) ? mn::v_ashrrev_i32 : mn::v_lshrrev_b32;
  case operation::bit_and: return mn::v_and_b32;
  case operation::bit_or: return mn::v_or_b32;
  default: return mn::v_xor_b32;
  }
}

inline constexpr u32 add_bit = 1u << 0, sub_bit = 1u << 1, mul_bit = 1u << 2, shl_bit = 1u << 3,
                     shr_bit = 1u << 4, and_bit = 1u << 5, or_bit = 1u << 6; ///< 1 << operation
static_assert(static_cast<u32>(operation::bit_or) == 6);

/// What an operation and its type decide, once for all calls.
template<operation Op, isa::element E> struct operation_on {
  static constexpr u32 bit = 1u << static_cast<u32>(Op);
  static constexpr bool is_wide = is_64_bit(E), is_float = is_f32(E), ors = (bit & or_bit) != 0,
                        masks = (bit & and_bit) != 0, shifts_right = (bit & shr_bit) != 0,
                        subtracts = (bit & sub_bit) != 0, adds = (bit & (add_bit | sub_bit)) != 0,
                        joins_additions = !is_wide && ((bit & add_bit) != 0 || (ors && !is_float)),
                        multiplies_integers = (bit & mul_bit) != 0 && !is_float,
                        shifts = (bit & (shl_bit | shr_bit)) != 0,
                        takes_literals = !is_wide && !is_float && !shifts && !multiplies_integers,
                        folds = !is_wide && (!is_float || adds); ///< what made its operands
  static constexpr isa::mn::mnemonic scalar = scalar_instruction(Op, E),
                                     vector = vector_instruction(Op, E, false),
                                     turned = vector_instruction(Op, E, true);
};

} // namespace kiln::selection
