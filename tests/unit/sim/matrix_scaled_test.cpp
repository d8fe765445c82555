// SPDX-License-Identifier: MIT
// The f8f6f4 MFMA with each pair of formats, plain and scaled, against the layouts of docs/matrix_layouts.md.
#include "bit_map.hpp"
#include "matrix_values.hpp"

#include <cmath>
#include <random>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

/// s: block of 32 in k, whose scale a lane has.
struct scaled_shape {
  mnemonic plain, scaled;
  u32 m, k;
  const char *wide, *narrow, *scale, *d; ///< A of 8 bits, of 6 and 4; A's scales
};
constexpr scaled_shape shapes[] = {
    {v_mfma_f32_16x16x128_f8f6f4, v_mfma_scale_f32_16x16x128_f8f6f4, 16, 128,
     "item[k1 k2 k4 k8 k64] lane[m1 m2 m4 m8 k16 k32]", "item[k1 k2 k4 k8 k16] lane[m1 m2 m4 m8 k32 k64]",
     "item[] lane[m1 m2 m4 m8 s1 s2]", "item[m1 m2] lane[n1 n2 n4 n8 m4 m8]"},
    {v_mfma_f32_32x32x64_f8f6f4, v_mfma_scale_f32_32x32x64_f8f6f4, 32, 64,
     "item[k1 k2 k4 k8 k32] lane[m1 m2 m4 m8 m16 k16]", "item[k1 k2 k4 k8 k16] lane[m1 m2 m4 m8 m16 k32]",
     "item[] lane[m1 m2 m4 m8 m16 s1]", "item[m1 m2 m8 m16] lane[n1 n2 n4 n8 n16 m4]"},
};
constexpr input formats[] = {input::fp8, input::bf8, input::fp6, input::bf6, input::fp4};

/// One operand as a matrix (m or n, k) with its scales (m or n, k / 32), and in the registers.
struct operand {
  std::vector<f32> value, scale;

  operand(lane_kernel& t, std::mt19937& draw, const scaled_shape& s, input f, u32 reg, u32 scale_reg,
          u32 byte)
      : value(size_t{s.m} * s.k), scale(size_t{s.m} * s.k / 32) {
    const bit_map map(width_of(f) == 8 ? s.wide : s.narrow), scale_map(s.scale);
    for (u32 lane = 0; lane < 64; ++lane) {
      for (u32 item = 0; item < map.items(); ++item) {
        const coordinates c = map.at(lane, item);
        const f32 x = static_cast<f32>(static_cast<i32>(draw() % 5) - 2);
        value[c['m'] * s.k + c['k']] = x;
        put_item(t, reg, lane, item, width_of(f), code_of(x, f, t.arch));
      }
      const coordinates c = scale_map.at(lane, 0);
      const u32 exponent = draw() % 7;
      scale[c['m'] * (s.k / 32) + c['s']] = std::ldexp(1.0f, static_cast<i32>(exponent) - 3);
      t(scale_reg, lane) = (draw() & ~(0xffu << 8 * byte)) | (124 + exponent) << 8 * byte;
    }
  }
};

void check(const scaled_shape& s, u32 format_a, u32 format_b, bool scaled) {
  std::mt19937 draw(s.m + format_a * 5 + format_b);
  lane_kernel t;
  t.arch = isa::arch::gfx950;
  const bit_map map_d(s.d);
  t.results = map_d.items();
  for (auto& r : t.in) r.fill(0);
  const u32 byte_a = draw() % 4, byte_b = draw() % 4;
  const operand a(t, draw, s, formats[format_a], 2, 18, byte_a),
      b(t, draw, s, formats[format_b], 10, 19, byte_b);
  const auto names = with(modifier::cbsz, format_a).set(modifier::blgp, format_b);
  const auto out = t.run([&](program_writer& w) {
    if (scaled)
      w(s.scaled, v(40), v(2), v(10), k(0), v(18), v(19),
        names.set(modifier::op_sel, byte_a % 2 + byte_b % 2 * 2)
            .set(modifier::op_sel_hi, byte_a / 2 + byte_b / 2 * 2));
    else
      w(s.plain, v(40), v(2), v(10), k(0), names);
  });
  for (u32 lane = 0; lane < 64; ++lane)
    for (u32 item = 0; item < map_d.items(); ++item) {
      const coordinates c = map_d.at(lane, item);
      f32 sum = 0; // exact: multiples of 1/64 below 2^18
      for (u32 k = 0; k < s.k; ++k) {
        f32 x = a.value[c['m'] * s.k + k] * b.value[c['n'] * s.k + k];
        if (scaled) x *= a.scale[c['m'] * (s.k / 32) + k / 32] * b.scale[c['n'] * (s.k / 32) + k / 32];
        sum += x;
      }
      if (real(out[item][lane]) != sum)
        FAIL("lane " << lane << " item " << item << ": " << real(out[item][lane]) << ", not " << sum);
    }
}

} // namespace

// Equal formats and equal scales would hide the order of k.
TEST_CASE("f8f6f4 MFMA of every pair of formats have the layouts of their sources") {
  for (const scaled_shape& s : shapes) {
    check_documented({s.wide, s.narrow, s.scale, s.d});
    for (u32 a = 0; a < 5; ++a)
      for (u32 b = 0; b < 5; ++b)
        for (const bool scaled : {false, true}) {
          INFO(s.m << " rows, formats " << a << " and " << b << (scaled ? ", scaled" : ""));
          check(s, a, b, scaled);
        }
  }
}
