// SPDX-License-Identifier: MIT
// Reductions, transposes, activations with their stated errors, bf16 rounding: results in the simulator.
#include "program/expect.hpp"
#include "program/simulate.hpp"

#include <kiln/author/math.hpp>

#include <cmath>
#include <functional>

namespace {

using namespace kiln;
using namespace kiln_test;

u32 instructions_of(isa::arch arch, auto body) {
  kernel_draft k(arch, 64);
  body(k);
  REQUIRE(!k.failed());
  return k.program().code.size();
}

TEST_CASE("instruction counts") {
  const auto x = [](builder k) { return k.vgpr<f32>(); };
  CHECK(instructions_of(isa::arch::gfx942, [&](builder k) { (void)sigmoid(x(k)); }) == 4);
  CHECK(instructions_of(isa::arch::gfx942, [&](builder k) { (void)silu(x(k)); }) == 5);
  CHECK(instructions_of(isa::arch::gfx950, [&](builder k) { (void)to_bf16x2(x(k), x(k)); }) == 1);
  CHECK(instructions_of(isa::arch::gfx942, [&](builder k) { (void)to_bf16x2(x(k), x(k)); }) == 11); // 2 s_mov
  CHECK(instructions_of(isa::arch::gfx942, [&](builder k) { (void)wave_max(x(k)); }) == 7);
  CHECK(instructions_of(isa::arch::gfx942, [&](builder k) { (void)largest(k.vgpr<f32, 8>()); }) == 4);
}

TEST_CASE("reductions over a wave") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<f32*, const f32*, i32*>(
        a, 64, [](builder k, arg<f32*> out, arg<const f32*> in, arg<i32*> whole) {
          auto x = in[k.thread_idx.x];
          out[k.thread_idx.x] = wave_sum(x);
          out[k.thread_idx.x + 64] = wave_max(x);
          out[k.thread_idx.x + 128] = wave_min(x);
          auto n = k.thread_idx.x * 7 - 300;
          whole[k.thread_idx.x] = wave_max(n);
          whole[k.thread_idx.x + 64] = wave_min(n);
          whole[k.thread_idx.x + 128] = as<i32>(wave_sum(as<u32>(n)));
        });
    std::vector<f32> in, out(192);
    std::vector<i32> whole(192);
    for (u32 i = 0; i < 64; ++i) in.push_back(static_cast<f32>((i * 37 + 11) % 64) - 80);
    run_clean(p, 1, sim::buffer<f32>(out.data(), 192), sim::buffer<const f32>(in.data(), 64),
              sim::buffer<i32>(whole.data(), 192));
    for (u32 i = 0; i < 64; ++i) {
      CHECK(out[i] == 63 * 32 - 80 * 64);
      CHECK(out[64 + i] == -17);
      CHECK(out[128 + i] == -80);
      CHECK(whole[i] == 63 * 7 - 300);
      CHECK(whole[64 + i] == -300);
      CHECK(whole[128 + i] == 7 * 63 * 32 - 300 * 64);
    }
  }
}

/// Element (r, c) is r * 16 + c + 1, in the low bits of `Bytes` bytes.
template<u32 Rows, u32 Columns, u32 Bytes> void try_transpose() {
  constexpr u32 dwords = Rows * Columns * Bytes / 4, per = 4 / Bytes;
  const ir::program p =
      compiled<u32*, const u32*>(isa::arch::gfx942, 64, [](builder k, arg<u32*> out, arg<const u32*> in) {
        auto x = k.vgpr<u32, dwords>();
        for (u32 i = 0; i < dwords; ++i) x[i] = in[i];
        auto y = transpose_in_lane<Rows, Columns, Bytes>(x);
        for (u32 i = 0; i < dwords; ++i) out[i] = y[i];
      });
  const auto matrix = [&](u32 rows, u32 columns, auto element) {
    std::vector<u32> words(dwords);
    for (u32 r = 0; r < rows; ++r)
      for (u32 c = 0; c < columns; ++c)
        words[(r * columns + c) / per] |= element(r, c) << ((r * columns + c) % per * Bytes * 8);
    return words;
  };
  std::vector<u32> in = matrix(Rows, Columns, [](u32 r, u32 c) { return r * 16 + c + 1; }), out(dwords);
  run_clean(p, 1, sim::buffer<u32>(out.data(), dwords), sim::buffer<const u32>(in.data(), dwords));
  CHECK(out == matrix(Columns, Rows, [](u32 r, u32 c) { return c * 16 + r + 1; }));
}

TEST_CASE("transposes inside a lane") {
  try_transpose<5, 3, 4>();
  try_transpose<2, 2, 2>();
  try_transpose<2, 4, 2>();
  try_transpose<4, 2, 2>();
  try_transpose<4, 8, 2>();
  try_transpose<4, 4, 1>();
  try_transpose<4, 8, 1>();
  try_transpose<8, 4, 1>();
}

f64 ulp_of(f64 exact) {
  int exponent = 0;
  std::frexp(exact == 0 ? 0x1p-126 : exact, &exponent);
  return std::ldexp(1.0, std::max(exponent, -125) - 24);
}

