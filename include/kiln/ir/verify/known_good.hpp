// SPDX-License-Identifier: MIT
// What verify.hpp keeps of instructions that it has found right, so that others like them pass at a glance.
#pragma once

#include <kiln/ir/operand.hpp>
#include <kiln/isa/operand_class.hpp>

namespace kiln::ir {

/// What is right for all instructions of one row with operands of the same kinds and the same modifiers. The first four
/// operands are one 128-bit number, and each slot of 32 bits has one operand's bits.
// Without initialisers: the evaluator makes a table of zeros in one step, but calls a constructor for each element.
struct known_good {
  u128 like; ///< slot-wise: kinds, and constants without their free bits
  u128
      headroom; ///< slot-wise addend that carries into the payload's sign bit of a slot that is too far from `like`
  u128 compared; ///< bits that have to be 0 in the difference, and in it with the headroom added
  // Over virtual registers: payloads of register slots; bank and dwords that each register's group must have from there.
  u128 registers, room;
  u128 alignment; ///< low bits of register slots that are 0 in physical registers
  u64 form;       ///< row and modifiers given
  u32 open_checks; ///< 0: a free entry; 1: what agrees with the above is right; else see verifier::passes_open_checks
  u32 label; ///< place of a label
  u32 high_room; ///< of operands 4 and 5, 16 bits each: dwords, and from bit 8 on low bits that are 0 in physical registers
  u64 high, high_all;            ///< operands 4 and 5, and which of their bits are the same in all
  u64 modifiers, free_modifiers; ///< bits that may differ
  i32 offset_min, offset_max;
};

/// What an operand in the place of `o`, of the class `c` that the place accepts, must satisfy; not for registers, whose limits
/// hold once they are physical. The target of a label is checked later.
struct slot_test {
  u32 like = 0, headroom = 0, compared = 0; ///< compared 0: only the complete check can tell

  static constexpr u32 sign = payload_sign(), kind_and_sign = kind_mask() | payload_sign();

  static constexpr slot_test of(isa::operand_classes c, const isa::operand_row& place, operand o) {
    const u32 kind = o.bits & kind_mask();
    // The integers among the inline constants are adjacent, and so are the floats.
    if (c == isa::oc::inline_int)
      return {kind | source_code::zero, sign - (source_code::minus_sixteen + 1 - source_code::zero),
              kind_and_sign};
    if (c == isa::oc::inline_float)
      return {kind | source_code::half, sign - (source_code::inverse_two_pi + 1 - source_code::half),
              kind_and_sign};
    if (o.is(operand_kind::label)) return {kind, 0, kind_and_sign};
    if (!o.is(operand_kind::immediate)) return {o.bits, 0, ~0u};
    const bool is_number = (place.accepts & isa::oc::immediate) != 0;
    if (is_number && (place.min > 0 || place.max < 0 || static_cast<u32>(place.max) >= sign)) return {};
    if (o.signed_payload() < 0) return {};
    return {kind, sign - ((is_number ? static_cast<u32>(place.max) : 0xffff) + 1), kind_and_sign};
  }
};

} // namespace kiln::ir
