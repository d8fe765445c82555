// SPDX-License-Identifier: MIT
// Products, shifts and masks with numbers in a row: one instruction, and the value of all of them for any input.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("numbers of products and shifts in a row are one number") {
  code<"v_mul_lo_u32 %v13, %v8, 15\n"
       "v_mul_lo_u32 %v16, %v8, -6\n"
       "v_mul_lo_u32 %v18, %v8, 12\n"
       "v_mul_lo_u32 %v20, %v8, 40\n"
       "v_lshlrev_b32_e32 %v22, 5, %v8\n"
       "v_lshlrev_b32_e32 %v24, 5, %v8\n"
       "s_mul_i32 %s26, %s10, 0x1f4\n"
       "s_lshl_b32 %s28, %s11, 31\n"
       "s_mov_b32 %s30, 0x64\n" // pass remove_dead_code drops it
       "s_mov_b32 %s32, 0x1f4\n"
       "v_mul_lo_u32 %v31, %v8, %s32\n">([](builder k) {
    auto x = k.vgpr<i32>();
    (void)k.vgpr<u32>();
    auto s = k.sgpr<i32>();
    auto w = k.sgpr<u32>();
    (void)((x * 3) * 5);
    (void)(-2 * (1 * (x * 3)));
    (void)((x * 3) << 2);
    (void)((x << 3) * 5);
    (void)((x << 2) << 3);
    (void)((x * 4) * 8);
    (void)((s * 100) * 5);
    (void)((w * 0x4000'0000u) * 2u);
    (void)((x * 100) * 5);
  });
}

TEST_CASE("shifts to the right and masks in a row") {
  code<"v_ashrrev_i32_e32 %v13, 5, %v8\n"
       "v_ashrrev_i32_e32 %v15, 31, %v8\n"
       "v_lshrrev_b32_e32 %v17, 31, %v9\n"
       "s_ashr_i32 %s19, %s10, 31\n"
       "s_lshr_b32 %s21, %s11, 7\n"
       "v_and_b32_e32 %v23, 8, %v8\n"
       "v_or_b32_e32 %v25, 14, %v8\n"
       "v_xor_b32_e32 %v27, 6, %v8\n"
       "v_xor_b32_e32 %v29, -6, %v9\n"
       "s_and_b32 %s31, %s10, 0xf00\n">([](builder k) {
    auto x = k.vgpr<i32>();
    auto u = k.vgpr<u32>();
    auto s = k.sgpr<i32>();
    auto w = k.sgpr<u32>();
    (void)((x >> 2) >> 3);
    (void)((x >> 20) >> 20);
    (void)((u >> 1) >> 30);
    (void)((s >> 31) >> 31);
    (void)((w >> 3) >> 4);
    (void)((x & 12) & 9);
    (void)((x | 12) | 6);
    (void)((x ^ 5) ^ 3);
    (void)(~(u ^ 5u));
    (void)((s & 0xff00) & 0xfff);
  });
}

TEST_CASE("not where all bits go, where the value is named or its source is written, or signs differ") {
  code<"v_lshlrev_b32_e32 %v12, 20, %v8\n"
       "v_lshlrev_b32_e32 %v13, 12, %v12\n"
       "v_lshrrev_b32_e32 %v14, 16, %v9\n"
       "v_lshrrev_b32_e32 %v15, 16, %v14\n"
       "v_lshrrev_b32_e32 %v16, 1, %v9\n"
       "v_ashrrev_i32_e32 %v17, 2, %v16\n"
       "v_mov_b32_e32 %v19, 1\n"
       "v_lshlrev_b32_e32 %v18, %v8, %v19\n"
       "v_lshlrev_b32_e32 %v20, 2, %v18\n"
       "v_mul_lo_u32 %v21, %v8, 3\n"
       "v_mul_lo_u32 %v22, %v21, 5\n"
       "v_mul_lo_u32 %v23, %v8, 3\n"
       "v_mov_b32_e32 %v8, %v9\n"
       "v_mul_lo_u32 %v24, %v23, 5\n">([](builder k) {
    auto x = k.vgpr<i32>();
    auto u = k.vgpr<u32>();
    (void)k.sgpr<i32, 2>();
    (void)((x << 20) << 12);
    (void)((u >> 16) >> 16);
    (void)(as<i32>(u >> 1) >> 2);
    (void)((1 << x) << 2);
    auto product = x * 3; // the author may use it again
    (void)(product * 5);
    auto write_x_in_between = [&](auto&& unnamed) {
      x = as<i32>(u);
      return static_cast<decltype(unnamed)>(unnamed) * 5;
    };
    (void)write_x_in_between(x * 3);
  });
}

TEST_CASE("a number in an SGPR counts where nothing can lead between it and the product") {
  code<"s_mov_b32 %s9, 7\n"
       "v_mul_lo_u32 %v11, %v8, 35\n"
       "s_mov_b32 %s9, 7\n"
       "v_mul_lo_u32 %v12, %v8, %s9\n" // a branch may lead here
       "v_mul_lo_u32 %v13, %v12, 5\n"
       "s_branch 2\n">([](builder k) {
    auto x = k.vgpr<i32>();
    auto s = k.sgpr<i32>();
    s = 7;
    (void)((x * s) * 5);
    s = 7;
    auto l = k.label();
    k.place(l);
    (void)((x * s) * 5);
    k.goto_(l);
  });
}

constexpr u32 inputs[] = {0,           1,           2,           3,           0x7fff'ffff, 0x8000'0000,
                          0x8000'0001, 0xffff'ffff, 0xffff'fffe, 0xaaaa'aaaa, 0x5555'5555, 0x00ff'00ff,
                          0x1234'5678, 0xfedc'ba98, 0x0000'ffff, 0xffff'0000};
constexpr u32 numbers[] = {0,           1,           3,           5,           64,          65,         100,
                           0x7fff'ffff, 0x8000'0000, 0xffff'ffff, 0xaaaa'aaab, 0xffff'fff0, 0xffff'ffef};
constexpr u32 amounts[] = {0, 1, 2, 15, 16, 30, 31};

/// What each pair of numbers gives for each input, in the order of the stores.
template<class T> std::vector<u32> expected_of(T x) {
  std::vector<u32> out;
  const u32 u = static_cast<u32>(x);
  for (const u32 a : numbers)
    for (const u32 b : numbers)
      for (const u32 value : {u * a * b, u & a & b, u | a | b, u ^ a ^ b}) out.push_back(value);
  for (const u32 a : amounts) {
    for (const u32 b : amounts)
      for (const u32 value : {u << a << b, static_cast<u32>(x >> a >> b)}) out.push_back(value);
    for (const u32 b : numbers)
      for (const u32 value : {(u << a) * b, u * b << a}) out.push_back(value);
  }
  return out;
}

/// The same by a kernel, one input a work-item; or of the input `first`, in SGPRs.
template<class T, class Register> void store_all(builder k, Register& x, auto& out, auto& lane) {
  u32 at = 0;
  const auto store = [&](auto&& value) {
    auto in_vgpr = k.template vgpr<T>(value);
    out[lane + at++ * 16] = as<u32>(in_vgpr);
  };
  for (const u32 number : numbers)
    for (const u32 other : numbers) {
      const T a = static_cast<T>(number), b = static_cast<T>(other);
      store((x * a) * b);
      store((x & a) & b);
      store((x | a) | b);
      store((x ^ a) ^ b);
    }
  for (const u32 a : amounts) {
    for (const u32 b : amounts) {
      store((x << a) << b);
      store((x >> a) >> b);
    }
    for (const u32 number : numbers) {
      const T b = static_cast<T>(number);
      store((x << a) * b);
      store((x * b) << a);
    }
  }
}

template<class T> void check_type(isa::arch arch) {
  const u32 count = static_cast<u32>(expected_of(T{}).size());
  std::vector<T> in;
  for (const u32 i : inputs) in.push_back(static_cast<T>(i));
  const ir::program vector =
      compiled<unsigned*, const T*>(arch, 16, [](builder k, arg<unsigned*> out, arg<const T*> values) {
        auto lane = as<u32>(k.thread_idx.x);
        auto x = k.template vgpr<T>(values[lane]);
        store_all<T>(k, x, out, lane);
      });
  std::vector<unsigned> out(count * 16);
  run_clean(vector, 1, sim::buffer<u32>(out.data(), out.size()), sim::buffer<const T>(in.data(), in.size()));
  for (u32 i = 0; i < 16; ++i) {
    const std::vector<u32> wanted = expected_of(in[i]);
    for (u32 n = 0; n < count; ++n) {
      INFO("value " << n << " of input " << inputs[i]);
      REQUIRE(out[n * 16 + i] == wanted[n]);
    }
  }
  const ir::program scalar =
      compiled<unsigned*, T>(arch, 16, [](builder k, arg<unsigned*> out, arg<T> value) {
        auto lane = as<u32>(k.thread_idx.x);
        store_all<T>(k, value, out, lane);
      });
  for (const T value : in) {
    run_clean(scalar, 1, sim::buffer<u32>(out.data(), out.size()), value);
    const std::vector<u32> wanted = expected_of(value);
    for (u32 n = 0; n < count; ++n) {
      INFO("value " << n << " of SGPR " << static_cast<u32>(value));
      REQUIRE(out[n * 16] == wanted[n]);
    }
  }
}

TEST_CASE("operations with two numbers in a row give what one after the other gives") {
  for (const isa::arch arch : all_archs) {
    check_type<int>(arch);
    check_type<unsigned>(arch);
  }
}

} // namespace
