// SPDX-License-Identifier: MIT
// Programs operand by operand, for what neither assembly text nor author's code can say: instructions that are wrong, groups of
// virtual registers with given places, rows and encodings that a reader of text would not choose, operands that are computed.
#pragma once

#include "program/interface.hpp"

#include <kiln/ir/verify/verify_instruction.hpp>

namespace kiln_test::by_operand {

using namespace kiln;
using ir::operand;
using ir::operand_kind;

// Registers are physical, or virtual in a program as built.
constexpr operand s(u32 n) { return {operand_kind::sgpr, n}; }
constexpr operand v(u32 n) { return {operand_kind::vgpr, n}; }
constexpr operand a(u32 n) { return {operand_kind::agpr, n}; }
constexpr operand fixed(u32 code) { return {operand_kind::fixed, code}; }
/// Inline integer constant, -16..64.
constexpr operand k(i32 value) { return fixed(static_cast<u32>(value >= 0 ? 128 + value : 192 - value)); }
/// Immediate field of an instruction.
constexpr operand imm(i32 value) { return {operand_kind::immediate, static_cast<u32>(value)}; }
constexpr operand label(u32 n) { return {operand_kind::label, n}; }
inline constexpr operand literal{operand_kind::literal, 0}, off{operand_kind::off, 0},
    vcc{operand_kind::fixed, ir::source_code::vcc}, exec{operand_kind::fixed, ir::source_code::exec},
    m0{operand_kind::fixed, ir::source_code::m0};

/// Modifiers of one instruction.
struct mods {
  u64 bits = 0;
  isa::modifier_set given = 0;
  constexpr mods set(isa::modifier m, i64 value = 1) const {
    const isa::modifier_field& f = isa::field_of(m);
    mods out = *this;
    out.bits |= (static_cast<u64>(value) & ((u64{1} << f.width) - 1)) << f.low_bit;
    out.given |= isa::mask_of(m);
    return out;
  }
};
constexpr mods with(isa::modifier m, i64 value = 1) { return mods{}.set(m, value); }

/// An instruction of a row, to be completed: `in(row, v(0), v(1)).with(isa::modifier::offset, 16)`.
struct in : ir::instruction {
  constexpr in(u16 r, operand o0 = {}, operand o1 = {}, operand o2 = {}, operand o3 = {}, operand o4 = {},
               operand o5 = {})
      : ir::instruction{} {
    row = r;
    ops[0] = o0, ops[1] = o1, ops[2] = o2, ops[3] = o3, ops[4] = o4, ops[5] = o5;
  }
  constexpr in with(isa::modifier m, i64 value = 1) const {
    in out = *this;
    const mods all = mods{out.modifiers, out.given}.set(m, value);
    out.modifiers = all.bits;
    out.given = all.given;
    return out;
  }
  constexpr in with_literal(u32 value) const {
    in out = *this;
    out.literal = value;
    return out;
  }
};

struct program_writer {
  ir::program p;
  u32 missing = 0;               ///< instructions for which no row was found
  const char* missing_name = ""; ///< the last of them

  constexpr explicit program_writer(isa::arch arch = isa::arch::gfx942,
                                    ir::stage stage = ir::stage::assigned) {
    p.arch = arch;
    p.stage = stage;
    p.regions.push_back({});
    p.blocks.push_back({});
  }
  constexpr explicit program_writer(ir::stage stage) : program_writer(isa::arch::gfx942, stage) {}

  constexpr program_writer& add(const ir::instruction& i) {
    p.code.push_back(i);
    p.code.back().where = {"test", p.code.size()};
    return *this;
  }

  /// Appends the first form of the mnemonic that takes these operands and modifiers. A number is a literal.
  template<class... Operands>
  constexpr program_writer& operator()(isa::mn::mnemonic m, Operands... operands) {
    ir::instruction i{};
    u32 count = 0;
    const auto take = [&]<class T>(T o) {
      if constexpr (__is_same(T, mods))
        i.modifiers = o.bits, i.given = o.given;
      else if constexpr (__is_same(T, operand))
        i.set_op(count++, o);
      else
        i.set_op(count++, literal), i.literal = __builtin_bit_cast(u32, o);
    };
    (take(operands), ...);
    const isa::mnemonic_rows& rows = isa::mnemonics[m];
    for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r) {
      i.row = static_cast<u16>(r);
      if (fits(i, count)) return add(i);
    }
    ++missing;
    missing_name = isa::rows[rows.first_row].name();
    return *this;
  }

  /// Further instructions are in a new block; returns its number.
  constexpr u32 block(u32 region = 0) {
    p.blocks.push_back({p.code.size(), region});
    return p.blocks.size() - 1;
  }
  /// A block begins here; the label's number is returned.
  constexpr u32 place_label(u32 n) {
    while (p.labels.size() <= n) p.labels.push_back({});
    p.labels[n].block = block();
    return n;
  }
  /// A group of virtual registers; returns its first dword.
  constexpr u32 group(ir::bank bank, u32 dwords = 1, i32 at = -1) {
    ir::register_group g{};
    g.first = p.virtual_dwords;
    g.dwords = static_cast<u16>(dwords);
    g.bank = bank;
    g.alignment = dwords > 1 ? 2 : 1;
    g.fixed = static_cast<i16>(at);
    p.groups.push_back(g);
    p.virtual_dwords += dwords;
    return g.first;
  }