TEST_CASE("activations keep to their stated errors") {
  const ir::program p =
      compiled<f32*, const f32*>(isa::arch::gfx942, 64, [](builder k, arg<f32*> out, arg<const f32*> in) {
        auto i = k.block_idx.x * 64 + k.thread_idx.x;
        auto x = in[i];
        out[i * 4] = sigmoid(x);
        out[i * 4 + 1] = silu(x);
        out[i * 4 + 2] = gelu(x);
        out[i * 4 + 3] = tanh(x);
      });
  constexpr u32 n = 64 * 1024;
  std::vector<f32> in, out(n * 4);
  random_words random;
  for (u32 i = 0; i < n; ++i) { // half evenly over -100..100, half evenly over exponents
    const f32 even = static_cast<f32>((i64{random()} - 0x8000'0000ll) * (100.0 / 0x8000'0000ll));
    const f32 small = std::ldexp(static_cast<f32>(random()), -static_cast<int>(random() % 60)) / 4096;
    in.push_back(i % 2 == 0 ? even : std::fabs(small) > 100 ? small / 1e7f : i % 4 == 1 ? small : -small);
  }
  run_clean(p, n / 64, sim::buffer<f32>(out.data(), n * 4), sim::buffer<const f32>(in.data(), n));
  const auto sigmoid_of = [](f64 x) { return 1 / (1 + std::exp(-x)); };
  const std::function<f64(f64)> exact[4] = {
      sigmoid_of, [&](f64 x) { return x * sigmoid_of(x); },
      [&](f64 x) { return x * sigmoid_of(2 * std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x)); },
      [](f64 x) { return std::tanh(x); }};
  struct claim {
    u32 function;
    f64 from, ulp;
  };
  const claim claims[] = {{0, -1, 2},   {0, -8, 9}, {0, -87, 70}, {1, -1, 3},   {1, -8, 10},
                          {1, -87, 71}, {2, -1, 5}, {2, -4, 30},  {3, -1000, 4}};
  for (const claim& c : claims) {
    f64 worst = 0, at = 0;
    for (u32 i = 0; i < n; ++i) {
      const f64 value = exact[c.function](in[i]);
      if (in[i] < c.from || std::fabs(value) < 0x1p-120) continue;
      const f64 error = std::fabs(out[i * 4 + c.function] - value) / ulp_of(value);
      if (error > worst) worst = error, at = in[i];
    }
    INFO("function " << c.function << " from " << c.from << ": " << worst << " ulp at " << at);
    CHECK(worst <= c.ulp);
    CHECK(worst > 0.4); // it was measured
  }
  for (u32 i = 0; i < n; ++i)
    if (in[i] < -88.8f) CHECK(out[i * 4] == 0);
}

TEST_CASE("f32 to bf16 by truncation: one instruction, the upper halves") {
  CHECK(instructions_of(isa::arch::gfx950, [](builder k) {
          (void)truncate_to_bf16x2(k.vgpr<f32>(), k.vgpr<f32>());
        }) == 2); // s_mov of the selector
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<u32*, const u32*>(a, 64, [](builder k, arg<u32*> out, arg<const u32*> in) {
      auto i = k.thread_idx.x;
      auto x = in[i * 2], y = in[i * 2 + 1];
      out[i] = as<u32>(truncate_to_bf16x2(as<f32>(x), as<f32>(y)));
    });
    std::vector<u32> in(128), out(64);
    random_words random;
    for (u32& x : in) x = random();
    run_clean(p, 1, sim::buffer<u32>(out.data(), 64), sim::buffer<const u32>(in.data(), 128));
    for (u32 i = 0; i < 64; ++i) CHECK(out[i] == (in[2 * i] >> 16 | (in[2 * i + 1] & 0xffff'0000u)));
  }
}

u32 bf16_bits(u32 f) { return f + 0x7fff + (f >> 16 & 1); }

TEST_CASE("f32 to bf16 rounds to nearest even on every target, and keeps NaN") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<u32*, const u32*>(a, 64, [](builder k, arg<u32*> out, arg<const u32*> in) {
      auto i = k.block_idx.x * 64 + k.thread_idx.x;
      auto x = in[i * 2], y = in[i * 2 + 1];
      auto r = to_bf16x2(as<f32>(x), as<f32>(y));
      out[i] = as<u32>(r);
    });
    random_words random;
    std::vector<u32> in, out(512);
    const u32 special[] = {0x3f80'8000, 0x3f81'8000, 0x3f80'8001, 0x3f80'7fff, 0x7f7f'ffff,
                           0x7f80'0000, 0xff80'0000, 0x0000'0000, 0x8000'0000, 0x7f80'0001,
                           0x7fff'ffff, 0xffff'ffff, 0x7fc0'0000, 0xff80'8000};
    for (u32 i = 0; i < 1024; ++i) in.push_back(i < 14 ? special[i] : random());
    run_clean(p, 8, sim::buffer<u32>(out.data(), 512), sim::buffer<const u32>(in.data(), 1024));
    for (u32 i = 0; i < 1024; ++i) {
      const u32 got = out[i / 2] >> (i % 2 * 16) & 0xffff;
      INFO(std::hex << in[i] << " became " << got);
      if ((in[i] & 0x7fff'ffff) > 0x7f80'0000)
        CHECK((got & 0x7fff) > 0x7f80);
      else if ((in[i] & 0x7f80'0000) != 0) // subnormals: by the mode of the conversion
        CHECK(got == bf16_bits(in[i]) >> 16);
    }
  }
}

} // namespace
