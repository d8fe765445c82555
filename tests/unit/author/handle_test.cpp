// SPDX-License-Identifier: MIT
// Registers behave like variables, handles like views; arrays, slices and indices.
#include "program/expect.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

TEST_CASE("copying a register copies its value; a reference or a view names the same register") {
  code<"v_mov_b32_e32 %v8, 1\n"
       "v_mov_b32_e32 %v9, %v8\n"
       "v_mov_b32_e32 %v9, 2\n"
       "v_mov_b32_e32 %v8, 3\n"
       "v_mov_b32_e32 %v8, 4\n"
       "v_mov_b32_e32 %v10, %v8\n"
       "v_add_u32_e32 %v10, 5, %v10\n"
       "v_add_u32_e32 %v8, 6, %v8\n">([](builder k) {
    auto a = k.vgpr<i32>(1);
    auto copy = a;
    auto& same = a;
    copy = 2;
    same = 3;
    author::handle<ir::bank::vgpr, i32> view = a;
    view = 4;
    const auto by_value = [](vgpr<i32> x) { x += 5; };
    by_value(a);
    const auto by_reference = [](vgpr<i32>& x) { x += 6; };
    by_reference(a);
  });
}

TEST_CASE("an unnamed result passed by value is not copied") {
  code<"v_mul_lo_u32 %v9, %v8, 3\n"
       "v_add_u32_e32 %v9, %v9, %v9\n"
       "v_mov_b32_e32 %v10, %v9\n"
       "v_add_u32_e32 %v9, %v10, %v10\n">([](builder k) {
    auto a = k.vgpr<i32>();
    const auto twice = [](vgpr<i32> x) {
      x += x;
      return x;
    };
    auto b = twice(a * 3);
    b = twice(b);
  });
}

TEST_CASE("assignment between variables is a move, of 64 bits where the target has one") {
  code<"s_mov_b32 %s8, %s9\n"
       "v_mov_b32_e32 %v10, %v11\n"
       "v_mov_b32_e32 %v10, %s8\n"
       "v_mov_b64_e32 %v[12:13], %v[14:15]\n"
       "v_mov_b64_e32 %v[12:13], %s[16:17]\n">([](builder k) {
    auto s = k.sgpr<i32>(), t = k.sgpr<i32>();
    auto v = k.vgpr<i32>(), w = k.vgpr<i32>();
    auto q = k.vgpr<u64>(), r = k.vgpr<u64>();
    auto p = k.sgpr<u64>();
    s = t;
    v = w;
    v = s;
    q = r;
    q = p;
  });
  code<"v_mov_b32_e32 %v8, %v10\n"
       "v_mov_b32_e32 %v9, %v11\n"
       "v_mov_b32_e32 %v8, %s12\n"
       "v_mov_b32_e32 %v9, %s13\n",
       gfx90a>([](builder k) {
    auto q = k.vgpr<u64>(), r = k.vgpr<u64>();
    auto p = k.sgpr<u64>();
    q = r;
    q = p;
  });
}

