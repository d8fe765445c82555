// SPDX-License-Identifier: MIT
// Memory instructions in their other form: a base in SGPRs with a 32-bit offset in a VGPR, and a constant in the offset field.
#pragma once

#include <kiln/analysis/programs/survey.hpp>

namespace kiln::pass {

constexpr i64 offset_of(const ir::instruction& in) {
  return in.has(isa::modifier::offset) ? static_cast<i64>(in.value_of(isa::modifier::offset)) : 0;
}
constexpr void set_offset(ir::instruction& in, i64 value) {
  const isa::modifier_field& f = isa::field_of(isa::modifier::offset);
  const u64 mask = ((u64{1} << f.width) - 1) << f.low_bit;
  const isa::modifier_set bit = isa::modifier_set{1} << static_cast<u32>(isa::modifier::offset);
  in.modifiers = (in.modifiers & ~mask) | (static_cast<u64>(value) << f.low_bit & mask);
  in.given = value != 0 ? in.given | bit : in.given & ~bit;
}

class based_access {
  static consteval u32 no_base() { return ir::first_of(ir::operand_kind::off); }

public:
  constexpr based_access(const ir::program& p, analysis::survey& effects) : p_(p), effects_(effects) {}

  /// The row of the access with a 32-bit offset and a base in SGPRs; 0 if it takes another address than `to`.
  constexpr u32 row_with_base(const ir::instruction& in, ir::operand to) {
    const isa::row& row = isa::rows[in.row];
    if (row.encoding != isa::encoding::global || (in.op(0).bits != to.bits && in.op(1).bits != to.bits))
      return 0;
    if (in.row == last_row_) return last_with_base_;
    if (in.row == other_row_) { // loads and stores take turns
      const u32 other = other_with_base_;
      other_row_ = last_row_;
      other_with_base_ = last_with_base_;
      last_row_ = in.row;
      return last_with_base_ = other;
    }
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const u32 place = address_place(in, to);
    const isa::mnemonic_rows& rows = isa::mnemonics[row.mnemonic];
    for (u32 r = rows.first_row; r != u32{rows.first_row} + rows.row_count; ++r) {
      const isa::operand_list& other = isa::operand_lists[isa::rows[r].operands];
      if ((isa::rows[r].archs & isa::mask_of(p_.arch)) == 0 || isa::rows[r].flags != row.flags ||
          isa::rows[r].required() != row.required() || other.count != list.count)
        continue;
      bool same = true;
      for (u32 k = 0; k < list.count; ++k) {
        const isa::operand_row &was = list.places[k], &is = other.places[k];
        if (k == place)
          same = same && was.dwords == 2 && is.dwords == 1 && (is.accepts & isa::oc::vgpr) != 0;
        else if (in.op(k).bits == no_base())
          same = same && (is.accepts & isa::oc::sgpr) != 0;
        else
          same = same && was.accepts == is.accepts && was.dwords == is.dwords;
      }
      if (!same) continue;
      other_row_ = last_row_;
      other_with_base_ = last_with_base_;
      last_row_ = in.row;
      return last_with_base_ = r;
    }
    return 0;
  }

  /// Gives it the base, a lane's offset in place of the address `to`, and the constant.
  constexpr void give_base(ir::instruction& access, ir::operand to, ir::operand base, ir::operand lane,
                           i64 offset) {
    const u32 place = address_place(access, to), row = row_with_base(access, to);
    for (u32 k = 0; k < isa::max_operands; ++k)
      if (access.op(k).bits == no_base()) access.set_op(k, base);
    access.set_op(place, lane);
    access.row = static_cast<u16>(row);
    effects_.rows.meet(row);
    set_offset(access, offset);
  }

private:
  static constexpr u32 address_place(const ir::instruction& in, ir::operand to) {
    return in.op(0).bits == to.bits ? 0 : 1;
  }

  const ir::program& p_;
  analysis::survey& effects_;
  u32 last_row_ = ~0u, last_with_base_ = 0, other_row_ = ~0u,
      other_with_base_ = 0; ///< of row_with_base(): most accesses are alike
};

} // namespace kiln::pass
