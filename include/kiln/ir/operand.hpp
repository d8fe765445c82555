// SPDX-License-Identifier: MIT
// An operand as a program stores it: 32 bits.
#pragma once

#include <kiln/ir/operand_bits.hpp>

namespace kiln::ir {

/// Packs kind and payload. Equality of operands is equality of bits. `operand{}` is none.
struct operand {
  u32 bits; // without a default member initialiser, see support/list.hpp

  constexpr operand() = default;
  constexpr operand(operand_kind kind, u32 payload)
      : bits(static_cast<u32>(kind) << kind_shift() | (payload & payload_mask())) {}

  constexpr explicit operand(u32 raw_bits) : bits(raw_bits) {}

  static constexpr operand from_bits(u32 bits) { return operand(bits); }

  constexpr operand_kind kind() const { return static_cast<operand_kind>(bits >> kind_shift()); }
  /// The same as kind() == k. Clang reads it ten times faster: for enumerators it tries 121 built-in operators.
  constexpr bool is(operand_kind k) const { return bits >> kind_shift() == static_cast<u32>(k); }
  constexpr u32 payload() const { return bits & payload_mask(); }
  constexpr i32 signed_payload() const { return static_cast<i32>(bits << kind_width()) >> kind_width(); }
  /// sgpr, vgpr or agpr.
  constexpr bool is_register() const { return bits - first_register() < registers(); }
  constexpr bool operator==(const operand&) const = default;
};

/// The letter of a register bank: kinds sgpr, vgpr and agpr are 1, 2, 3.
constexpr char bank_letter(operand_kind kind) { return " sva"[static_cast<u32>(kind)]; }

/// The operands of an instruction, 32 bits each, in two numbers: constant evaluation charges for each element of an array
/// that it copies or reads, and nothing for width. Hot loops read `low` once and shift.
struct packed_operands {
  u128 low; ///< operands 0 to 3, the first in the lowest bits
  u64 high; ///< operands 4 and 5

  constexpr operand operator[](u32 i) const {
    return operand(static_cast<u32>(i < 4 ? low >> 32 * i : high >> 32 * (i - 4)));
  }
  constexpr void set(u32 i, operand o) {
    if (i < 4)
      low = (low & ~(u128{~0u} << 32 * i)) | u128{o.bits} << 32 * i;
    else
      high = (high & ~(u64{~0u} << 32 * (i - 4))) | u64{o.bits} << 32 * (i - 4);
  }

  /// So that `ops[1] = o` can be written. Not for hot loops.
  struct place {
    packed_operands& of;
    const u32 i, bits;
    constexpr operator operand() const {
      return operand(bits);
    } // NOLINT: implicit, it is used as the operand
    constexpr const place& operator=(operand o) const { // NOLINT: assigns to the operand, not to *this
      of.set(i, o);
      return *this;
    }
    constexpr const place& operator=(const place& o) const { return *this = operand(o); } // NOLINT: as above
    constexpr operand_kind kind() const { return operand(*this).kind(); }
    constexpr bool is(operand_kind k) const { return bits >> kind_shift() == static_cast<u32>(k); }
    constexpr u32 payload() const { return operand(*this).payload(); }
    constexpr i32 signed_payload() const { return operand(*this).signed_payload(); }
    constexpr bool is_register() const { return operand(*this).is_register(); }
  };
  constexpr place operator[](u32 i) {
    return {*this, i, static_cast<u32>(i < 4 ? low >> 32 * i : high >> 32 * (i - 4))};
  }
};

/// AMD's source codes of what `operand_kind::fixed` can name (CDNA3 ISA manual, table of scalar operands).
namespace source_code {
inline constexpr u32 flat_scratch = 102, xnack_mask = 104, vcc = 106, vcc_hi = 107, m0 = 124, exec = 126,
                     exec_hi = 127;
inline constexpr u32 zero = 128; ///< zero + n for 0..64
inline constexpr u32 sixty_four = 192;
inline constexpr u32 minus_one = 193, minus_sixteen = 208; ///< sixty_four + n for -n, of -1..-16
inline constexpr u32 shared_base = 235, shared_limit = 236, private_base = 237, private_limit = 238;
inline constexpr u32 half = 240; ///< 0.5 -0.5 1 -1 2 -2 4 -4 1/(2 pi): 240..248
inline constexpr u32 inverse_two_pi = 248;
inline constexpr u32 vccz = 251, execz = 252, scc = 253;
static_assert(registers_and_special() == registers() + zero);
} // namespace source_code

/// The operand of kind fixed with that source code.
consteval u32 fixed_bits(u32 code) { return first_fixed() + code; }

} // namespace kiln::ir
