// SPDX-License-Identifier: MIT
#include "program/by_operand.hpp"

#include <kiln/text/print.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiln_test::by_operand;

namespace {

constexpr text_buffer printed(const ir::instruction& i, ir::stage stage = ir::stage::finished,
                              isa::arch arch = isa::arch::gfx942) {
  ir::program p;
  p.stage = stage;
  p.arch = arch;
  text_buffer out;
  text::print(out, p, i);
  return out;
}
constexpr bool prints(const ir::instruction& i, const char* expected) {
  return printed(i).view() == text_view(expected);
}

// Expectations are what llvm-mc 22 prints for the same bytes.
constexpr bool operands() {
  namespace sc = ir::source_code;
  using namespace rows;
  return prints(in(v_add_f32, v(1), s(2), v(255)), "v_add_f32_e32 v1, s2, v255") &&
         prints(in(s_mov_b64, s(4), vcc), "s_mov_b64 s[4:5], vcc") &&
         prints(in(s_mov_b64, vcc, exec), "s_mov_b64 vcc, exec") &&
         prints(in(s_mov_b32, m0, fixed(sc::exec_hi)), "s_mov_b32 m0, exec_hi") &&
         prints(in(s_mov_b32, s(0), vcc), "s_mov_b32 s0, vcc_lo") &&
         prints(in(s_mov_b32, s(0), fixed(sc::scc)), "s_mov_b32 s0, src_scc") &&
         prints(in(s_mov_b32, s(0), fixed(sc::private_limit)), "s_mov_b32 s0, src_private_limit") &&
         prints(in(s_mov_b64, s(0), fixed(sc::flat_scratch)), "s_mov_b64 s[0:1], flat_scratch") &&
         prints(in(s_mov_b32, s(0), k(64)), "s_mov_b32 s0, 64") &&
         prints(in(s_mov_b32, s(0), k(-16)), "s_mov_b32 s0, -16") &&
         prints(in(s_mov_b32, s(0), k(-1)), "s_mov_b32 s0, -1") &&
         prints(in(v_mov_b32, v(0), fixed(sc::half + 3)), "v_mov_b32_e32 v0, -1.0") &&
         prints(in(v_mov_b32, v(0), fixed(sc::inverse_two_pi)), "v_mov_b32_e32 v0, 0.15915494") &&
         prints(in(s_mov_b64, s(0), fixed(sc::inverse_two_pi)), "s_mov_b64 s[0:1], 0.15915494309189532") &&
         prints(in(s_mov_b32, s(0), literal).with_literal(0x12345678), "s_mov_b32 s0, 0x12345678") &&
         prints(in(mfma_16x16x16_f16, v(0), v(4), a(6), k(0)),
                "v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], a[6:7], 0") &&
         prints(in(s_nop, imm(5)), "s_nop 5") && prints(in(s_endpgm), "s_endpgm") &&
         prints(in(s_branch, label(4)), "s_branch 5");
}
static_assert(operands());

constexpr bool wait_counts() {
  using rows::s_waitcnt;
  return prints(in(s_waitcnt, imm(0x0f70)), "s_waitcnt vmcnt(0)") &&
         prints(in(s_waitcnt, imm(0xc17f)), "s_waitcnt lgkmcnt(1)") &&
         prints(in(s_waitcnt, imm(0x4f70)), "s_waitcnt vmcnt(16)") &&
         prints(in(s_waitcnt, imm(0x0070)), "s_waitcnt vmcnt(0) lgkmcnt(0)") &&
         prints(in(s_waitcnt, imm(0)), "s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)") &&
         prints(in(s_waitcnt, imm(0xcf0f)), "s_waitcnt expcnt(0)") &&
         prints(in(s_waitcnt, imm(0xcf7f)), "s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)");
}
static_assert(wait_counts());

constexpr bool scalar_specials() {
  constexpr u16 getreg = row_of(isa::mn::s_getreg_b32, isa::encoding::sopk);
  constexpr u16 sendmsg = row_of(isa::mn::s_sendmsg, isa::encoding::sopp);
  constexpr u16 gpr_idx = row_of(isa::mn::s_set_gpr_idx_on, isa::encoding::sopc);
  return prints(in(getreg, s(0), imm(0xf801)), "s_getreg_b32 s0, hwreg(HW_REG_MODE)") &&
         prints(in(getreg, s(0), imm(0x3901)), "s_getreg_b32 s0, hwreg(HW_REG_MODE, 4, 8)") &&
         prints(in(getreg, s(0), imm(0x3914)), "s_getreg_b32 s0, hwreg(HW_REG_XCC_ID, 4, 8)") &&
         printed(in(getreg, s(0), imm(0x3914)), ir::stage::finished, isa::arch::gfx90a).view() ==
             text_view("s_getreg_b32 s0, hwreg(20, 4, 8)") &&
         prints(in(sendmsg, imm(1)), "s_sendmsg sendmsg(MSG_INTERRUPT)") &&
         prints(in(sendmsg, imm(0x23)), "s_sendmsg 0x23") &&
         prints(in(gpr_idx, s(0), imm(9)), "s_set_gpr_idx_on s0, gpr_idx(SRC0,DST)");
}
static_assert(scalar_specials());

constexpr bool vector_modifiers() {
  using enum isa::modifier;
  using namespace rows;
  constexpr u16 mov_dpp = row_of(isa::mn::v_mov_b32, isa::encoding::dpp, isa::mask_of(dpp_ctrl));
  constexpr u16 add_sdwa = row_of(isa::mn::v_add_f32, isa::encoding::sdwa);
  constexpr u16 add_u32_sdwa = row_of(isa::mn::v_add_u32, isa::encoding::sdwa);
  constexpr u16 cvt_sr = row_of(isa::mn::v_cvt_sr_fp8_f32, isa::encoding::vop3);
  constexpr u16 cvt_pk = row_of(isa::mn::v_cvt_pk_fp8_f32, isa::encoding::vop3);
  constexpr u16 mfma_f64 = row_of(isa::mn::v_mfma_f64_16x16x4_f64, isa::encoding::mai);
  const in add(v_add_f32_e64, v(0), v(1), v(2)), dpp(mov_dpp, v(0), v(1)),
      pk(v_pk_fma_f32, v(0), v(2), v(4), v(6));
  return prints(add.with(neg, 1).with(abs, 2).with(omod, 1).with(clamp),
                "v_add_f32_e64 v0, -v1, |v2| clamp mul:2") &&
         prints(add.with(neg, 3).with(abs, 2).with(omod, 3), "v_add_f32_e64 v0, -v1, -|v2| div:2") &&
         prints(in(v_add_f32_e64, v(0), fixed(242), v(2)).with(neg, 1), "v_add_f32_e64 v0, neg(1.0), v2") &&
         prints(in(v_add_f32_e64, v(0), s(1), v(2)).with(neg, 1), "v_add_f32_e64 v0, -s1, v2") &&
         prints(pk.with(op_sel, 2).with(op_sel_hi, 5).with(neg_lo, 1).with(neg_hi, 6),
                "v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7] op_sel:[0,1,0] op_sel_hi:[1,0,1] neg_lo:[1,0,0] "
                "neg_hi:[0,1,1]") &&
         prints(in(cvt_pk, v(0), v(1), v(2)).with(op_sel, 8), "v_cvt_pk_fp8_f32 v0, v1, v2 op_sel:[0,0,1]") &&
         prints(in(cvt_sr, v(0), v(1), v(2)).with(op_sel, 8),
                "v_cvt_sr_fp8_f32 v0, v1, v2 op_sel:[0,0,0,1]") &&
         prints(dpp.with(dpp_ctrl, 0x39).with(row_mask, 10).with(bank_mask, 11).with(bound_ctrl),
                "v_mov_b32_dpp v0, v1 quad_perm:[1,2,3,0] row_mask:0xa bank_mask:0xb bound_ctrl:1") &&
         prints(dpp.with(dpp_ctrl, 0x101), "v_mov_b32_dpp v0, v1 row_shl:1") &&
         prints(dpp.with(dpp_ctrl, 0x11f), "v_mov_b32_dpp v0, v1 row_shr:15") &&
         prints(dpp.with(dpp_ctrl, 0x123), "v_mov_b32_dpp v0, v1 row_ror:3") &&
         prints(dpp.with(dpp_ctrl, 0x130), "v_mov_b32_dpp v0, v1 wave_shl:1") &&
         prints(dpp.with(dpp_ctrl, 0x13c), "v_mov_b32_dpp v0, v1 wave_ror:1") &&
         prints(dpp.with(dpp_ctrl, 0x140), "v_mov_b32_dpp v0, v1 row_mirror") &&
         prints(dpp.with(dpp_ctrl, 0x141), "v_mov_b32_dpp v0, v1 row_half_mirror") &&
         prints(dpp.with(dpp_ctrl, 0x143), "v_mov_b32_dpp v0, v1 row_bcast:31") &&
         prints(dpp.with(dpp_ctrl, 0x157), "v_mov_b32_dpp v0, v1 row_newbcast:7") &&
         prints(in(add_sdwa, v(0), v(1), v(2))
                    .with(clamp)
                    .with(omod, 2)
                    .with(dst_sel, 0)
                    .with(dst_unused, 1)
                    .with(src0_sel, 5)
                    .with(src1_sel, 6),
                "v_add_f32_sdwa v0, v1, v2 clamp mul:4 dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 "
                "src1_sel:DWORD") &&
         prints(in(add_u32_sdwa, v(0), v(1), v(2)).with(sext, 2), "v_add_u32_sdwa v0, v1, sext(v2)") &&
         prints(in(mfma_16x16x16_f16, a(0), v(4), v(6), a(0)).with(cbsz, 1).with(abid, 2).with(blgp, 3),
                "v_mfma_f32_16x16x16_f16 a[0:3], v[4:5], v[6:7], a[0:3] cbsz:1 abid:2 blgp:3") &&
         prints(in(mfma_f64, v(0), v(8), v(10), v(0)).with(blgp, 5),
                "v_mfma_f64_16x16x4_f64 v[0:7], v[8:9], v[10:11], v[0:7] neg:[1,0,1]");
}
static_assert(vector_modifiers());

constexpr bool memory_modifiers() {
  using enum isa::modifier;
  using namespace rows;
  constexpr u16 read2 = row_of(isa::mn::ds_read2_b32, isa::encoding::ds);
  constexpr u16 swizzle = row_of(isa::mn::ds_swizzle_b32, isa::encoding::ds);
  constexpr u16 tbuffer = row_of(isa::mn::tbuffer_load_format_x, isa::encoding::mtbuf, isa::mask_of(idxen));
  constexpr u16 load = row_of(isa::mn::s_load_dword, isa::encoding::smem);
  const in buffer(buffer_load_dwordx4_offen, v(0), v(4), s(4), k(0)),
      global(global_load_dword, v(0), v(2), off);
  return prints(buffer.with(offen).with(offset, 16).with(sc0).with(sc1).with(nt),
                "buffer_load_dwordx4 v[0:3], v4, s[4:7], 0 offen offset:16 sc0 nt sc1") &&
         prints(buffer.with(offen).with(offset, 0), "buffer_load_dwordx4 v[0:3], v4, s[4:7], 0 offen") &&
         prints(in(tbuffer, v(1), v(2), s(4), s(8)).with(format, 71).with(idxen).with(offset, 16),
                "tbuffer_load_format_x v1, v2, s[4:7], s8 format:71 idxen offset:16") &&
         prints(global.with(offset, -16), "global_load_dword v0, v[2:3], off offset:-16") &&
         prints(in(read2, v(0), v(2)).with(offset0, 16).with(offset1, 3),
                "ds_read2_b32 v[0:1], v2 offset0:16 offset1:3") &&
         prints(in(swizzle, v(0), v(1)).with(offset, 0x80e4),
                "ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM,0,1,2,3)") &&
         prints(in(swizzle, v(0), v(1)).with(offset, 0x1f), "ds_swizzle_b32 v0, v1 offset:0x1f") &&
         prints(in(load, s(0), s(2), imm(-16)).with(glc), "s_load_dword s0, s[2:3], -16 glc");
}
static_assert(memory_modifiers());

constexpr text_buffer virtual_listing() {
  program_writer m(ir::stage::built);
  m.p.regions.push_back({});
  m.p.labels.push_back({1});
  m.add(in(rows::ds_read_b128, v(12), v(3)));
  m.block();
  m.add(in(rows::s_mov_b64, s(2), vcc)).add(in(rows::v_mov_b32, v(7), s(3)));
  m.add(in(rows::s_cbranch_scc1, label(0)));
  m.block(1);
  m.add(in(rows::s_endpgm));
  return text::listing(m.p);
}
constexpr bool listings() {
  return virtual_listing().view() == text_view("1:\n"
                                               "  ds_read_b128 %v[12:15], %v3\n"
                                               "2:\n"
                                               "  s_mov_b64 %s[2:3], vcc\n"
                                               "  v_mov_b32_e32 %v7, %s3\n"
                                               "  s_cbranch_scc1 2b\n"
                                               "3: ; region 1\n"
                                               "  s_endpgm\n");
}
static_assert(listings());

} // namespace

TEST_CASE("print at run time", "[text]") {
  CHECK(operands());
  CHECK(wait_counts());
  CHECK(scalar_specials());
  CHECK(vector_modifiers());
  CHECK(memory_modifiers());
  CHECK(listings());
}
