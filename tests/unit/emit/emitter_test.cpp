// SPDX-License-Identifier: MIT
// Instructions by name: which form is chosen, modifiers, ranges, and what is said when nothing fits.
#include "program/expect.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

TEST_CASE("the shortest form that takes the operands") {
  code<"v_add_f32_e32 %v8, %v8, %v8\n"
       "v_add_f32_e32 %v8, %s9, %v8\n"
       "v_add_f32_e64 %v8, %v8, %s9\n"
       "v_add_f32_e64 %v8, %s9, %s9\n"
       "v_add_f32_e32 %v8, 0x40600000, %v8\n"
       "v_add_f32_e64 %v8, %v8, 1.0\n"
       "v_cmp_lt_f32_e32 vcc, %s9, %v8\n"
       "v_cmp_lt_f32_e64 %s[11:12], %s9, %v8\n"
       "v_cndmask_b32_e32 %v8, %v8, %v8, vcc\n"
       "v_cndmask_b32_e64 %v8, %v8, %v8, %s[11:12]\n"
       "s_add_u32 %s9, %s10, 5\n"
       "s_movk_i32 %s9, -32768\n">([](builder k) {
    auto v = k.vgpr<f32>();
    auto s = k.sgpr<f32>(), t = k.sgpr<f32>();
    auto m = k.sgpr<u64>();
    k.v_add_f32(v, v, v);
    k.v_add_f32(v, s, v);
    k.v_add_f32(v, v, s); // VOP2 takes an SGPR first only
    k.v_add_f32(v, s, s); // one SGPR, twice
    k.v_add_f32(v, 3.5f, v);
    k.v_add_f32(v, v, 1.0f);
    k.v_cmp_lt_f32(vcc, s, v);
    k.v_cmp_lt_f32(m, s, v);
    k.v_cndmask_b32(v, v, v, vcc);
    k.v_cndmask_b32(v, v, v, m);
    k.s_add_u32(as<u32>(s), as<u32>(t), 5);
    k.s_movk_i32(as<i32>(s), -32768);
  });
}

TEST_CASE("special registers") {
  code<"s_mov_b64 %s[9:10], exec\n"
       "s_mov_b64 vcc, %s[9:10]\n"
       "s_mov_b32 m0, 0x1000\n"
       "s_mov_b32 %s8, m0\n"
       "s_mov_b32 vcc_hi, vcc_lo\n"
       "s_mov_b32 %s8, exec_lo\n"
       "v_mov_b32_e32 %v11, src_scc\n"
       "s_getreg_b32 %s8, hwreg(HW_REG_MODE, 4, 4)\n">([](builder k) {
    auto s = k.sgpr<u32>();
    auto q = k.sgpr<u64>();
    auto v = k.vgpr<u32>();
    k.s_mov_b64(q, exec);
    k.s_mov_b64(vcc, q);
    k.s_mov_b32(m0, 0x1000);
    k.s_mov_b32(s, m0);
    k.s_mov_b32(vcc_hi, vcc_lo);
    k.s_mov_b32(s, exec_lo);
    k.v_mov_b32(v, src_scc);
    k.s_getreg_b32(s, hwreg(1, 4, 4));
  });
}

TEST_CASE("source and output modifiers") {
  code<"v_add_f32_e64 %v8, -%v8, %v9\n"
       "v_add_f32_e64 %v8, %v8, |%v9|\n"
       "v_fma_f32 %v8, -|%v8|, %v9, -%v9\n"
       "v_mul_f32_e64 %v8, %v8, %v9 clamp\n"
       "v_mul_f32_e64 %v8, %v8, %v9 mul:2\n"
       "v_mul_f32_e32 %v8, %v8, %v9\n"
       "v_max_f32_e64 %v8, %v8, neg(1.0)\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    k.v_add_f32(a, neg(a), b);
    k.v_add_f32(a, a, abs(b));
    k.v_fma_f32(a, neg(abs(a)), b, neg(b));
    k.v_mul_f32(a, a, b, clamp);
    k.v_mul_f32(a, a, b, mul_2);
    k.v_mul_f32(a, neg(neg(a)), b);
    k.v_max_f32(a, a, neg(1.0f));
  });
}

