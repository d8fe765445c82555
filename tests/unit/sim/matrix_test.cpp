// SPDX-License-Identifier: MIT
// MFMA against plain matrix products, through lane layouts written out by hand for common shapes.
#include "lane_kernel.hpp"

#include <kiln/sim/format/f16.hpp>
#include <kiln/sim/format/small_float.hpp>
#include <random>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

/// Small integers: products and sums are exact in every format.
i32 a_value(u32 i, u32 k) { return static_cast<i32>((i * 5 + k * 3) % 7) - 3; }
i32 b_value(u32 k, u32 j) { return static_cast<i32>((k * 2 + j * 11) % 5) - 2; }
i32 product(u32 i, u32 j, u32 depth) {
  i32 sum = 0;
  for (u32 k = 0; k < depth; ++k) sum += a_value(i, k) * b_value(k, j);
  return sum;
}

struct shape_case {
  isa::mn::mnemonic op;
  u32 m, n, k, item_bits, inputs; ///< inputs: registers of A and of B
  u32 (*encode)(i32);
};

u32 as_f16(i32 x) { return sim::to_half(static_cast<f32>(x)).bits; }
u32 as_bf16(i32 x) { return sim::to_bfloat(static_cast<f32>(x)).bits; }
u32 as_i8(i32 x) { return static_cast<u32>(x) & 0xff; }
u32 as_fp8(i32 x) { return sim::fp8_fnuz::encode(static_cast<f32>(x)); }
u32 as_f32(i32 x) { return bits(static_cast<f32>(x)); }

} // namespace

TEST_CASE("single-block MFMA shapes multiply matrices") {
  const shape_case cases[] = {{v_mfma_f32_32x32x8_f16, 32, 32, 8, 16, 2, as_f16},
                              {v_mfma_f32_16x16x16_f16, 16, 16, 16, 16, 2, as_f16},
                              {v_mfma_f32_32x32x8_bf16, 32, 32, 8, 16, 2, as_bf16},
                              {v_mfma_f32_16x16x16_bf16, 16, 16, 16, 16, 2, as_bf16},
                              {v_mfma_i32_32x32x16_i8, 32, 32, 16, 8, 2, as_i8},
                              {v_mfma_i32_16x16x32_i8, 16, 16, 32, 8, 2, as_i8},
                              {v_mfma_f32_16x16x32_fp8_fp8, 16, 16, 32, 8, 2, as_fp8},
                              {v_mfma_f32_32x32x2_f32, 32, 32, 2, 32, 1, as_f32},
                              {v_mfma_f32_16x16x4_f32, 16, 16, 4, 32, 1, as_f32}};
  for (const shape_case& c : cases) {
    INFO(static_cast<const char*>(isa::rows[isa::mnemonics[c.op].first_row].name()));
    lane_kernel t;
    for (auto& r : t.in) r.fill(0);
    const u32 per_lane = c.k * c.m / 64; // items of K in one lane
    for (u32 l = 0; l < 64; ++l)
      for (u32 e = 0; e < per_lane; ++e) {
        const u32 k = l / c.m * per_lane + e, at = e * c.item_bits;
        t(1 + at / 32, l) |= c.encode(a_value(l % c.m, k)) << (at % 32);
        t(5 + at / 32, l) |= c.encode(b_value(k, l % c.n)) << (at % 32);
      }
    const u32 results = c.m * c.n / 64;
    t.results = results;
    const bool integer = c.item_bits == 8 && c.encode == as_i8;
    // C: 1 everywhere, as an inline constant.
    const auto out =
        t.run([&](program_writer& w) { w(c.op, v(40), v(1), v(5), integer ? k(1) : fixed(242)); });
    for (u32 l = 0; l < 64; ++l)
      for (u32 r = 0; r < results; ++r) {
        const u32 row = c.m == 32 ? 8 * (r / 4) + 4 * (l / 32) + r % 4 : 4 * (l / 16) + r;
        const i32 expected = product(row, l % c.n, c.k) + 1;
        REQUIRE(out[r][l] == (integer ? static_cast<u32>(expected) : bits(static_cast<f32>(expected))));
      }
  }
}

TEST_CASE("four-block MFMA, and broadcast of one block of A") {
  for (const bool broadcast : {false, true}) {
    lane_kernel t;
    t.results = 16;
    for (u32 l = 0; l < 64; ++l) { // 16x16x1: one item per lane; block = lane / 16
      t(1, l) = as_f32(a_value(l % 16, l / 16));
      t(2, l) = as_f32(b_value(l / 16, l % 16));
    }
    const auto out = t.run([&](program_writer& w) {
      if (broadcast)
        w(v_mfma_f32_16x16x1_4b_f32, v(40), v(1), v(2), k(0), with(modifier::cbsz, 2).set(modifier::abid, 3));
      else
        w(v_mfma_f32_16x16x1_4b_f32, v(40), v(1), v(2), k(0));
    });
    for (u32 l = 0; l < 64; ++l)
      for (u32 r = 0; r < 16; ++r) {
        const u32 block = r / 4, row = 4 * (l / 16) + r % 4, from = broadcast ? 3 : block;
        REQUIRE(real(out[r][l]) == static_cast<f32>(a_value(row, from) * b_value(block, l % 16)));
      }
  }
}

