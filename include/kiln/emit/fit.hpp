// SPDX-License-Identifier: MIT
// Whether an operand, a modifier or a whole operand list fits a row. Read by the emitter and by its error messages.
#pragma once

#include <kiln/emit/modifier.hpp>
#include <kiln/emit/operand.hpp>
#include <kiln/isa/select_bits.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::emit {

/// Modifiers whose range is in the row.
inline constexpr isa::modifier_set has_range_in_row =
    isa::mask_of(isa::modifier::offset) | isa::mask_of(isa::modifier::dpp_ctrl);

constexpr i64 smallest(const isa::row& row, const modifier& m) {
  const isa::modifier_field& f = isa::field_of(m.which);
  if ((isa::mask_of(m.which) & has_range_in_row) != 0) return row.offset_min();
  return f.is_signed ? -(i64{1} << (f.width - 1)) : 0;
}
constexpr i64 largest(const isa::row& row, const modifier& m) {
  const isa::modifier_field& f = isa::field_of(m.which);
  if ((isa::mask_of(m.which) & has_range_in_row) != 0) return row.offset_max();
  return f.is_signed ? (i64{1} << (f.width - 1)) - 1 : (i64{1} << f.width) - 1;
}
/// Of op_sel and its like, the bits that belong to no source and no result of the instruction.
constexpr u32 bits_of_no_operand(const isa::row& row, const modifier& m) {
  if (!isa::selects_by_source(m.which)) return 0;
  const isa::operand_list& list = isa::operand_lists[row.operands];
  return static_cast<u32>(m.value) & ~isa::select_bits_of(row, list, m.which);
}
constexpr bool in_range(const isa::row& row, const modifier& m) {
  return m.value >= smallest(row, m) && m.value <= largest(row, m) && bits_of_no_operand(row, m) == 0;
}

/// op_sel as assembly writes it: the entry after those of the sources is the result's, which the encoding has fourth.
constexpr modifier as_encoded(const isa::row& row, modifier m) {
  const u32 sources = isa::source_count(isa::operand_lists[row.operands]);
  const i64 written = i64{1} << sources, result = 8;
  if (m.which == isa::modifier::op_sel && row.is(isa::encoding::vop3) && sources < 3 &&
      (m.value & written) != 0 && (m.value & result) == 0 && !isa::selects_destination_byte(row.name()))
    m = make_modifier(m.which, (m.value & ~written) | result);
  return m;
}

/// Source codes of constants that need no register and no literal: integers and floats.
constexpr bool is_inline_constant(u32 source_code) {
  return (source_code >= ir::source_code::zero && source_code <= ir::source_code::minus_sixteen) ||
         (source_code >= ir::source_code::half && source_code <= ir::source_code::inverse_two_pi);
}

/// What a vector instruction fetches over its one path for scalars: everything but VGPRs and inline constants.
inline constexpr isa::operand_facts over_constant_bus =
    isa::all_classes & ~u64{isa::oc::vgpr | isa::oc::agpr | isa::oc::inline_int | isa::oc::inline_float |
                            isa::oc::immediate | isa::oc::off};

/// A vector instruction may read at most one scalar register (pairs count once) or literal (CDNA3 ISA manual, section 6;
/// gfx9's constant bus). Operand codes of one register are equal.
constexpr bool within_constant_bus(const isa::row& row, const isa::operand_list& list,
                                   const ir::instruction& in) {
  if ((row.flags & isa::flag::valu) == 0) return true;
  u32 seen = 0;
  for (u32 i = 0; i < list.count; ++i) {
    if (!list.places[i].is_read()) continue;
    const ir::operand o = in.ops[i];
    const ir::operand_kind k = o.kind();
    if (k == ir::operand_kind::fixed ? is_inline_constant(o.payload())
                                     : k != ir::operand_kind::sgpr && k != ir::operand_kind::literal)
      continue;
    if (seen != 0 && seen != o.bits) return false;
    seen = o.bits;
  }
  return true;
}

} // namespace kiln::emit