TEST_CASE("first values of every element type") {
  code<"s_mov_b32 %s8, -5\n"
       "s_mov_b32 %s9, 0xffffffff\n"
       "s_mov_b32 %s10, 2.0\n"
       "s_mov_b32 %s11, 0x40400000\n"
       "s_mov_b32 %s12, -2\n"
       "s_mov_b32 %s13, -1\n"
       "s_mov_b32 %s14, 0x9abcdef0\n"
       "s_mov_b32 %s15, 0x12345678\n"
       "s_mov_b32 %s16, 0\n"
       "s_mov_b32 %s17, 0x3ff00000\n"
       "v_mov_b32_e32 %v18, 0x3e8\n"
       "v_mov_b32_e32 %v19, 0.5\n"
       "v_mov_b32_e32 %v20, 0x80000000\n"
       "v_mov_b32_e32 %v21, 0x9999999a\n"
       "v_mov_b32_e32 %v22, 0x3fb99999\n"
       "v_mov_b32_e32 %v23, 0x3e00\n"
       "v_mov_b32_e32 %v24, 0x3f80\n"
       "v_mov_b32_e32 %v25, 0x40004000\n"
       "v_mov_b32_e32 %v26, 0x3f003f00\n"
       "v_mov_b32_e32 %v27, 0x7c00\n"
       "v_accvgpr_write_b32 %a28, 0\n"
       "v_mov_b32_e32 %v30, 0x40400000\n"
       "v_accvgpr_write_b32 %a29, %v30\n">([](builder k) {
    k.sgpr<i32>(-5);
    k.sgpr<u32>(0xffff'ffffu);
    k.sgpr<f32>(2);
    k.sgpr<f32>(3);
    k.sgpr<i64>(-2);
    k.sgpr<u64>(0x1234'5678'9abc'def0);
    k.sgpr<f64>(1);
    k.vgpr<i32>(1000);
    k.vgpr<f32>(0.5);
    k.vgpr<f32>(-0.0);
    k.vgpr<f64>(0.1);
    k.vgpr<f16>(1.5);
    k.vgpr<bf16>(1);
    k.vgpr<f16x2>(2);
    k.vgpr<bf16x2>(0.5);
    k.vgpr<f16>(100000);
    k.agpr<f32>(0);
    k.agpr<f32>(3);
  });
}

TEST_CASE("arrays: elements, slices, dimensions") {
  code<"v_mov_b32_e32 %v8, 1.0\n"
       "v_mov_b32_e32 %v11, %v9\n"
       "v_mov_b32_e32 %v10, 2.0\n"
       "v_mov_b32_e32 %v17, 3\n"
       "v_mov_b32_e32 %v17, 4\n"
       "v_mov_b32_e32 %v13, 5\n"
       "v_mov_b32_e32 %v16, 6\n"
       "s_mov_b32 %s20, 7\n"
       "s_mov_b32 %s21, 0\n">([](builder k) {
    auto a = k.vgpr<f32, 4>();
    auto m = k.vgpr<i32, 2, 3>();
    auto q = k.sgpr<u64, 2>();
    a[0] = 1;
    a[3] = a[1];
    a.slice<2>(1)[1] = 2; // a[2]
    m[1][2] = 3;
    m(1, 2) = 4;
    m(0)[1] = 5;
    m[1].slice<2>(1)(0) = 6; // m(1, 1)
    q[1] = 7;
    static_assert(decltype(a)::count == 4 && decltype(m)::count == 6 && decltype(q[1])::count == 1);
  });
}

TEST_CASE("a first value goes to every element; copies of arrays and slices copy all") {
  code<"v_mov_b32_e32 %v8, 1.0\n"
       "v_mov_b32_e32 %v9, 1.0\n"
       "v_mov_b32_e32 %v10, 1.0\n"
       "v_mov_b32_e32 %v11, %v8\n"
       "v_mov_b32_e32 %v12, %v9\n"
       "v_mov_b32_e32 %v13, %v10\n"
       "v_mov_b32_e32 %v15, %v16\n"
       "v_mov_b32_e32 %v16, %v17\n"
       "v_mov_b32_e32 %v14, 7\n"
       "v_mov_b32_e32 %v15, 7\n"
       "s_mov_b32 %s18, -1\n"
       "s_mov_b32 %s19, 1\n"
       "s_mov_b32 %s20, -1\n"
       "s_mov_b32 %s21, 1\n"
       "v_mov_b32_e32 %v22, 0x3c00\n"
       "v_mov_b32_e32 %v23, 0x3c00\n"
       "v_mov_b32_e32 %v17, %v16\n"
       "v_mov_b32_e32 %v16, %v15\n">([](builder k) {
    auto a = k.vgpr<f32, 3>(1);
    auto b = a;
    auto c = k.vgpr<u32, 4>();
    c.slice<2>(1) = c.slice<2>(2); // begins at an odd register: no 64-bit move
    c.slice<2>(0) = 7;
    k.sgpr<u64, 2>(0x1'ffff'ffff);
    k.vgpr<f16, 2>(1);
    c.slice<2>(2) = c.slice<2>(1); // the parts overlap
  });
}

TEST_CASE("AGPRs are read and written through moves") {
  code<"v_accvgpr_write_b32 %a8, 0\n"
       "v_accvgpr_write_b32 %a9, 0\n"
       "v_accvgpr_write_b32 %a8, %v10\n"
       "v_accvgpr_mov_b32 %a9, %a8\n"
       "v_accvgpr_write_b32 %a8, %s11\n"
       "v_accvgpr_read_b32 %v10, %a9\n">([](builder k) {
    auto acc = k.agpr<f32, 2>(0);
    auto v = k.vgpr<f32>();
    auto s = k.sgpr<f32>();
    acc[0] = v;
    acc[1] = acc[0];
    acc[0] = s;
    k.v_accvgpr_read_b32(v, acc[1]);
  });
}

TEST_CASE("as<> reads the same registers as another type") {
  code<"v_and_b32_e32 %v8, 0x7fffffff, %v8\n"
       "v_add_u32_e32 %v11, 1, %v8\n"
       "v_add_f32_e32 %v12, %v10, %v8\n"
       "v_mov_b32_e32 %v11, %v12\n"
       "v_mul_f32_e32 %v13, %v8, %v8\n"
       "v_add_u32_e32 %v14, 1, %v13\n">([](builder k) {
    auto f = k.vgpr<f32>();
    auto q = k.vgpr<u32, 2>();
    as<u32>(f) &= 0x7fff'ffff;
    auto bits = as<i32>(f) + 1;
    auto sum = as<f32>(q[1]) + f;
    as<f32>(bits) = sum;
    (void)(as<i32>(f * f) + 1); // no fma: the addition is of integers
  });
}

TEST_CASE("indices are checked where they are written") {
  refused<"index 4 is outside the array; allowed range is 0..3">(__LINE__ + 2, [](builder k) {
    auto a = k.vgpr<f32, 4>();
    a[4] = 0;
  });
  refused<"index -1 is outside the array; allowed range is 0..3">(__LINE__ + 2, [](builder k) {
    auto a = k.sgpr<f32, 4>();
    (void)a[-1];
  });
  refused<"index 3 is outside the array; allowed range is 0..2">(__LINE__ + 2, [](builder k) {
    auto a = k.vgpr<f32, 4>();
    (void)a.slice<2>(3);
  });
  refused<"index 3 is outside the array; allowed range is 0..2">(__LINE__ + 2, [](builder k) {
    auto a = k.agpr<f32, 2, 3>();
    (void)a(1, 3);
  });
}

TEST_CASE("a list of first values: one for each element, of any kind") {
  code<"v_add_f32_e32 %v10, %v8, %v9\n"
       "v_mov_b32_e32 %v11, 1.0\n"
       "v_mov_b32_e32 %v12, 0x40200000\n"
       "v_mov_b32_e32 %v13, %v8\n"
       "v_mov_b32_e32 %v14, %v10\n"
       "s_mov_b32 %s15, 0\n"
       "s_mov_b32 %s16, 0x1234\n"
       "v_accvgpr_write_b32 %a17, 0\n"
       "v_accvgpr_write_b32 %a18, %v8\n"
       "v_accvgpr_mov_b32 %a19, %a18\n"
       "v_accvgpr_write_b32 %a20, 4.0\n"
       "v_mov_b32_e32 %v21, 1\n"
       "v_mov_b32_e32 %v22, 0\n"
       "v_mov_b32_e32 %v23, -1\n"
       "v_mov_b32_e32 %v24, -1\n"
       "v_mov_b32_e32 %v25, 1.0\n">([](builder k) {
    auto x = k.vgpr<f32>(), y = k.vgpr<f32>();
    k.vgpr<f32, 4>({1, 2.5, x, x + y});
    k.sgpr<u32, 2>({0, 0x1234}); // not a null pointer and a line
    auto a = k.agpr<f32, 2, 1>({0, x});
    k.agpr<f32, 2>({a(1, 0), 4});
    k.vgpr<i64, 2>({1, -1});
    k.vgpr<f32, 1>(1);
  });
}

TEST_CASE("a list with another number of values is refused") {
  refused<"the array has 4 elements; 3 first values are given">(
      __LINE__, [](builder k) { (void)k.vgpr<f32, 4>({1, 2, 3}); });
  refused<"the array has 2 elements; 3 first values are given">(
      __LINE__, [](builder k) { (void)k.sgpr<u32, 2>({1, 2, 3}); });
  refused<"the array has 6 elements; 2 first values are given">(
      __LINE__, [](builder k) { (void)k.agpr<i32, 2, 3>({1, 2}); });
}

TEST_CASE("an alignment of the author's choice must be a power of two up to 64") {
  refused<"alignment is 3; allowed are the powers of two from 1 to 64">(
      __LINE__, [](builder k) { k.vgpr<f32, 3>(aligned(3)); });
  refused<"alignment is 128; allowed are the powers of two from 1 to 64">(
      __LINE__, [](builder k) { k.sgpr<f32, 3>(aligned(128)); });
  refused<"alignment is 0; allowed are the powers of two from 1 to 64">(
      __LINE__, [](builder k) { k.agpr<f32, 3>(aligned(0)); });
}

TEST_CASE("a value of each lane is refused by an SGPR, in the author's line") {
  refused<"an SGPR has one value for all lanes; k.read_first_lane(v) takes that of the first enabled lane">(
      __LINE__ + 2, [](builder k) {
        auto s = k.sgpr<i32>();
        s = k.vgpr<i32>(1);
      });
  refused<"an SGPR has one value for all lanes; k.read_first_lane(v) takes that of the first enabled lane">(
      __LINE__ + 2, [](builder k) {
        auto s = k.sgpr<i32>();
        s = k.agpr<i32>(1);
      });
  refused<"an SGPR has one value for all lanes; k.read_first_lane(v) takes that of the first enabled lane">(
      __LINE__ + 2, [](builder k) {
        auto s = k.sgpr<i32, 2>();
        s = k.agpr<i32, 2>(1);
      });
}

TEST_CASE("moves across banks that cannot be made are refused by type") {
  static_assert(!__is_assignable(vgpr<i32, 2>&, agpr<i32, 3>));
  static_assert(!__is_constructible(vgpr<i32>, vgpr<u32>));
  static_assert(__is_assignable(vgpr<i32>&, sgpr<i32>));
  static_assert(__is_assignable(vgpr<f32>&, i32));
  refused<
      "the value is f32 where i32 is needed: convert<i32>(x) converts the number, as<i32>(x) takes the bits">(
      __LINE__ + 2, [](builder k) {
        auto s = k.sgpr<i32>();
        s = k.sgpr<f32>();
      });
  refused<
      "the value is u32 where i32 is needed: convert<i32>(x) converts the number, as<i32>(x) takes the bits">(
      __LINE__ + 2, [](builder k) {
        auto v = k.vgpr<i32>();
        v = k.vgpr<u32>();
      });
  refused<"a fraction does not become the i32 of this register; write a whole number">(
      __LINE__ + 2, [](builder k) {
        auto v = k.vgpr<i32>();
        v = 0.5f;
      });
}

} // namespace
