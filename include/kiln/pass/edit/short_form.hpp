// SPDX-License-Identifier: MIT
// The form of an instruction in four bytes, where its operands fit it.
#pragma once

#include <kiln/ir/verify/verify_instruction.hpp>
#include <kiln/isa/commuted.hpp>

namespace kiln::pass {

inline constexpr u32 no_form = ~0u;

/// The row of a mnemonic in VOP1, VOP2 or VOPC, or no_form.
constexpr u32 short_row(u32 mnemonic, isa::arch arch) {
  const isa::mnemonic_rows& rows = isa::mnemonics[mnemonic];
  for (u32 r = rows.first_row; r != u32{rows.first_row} + rows.row_count; ++r) {
    const isa::row& row = isa::rows[r];
    if ((row.archs & isa::mask_of(arch)) == 0 || row.required() != 0) continue;
    if (row.is(isa::encoding::vop1) || row.is(isa::encoding::vop2) || row.is(isa::encoding::vopc)) return r;
  }
  return no_form;
}

/// True if a vector instruction takes these operands: each is of a class that its place accepts, and one value at most comes
/// over the constant bus, which are SGPRs, special registers and the literal.
constexpr bool takes(u32 row, const ir::packed_operands& ops) {
  const isa::operand_list& list = isa::operand_lists[isa::rows[row].operands];
  u32 scalar = 0;
  for (u32 k = 0; k != list.count; ++k) {
    const isa::operand_row& place = list.places[k];
    const ir::operand o = ops[k];
    const isa::operand_classes given = ir::class_of(o, place.dwords);
    if ((given & place.accepts) == 0) return false;
    if (!place.is_read() || (given & (isa::oc::vgpr | isa::oc::inline_int | isa::oc::inline_float)) != 0)
      continue;
    if (scalar != 0 && scalar != o.bits) return false;
    scalar = o.bits;
  }
  return true;
}

/// Gives an instruction without modifiers its short form, its sources in either order. False where it has none.
constexpr bool shorten(ir::instruction& in, isa::arch arch) {
  const isa::row& row = isa::rows[in.row];
  const u32 same = short_row(row.mnemonic, arch);
  if (same == no_form ||
      isa::operand_lists[isa::rows[same].operands].count != isa::operand_lists[row.operands].count)
    return false;
  if (takes(same, in.ops)) return in.row = static_cast<u16>(same), true;
  const u32 other = isa::commuted(row.mnemonic);
  if (other == isa::not_commutable) return false;
  const u32 turned = other == row.mnemonic ? same : short_row(other, arch);
  if (turned == no_form) return false;
  const u32 first =
      static_cast<u32>(__builtin_ctz(isa::operand_lists[row.operands].reads)); // results come before
  ir::packed_operands ops = in.ops;
  ops.set(first, in.op(first + 1));
  ops.set(first + 1, in.op(first));
  if (!takes(turned, ops)) return false;
  in.row = static_cast<u16>(turned);
  in.ops = ops;
  return true;
}

} // namespace kiln::pass
