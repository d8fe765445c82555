// SPDX-License-Identifier: MIT
// Which instructions the operators choose for 64-bit integers.
#include "program/expect.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

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
       "s_xor_b64 %s[38:39], %s[8:9], %s[10:11]\n">([](builder k) {
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
  code<"s_mul_i32 %s14, %s9, %s10\n"
       "s_mul_i32 %s15, %s8, %s11\n"
       "s_add_u32 %s14, %s14, %s15\n"
       "s_mul_hi_u32 %s13, %s8, %s10\n"
       "s_mul_i32 %s12, %s8, %s10\n"
       "s_add_u32 %s13, %s13, %s14\n"
       "s_mul_i32 %s18, %s9, 10\n" // a constant below 2^32
       "s_mul_hi_u32 %s17, %s8, 10\n"
       "s_mul_i32 %s16, %s8, 10\n"
       "s_add_u32 %s17, %s17, %s18\n"
       "s_lshr_b64 %s[19:20], %s[8:9], 3\n">([](builder k) {
    auto a = k.sgpr<u64>(), b = k.sgpr<u64>();
    (void)(a * b);
    (void)(a * 10);
    (void)(a >> 3);
  });
}

TEST_CASE("an unnamed 64-bit product is assigned whole") {
  code<"s_mul_i32 %s16, %s9, %s10\n"
       "s_mul_i32 %s17, %s8, %s11\n"
       "s_add_u32 %s16, %s16, %s17\n"
       "s_mul_hi_u32 %s15, %s8, %s10\n"
       "s_mul_i32 %s14, %s8, %s10\n"
       "s_add_u32 %s15, %s15, %s16\n"
       "s_mov_b64 %s[12:13], %s[14:15]\n">([](builder k) {
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
       "v_xor_b32_e32 %v43, 0xff, %v9\n">([](builder k) {
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
       gfx90a>([](builder k) {
    auto a = k.vgpr<u64>(), b = k.vgpr<u64>();
    auto s = k.sgpr<u64>();
    (void)(a + b);
    (void)(s + a);
    (void)(a - b);
    (void)(a >> 5);
  });
}

} // namespace
