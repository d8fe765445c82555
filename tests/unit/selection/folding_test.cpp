// SPDX-License-Identifier: MIT
// When an unnamed value becomes part of the instruction that uses it, and when it may not.
#include "program/expect.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

TEST_CASE("an unnamed product and an addition are one v_fma_f32") {
  code<"v_fma_f32 %v13, %v8, %v9, %v10\n"
       "v_fma_f32 %v15, %v8, %v9, %v10\n"
       "v_fma_f32 %v17, %s11, %v8, %v10\n"
       "v_fma_f32 %v19, %v8, %v9, 2.0\n"
       "v_mul_f32_e32 %v20, %v8, %v9\n"
       "v_fma_f32 %v22, %v8, %v10, %v20\n"
       "v_fma_f32 %v22, %v8, %v9, %v22\n">([](builder k) {
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

TEST_CASE("no v_fma_f32 of a product with a name") {
  code<"v_mul_f32_e32 %v11, %v8, %v9\n"
       "v_add_f32_e32 %v12, %v11, %v10\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), c = k.vgpr<f32>();
    auto product = a * b; // the author may use it again
    (void)(product + c);
  });
}

TEST_CASE("numbers added in a row are one number") {
  code<"v_add_u32_e32 %v13, 3, %v8\n"
       "v_add_u32_e32 %v16, 6, %v8\n"
       "v_add_u32_e32 %v18, -2, %v8\n"
       "v_add_u32_e32 %v20, -1, %v8\n"
       "v_add_u32_e32 %v22, 0, %v9\n"
       "v_lshl_add_u32 %v26, %v8, 2, 3\n"
       "s_add_i32 %s28, %s10, 0x12c\n"
       "s_add_u32 %s30, %s11, -2\n">([](builder k) {
    auto x = k.vgpr<i32>();
    auto u = k.vgpr<u32>();
    auto s = k.sgpr<i32>();
    auto w = k.sgpr<u32>();
    (void)((x + 1) + 2);
    (void)(((x + 1) + 2) + 3);
    (void)(5 + (x - 7));
    (void)((x + 1) - 2);
    (void)((u + 1u) + 0xffff'ffffu); // wraps around
    (void)(((x << 2) + 1) + 2);
    (void)((s + 100) + 200);
    (void)((w - 3u) + 1u);
  });
}

TEST_CASE("numbers are not added over a name or another write") {
  code<"v_add_u32_e32 %v12, 1, %v8\n"
       "v_add_u32_e32 %v13, 2, %v12\n"
       "v_add_u32_e32 %v14, 1, %v8\n"
       "v_mov_b32_e32 %v8, %v9\n"
       "v_add_u32_e32 %v15, 2, %v14\n">([](builder k) {
    auto x = k.vgpr<i32>(), y = k.vgpr<i32>();
    (void)k.sgpr<i32, 2>();
    auto sum = x + 1; // the author may use it again
    (void)(sum + 2);
    auto write_x_in_between = [&](auto&& unnamed) {
      x = y;
      return static_cast<decltype(unnamed)>(unnamed) + 2;
    };
    (void)write_x_in_between(x + 1);
  });
}

TEST_CASE("a number that no register holds is an error in a sum, too") {
  code<"error: s_add_i32: operand 3 (ssrc1) is the number 5000000000, which does not fit 32 bits; allowed "
       "here: SGPR, vcc, exec, m0, inline constant or 32-bit literal\n">([](builder k) {
    auto s = k.sgpr<i32>();
    (void)((s + 1) + 5'000'000'000);
  });
}

TEST_CASE("no folding past a write of a source") {
  code<"v_mul_f32_e32 %v11, %v8, %v9\n"
       "v_mov_b32_e32 %v8, %v10\n"
       "v_add_f32_e32 %v12, %v11, %v10\n">([](builder k) {
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
       "v_add_f32_e32 %v13, %v12, %v10\n">([](builder k) {
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
          "  v_add_f32_e32 %v12, %v11, %v10\n">([](builder k) {
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
       "v_add3_u32 %v29, 1, %v8, %v9\n">([](builder k) {
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
    (void)(a + 1 + b);
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
       "v_lshl_add_u64 %v[30:31], %v[28:29], 0, %v[26:27]\n">([](builder k) {
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

TEST_CASE("compound assignments fold too") {
  code<"v_fma_f32 %v10, %v8, %v9, %v10\n">([](builder k) {
    auto a = k.vgpr<f32>(), b = k.vgpr<f32>(), sum = k.vgpr<f32>();
    sum += a * b;
  });
}

} // namespace