TEST_CASE("f64 MFMA adds a C matrix") {
  lane_kernel t;
  t.results = 8;
  const auto put = [&](u32 reg, u32 l, f64 x) {
    const u64 raw = __builtin_bit_cast(u64, x);
    t(reg, l) = static_cast<u32>(raw), t(reg + 1, l) = static_cast<u32>(raw >> 32);
  };
  for (u32 l = 0; l < 64; ++l) {
    put(1, l, a_value(l % 16, l / 16));
    put(3, l, b_value(l / 16, l % 16));
    for (u32 r = 0; r < 4; ++r) put(5 + 2 * r, l, 100.0 * (l / 16 + 4 * r) + l % 16);
  }
  const auto out = t.run([](program_writer& w) { w(v_mfma_f64_16x16x4_f64, v(40), v(1), v(3), v(5)); });
  for (u32 l = 0; l < 64; ++l)
    for (u32 r = 0; r < 4; ++r) {
      const u32 row = l / 16 + 4 * r;
      const u64 raw = out[2 * r][l] | static_cast<u64>(out[2 * r + 1][l]) << 32;
      REQUIRE(__builtin_bit_cast(f64, raw) == product(row, l % 16, 4) + 100.0 * row + l % 16);
    }
}

TEST_CASE("sparse MFMA puts stored items where the index says") {
  lane_kernel t;
  t.results = 4;
  for (auto& r : t.in) r.fill(0);
  // 16x16x32 f16: a lane stores 4 of 8 items of K; the index of item e is 2 bits, here positions 1,3 and 0,2.
  const u32 positions[] = {1, 3, 0, 2};
  for (u32 l = 0; l < 64; ++l) {
    for (u32 e = 0; e < 4; ++e) {
      t(1 + e / 2, l) |= as_f16(a_value(l % 16, l / 16 * 8 + e / 2 * 4 + positions[e])) << (16 * (e % 2));
      t(9, l) |= positions[e] << (2 * e + 8); // second set of four
    }
    for (u32 e = 0; e < 8; ++e) t(3 + e / 2, l) |= as_f16(b_value(l / 16 * 8 + e, l % 16)) << (16 * (e % 2));
  }
  const auto out = t.run([](program_writer& w) {
    w(v_smfmac_f32_16x16x32_f16, v(40), v(1), v(3), v(9), with(modifier::abid, 1));
  });
  for (u32 l = 0; l < 64; ++l)
    for (u32 r = 0; r < 4; ++r) {
      i32 expected = 0;
      for (u32 k = 0; k < 32; ++k) {
        const bool stored = k % 8 == 1 || k % 8 == 3 || k % 8 == 4 || k % 8 == 6;
        if (stored) expected += a_value(4 * (l / 16) + r, k) * b_value(k, l % 16);
      }
      REQUIRE(real(out[r][l]) == static_cast<f32>(expected));
    }
}

TEST_CASE("scaled MFMA multiplies blocks of 32 by powers of two") {
  lane_kernel t;
  t.arch = isa::arch::gfx950;
  t.results = 4;
  for (auto& r : t.in) r.fill(0);
  // 16x16x128, A fp4 (4 registers): 32 items of K in a row from 32 * (lane / 16). B fp8 (8 registers): 16 items from
  // 16 * (lane / 16), then 16 from 64 after them.
  const auto a_small = [](u32 i, u32 k) { return static_cast<i32>((i + k) % 3) - 1; };
  for (u32 l = 0; l < 64; ++l)
    for (u32 e = 0; e < 32; ++e) {
      const u32 k = l / 16 * 32 + e;
      t(1 + e / 8, l) |= sim::fp4_e2m1::encode(static_cast<f32>(a_small(l % 16, k))) << (4 * (e % 8));
      const u32 k8 = 64 * (e / 16) + l / 16 * 16 + e % 16;
      t(9 + e / 4, l) |= sim::fp8_ocp::encode(static_cast<f32>(b_value(k8, l % 16))) << (8 * (e % 4));
      t(17, l) = (127 + l / 16) << 8; // scale of A: 2^block, in byte 1
      t(18, l) = 126;                 // scale of B: 1/2, in byte 0
    }
  const auto out = t.run([](program_writer& w) {
    w(v_mfma_scale_f32_16x16x128_f8f6f4, v(40), v(1), v(9), k(0), v(17), v(18),
      with(modifier::cbsz, 4).set(modifier::op_sel, 1));
  });
  for (u32 l = 0; l < 64; ++l)
    for (u32 r = 0; r < 4; ++r) {
      f32 expected = 0;
      for (u32 k = 0; k < 128; ++k)
        expected +=
            static_cast<f32>(a_small(4 * (l / 16) + r, k) * b_value(k, l % 16) * (1 << (k / 32))) * 0.5f;
      REQUIRE(real(out[r][l]) == expected);
    }
}