TEST_CASE("packed and sub-dword modifiers") {
  code<"v_pk_add_f16 %v8, %v8, %v8\n"
       "v_pk_add_f16 %v8, %v8, %v8 op_sel:[0,1] op_sel_hi:[1,0]\n"
       "v_pk_fma_f16 %v8, %v8, %v8, %v8 neg_lo:[1,0,0] neg_hi:[0,0,1]\n"
       "v_pk_mul_f32 %v[9:10], %v[9:10], %v[9:10] op_sel_hi:[0,1]\n"
       "v_add_u32_sdwa %v11, %v11, %v11 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 "
       "src1_sel:WORD_0\n"
       "v_add_u32_sdwa %v11, sext(%v11), %v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 "
       "src1_sel:DWORD\n">([](builder k) {
    auto h = k.vgpr<f16x2>();
    auto f = k.vgpr<f32, 2>();
    auto u = k.vgpr<u32>();
    k.v_pk_add_f16(h, h, h);
    k.v_pk_add_f16(h, h, h, op_sel(0, 1), op_sel_hi(1, 0));
    k.v_pk_fma_f16(h, h, h, h, neg_lo(1, 0, 0), neg_hi(0, 0, 1));
    k.v_pk_mul_f32(f, f, f, op_sel_hi(0, 1));
    k.v_add_u32(u, u, u, dst_sel(sel::word_1), dst_unused(unused::preserve), src0_sel(sel::byte_3),
                src1_sel(sel::word_0));
    k.v_add_u32(u, sext(u), u, dst_sel(sel::dword), dst_unused(unused::pad), src0_sel(sel::byte_0),
                src1_sel(sel::dword));
  });
}

TEST_CASE("data-parallel primitives") {
  code<"v_mov_b32_dpp %v8, %v9 quad_perm:[1,0,3,2]\n"
       "v_add_f32_dpp %v8, %v9, %v9 row_shr:1 row_mask:0xa bank_mask:0xf\n"
       "v_add_f32_dpp %v8, -%v9, %v9 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1\n"
       "v_mov_b32_dpp %v8, %v9 row_bcast:15\n"
       "v_mov_b32_dpp %v8, %v9 row_newbcast:3\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    k.v_mov_b32(a, b, quad_perm(1, 0, 3, 2));
    k.v_add_f32(a, b, b, row_shr(1), row_mask(0xa), bank_mask(0xf));
    k.v_add_f32(a, neg(b), b, row_ror(8), row_mask(0xf), bank_mask(0xf), bound_ctrl);
    k.v_mov_b32(a, b, row_bcast_15);
    k.v_mov_b32(a, b, row_newbcast(3));
  });
}

TEST_CASE("memory modifiers: the names of each target") {
  code<"global_load_dword %v8, %v8, %s[9:10] offset:-4096 glc slc\n"
       "buffer_load_dword %v8, %v8, %s[11:14], 0 offen offset:4095 glc\n"
       "s_load_dword %s11, %s[9:10], 16 glc\n"
       "ds_write2_b32 %v8, %v8, %v8 offset0:1 offset1:255\n",
       gfx90a>([](builder k) {
    auto v = k.vgpr<u32>();
    auto p = k.sgpr<u64>();
    auto r = k.sgpr<u32, 4>();
    k.global_load_dword(v, v, p, offset(-4096), glc, slc);
    k.buffer_load_dword(v, v, r, 0, offen, offset(4095), glc);
    k.s_load_dword(r[0], p, 16, glc);
    k.ds_write2_b32(v, v, v, offset0(1), offset1(255));
  });
  code<"global_load_dword %v8, %v8, %s[9:10] offset:4095 sc0 nt sc1\n"
       "buffer_load_dword %v8, off, %s[11:14], 0 sc1\n"
       "global_atomic_add %v8, %v8, %v8, %s[9:10] sc0\n"
       "global_atomic_add %v8, %v8, %s[9:10]\n"
       "ds_read_b32 %v8, %v8 offset:65535\n">([](builder k) {
    auto v = k.vgpr<u32>();
    auto p = k.sgpr<u64>();
    auto r = k.sgpr<u32, 4>();
    k.global_load_dword(v, v, p, offset(4095), sc0, nt, sc1);
    k.buffer_load_dword(v, off, r, 0, sc1);
    k.global_atomic_add(v, v, v, p, sc0);
    k.global_atomic_add(v, v, p);
    k.ds_read_b32(v, v, offset(65535));
  });
}

