// SPDX-License-Identifier: MIT
// What assignment may change beside names of registers: VGPRs of the author's that become AGPRs.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check::detail {

/// A value stays in its bank, but for VGPRs whose bank is not fixed. That the instruction takes an AGPR in that place is
/// ir::verify's part.
constexpr bool may_change_bank(const ir::register_group& group, u32 physical_bits) {
  return group.bank == ir::bank::vgpr && group.fixed == ir::any_register &&
         physical_bits >> ir::kind_shift() == static_cast<u32>(ir::operand_kind::agpr);
}

constexpr bool is_copy_of_one(const ir::instruction& in, const isa::row& row) {
  return in.given == 0 && row.required() == 0 &&
         (row.mnemonic == u32{isa::mn::v_mov_b32} || row.mnemonic == u32{isa::mn::v_accvgpr_read_b32} ||
          row.mnemonic == u32{isa::mn::v_accvgpr_write_b32} ||
          row.mnemonic == u32{isa::mn::v_accvgpr_mov_b32});
}

/// True if two instructions do the same, but for the banks of their operands: forms of one mnemonic, or copies.
constexpr bool same_in_other_bank(const ir::instruction& x, const ir::instruction& y) {
  const isa::row &a = isa::rows[x.row], &b = isa::rows[y.row];
  if (is_copy_of_one(x, a) && is_copy_of_one(y, b)) return (x.marks & ir::mark::keep) == 0;
  const isa::operand_list &from = isa::operand_lists[a.operands], &to = isa::operand_lists[b.operands];
  if (a.mnemonic != b.mnemonic || !a.is(b.encoding) || a.flags != b.flags || a.reads != b.reads ||
      a.writes != b.writes || a.required() != b.required() || x.given != y.given || from.count != to.count)
    return false;
  for (u32 k = 0; k < from.count; ++k) {
    const isa::operand_row &was = from.places[k], &is = to.places[k];
    if (was.dwords != is.dwords || was.is_read() != is.is_read() || was.is_written() != is.is_written() ||
        was.tied_to != is.tied_to || ((was.accepts ^ is.accepts) & ~(isa::oc::vgpr | isa::oc::agpr)) != 0)
      return false;
  }
  return true;
}

} // namespace kiln::check::detail