  constexpr void input(ir::input::kind what, u32 first, u32 dwords = 1) { add_input(p, what, first, dwords); }
  constexpr void interface(std::initializer_list<u32> sizes, u32 block = 64) {
    add_interface(p, sizes, block);
  }

private:
  constexpr bool fits(const ir::instruction& i, u32 count) const {
    const isa::row& row = isa::rows[i.row];
    const isa::operand_list& list = isa::operands_of(row);
    if ((row.archs & mask_of(p.arch)) == 0 || list.count != count || (i.given & ~row.modifiers()) != 0 ||
        (row.required() & ~i.given) != 0)
      return false;
    for (u32 n = 0; n < count; ++n)
      if ((list.places[n].accepts & ir::class_of(i.op(n), list.places[n].dwords)) == 0) return false;
    return is_as_wide_as_its_formats(row, list, i.modifiers);
  }
  /// The f8f6f4 forms differ in their sources' widths, which CBSZ and BLGP decide.
  static constexpr bool is_as_wide_as_its_formats(const isa::row& row, const isa::operand_list& list,
                                                  u64 modifiers) {
    const text_view name(static_cast<const char*>(row.name()));
    if (name.size < 6 || !(text_view(name.data + name.size - 6, 6) == "f8f6f4")) return true;
    constexpr u32 registers[] = {8, 8, 6, 6, 4, 0, 0, 0};
    const auto width = [&](isa::modifier m) { return registers[modifiers >> isa::field_of(m).low_bit & 7]; };
    return list.places[1].dwords == width(isa::modifier::cbsz) &&
           list.places[2].dwords == width(isa::modifier::blgp);
  }
};

/// First row of the mnemonic in that encoding that the architecture has and that needs exactly these modifiers.
constexpr u16 row_of(u16 mnemonic, isa::encoding e, isa::modifier_set required = 0,
                     isa::arch a = isa::arch::gfx942) {
  const isa::mnemonic_rows rows = isa::mnemonics[mnemonic];
  for (u32 r = rows.first_row; r < u32{rows.first_row} + rows.row_count; ++r)
    if (isa::rows[r].encoding == e && (isa::rows[r].archs & isa::mask_of(a)) != 0 &&
        isa::rows[r].required() == required)
      return static_cast<u16>(r);
  return 0xffff;
}

// Rows that many tests use.
namespace rows {
using enum isa::encoding;
inline constexpr u16 v_add_f32 = row_of(isa::mn::v_add_f32, vop2),
                     v_mov_b32 = row_of(isa::mn::v_mov_b32, vop1);
inline constexpr u16 v_fma_f32 = row_of(isa::mn::v_fma_f32, vop3),
                     v_add_f32_e64 = row_of(isa::mn::v_add_f32, vop3);
inline constexpr u16 v_pk_fma_f32 = row_of(isa::mn::v_pk_fma_f32, vop3p);
inline constexpr u16 v_cndmask_b32 = row_of(isa::mn::v_cndmask_b32, vop2);
inline constexpr u16 v_cmp_gt_f32 = row_of(isa::mn::v_cmp_gt_f32, vopc);
inline constexpr u16 s_mov_b32 = row_of(isa::mn::s_mov_b32, sop1),
                     s_mov_b64 = row_of(isa::mn::s_mov_b64, sop1);
inline constexpr u16 s_add_u32 = row_of(isa::mn::s_add_u32, sop2);
inline constexpr u16 s_nop = row_of(isa::mn::s_nop, sopp), s_waitcnt = row_of(isa::mn::s_waitcnt, sopp);
inline constexpr u16 s_endpgm = row_of(isa::mn::s_endpgm, sopp), s_branch = row_of(isa::mn::s_branch, sopp);
inline constexpr u16 s_cbranch_scc1 = row_of(isa::mn::s_cbranch_scc1, sopp);
inline constexpr u16 ds_read_b128 = row_of(isa::mn::ds_read_b128, ds);
inline constexpr u16 global_load_dword = row_of(isa::mn::global_load_dword, global);
inline constexpr u16 buffer_load_dwordx4_offen =
    row_of(isa::mn::buffer_load_dwordx4, mubuf, isa::mask_of(isa::modifier::offen));
inline constexpr u16 mfma_16x16x16_f16 = row_of(isa::mn::v_mfma_f32_16x16x16_f16, mai);
inline constexpr u16 mfma_32x32x8_f16 = row_of(isa::mn::v_mfma_f32_32x32x8_f16, mai);
} // namespace rows

} // namespace kiln_test::by_operand