TEST_CASE("waits") {
  code<"s_waitcnt vmcnt(3)\n"
       "s_waitcnt lgkmcnt(0)\n"
       "s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)\n"
       "s_nop 15\n">([](builder k) {
    k.s_waitcnt(vmcnt(3));
    k.s_waitcnt(vmcnt(63) & lgkmcnt(0));
    k.s_waitcnt(vmcnt(0) & expcnt(0) & lgkmcnt(0));
    k.s_nop(15);
  });
}

TEST_CASE("matrix instructions") {
  code<"v_mfma_f32_16x16x16_f16 %a[8:11], %v[16:17], %v[18:19], %a[8:11]\n"
       "v_mfma_f32_16x16x16_f16 %v[12:15], %v[16:17], %v[18:19], 0\n"
       "v_mfma_f32_4x4x4_16b_f16 %v[12:15], %v[16:17], %v[18:19], %v[12:15] cbsz:1 abid:2 blgp:3\n">(
      [](builder k) {
        auto acc = k.agpr<f32, 4>();
        auto c = k.vgpr<f32, 4>();
        auto a = k.vgpr<f16x2, 2>(), b = k.vgpr<f16x2, 2>();
        k.v_mfma_f32_16x16x16_f16(acc, a, b, acc);
        k.v_mfma_f32_16x16x16_f16(c, a, b, 0);
        k.v_mfma_f32_4x4x4_16b_f16(c, a, b, c, cbsz(1), abid(2), blgp(3));
      });
}

TEST_CASE("wrong bank, width, type") {
  refused<"s_add_u32: operand 1 (sdst) is a VGPR; allowed here: SGPR, vcc, exec or m0">(
      __LINE__ + 2, [](builder k) {
        auto v = k.vgpr<u32>();
        k.s_add_u32(v, v, v);
      });
  refused<
      "v_add_f32: operand 2 (src0) is an AGPR; allowed here: SGPR, VGPR, vcc, exec, m0 or inline constant">(
      __LINE__ + 4, [](builder k) {
        k.without<passes::legalise_agprs>(); // which would copy it
        auto v = k.vgpr<f32>();
        auto a = k.agpr<f32>();
        k.v_add_f32(v, a, v);
      });
  refused<"v_add_f32: operand 1 (vdst) has 2 registers; 1 is needed">(__LINE__ + 2, [](builder k) {
    auto v = k.vgpr<f32, 2>();
    k.v_add_f32(v, v, v);
  });
  refused<"v_add_f32: operand 2 (src0) is i32; f32 is needed (as<f32>(x) takes the same bits as that type)">(
      __LINE__ + 3, [](builder k) {
        auto v = k.vgpr<f32>();
        auto u = k.vgpr<i32>();
        k.v_add_f32(v, u, v);
      });
  refused<"buffer_load_dword: operand 3 (srsrc) has 2 registers; 4 are needed">(__LINE__ + 3, [](builder k) {
    auto v = k.vgpr<f32>();
    auto r = k.sgpr<u32, 2>();
    k.buffer_load_dword(v, off, r, 0);
  });
  refused<"s_add_u32: operand 3 (ssrc1) is a floating-point number, which this place cannot hold exactly; "
          "allowed here: SGPR, vcc, exec, m0, inline constant or 32-bit literal">(__LINE__ + 3,
                                                                                  [](builder k) {
                                                                                    auto s = k.sgpr<u32>();
                                                                                    k.s_add_u32(s, s, 0.5);
                                                                                  });
}

