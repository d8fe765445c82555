// SPDX-License-Identifier: MIT
// 64-bit products, ordering, min and max, widening: instructions, and results over many values in both banks.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("products of VGPR pairs") {
  code<"v_mul_lo_u32 %v14, %v8, %v11\n"
       "v_mul_lo_u32 %v15, %v9, %v10\n"
       "v_mad_u64_u32 %v[12:13], %s[16:17], %v8, %v10, 0\n"
       "v_add3_u32 %v13, %v13, %v14, %v15\n"
       "v_mul_lo_u32 %v20, %v9, 10\n" // a constant of 32 bits: one product less
       "v_mad_u64_u32 %v[18:19], %s[21:22], %v8, 10, 0\n"
       "v_add_u32_e32 %v19, %v19, %v20\n"
       "v_lshlrev_b64 %v[23:24], 4, %v[8:9]\n">([](builder k) {
    auto a = k.vgpr<u64>(), b = k.vgpr<u64>();
    (void)(a * b);
    (void)(a * 10);
    (void)(a * 16);
  });
}

TEST_CASE("a product in place does not overwrite its own inputs") {
  code<"v_mul_lo_u32 %v14, %v8, %v11\n"
       "v_mul_lo_u32 %v15, %v9, %v10\n"
       "v_mad_u64_u32 %v[12:13], %s[16:17], %v8, %v10, 0\n"
       "v_add3_u32 %v13, %v13, %v14, %v15\n"
       "v_mov_b64_e32 %v[8:9], %v[12:13]\n">([](builder k) {
    auto a = k.vgpr<u64>(), b = k.vgpr<u64>();
    a *= b;
  });
}

TEST_CASE("ordering of SGPR pairs is the borrow of a subtraction") {
  listing<"1:\n"
          "  s_sub_u32 %s12, %s8, %s10\n"
          "  s_subb_u32 %s12, %s9, %s11\n"
          "  s_cbranch_scc0 2f\n"
          "2:\n"
          "  s_cmp_eq_u32 0, 0\n"
          "  s_subb_u32 %s14, %s8, %s10\n"
          "  s_subb_u32 %s14, %s9, %s11\n"
          "  s_cselect_b32 %s15, 1, 0\n">([](builder k) {
    auto a = k.sgpr<u64>(), b = k.sgpr<u64>();
    k.if_(a < b, [] {});
    (void)(a <= b);
  });
}

TEST_CASE("signed ordering turns the sign bits over") {
  code<"s_xor_b32 %s10, %s9, 0x80000000\n"
       "s_sub_u32 %s11, %s8, 0x64\n"
       "s_subb_u32 %s11, %s10, 0x80000000\n"
       "s_cselect_b32 %s12, 1, 0\n">([](builder k) {
    auto a = k.sgpr<i64>();
    (void)(a < 100);
  });
}

TEST_CASE("min, max, widen, multiply_wide") {
  code<"s_min_i32 %s10, %s8, 5\n"
       "v_max_i32_e32 %v11, %s8, %v9\n"
       "v_max_i32_e32 %v12, 7, %v9\n"
       "s_mov_b32 %s13, %s8\n"
       "s_ashr_i32 %s14, %s8, 31\n"
       "v_mov_b32_e32 %v15, %v9\n"
       "v_ashrrev_i32_e32 %v16, 31, %v9\n"
       "s_mul_hi_i32 %s18, %s8, %s8\n"
       "s_mul_i32 %s17, %s8, %s8\n"
       "v_mad_i64_i32 %v[19:20], %s[21:22], %v9, %s8, 0\n">([](builder k) {
    auto s = k.sgpr<i32>();
    auto v = k.vgpr<i32>();
    (void)min(s, 5);
    (void)max(s, v);
    (void)max(v, 7);
    (void)widen(s);
    (void)widen(v);
    (void)multiply_wide(s, s);
    (void)multiply_wide(v, s);
  });
}

