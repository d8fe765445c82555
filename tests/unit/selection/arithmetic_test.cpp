// SPDX-License-Identifier: MIT
// Which instructions the operators choose, by bank, element type and kind of operand.
#include "program/expect.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

TEST_CASE("i32 in SGPRs uses the scalar ALU") {
  code<"s_add_i32 %s10, %s8, %s9\n"
       "s_add_i32 %s11, %s8, 7\n"
       "s_add_i32 %s12, %s8, 7\n"
       "s_add_i32 %s13, %s8, 0x3e8\n"
       "s_sub_i32 %s14, %s8, %s9\n"
       "s_sub_i32 %s15, %s8, 7\n"
       "s_sub_i32 %s16, 7, %s8\n"
       "s_sub_i32 %s17, 0, %s8\n"
       "s_mul_i32 %s18, %s8, %s9\n"
       "s_mul_i32 %s19, %s8, 0x64\n"
       "s_mul_i32 %s20, %s8, 0x64\n"
       "s_lshl_b32 %s21, %s8, %s9\n"
       "s_lshl_b32 %s22, %s8, 3\n"
       "s_lshl_b32 %s23, 1, %s8\n"
       "s_ashr_i32 %s24, %s8, %s9\n"
       "s_ashr_i32 %s25, %s8, 31\n"
       "s_ashr_i32 %s26, -1, %s8\n"
       "s_and_b32 %s27, %s8, %s9\n"
       "s_and_b32 %s28, %s8, 0xff\n"
       "s_and_b32 %s29, %s8, 0xff\n"
       "s_or_b32 %s30, %s8, %s9\n"
       "s_xor_b32 %s31, %s8, %s9\n"
       "s_xor_b32 %s32, %s8, -1\n">([](builder k) {
    auto a = k.sgpr<i32>(), b = k.sgpr<i32>();
    (void)(a + b);
    (void)(a + 7);
    (void)(7 + a);
    (void)(a + 1000);
    (void)(a - b);
    (void)(a - 7);
    (void)(7 - a);
    (void)(-a);
    (void)(a * b);
    (void)(a * 100);
    (void)(100 * a);
    (void)(a << b);
    (void)(a << 3);
    (void)(1 << a);
    (void)(a >> b);
    (void)(a >> 31);
    (void)(-1 >> a);
    (void)(a & b);
    (void)(a & 0xff);
    (void)(0xff & a);
    (void)(a | b);
    (void)(a ^ b);
    (void)(~a);
  });
}