TEST_CASE("instructions that the target does not have") {
  refused<"v_prng_b32: not available on gfx942; exists on gfx950">(__LINE__ + 2, [](builder k) {
    auto v = k.vgpr<u32>();
    k.v_prng_b32(v, v);
  });
  refused<"v_lshl_add_u64: not available on gfx90a; exists on gfx942, gfx950", gfx90a>(
      __LINE__ + 2, [](builder k) {
        auto v = k.vgpr<u64>();
        k.v_lshl_add_u64(v, v, 3, v);
      });
  refused<"global_load_dword: modifier sc0 is not accepted here", gfx90a>(__LINE__ + 3, [](builder k) {
    auto v = k.vgpr<u32>();
    auto p = k.sgpr<u64>();
    k.global_load_dword(v, v, p, sc0);
  });
}

TEST_CASE("numbers out of their range") {
  refused<"s_nop: operand 1 (simm16) is 16; allowed range is 0..15">(__LINE__ + 1,
                                                                     [](builder k) { k.s_nop(16); });
  refused<"s_nop: operand 1 (simm16) is -1; allowed range is 0..15">(__LINE__ + 1,
                                                                     [](builder k) { k.s_nop(-1); });
  refused<"s_waitcnt: operand 1 (counters) has vmcnt(64); allowed range is 0..63">(
      __LINE__, [](builder k) { k.s_waitcnt(vmcnt(64)); });
  refused<"s_waitcnt: operand 1 (counters) has lgkmcnt(16); allowed range is 0..15">(
      __LINE__, [](builder k) { k.s_waitcnt(vmcnt(0) & lgkmcnt(16)); });
  refused<"s_waitcnt: operand 1 (counters) has expcnt(8); allowed range is 0..7">(
      __LINE__, [](builder k) { k.s_waitcnt(expcnt(8)); });
  refused<"buffer_load_dword: offset is 4096; allowed range is 0..4095">(__LINE__ + 3, [](builder k) {
    auto v = k.vgpr<u32>();
    auto r = k.sgpr<u32, 4>();
    k.buffer_load_dword(v, v, r, 0, offen, offset(4096));
  });
  refused<"ds_read_b32: offset is 65536; allowed range is 0..65535">(__LINE__ + 2, [](builder k) {
    auto v = k.vgpr<u32>();
    k.ds_read_b32(v, v, offset(65536));
  });
  refused<"ds_read2_b32: offset0 is 256; allowed range is 0..255">(__LINE__ + 2, [](builder k) {
    auto v = k.vgpr<u32>();
    k.ds_read2_b32(k.vgpr<u32, 2>(), v, offset0(256));
  });
  refused<"global_load_dword: offset is -4097; allowed range is -4096..4095">(__LINE__ + 3, [](builder k) {
    auto v = k.vgpr<u32>();
    auto p = k.sgpr<u64>();
    k.global_load_dword(v, v, p, offset(-4097));
  });
  refused<"s_movk_i32: operand 2 (simm16) is 40000; allowed range is -32768..32767">(__LINE__ + 3,
                                                                                     [](builder k) {
                                                                                       auto s = k.sgpr<i32>();
                                                                                       k.s_movk_i32(s, 40000);
                                                                                     });
}

TEST_CASE("lists with an entry out of range") {
  refused<
      "v_mov_b32: a lane of the DPP control is out of range: quad_perm 0..3, row_shl row_shr row_ror 1..15, "
      "row_newbcast 0..15">(__LINE__ + 2, [](builder k) {
    auto v = k.vgpr<u32>();
    k.v_mov_b32(v, v, row_shl(16)); // as a code it would be row_shr(0)
  });
  refused<
      "v_mov_b32: a lane of the DPP control is out of range: quad_perm 0..3, row_shl row_shr row_ror 1..15, "
      "row_newbcast 0..15">(__LINE__ + 2, [](builder k) {
    auto v = k.vgpr<u32>();
    k.v_mov_b32(v, v, quad_perm(0, 1, 2, 4));
  });
  refused<"v_pk_add_f16: op_sel has an entry out of range; allowed are 0 and 1">(__LINE__ + 2, [](builder k) {
    auto h = k.vgpr<f16x2>();
    k.v_pk_add_f16(h, h, h, op_sel(0, 2));
  });
  refused<"s_getreg_b32: operand 2 (hwreg) is a hwreg with a field out of range; allowed are id 0..63, "
          "offset 0..31, "
          "size 1..32">(__LINE__ + 2, [](builder k) {
    auto s = k.sgpr<u32>();
    k.s_getreg_b32(s, hwreg(1, 0, 33));
  });
}