u64 values_of(random_words& random, u32 i) {
  constexpr u64 special[] = {0,
                             1,
                             ~0ull,
                             0x8000'0000'0000'0000ull,
                             0x7fff'ffff'ffff'ffffull,
                             0xffff'ffffull,
                             0x1'0000'0000ull,
                             0xffff'ffff'0000'0000ull};
  if (i % 3 == 0) return special[random() % 8];
  return (u64{random()} << 32 | random()) >> (random() & 63);
}

constexpr u32 results = 18;
constexpr u64 constant = 0x1234'5678'9abcull;

/// Every operation on a and b, stored as element i of arrays of 64.
template<class T> void store_all(arg<u64*>& out, auto& i, auto& a, auto& b, auto flag) {
  u32 n = 0;
  auto put = [&](const auto& x) { out[i + static_cast<i32>(64 * n++)] = as<u64>(x); };
  put(a * b);
  put(a - b);
  put(a & b);
  put(a | b);
  put(a ^ b);
  put(min(a, b));
  put(max(a, b));
  put(a << 17);
  put(a >> 17);
  put(a * constant);
  put(max(a, constant));
  put(a * 7);
  put(flag(a < b));
  put(flag(a <= b));
  put(flag(a > b));
  put(flag(a >= b));
  put(flag(a < constant));
  put(flag(a == b));
}

template<class T> void check_all(const std::vector<u64>& out, u32 i, u64 x, u64 y) {
  const T a = static_cast<T>(x), b = static_cast<T>(y), c = static_cast<T>(constant);
  u32 n = 0;
  auto expect = [&](u64 value) {
    INFO("operation " << n << " of " << x << " and " << y);
    REQUIRE(out[64 * n++ + i] == value);
  };
  expect(x * y);
  expect(x - y);
  expect(x & y);
  expect(x | y);
  expect(x ^ y);
  expect(static_cast<u64>(a < b ? a : b));
  expect(static_cast<u64>(a < b ? b : a));
  expect(x << 17);
  expect(static_cast<u64>(a >> 17));
  expect(x * constant);
  expect(static_cast<u64>(a < c ? c : a));
  expect(x * 7);
  expect(a < b);
  expect(a <= b);
  expect(a > b);
  expect(a >= b);
  expect(a < c);
  expect(a == b);
  REQUIRE(n == results);
}

template<class T> void vectors(builder k, arg<u64*> out, arg<const u64*> x, arg<const u64*> y) {
  auto i = k.thread_idx.x;
  auto first = x[i], second = y[i];
  auto a = as<T>(first);
  auto b = as<T>(second);
  store_all<T>(out, i, a, b, [&](const lane_mask& m) {
    auto f = k.vgpr<u64>(0);
    k.where(m, [&] { f = 1; });
    return f;
  });
}
template<class T> void scalars(builder k, arg<u64*> out, arg<const u64*> x, arg<const u64*> y) {
  k.for_(0, 64, 1, [&](auto i) {
    auto a = k.sgpr<T>(), b = k.sgpr<T>();
    auto vx = x[i], vy = y[i];
    k.s_nop(0);
    auto low = [&](auto& s, auto& v) {
      const emit::operand d(s), from(v);
      for (u32 h = 0; h < 2; ++h)
        k.v_readfirstlane_b32(selection::part(d, h, 1), selection::part(from, h, 1));
    };
    low(a, vx);
    low(b, vy);
    store_all<T>(out, i, a, b, [&](const uniform_condition& c) {
      auto f = k.sgpr<u64>(0);
      k.if_(c, [&] { f = 1; });
      return f;
    });
  });
}

template<class T> void try_both(isa::arch arch) {
  const ir::program v = compiled<u64*, const u64*, const u64*>(arch, 64, vectors<T>),
                    s = compiled<u64*, const u64*, const u64*>(arch, 64, scalars<T>);
  random_words random;
  for (u32 round = 0; round < 20; ++round) {
    std::vector<u64> x, y;
    for (u32 i = 0; i < 64; ++i) {
      x.push_back(values_of(random, i));
      y.push_back(i % 5 == 0 ? x[i] + i % 3 - 1 : values_of(random, i / 3));
    }
    for (const ir::program* p : {&v, &s}) {
      std::vector<u64> out(64 * results);
      run_clean(*p, 1, sim::buffer<u64>(out.data(), out.size()), sim::buffer<const u64>(x.data(), 64),
                sim::buffer<const u64>(y.data(), 64));
      for (u32 i = 0; i < 64; ++i) check_all<T>(out, i, x[i], y[i]);
    }
  }
}

TEST_CASE("64-bit operations over many values") {
  for (const isa::arch a : all_archs) {
    try_both<u64>(a);
    try_both<i64>(a);
  }
}

TEST_CASE("widening and whole products over many values") {
  const ir::program p =
      compiled<u64*, const u32*>(isa::arch::gfx942, 64, [](builder k, arg<u64*> out, arg<const u32*> in) {
        auto i = k.thread_idx.x;
        auto a = in[i], b = in[i + 64];
        auto s = k.read_first_lane(a);
        out[i] = widen(a);
        out[i + 64] = as<u64>(widen(as<i32>(a)));
        out[i + 128] = multiply_wide(a, b);
        out[i + 192] = as<u64>(multiply_wide(as<i32>(a), as<i32>(b)));
        out[i + 256] = multiply_wide(s, 0xffff'fff1u);
        out[i + 320] = as<u64>(multiply_wide(as<i32>(s), -7));
      });
  random_words random;
  std::vector<u32> in;
  for (u32 i = 0; i < 128; ++i) in.push_back(random());
  std::vector<u64> out(384);
  run_clean(p, 1, sim::buffer<u64>(out.data(), 384), sim::buffer<const u32>(in.data(), 128));
  auto extended = [](u32 x) { return static_cast<u64>(static_cast<i64>(static_cast<i32>(x))); };
  for (u32 i = 0; i < 64; ++i) {
    CHECK(out[i] == in[i]);
    CHECK(out[64 + i] == extended(in[i]));
    CHECK(out[128 + i] == u64{in[i]} * in[64 + i]);
    CHECK(out[192 + i] == extended(in[i]) * extended(in[64 + i]));
    CHECK(out[256 + i] == u64{in[0]} * 0xffff'fff1u);
    CHECK(out[320 + i] == extended(in[0]) * static_cast<u64>(-7));
  }
}

} // namespace