TEST_CASE("u32 in SGPRs differs in the shift to the right and in carries") {
  code<"s_add_u32 %s10, %s8, %s9\n"
       "s_add_u32 %s11, %s8, 0xffffffff\n"
       "s_sub_u32 %s12, %s8, %s9\n"
       "s_sub_u32 %s13, 5, %s8\n"
       "s_mul_i32 %s14, %s8, %s9\n"
       "s_lshr_b32 %s15, %s8, %s9\n"
       "s_lshr_b32 %s16, %s8, 4\n"
       "s_xor_b32 %s17, %s8, -1\n">([](builder k) {
    auto a = k.sgpr<u32>(), b = k.sgpr<u32>();
    (void)(a + b);
    (void)(a + 0xffff'ffffu);
    (void)(a - b);
    (void)(5 - a);
    (void)(a * b);
    (void)(a >> b);
    (void)(a >> 4);
    (void)(~a);
  });
}

TEST_CASE("a multiplication by a power of two is a shift, on either side") {
  code<"s_lshl_b32 %s13, %s8, 8\n"
       "s_lshl_b32 %s14, %s8, 8\n"
       "s_lshl_b32 %s15, %s8, 0\n"
       "v_lshlrev_b32_e32 %v16, 3, %v9\n"
       "v_lshlrev_b32_e32 %v17, 3, %v9\n"
       "v_lshlrev_b32_e32 %v18, 31, %v12\n"
       "s_lshl_b64 %s[19:20], %s[10:11], 32\n"
       "v_mul_lo_u32 %v21, %v9, -8\n"
       "v_mul_lo_u32 %v22, %v9, 0\n">([](builder k) {
    auto s = k.sgpr<i32>();
    auto v = k.vgpr<i32>();
    auto q = k.sgpr<i64>();
    auto u = k.vgpr<u32>();
    (void)(s * 256);
    (void)(256 * s);
    (void)(s * 1);
    (void)(v * 8);
    (void)(8 * v);
    (void)(u * 0x8000'0000u);
    (void)(q * 0x1'0000'0000);
    (void)(v * -8); // no shift: the factor is negative
    (void)(v * 0);
  });
}

TEST_CASE("i32 in VGPRs") {
  code<"v_add_u32_e32 %v10, %v8, %v9\n"
       "v_add_u32_e32 %v11, 7, %v8\n"
       "v_add_u32_e32 %v12, 7, %v8\n"
       "v_add_u32_e32 %v13, 0x3e8, %v8\n"
       "v_sub_u32_e32 %v14, %v8, %v9\n"
       "v_subrev_u32_e32 %v15, 7, %v8\n"
       "v_sub_u32_e32 %v16, 7, %v8\n"
       "v_sub_u32_e32 %v17, 0, %v8\n"
       "v_mul_lo_u32 %v18, %v8, %v9\n"
       "s_mov_b32 %s20, 0x64\n"
       "v_mul_lo_u32 %v19, %v8, %s20\n"
       "v_lshlrev_b32_e32 %v21, %v9, %v8\n"
       "v_lshlrev_b32_e32 %v22, 3, %v8\n"
       "v_mov_b32_e32 %v24, 1\n"
       "v_lshlrev_b32_e32 %v23, %v8, %v24\n"
       "v_ashrrev_i32_e32 %v25, %v9, %v8\n"
       "v_ashrrev_i32_e32 %v26, 31, %v8\n"
       "v_and_b32_e32 %v27, %v8, %v9\n"
       "v_and_b32_e32 %v28, 0xff, %v8\n"
       "v_or_b32_e32 %v29, %v8, %v9\n"
       "v_xor_b32_e32 %v30, 0x3e8, %v8\n"
       "v_xor_b32_e32 %v31, -1, %v8\n">([](builder k) {
    auto a = k.vgpr<i32>(), b = k.vgpr<i32>();
    (void)(a + b);
    (void)(a + 7);
    (void)(7 + a);
    (void)(a + 1000);
    (void)(a - b);
    (void)(a - 7);
    (void)(7 - a);
    (void)(-a);
    (void)(a * b);
    (void)(a * 100); // v_mul_lo_u32 takes no literal
    (void)(a << b);
    (void)(a << 3);
    (void)(1 << a);
    (void)(a >> b);
    (void)(a >> 31);
    (void)(a & b);
    (void)(a & 0xff);
    (void)(a | b);
    (void)(a ^ 1000);
    (void)(~a);
  });
}

TEST_CASE("u32 in VGPRs") {
  code<"v_add_u32_e32 %v10, %v8, %v9\n"
       "v_subrev_u32_e32 %v11, 1, %v8\n"
       "v_mul_lo_u32 %v12, %v8, %v9\n"
       "v_lshrrev_b32_e32 %v13, %v9, %v8\n"
       "v_lshrrev_b32_e32 %v14, 4, %v8\n"
       "v_mov_b32_e32 %v16, 0x3e8\n"
       "v_lshrrev_b32_e32 %v15, %v8, %v16\n">([](builder k) {
    auto a = k.vgpr<u32>(), b = k.vgpr<u32>();
    (void)(a + b);
    (void)(a - 1u);
    (void)(a * b);
    (void)(a >> b);
    (void)(a >> 4);
    (void)(1000u >> a);
  });
}

TEST_CASE("an SGPR with a VGPR gives a VGPR, and stands where the encoding takes it") {
  code<"v_add_u32_e32 %v10, %s8, %v9\n"
       "v_add_u32_e32 %v11, %s8, %v9\n"
       "v_sub_u32_e32 %v12, %s8, %v9\n"
       "v_subrev_u32_e32 %v13, %s8, %v9\n"
       "v_mul_lo_u32 %v14, %v9, %s8\n"
       "v_mul_lo_u32 %v15, %v9, %s8\n"
       "v_mov_b32_e32 %v17, %s8\n"
       "v_lshlrev_b32_e32 %v16, %v9, %v17\n"
       "v_lshlrev_b32_e32 %v18, %s8, %v9\n"
       "v_mov_b32_e32 %v20, %s8\n"
       "v_ashrrev_i32_e32 %v19, %v9, %v20\n"
       "v_ashrrev_i32_e32 %v21, %s8, %v9\n"
       "v_and_b32_e32 %v22, %s8, %v9\n"
       "v_or_b32_e32 %v23, %s8, %v9\n"
       "v_xor_b32_e32 %v24, %s8, %v9\n">([](builder k) {
    auto s = k.sgpr<i32>();
    auto v = k.vgpr<i32>();
    (void)(s + v);
    (void)(v + s);
    (void)(s - v);
    (void)(v - s);
    (void)(s * v);
    (void)(v * s);
    (void)(s << v);
    (void)(v << s);
    (void)(s >> v);
    (void)(v >> s);
    (void)(s & v);
    (void)(v | s);
    (void)(s ^ v);
  });
}

TEST_CASE("f32: numbers convert by value") {
  code<"v_add_f32_e32 %v11, %v8, %v9\n"
       "v_add_f32_e32 %v12, 2.0, %v8\n"
       "v_add_f32_e32 %v13, 2.0, %v8\n"
       "v_add_f32_e32 %v14, 0x40400000, %v8\n"
       "v_sub_f32_e32 %v15, %v8, %v9\n"
       "v_subrev_f32_e32 %v16, 0.5, %v8\n"
       "v_sub_f32_e32 %v17, 1.0, %v8\n"
       "v_mul_f32_e32 %v18, %v8, %v9\n"
       "v_mul_f32_e32 %v19, 0x41000000, %v8\n"
       "v_mul_f32_e32 %v20, 0x3dcccccd, %v8\n"
       "v_add_f32_e32 %v21, %s10, %v8\n"
       "v_sub_f32_e32 %v22, %s10, %v8\n"
       "v_subrev_f32_e32 %v23, %s10, %v8\n"
       "v_xor_b32_e32 %v24, 0x80000000, %v8\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
    auto s = k.sgpr<f32>();
    (void)(a + b);
    (void)(a + 2);
    (void)(2.0 + a);
    (void)(a + 3);
    (void)(a - b);
    (void)(a - 0.5f);
    (void)(1 - a);
    (void)(a * b);
    (void)(a * 8); // no shift
    (void)(a * 0.1f);
    (void)(a + s);
    (void)(s - a);
    (void)(a - s);
    (void)(-a); // 0 - a would lose the sign of zero
  });
}