TEST_CASE("modifiers an instruction does not take") {
  refused<"s_add_u32: modifier glc is not accepted here">(__LINE__ + 2, [](builder k) {
    auto s = k.sgpr<u32>();
    k.s_add_u32(s, s, s, glc);
  });
  refused<
      "v_ldexp_f32: operand 3 (src1) has a source modifier (neg, abs, sext) that this place does not take">(
      __LINE__ + 3, [](builder k) {
        auto v = k.vgpr<f32>();
        auto i = k.vgpr<i32>();
        k.v_ldexp_f32(v, v, neg(i));
      });
  refused<"ds_read_b32: modifier clamp is not accepted here">(__LINE__ + 2, [](builder k) {
    auto v = k.vgpr<u32>();
    k.ds_read_b32(v, v, clamp);
  });
}

TEST_CASE("one scalar register or literal a vector instruction") {
  refused<"v_add_f32: reads more than one SGPR or literal; a vector instruction can read one (copy the "
          "others to VGPRs)">(__LINE__ + 3, [](builder k) {
    auto v = k.vgpr<f32>();
    auto s = k.sgpr<f32>(), t = k.sgpr<f32>();
    k.v_add_f32(v, s, t);
  });
  refused<"v_cndmask_b32: operand 2 (src0) is an SGPR; allowed here: VGPR or inline constant">(
      __LINE__ + 3, [](builder k) {
        auto v = k.vgpr<f32>();
        auto s = k.sgpr<f32>();
        k.v_cndmask_b32(v, s, v, vcc);
      });
  refused<"v_fma_f32: operand 4 (src2) is a floating-point number, which is no inline constant (integers "
          "-16..64; +-0.5, 1, 2, 4); allowed here: SGPR, VGPR, vcc, exec, m0 or inline constant">(
      __LINE__ + 2, [](builder k) {
        auto v = k.vgpr<f32>();
        k.v_fma_f32(v, v, v, 3.5f);
      });
}

TEST_CASE("too many operands") {
  refused<"s_add_u32: takes 3 operands, 4 are given">(__LINE__ + 2, [](builder k) {
    auto s = k.sgpr<u32>();
    k.s_add_u32(s, s, s, s);
  });
}

TEST_CASE("registers of the author's choice") {
  kernel_draft k(gfx942, 64);
  k.vgpr<f32, 2>(at_register(254));
  CHECK(!k.failed());
  CHECK(k.program().groups.back().fixed == 254);
  refused<"register 255 is out of range; allowed range is 0..254">(
      __LINE__, [](builder k) { k.vgpr<f32, 2>(at_register(255)); });
  refused<"register 102 is out of range; allowed range is 0..101">(
      __LINE__, [](builder k) { k.sgpr<u32>(at_register(102)); });
  refused<"register 4000000000 is out of range; allowed range is 0..252">(
      __LINE__, [](builder k) { k.agpr<u32, 4>(at_register(4000000000)); });
}

TEST_CASE("the first error counts") {
  refused<"s_nop: operand 1 (simm16) is 16; allowed range is 0..15">(__LINE__ + 1, [](builder k) {
    k.s_nop(16);
    k.s_nop(17);
    auto s = k.sgpr<i32>(1);
    s += 1;
    k.if_(s < 3, [&] { s += 2; }).else_([&] { s += 3; });
    k.where(k.vgpr<i32>(1) < 3, [&] {}).otherwise([&] {});
  });
}

} // namespace
