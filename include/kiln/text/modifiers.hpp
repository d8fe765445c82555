// SPDX-License-Identifier: MIT
// How modifiers are spelled and in which order, as llvm-mc 22 prints them for gfx90a, gfx942 and gfx950.
#pragma once

#include <kiln/ir/instruction.hpp>
#include <kiln/isa/select_bits.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/text/sink.hpp>

namespace kiln::text {

/// Modifiers that are written on the operands themselves: -v1, |v1|, sext(v1).
inline constexpr isa::modifier_set operand_modifiers =
    isa::mask_of(isa::modifier::neg) | isa::mask_of(isa::modifier::abs) | isa::mask_of(isa::modifier::sext);

using isa::selects_destination_byte;
using isa::source_count;
using isa::source_index;

/// "[0,1,1]": `count` bits from bit 0 on.
constexpr piece bit_array(u32 bits, u32 count) {
  u128 text = '[';
  u32 at = 8;
  for (u32 i = 0; i < count; ++i, at += 16) text |= u128{('0' + (bits >> i & 1)) | ',' << 8} << at;
  return (text ^ u128{',' ^ ']'} << (at - 8)) | u128{at} << 120;
}

/// Bit i of op_sel belongs to source i, bit 3 to the destination (VOP3 field OP_SEL). VOP3P has no destination bit.
template<class Sink>
constexpr void put_op_sel(Sink& out, const isa::row& row, const isa::operand_list& list, u32 value) {
  const u32 sources = source_count(list);
  if (!row.is(isa::encoding::vop3)) return out.put(bit_array(value, sources));
  if (sources >= 3 || selects_destination_byte(row.name())) return out.put(bit_array(value, 4));
  out.put(bit_array((value & ((1u << sources) - 1)) | (value >> 3 & 1) << sources, sources + 1));
}

template<class Sink> constexpr void put_numbered(Sink& out, const char* name, u32 n) {
  out.put(name);
  out.put(decimal(n));
}

/// The DPP_CTRL field (CDNA3 ISA manual, table of DPP_CTRL enumerations).
template<class Sink> constexpr void put_dpp_ctrl(Sink& out, u32 value) {
  if (value < 0x100) {
    put_numbered(out, "quad_perm:[", value & 3);
    for (u32 shift = 2; shift < 8; shift += 2) put_numbered(out, ",", value >> shift & 3);
    return out.put("]");
  }
  if (value > 0x100 && value < 0x110) return put_numbered(out, "row_shl:", value - 0x100);
  if (value > 0x110 && value < 0x120) return put_numbered(out, "row_shr:", value - 0x110);
  if (value > 0x120 && value < 0x130) return put_numbered(out, "row_ror:", value - 0x120);
  if (value >= 0x150 && value < 0x160) return put_numbered(out, "row_newbcast:", value - 0x150);
  switch (value) {
  case 0x130: return out.put("wave_shl:1");
  case 0x134: return out.put("wave_rol:1");
  case 0x138: return out.put("wave_shr:1");
  case 0x13c: return out.put("wave_ror:1");
  case 0x140: return out.put("row_mirror");
  case 0x141: return out.put("row_half_mirror");
  case 0x142: return out.put("row_bcast:15");
  case 0x143: return out.put("row_bcast:31");
  default: return out.put("dpp_ctrl:"), out.put(hexadecimal(value));
  }
}

/// The offset of ds_swizzle_b32: quad permutations by name, other patterns as the number.
template<class Sink> constexpr void put_swizzle(Sink& out, u32 value) {
  if ((value & 0xff00) != 0x8000) return out.put(hexadecimal(value));
  out.put("swizzle(QUAD_PERM");
  for (u32 shift = 0; shift < 8; shift += 2) put_numbered(out, ",", value >> shift & 3);
  out.put(")");
}

/// Modifiers that are not written where they are 0, besides flags.
// As a mask: clang reads a comparison of enumerators for a long time, and once more for each kind of sink.
inline constexpr isa::modifier_set unwritten_zeros =
                                       mask_of(isa::modifier::offset) | mask_of(isa::modifier::offset0) |
                                       mask_of(isa::modifier::offset1) | mask_of(isa::modifier::op_sel) |
                                       mask_of(isa::modifier::neg_lo) | mask_of(isa::modifier::neg_hi) |
                                       mask_of(isa::modifier::bound_ctrl) | mask_of(isa::modifier::cbsz) |
                                       mask_of(isa::modifier::abid) | mask_of(isa::modifier::blgp) |
                                       mask_of(isa::modifier::bitop3) | mask_of(isa::modifier::format),
                                   only_omod = mask_of(isa::modifier::omod),
                                   only_dpp_ctrl = mask_of(isa::modifier::dpp_ctrl),
                                   only_blgp = mask_of(isa::modifier::blgp);

/// One modifier of the instruction that is not at its default, with its leading blank.
template<class Sink>
constexpr void put_modifier(Sink& out, const isa::row& row, const isa::operand_list& list,
                            const ir::instruction& in, isa::modifier m) {
  constexpr const char* sdwa_selects[] = {"BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3",
                                          "WORD_0", "WORD_1", "DWORD",  "?"};
  constexpr const char* sdwa_unused[] = {"UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE", "?"};
  const isa::modifier_field& field = isa::field_of(m);
  const u32 value = static_cast<u32>(in.value_of(m));
  const isa::modifier_set which = mask_of(m);
  using enum isa::modifier;
  if (which == only_omod) {
    if (value != 0) out.put(value == 1 ? " mul:2" : value == 2 ? " mul:4" : " div:2");
    return;
  }
  // Zero is the default of these and is not written.
  if (value == 0 && (field.is_flag || (which & unwritten_zeros) != 0)) return;
  out.put(" ");
  if (which == only_dpp_ctrl) return put_dpp_ctrl(out, value);
  // From gfx940 on, BLGP of the f64 instructions negates sources; gfx90a has rows of its own for them.
  if (which == only_blgp && (row.flags & isa::flag::dgemm) != 0 &&
      (row.archs & mask_of(isa::arch::gfx90a)) == 0) {
    out.put("neg:");
    return out.put(bit_array(value, 3));
  }
  out.put(field.text);
  if (field.is_flag) return;
  switch (m) {
  case op_sel: return put_op_sel(out, row, list, value);
  case op_sel_hi:
  case neg_lo:
  case neg_hi: return out.put(bit_array(value, source_count(list)));
  case row_mask:
  case bank_mask: return out.put(hexadecimal(value));
  case dst_sel:
  case src0_sel:
  case src1_sel: return out.put(sdwa_selects[value]);
  case dst_unused: return out.put(sdwa_unused[value]);
  case offset:
    if (row.mnemonic == u32{isa::mn::ds_swizzle_b32}) return put_swizzle(out, value & 0xffff);
    return out.put(signed_decimal(static_cast<i32>(value)));
  default: return out.put(decimal(value));
  }
}

/// Modifiers in the order in which the assembler prints them. Those that no list names come last, by number.
inline constexpr isa::modifier modifier_order[] = {
    isa::modifier::dpp_ctrl, isa::modifier::row_mask,  isa::modifier::bank_mask, isa::modifier::bound_ctrl,
    isa::modifier::op_sel,   isa::modifier::op_sel_hi, isa::modifier::neg_lo,    isa::modifier::neg_hi,
    isa::modifier::clamp,    isa::modifier::omod,      isa::modifier::dst_sel,   isa::modifier::dst_unused,
    isa::modifier::src0_sel, isa::modifier::src1_sel,  isa::modifier::cbsz,      isa::modifier::abid,
    isa::modifier::blgp,     isa::modifier::format,    isa::modifier::idxen,     isa::modifier::offen,
    isa::modifier::offset,   isa::modifier::offset0,   isa::modifier::offset1,   isa::modifier::sc0,
    isa::modifier::glc,      isa::modifier::nt,        isa::modifier::slc,       isa::modifier::sc1,
    isa::modifier::scc,      isa::modifier::tfe,       isa::modifier::lds,       isa::modifier::gds,
};

/// Everything after the operands.
template<class Sink>
constexpr void put_modifiers(Sink& out, const isa::row& row, const isa::operand_list& list,
                             const ir::instruction& in) {
  isa::modifier_set left = in.given & ~operand_modifiers;
  for (u32 i = 0; left != 0 && i < sizeof(modifier_order) / sizeof(modifier_order[0]); ++i) {
    const isa::modifier m = modifier_order[i];
    if ((left & isa::mask_of(m)) == 0) continue;
    left &= ~isa::mask_of(m);
    put_modifier(out, row, list, in, m);
  }
  for (; left != 0; left &= left - 1)
    put_modifier(out, row, list, in, static_cast<isa::modifier>(__builtin_ctzll(left)));
}

} // namespace kiln::text