TEST_CASE("f32 in SGPRs is calculated in VGPRs: there is no scalar floating point") {
  code<"v_mov_b32_e32 %v11, %s8\n"
       "v_add_f32_e32 %v10, %s9, %v11\n"
       "v_mov_b32_e32 %v13, %s8\n"
       "v_subrev_f32_e32 %v12, %s9, %v13\n"
       "v_mov_b32_e32 %v15, %s8\n"
       "v_mul_f32_e32 %v14, 0x40400000, %v15\n"
       "v_mov_b32_e32 %v17, 0x40400000\n"
       "v_subrev_f32_e32 %v16, %s8, %v17\n"
       "v_mov_b32_e32 %v19, %s8\n"
       "v_xor_b32_e32 %v18, 0x80000000, %v19\n">([](builder k) {
    auto a = k.sgpr<f32>(), b = k.sgpr<f32>();
    (void)(a + b);
    (void)(a - b);
    (void)(a * 3);
    (void)(3 - a);
    (void)(-a);
  });
}

TEST_CASE("an unnamed result is written to its variable directly; compound assignments work in place") {
  code<"s_add_i32 %s8, %s8, 1\n"
       "v_mul_lo_u32 %v9, %v9, %v9\n"
       "s_add_i32 %s8, %s8, 2\n"
       "s_sub_i32 %s8, %s8, 3\n"
       "s_lshl_b32 %s8, %s8, 2\n"
       "s_lshl_b32 %s8, %s8, 5\n"
       "s_ashr_i32 %s8, %s8, 6\n"
       "s_and_b32 %s8, %s8, 7\n"
       "s_or_b32 %s8, %s8, 8\n"
       "s_xor_b32 %s8, %s8, 9\n"
       "v_add_u32_e32 %v9, %s8, %v9\n"
       "v_subrev_u32_e32 %v9, %s8, %v9\n"
       "v_mul_lo_u32 %v9, %v9, 5\n"
       "v_lshlrev_b32_e32 %v9, %v9, %v9\n"
       "v_ashrrev_i32_e32 %v9, 1, %v9\n"
       "v_and_b32_e32 %v9, %s8, %v9\n"
       "v_or_b32_e32 %v9, 0x3e8, %v9\n"
       "v_xor_b32_e32 %v9, %v9, %v9\n"
       "v_add_f32_e32 %v10, 1.0, %v10\n"
       "v_sub_f32_e32 %v10, %v10, %v10\n"
       "v_mul_f32_e32 %v10, 0.5, %v10\n"
       "s_add_u32 %s11, %s11, 1\n"
       "s_addc_u32 %s12, %s12, 0\n">([](builder k) {
    auto s = k.sgpr<i32>();
    auto v = k.vgpr<i32>();
    auto f = k.vgpr<f32>();
    auto q = k.sgpr<u64>();
    s = s + 1;
    v = v * v;
    s += 2;
    s -= 3;
    s *= 4;
    s <<= 5;
    s >>= 6;
    s &= 7;
    s |= 8;
    s ^= 9;
    v += s;
    v -= s;
    v *= 5;
    v <<= v;
    v >>= 1;
    v &= s;
    v |= 1000;
    v ^= v;
    f += 1;
    f -= f;
    f *= 0.5;
    q += 1;
  });
}

