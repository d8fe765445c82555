// SPDX-License-Identifier: MIT
// The fields of an operand's 32 bits, by name: the kind in the upper 4, the payload in the 28 below.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::ir {

/// What an operand's payload means. A register operand names its first dword; how many follow is in the row.
enum class operand_kind : u8 {
  none,
  sgpr, ///< payload: first dword; a virtual dword before assign_registers, a register number after it
  vgpr,
  agpr,
  fixed, ///< payload: AMD's source code: vcc 106, m0 124, exec 126, inline constants 128..208 and 240..248, ...
  literal,   ///< the 32 bits are in instruction::literal
  immediate, ///< payload: value, 28 bits, sign-extended
  label,     ///< payload: label before resolve_branches, block after it
  off,       ///< the word `off`
};

// Functions: constant evaluation takes the value of a consteval function for a literal, and reads a variable at each use.
consteval u32 kind_width() { return 4; }
consteval u32 kind_shift() { return 32 - kind_width(); }
consteval u32 payload_mask() { return (1u << kind_shift()) - 1; }
consteval u32 kind_mask() { return ~payload_mask(); }
consteval u32 payload_sign() { return 1u << (kind_shift() - 1); }
/// The operand of a kind with payload 0.
consteval u32 first_of(operand_kind kind) { return static_cast<u32>(kind) << kind_shift(); }

/// A register of a bank is `bits - first_register() < registers()`. SGPRs come first, then VGPRs, then AGPRs.
consteval u32 first_register() { return first_of(operand_kind::sgpr); }
consteval u32 registers() { return first_of(operand_kind::fixed) - first_register(); }
/// The same as `registers` for registers of a bank and all fixed operands; and for those and special registers such as VCC,
/// which precede the inline constants.
consteval u32 registers_and_fixed() { return first_of(operand_kind::literal) - first_register(); }
consteval u32 registers_and_special() { return registers() + 128; }
/// The first VGPR or AGPR. A register operand below it is an SGPR; a vector register is `bits - first_vgpr() < vectors()`.
consteval u32 first_vgpr() { return first_of(operand_kind::vgpr); }
consteval u32 vectors() { return first_of(operand_kind::fixed) - first_vgpr(); }
consteval u32 first_fixed() { return first_of(operand_kind::fixed); }
/// Shifted by this, VGPRs and AGPRs give 1, and nothing else does.
consteval u32 vector_shift() { return kind_shift() + 1; }
static_assert(first_vgpr() == first_register() + first_register() &&
              registers() == first_register() + vectors());
static_assert(first_vgpr() == 1u << vector_shift() && first_fixed() == 2u << vector_shift());

/// The same as enumerators, for the hot loops: the bytecode evaluator takes a third longer for the functions. Elsewhere the
/// functions are better: clang reads each expression with an enumerator 40 microseconds longer.
namespace operand_bits {
enum field : u32 {
  kind_shift = ir::kind_shift(),
  payload_mask = ir::payload_mask(),
  first_register = ir::first_register(),
  registers = ir::registers(),
  first_vgpr = ir::first_vgpr(),
};
} // namespace operand_bits

} // namespace kiln::ir
