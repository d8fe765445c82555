// SPDX-License-Identifier: MIT
// Which instructions the operators choose, by bank, element type and kind of operand.
#include "build/expect.hpp"

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
       "s_xor_b32 %s32, %s8, -1\n">([](builder& k) {
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
       "s_xor_b32 %s17, %s8, -1\n">([](builder& k) {
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
       "v_mul_lo_u32 %v22, %v9, 0\n">([](builder& k) {
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
       "v_xor_b32_e32 %v31, -1, %v8\n">([](builder& k) {
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
       "v_lshrrev_b32_e32 %v15, %v8, %v16\n">([](builder& k) {
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
       "v_xor_b32_e32 %v24, %s8, %v9\n">([](builder& k) {
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
       "v_xor_b32_e32 %v24, 0x80000000, %v8\n">([](builder& k) {
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
       "v_xor_b32_e32 %v18, 0x80000000, %v19\n">([](builder& k) {
    auto a = k.sgpr<f32>(), b = k.sgpr<f32>();
    (void)(a + b);
    (void)(a - b);
    (void)(a * 3);
    (void)(3 - a);
    (void)(-a);
  });
}

TEST_CASE("i64 in SGPRs") {
  code<"s_add_u32 %s12, %s8, %s10\n"
       "s_addc_u32 %s13, %s9, %s11\n"
       "s_add_u32 %s14, %s8, 5\n"
       "s_addc_u32 %s15, %s9, 1\n"
       "s_sub_u32 %s16, %s8, 1\n"
       "s_subb_u32 %s17, %s9, 0\n"
       "s_sub_u32 %s18, 1, %s8\n"
       "s_subb_u32 %s19, 0, %s9\n"
       "s_lshl_b64 %s[20:21], %s[8:9], %s10\n"
       "s_lshl_b64 %s[22:23], %s[8:9], 40\n"
       "s_mov_b32 %s26, 0x3e8\n"
       "s_mov_b32 %s27, 0\n"
       "s_lshl_b64 %s[24:25], %s[26:27], %s8\n"
       "s_ashr_i64 %s[28:29], %s[8:9], 3\n"
       "s_and_b64 %s[30:31], %s[8:9], %s[10:11]\n"
       "s_mov_b32 %s34, -1\n"
       "s_mov_b32 %s35, 0\n"
       "s_and_b64 %s[32:33], %s[8:9], %s[34:35]\n"
       "s_or_b64 %s[36:37], %s[8:9], -1\n"
       "s_xor_b64 %s[38:39], %s[8:9], %s[10:11]\n">([](builder& k) {
    auto a = k.sgpr<i64>(), b = k.sgpr<i64>();
    (void)(a + b);
    (void)(a + 0x1'0000'0005);
    (void)(a - 1);
    (void)(1 - a);
    (void)(a << b);
    (void)(a << 40);
    (void)(1000 << a); // a literal has 32 bits: which extension the hardware makes is not relied on
    (void)(a >> 3);
    (void)(a & b);
    (void)(a & 0xffff'ffff);
    (void)(a | -1);
    (void)(a ^ b);
  });
}

TEST_CASE("u64 in SGPRs: the exact 64-bit product") {
  code<"s_mul_i32 %s14, %s8, %s11\n"
       "s_mul_i32 %s15, %s9, %s10\n"
       "s_add_u32 %s14, %s14, %s15\n"
       "s_mul_hi_u32 %s17, %s8, %s10\n"
       "s_mul_i32 %s16, %s8, %s10\n"
       "s_add_u32 %s13, %s17, %s14\n"
       "s_mov_b32 %s12, %s16\n"
       "s_lshr_b64 %s[18:19], %s[8:9], 3\n">([](builder& k) {
    auto a = k.sgpr<u64>(), b = k.sgpr<u64>();
    (void)(a * b);
    (void)(a >> 3);
  });
}

TEST_CASE("an unnamed 64-bit product is assigned whole") {
  code<"s_mul_i32 %s16, %s8, %s11\n"
       "s_mul_i32 %s17, %s9, %s10\n"
       "s_add_u32 %s16, %s16, %s17\n"
       "s_mul_hi_u32 %s19, %s8, %s10\n"
       "s_mul_i32 %s18, %s8, %s10\n"
       "s_add_u32 %s15, %s19, %s16\n"
       "s_mov_b32 %s14, %s18\n"
       "s_mov_b64 %s[12:13], %s[14:15]\n">([](builder& k) {
    auto a = k.sgpr<u64>(), b = k.sgpr<u64>(), x = k.sgpr<u64>();
    x = a * b;
  });
}

TEST_CASE("i64 in VGPRs on gfx942") {
  code<"v_lshl_add_u64 %v[14:15], %v[8:9], 0, %v[10:11]\n"
       "v_lshl_add_u64 %v[16:17], %v[8:9], 0, %s[12:13]\n"
       "v_lshl_add_u64 %v[18:19], %v[8:9], 0, %s[12:13]\n"
       "v_lshl_add_u64 %v[20:21], %v[8:9], 0, 5\n"
       "s_mov_b32 %s24, 5\n"
       "s_mov_b32 %s25, 1\n"
       "v_lshl_add_u64 %v[22:23], %v[8:9], 0, %s[24:25]\n"
       "v_sub_co_u32_e64 %v26, %s[28:29], %v8, %v10\n"
       "v_subb_co_u32_e64 %v27, %s[28:29], %v9, %v11, %s[28:29]\n"
       "v_mov_b32_e32 %v32, 1\n"
       "v_mov_b32_e32 %v33, 0\n"
       "v_sub_co_u32_e64 %v30, %s[34:35], %v8, %v32\n"
       "v_subb_co_u32_e64 %v31, %s[34:35], %v9, %v33, %s[34:35]\n"
       "v_lshlrev_b64 %v[36:37], 3, %v[8:9]\n"
       "v_ashrrev_i64 %v[38:39], %v10, %v[8:9]\n"
       "v_and_b32_e32 %v40, %v8, %v10\n"
       "v_and_b32_e32 %v41, %v9, %v11\n"
       "v_xor_b32_e32 %v42, 0x1000, %v8\n"
       "v_xor_b32_e32 %v43, 0xff, %v9\n">([](builder& k) {
    auto a = k.vgpr<i64>(), b = k.vgpr<i64>();
    auto s = k.sgpr<i64>();
    (void)(a + b);
    (void)(a + s);
    (void)(s + a);
    (void)(a + 5);
    (void)(a + 0x1'0000'0005);
    (void)(a - b);
    (void)(a - 1);
    (void)(a << 3);
    (void)(a >> b);
    (void)(a & b);
    (void)(a ^ 0xff'0000'1000);
  });
}

TEST_CASE("64-bit addition without v_lshl_add_u64") {
  code<"v_add_co_u32_e64 %v14, %s[16:17], %v8, %v10\n"
       "v_addc_co_u32_e64 %v15, %s[16:17], %v9, %v11, %s[16:17]\n"
       "v_mov_b32_e32 %v20, %s12\n"
       "v_mov_b32_e32 %v21, %s13\n"
       "v_add_co_u32_e64 %v18, %s[22:23], %v8, %v20\n"
       "v_addc_co_u32_e64 %v19, %s[22:23], %v9, %v21, %s[22:23]\n"
       "v_sub_co_u32_e64 %v24, %s[26:27], %v8, %v10\n"
       "v_subb_co_u32_e64 %v25, %s[26:27], %v9, %v11, %s[26:27]\n"
       "v_lshrrev_b64 %v[28:29], 5, %v[8:9]\n",
       gfx90a>([](builder& k) {
    auto a = k.vgpr<u64>(), b = k.vgpr<u64>();
    auto s = k.sgpr<u64>();
    (void)(a + b);
    (void)(s + a);
    (void)(a - b);
    (void)(a >> 5);
  });
}

TEST_CASE("an unnamed product and an addition are one v_fma_f32") {
  code<"v_fma_f32 %v13, %v8, %v9, %v10\n"
       "v_fma_f32 %v15, %v8, %v9, %v10\n"
       "v_fma_f32 %v17, %s11, %v8, %v10\n"
       "v_fma_f32 %v19, %v8, %v9, 2.0\n"
       "v_mul_f32_e32 %v20, %v8, %v9\n"
       "v_fma_f32 %v22, %v8, %v10, %v20\n"
       "v_fma_f32 %v22, %v8, %v9, %v22\n">([](builder& k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    auto s = k.sgpr<f32>();
    (void)(a * b + c);
    (void)(c + a * b);
    (void)(a * s + c);
    (void)(a * b + 2);
    auto y = a * b + a * c;
    y = a * b + y;
  });
}

TEST_CASE("no v_fma_f32 where it would be wrong or cannot be encoded") {
  code<"v_mul_f32_e32 %v13, %v8, %v9\n"
       "v_add_f32_e32 %v14, %v13, %v10\n"
       "v_mul_f32_e32 %v15, %s11, %v8\n"
       "v_add_f32_e32 %v16, %s12, %v15\n"
       "v_mul_f32_e32 %v17, 0x40600000, %v8\n"
       "v_add_f32_e32 %v18, %v17, %v10\n"
       "v_mul_f32_e32 %v19, %v8, %v9\n"
       "v_add_f32_e32 %v20, 0x40600000, %v19\n"
       "v_mul_f32_e32 %v21, %v8, %v9\n"
       "v_sub_f32_e32 %v22, %v21, %v10\n">([](builder& k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    auto s = k.sgpr<f32>(), t = k.sgpr<f32>();
    auto product = a * b; // named: the author may use it again
    (void)(product + c);
    (void)(a * s + t);    // two SGPRs
    (void)(a * 3.5f + c); // a literal in VOP3
    (void)(a * b + 3.5f);
    (void)(a * b - c);
  });
}

TEST_CASE("no folding past a write of a source") {
  code<"v_mul_f32_e32 %v11, %v8, %v9\n"
       "v_mov_b32_e32 %v8, %v10\n"
       "v_add_f32_e32 %v12, %v11, %v10\n">([](builder& k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    auto write_a_in_between = [&](auto&& product) {
      a = c;
      return static_cast<decltype(product)>(product) + c;
    };
    write_a_in_between(a * b);
  });
}

TEST_CASE("no folding of a function's named result that something else has read") {
  code<"v_mul_f32_e32 %v12, %v8, %v9\n"
       "v_mov_b32_e32 %v11, %v12\n"
       "v_add_f32_e32 %v13, %v12, %v10\n">([](builder& k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>(), copy = k.vgpr<f32>();
    auto product = [&] {
      auto p = a * b;
      k.v_mov_b32(copy, p);
      return p;
    };
    (void)(product() + c);
  });
}

TEST_CASE("no folding across a label") {
  listing<"1:\n"
          "  s_nop 0\n"
          "  v_mul_f32_e32 %v11, %v8, %v9\n"
          "2:\n"
          "  v_add_f32_e32 %v12, %v11, %v10\n">([](builder& k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    auto label_after = [&](vgpr<f32>&& product) -> vgpr<f32>&& {
      k.place(k.label());
      return static_cast<vgpr<f32>&&>(product);
    };
    k.s_nop(0);
    (void)(label_after(a * b) + c);
  });
}

TEST_CASE("an unnamed shift and an addition are one v_lshl_add_u32, two additions one v_add3_u32") {
  code<"v_lshl_add_u32 %v13, %v8, 3, %v9\n"
       "v_lshl_add_u32 %v15, %v8, 3, %v9\n"
       "v_lshl_add_u32 %v17, %v8, %s11, %v9\n"
       "v_lshl_add_u32 %v19, %v8, %v9, 5\n"
       "v_lshl_add_u32 %v21, %s11, 8, %v8\n"
       "v_lshl_add_u32 %v23, %s11, 4, %v8\n"
       "v_add3_u32 %v25, %v8, %v9, %v10\n"
       "v_add3_u32 %v27, %s11, %v9, %v8\n"
       "v_add3_u32 %v29, 1, %v8, 2\n">([](builder& k) {
    auto a = k.vgpr<i32>(), b = k.vgpr<i32>(), c = k.vgpr<i32>();
    auto s = k.sgpr<i32>();
    (void)((a << 3) + b);
    (void)(b + a * 8);
    (void)((a << s) + b);
    (void)((a << b) + 5);
    (void)(s * 256 + a); // the scalar shift is not needed
    (void)(a + (s << 4));
    (void)(a + b + c);
    (void)(a + (b + s));
    (void)(a + 1 + 2);
  });
}

TEST_CASE("shifts and additions that stay apart") {
  code<"v_lshlrev_b32_e32 %v12, 3, %v8\n"
       "v_add_u32_e32 %v13, %v12, %v9\n"
       "s_lshl_b32 %s14, %s10, %s11\n"
       "v_add_u32_e32 %v15, %s14, %v8\n"
       "s_lshl_b32 %s16, %s10, 3\n"
       "s_add_i32 %s17, %s16, %s11\n"
       "v_lshlrev_b32_e32 %v18, 3, %v8\n"
       "v_add_u32_e32 %v19, 0x64, %v18\n"
       "v_add_u32_e32 %v20, 0x64, %v8\n"
       "v_add_u32_e32 %v21, %v20, %v9\n"
       "v_mul_lo_u32 %v22, %v8, 3\n"
       "v_add_u32_e32 %v23, %v22, %v9\n"
       "v_ashrrev_i32_e32 %v24, 3, %v8\n"
       "v_add_u32_e32 %v25, %v24, %v9\n"
       "v_lshlrev_b64 %v[28:29], 3, %v[26:27]\n"
       "v_lshl_add_u64 %v[30:31], %v[28:29], 0, %v[26:27]\n">([](builder& k) {
    auto a = k.vgpr<i32>(), b = k.vgpr<i32>();
    auto s = k.sgpr<i32>(), t = k.sgpr<i32>();
    auto shifted = a << 3;
    (void)(shifted + b);    // named
    (void)((s << t) + a);   // two SGPRs
    (void)(s * 8 + t);      // uniform: stays on the scalar ALU
    (void)((a << 3) + 100); // a literal
    (void)(a + 100 + b);
    (void)(a * 3 + b); // no power of two
    (void)((a >> 3) + b);
    auto q = k.vgpr<u64>();
    (void)((q << 3) + q);
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
       "s_addc_u32 %s12, %s12, 0\n">([](builder& k) {
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

TEST_CASE("compound assignments fold too") {
  code<"v_fma_f32 %v10, %v8, %v9, %v10\n">([](builder& k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), sum = k.vgpr<f32>();
    sum += a * b;
  });
}

TEST_CASE("numbers out of range") {
  refused<"shift by 32; allowed range is 0..31">(__LINE__ + 2, [](builder& k) {
    auto v = k.vgpr<i32>();
    (void)(v << 32);
  });
  refused<"shift by -1; allowed range is 0..31">(__LINE__ + 2, [](builder& k) {
    auto s = k.sgpr<i32>();
    (void)(s >> -1);
  });
  refused<"shift by 64; allowed range is 0..63">(__LINE__ + 2, [](builder& k) {
    auto q = k.sgpr<u64>();
    q <<= 64;
  });
  refused<"s_mov_b32: operand 2 (ssrc0) is the number 1099511627776, which does not fit 32 bits; allowed "
          "here: SGPR, vcc, exec, m0, inline constant or 32-bit literal">(__LINE__ + 2, [](builder& k) {
    auto v = k.vgpr<i32>();
    (void)(v * 0x100'0000'0000);
  });
  refused<"s_mov_b32: operand 2 (ssrc0) is the number 5000000000, which does not fit 32 bits; allowed here: "
          "SGPR, vcc, exec, m0, inline constant or 32-bit literal">(__LINE__ + 2, [](builder& k) {
    auto s = k.sgpr<i32>();
    s = 5'000'000'000;
  });
}

TEST_CASE("64-bit operations that do not exist") {
  refused<
      "a 64-bit SGPR compares with == and != only: the scalar ALU has no 64-bit ordering; compare in VGPRs">(
      __LINE__ + 2, [](builder& k) {
        auto a = k.sgpr<i64>();
        (void)(a < 5);
      });
  refused<"64-bit multiplication in VGPRs has no operator; use v_mad_u64_u32">(__LINE__ + 2, [](builder& k) {
    auto a = k.vgpr<i64>();
    (void)(a * a);
  });
}

} // namespace