TEST_CASE("numbers out of range") {
  refused<"shift by 32; allowed range is 0..31">(__LINE__ + 2, [](builder k) {
    auto v = k.vgpr<i32>();
    (void)(v << 32);
  });
  refused<"shift by -1; allowed range is 0..31">(__LINE__ + 2, [](builder k) {
    auto s = k.sgpr<i32>();
    (void)(s >> -1);
  });
  refused<"shift by 64; allowed range is 0..63">(__LINE__ + 2, [](builder k) {
    auto q = k.sgpr<u64>();
    q <<= 64;
  });
  refused<"s_mov_b32: operand 2 (ssrc0) is the number 1099511627776, which does not fit 32 bits; allowed "
          "here: SGPR, vcc, exec, m0, inline constant or 32-bit literal">(__LINE__ + 2, [](builder k) {
    auto v = k.vgpr<i32>();
    (void)(v * 0x100'0000'0000);
  });
  refused<"s_mov_b32: operand 2 (ssrc0) is the number 5000000000, which does not fit 32 bits; allowed here: "
          "SGPR, vcc, exec, m0, inline constant or 32-bit literal">(__LINE__ + 2, [](builder k) {
    auto s = k.sgpr<i32>();
    s = 5'000'000'000;
  });
}

} // namespace
