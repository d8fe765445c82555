// SPDX-License-Identifier: MIT
// What verify.hpp keeps of instructions that it has found right, so that others like them pass at a glance.
#pragma once

#include <kiln/isa/modifier.hpp>

namespace kiln::ir {

/// What is right for all instructions of one row with operands of the same kinds and the same modifiers. The first four
/// operands are one 128-bit number, and each lane of 32 has one operand's bits.
// Without initialisers: the evaluator makes a table of zeros in one step, but calls a constructor for each element.
struct known_good {
  u128 like;     ///< lane-wise: kinds, and constants without their free bits
  u128 headroom; ///< lane-wise addend that carries into bit 27 of a lane that is too far from `like`
  u128 compared; ///< bits that have to be 0 in the difference, and in it with the headroom added
  // Over virtual registers: payloads of register lanes; bank and dwords that each register's group must have from there.
  u128 registers, room;
  u128 alignment; ///< low bits of register lanes that are 0 in physical registers
  u64 form;       ///< row and modifiers given
  u32 look; ///< 0: a free entry; 1: what agrees with the above is right; else see verifier::bears_closer_look
  u32 label; ///< place of a label
  u32 high_room; ///< of operands 4 and 5, 16 bits each: dwords, and from bit 8 on low bits that are 0 in physical registers
  u64 high, high_all;            ///< operands 4 and 5, and which of their bits are the same in all
  u64 modifiers, free_modifiers; ///< bits that may differ
  i32 offset_min, offset_max;
};

} // namespace kiln::ir
