// SPDX-License-Identifier: MIT
// What the library knows of registers of its own choice: their types' widths and signs, their facts as operands.
#pragma once

#include <kiln/emit/operand.hpp>

namespace kiln::emit {

// Sets of types, one bit each: clang reads these faster than comparisons of enumerators.
inline constexpr u32 signed_elements = bit_of(isa::element::i32) | bit_of(isa::element::i64);
inline constexpr u32 integers_of_64_bits = bit_of(isa::element::i64) | bit_of(isa::element::u64);
inline constexpr u32 integers_of_32_bits = bit_of(isa::element::i32) | bit_of(isa::element::u32);
inline constexpr u32 pairs_of_dwords = integers_of_64_bits | bit_of(isa::element::f64) |
                                       bit_of(isa::element::f32x2) | bit_of(isa::element::mask);

constexpr bool is_signed(isa::element e) { return (signed_elements >> static_cast<u32>(e) & 1) != 0; }
constexpr bool is_64_bit(isa::element e) { return (integers_of_64_bits >> static_cast<u32>(e) & 1) != 0; }
constexpr bool is_32_bit_integer(isa::element e) {
  return (integers_of_32_bits >> static_cast<u32>(e) & 1) != 0;
}

constexpr u32 dwords_of(isa::element e) { return (pairs_of_dwords >> static_cast<u32>(e) & 1) != 0 ? 2 : 1; }

/// Facts of one and two registers of each bank, of any type: the builder's own choices of types are right.
inline constexpr isa::operand_facts untyped_facts[ir::bank_count][2] = {
    {isa::operand_facts_of(isa::oc::sgpr, isa::element::bits, 1),
     isa::operand_facts_of(isa::oc::sgpr, isa::element::bits, 2)},
    {isa::operand_facts_of(isa::oc::vgpr, isa::element::bits, 1),
     isa::operand_facts_of(isa::oc::vgpr, isa::element::bits, 2)},
    {isa::operand_facts_of(isa::oc::agpr, isa::element::bits, 1),
     isa::operand_facts_of(isa::oc::agpr, isa::element::bits, 2)}};

inline constexpr isa::operand_facts one_vgpr = untyped_facts[static_cast<u32>(ir::bank::vgpr)][0];
inline constexpr isa::operand_facts one_sgpr = untyped_facts[static_cast<u32>(ir::bank::sgpr)][0];
inline constexpr isa::operand_facts two_sgprs = untyped_facts[static_cast<u32>(ir::bank::sgpr)][1];
inline constexpr u32 vgpr_bits = ir::first_vgpr(), sgpr_bits = ir::first_register();
inline constexpr u32 inline_zero_bits = ir::fixed_bits(ir::source_code::zero),
                     inline_half_bits = ir::fixed_bits(ir::source_code::half);

/// Facts of registers of any type.
template<ir::bank Bank, u32 Dwords>
inline constexpr isa::operand_facts register_facts =
    isa::operand_facts_of(class_of(Bank), isa::element::bits, Dwords);

} // namespace kiln::emit
