// SPDX-License-Identifier: MIT
// Instructions and programs for tests, written down operand by operand.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace ir_test {

using namespace kiln;
using ir::operand;
using ir::operand_kind;

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

constexpr operand s(u32 n) { return {operand_kind::sgpr, n}; }
constexpr operand v(u32 n) { return {operand_kind::vgpr, n}; }
constexpr operand a(u32 n) { return {operand_kind::agpr, n}; }
constexpr operand fixed(u32 code) { return {operand_kind::fixed, code}; }
constexpr operand integer(i32 n) {
  return fixed(n >= 0 ? 128 + static_cast<u32>(n) : 192 + static_cast<u32>(-n));
}
constexpr operand immediate(i32 n) { return {operand_kind::immediate, static_cast<u32>(n)}; }
constexpr operand label(u32 n) { return {operand_kind::label, n}; }
constexpr operand literal() { return {operand_kind::literal, 0}; }
constexpr operand off() { return {operand_kind::off, 0}; }
constexpr operand vcc() { return fixed(ir::source_code::vcc); }
constexpr operand exec() { return fixed(ir::source_code::exec); }
constexpr operand m0() { return fixed(ir::source_code::m0); }

/// An instruction, to be completed: `in(row, v(0), v(1)).with(isa::modifier::offset, 16)`.
struct in : ir::instruction {
  constexpr in(u16 r, operand o0 = {}, operand o1 = {}, operand o2 = {}, operand o3 = {}, operand o4 = {},
               operand o5 = {})
      : ir::instruction{} {
    row = r;
    ops[0] = o0, ops[1] = o1, ops[2] = o2, ops[3] = o3, ops[4] = o4, ops[5] = o5;
  }
  constexpr in with(isa::modifier m, i64 value = 1) const {
    in out = *this;
    const isa::modifier_field& f = isa::field_of(m);
    out.modifiers |= (static_cast<u64>(value) & ((u64{1} << f.width) - 1)) << f.low_bit;
    out.given |= isa::mask_of(m);
    return out;
  }
  constexpr in with_literal(u32 value) const {
    in out = *this;
    out.literal = value;
    return out;
  }
};

/// A program in one block, to which more can be added.
struct program_maker {
  ir::program p;

  constexpr explicit program_maker(ir::stage stage, isa::arch arch = isa::arch::gfx942) {
    p.arch = arch;
    p.stage = stage;
    p.regions.push_back({});
    p.blocks.push_back({});
  }
  constexpr program_maker& add(const ir::instruction& i) {
    p.code.push_back(i);
    p.code.back().where = {"test", p.code.size()};
    return *this;
  }
  /// Further instructions are in a new block; returns its number.
  constexpr u32 block(u32 region = 0) {
    p.blocks.push_back({p.code.size(), region});
    return p.blocks.size() - 1;
  }
  /// A register group; returns its first virtual dword.
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
};

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

} // namespace ir_test
