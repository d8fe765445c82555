// SPDX-License-Identifier: MIT
// One instruction of a program.
#pragma once

#include <kiln/ir/operand.hpp>
#include <kiln/isa/row.hpp>
#include <kiln/support/source.hpp>

namespace kiln::ir {

static_assert(isa::max_operands == 6, "packed_operands holds as many");

/// A row of the instruction table with its operands filled in. Operand places are in the row's order.
/// Without default member initialisers, see support/list.hpp: write `ir::instruction in{};`.
struct instruction {
  u16 row;                 ///< index into isa::rows
  u16 marks;               ///< see ir::mark
  u32 literal;             ///< value of the one literal operand, if any; with mark::tagged an ir::tag
  packed_operands ops;     ///< isa::max_operands of them
  u64 modifiers;           ///< values, laid out by isa::modifier_fields
  isa::modifier_set given; ///< modifiers that were written; others have their default
  source where;

  // Hot loops read `ops.low` directly: a call costs more than the read.
  constexpr operand op(u32 i) const { // as ops[i], without the call
    return operand(static_cast<u32>(i < 4 ? ops.low >> 32 * i : ops.high >> 32 * (i - 4)));
  }
  constexpr void set_op(u32 i, operand o) { ops.set(i, o); }
  constexpr u64 value_of(isa::modifier m) const {
    const isa::modifier_field& f = isa::field_of(m);
    const u64 raw = modifiers >> f.low_bit & ((u64{1} << f.width) - 1);
    const bool negative = f.is_signed && (raw >> (f.width - 1) & 1) != 0;
    return negative ? raw | ~u64{0} << f.width : raw;
  }
  constexpr bool has(isa::modifier m) const { return (given >> static_cast<u32>(m) & 1) != 0; }
};

inline constexpr u32 no_label = ~0u;

/// The place of a branch's label: the first, but the second of s_call_b64 and s_cbranch_i_fork.
constexpr u32 label_place_of(const instruction& branch) {
  if (branch.ops[0].is(operand_kind::label)) return 0;
  return branch.ops[1].is(operand_kind::label) ? 1 : no_label;
}

/// What passes must observe about one instruction, set by the author or by a pass.
namespace mark {
inline constexpr u16 keep = 1u << 0;     ///< written by the author by name: never removed, replaced or merged
inline constexpr u16 inserted = 1u << 1; ///< added by a pass, not by the author
inline constexpr u16 keeps_destination =
    1u << 2;                            ///< leaves part of its destination as it was, so it reads it too
inline constexpr u16 movable = 1u << 3; ///< written inside builder::schedule: passes may change its place
/// Written inside builder::detached: the author orders its LDS accesses. No wait for it before barriers, and none for a
/// load to LDS before other accesses; its registers are still waited for.
inline constexpr u16 detached = 1u << 4;
/// Appended by name, and reads SCC or M0: see check::clobbers.
inline constexpr u16 reads_shared = 1u << 5;
/// Verified by the builder's types: ir::verify need not check it in a program as built. See emit/row_choice.hpp.
inline constexpr u16 verified = 1u << 6;
/// builder::barrier(), or where all waves take part in something else: see check::barriers.
inline constexpr u16 meets_all_waves = 1u << 7;
/// Calculates the address of one access to global memory or LDS from an index. See pass::narrow_addresses.
inline constexpr u16 address = 1u << 8;
/// The last instruction of a signed quotient or remainder by a power of two; those before it round toward zero. See
/// pass::drop_signs.
inline constexpr u16 signed_division = 1u << 9;
/// A pass has let the readers of its result read another one: very likely it is dead.
inline constexpr u16 superseded = 1u << 10;
/// A product that rounded() keeps out of sums: see selection/contraction.hpp.
inline constexpr u16 rounded = 1u << 11;
/// Of an exchange among waves through the first or the second region of LDS that is kept for these: a read, a write, or the
/// barrier after the reads, which keeps the next write of the region away. See pass::remove_barriers.
inline constexpr u16 first_exchange = 1u << 12, second_exchange = 1u << 13;
/// v_readfirstlane_b32 of a value that all lanes have alike, and all are on. See pass::bypass_lane_reads.
inline constexpr u16 uniform = 1u << 14;
/// Part of an asynchronous load or of a ring of LDS slots: `literal` is an ir::tag. Until pass::remove_markers.
inline constexpr u16 tagged = 1u << 15;
} // namespace mark

} // namespace kiln::ir
