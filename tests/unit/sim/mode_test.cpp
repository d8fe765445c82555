// SPDX-License-Identifier: MIT
// The MODE register: rounding against the host's own, subnormals taken and given as zero, IEEE mode, register indices
// relative to M0, skipped vector instructions.
#include "lane_kernel.hpp"

#include <cfenv>
#include <cmath>
#include <random>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

/// hwreg(MODE, 0, size)
ir::operand mode_bits(u32 size) { return imm(static_cast<i32>(1 | (size - 1) << 11)); }
void set_mode(program_writer& w, u32 value, u32 size = 8) { w(s_setreg_imm32_b32, mode_bits(size), value); }

u32 random_float(std::mt19937& g, u32 spread) {
  const u32 exponent = 127 - spread + static_cast<u32>(g()) % (2 * spread);
  return (static_cast<u32>(g()) & 0x807f'ffffu) | exponent << 23;
}
lane_kernel float_kernel(u32 spread) {
  lane_kernel t;
  std::mt19937 g(11); // NOLINT: the same numbers in each run
  for (auto& r : t.in)
    for (u32& x : r) x = random_float(g, spread);
  t.results = 12;
  return t;
}

#pragma STDC FENV_ACCESS ON
template<class F> auto rounded(int direction, F f) {
  std::fesetround(direction);
  const auto result = f();
  std::fesetround(FE_TONEAREST);
  return result;
}
f64 wide(u32 low, u32 high) { return __builtin_bit_cast(f64, low | u64{high} << 32); }

} // namespace

TEST_CASE("rounding of f32 and f64 by MODE is that of IEEE hardware") {
  constexpr int host[4] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
  for (u32 mode = 0; mode < 4; ++mode) {
    lane_kernel t = float_kernel(12);
    const auto out = t.run([mode](program_writer& w) {
      set_mode(w, 0xf0 | mode | mode << 2);
      w(v_add_f32, v(40), v(1), v(2))(v_mul_f32, v(41), v(1), v(2))(v_fma_f32, v(42), v(1), v(2), v(3));
      w(v_sub_f32, v(43), v(1), v(2))(v_add_f64, v(44), v(2), v(4))(v_mul_f64, v(46), v(2), v(4));
      w(v_fma_f64, v(48), v(2), v(4), v(6))(v_cvt_f32_i32, v(50), v(1))(v_cvt_f32_f64, v(51), v(2));
    });
    for (u32 l = 0; l < 64; ++l) {
      volatile f32 a = real(t(1, l)), b = real(t(2, l)), c = real(t(3, l));
      volatile f64 x = wide(t(2, l), t(3, l)), y = wide(t(4, l), t(5, l)), z = wide(t(6, l), t(7, l));
      volatile i32 n = static_cast<i32>(t(1, l));
      const auto check = [&](u32 r, f32 expected) { CHECK(out[r][l] == bits(expected)); };
      const auto check_wide = [&](u32 r, f64 expected) {
        CHECK((out[r][l] | u64{out[r + 1][l]} << 32) == __builtin_bit_cast(u64, expected));
      };
      INFO("mode " << mode << " lane " << l);
      check(0, rounded(host[mode], [&] { return a + b; }));
      check(1, rounded(host[mode], [&] { return a * b; }));
      check(2, rounded(host[mode], [&] { return std::fma(f32(a), f32(b), f32(c)); }));
      check(3, rounded(host[mode], [&] { return a - b; }));
      check_wide(4, rounded(host[mode], [&] { return x + y; }));
      check_wide(6, rounded(host[mode], [&] { return x * y; }));
      check_wide(8, rounded(host[mode], [&] { return std::fma(f64(x), f64(y), f64(z)); }));
      check(10, rounded(host[mode], [&] { return static_cast<f32>(n); }));
      check(11, rounded(host[mode], [&] { return static_cast<f32>(x); }));
    }
  }
}

TEST_CASE("f16 and packed arithmetic round as MODE says") {
  using sim::half;
  const sim::fp_mode up{0xf5}, down{0xfa}, zero{0xff};
  const half one{0x3c00}, tiny{0x0001}, negative_one{0xbc00}, largest{0x7bff};
  CHECK(sim::add(up, one, tiny).bits == 0x3c01);
  CHECK(sim::add(down, one, tiny).bits == 0x3c00);
  CHECK(sim::add(zero, negative_one, half{0x8001}).bits == 0xbc00);
  CHECK(sim::add(down, negative_one, half{0x8001}).bits == 0xbc01);
  CHECK(sim::add(up, largest, one).bits == 0x7c00);
  CHECK(sim::add(zero, largest, largest).bits == 0x7bff);
  CHECK(sim::add(down, one, negative_one).bits == 0x8000); // an exact zero is negative when rounding down
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l) t(1, l) = 0x3c00'bc00u, t(2, l) = 0x0001'8001u;
  t.results = 2;
  const auto out = t.run([](program_writer& w) {
    set_mode(w, 0xf8); // f16 and f64 round down
    w(v_pk_add_f16, v(40), v(1), v(2))(v_add_f16, v(41), v(1), v(2));
  });
  CHECK(out[0][5] == 0x3c00'bc01u);
  CHECK(out[1][5] == 0xbc01u);
}

TEST_CASE("subnormals are taken or given as zero where MODE says so") {
  // FP_DENORM of f32: bit 4 takes, bit 5 gives.
  for (u32 denorm = 0; denorm < 4; ++denorm) {
    lane_kernel t;
    for (u32 l = 0; l < 64; ++l) {
      t(1, l) = 0x8000'0400u;    // subnormal
      t(2, l) = bits(0x1p-126f); // the least normal number
      t(3, l) = bits(0.5f), t(4, l) = bits(0x1p20f);
    }
    t.results = 6;
    const auto out = t.run([denorm](program_writer& w) {
      set_mode(w, 0xc0 | denorm << 4);
      w(v_mul_f32, v(40), v(2), v(3))(v_mul_f32, v(41), v(1), v(4))(v_max_f32, v(42), v(1), v(1));
      w(v_cmp_eq_f32, vcc, k(0), v(1))(v_cndmask_b32, v(43), v(1), v(4), vcc)(v_add_f32, v(44), v(1), v(1));
      w(v_mov_b32, v(45), v(1));
    });
    const bool takes = (denorm & 1) != 0, gives = (denorm & 2) != 0;
    INFO("FP_DENORM " << denorm);
    CHECK(out[0][0] == (gives ? bits(0x1p-127f) : 0));
    CHECK(out[1][0] == (takes ? bits(real(0x8000'0400u) * 0x1p20f) : 0x8000'0000u));
    CHECK(out[2][0] == (takes && gives ? 0x8000'0400u : 0x8000'0000u));
    CHECK(out[3][0] == (takes ? 0x8000'0400u : bits(0x1p20f))); // v_cndmask moves bits
    CHECK(out[4][0] == (takes && gives ? 0x8000'0800u : 0x8000'0000u));
    CHECK(out[5][0] == 0x8000'0400u);
  }
}

TEST_CASE("without IEEE mode a signalling NaN gives way as a quiet one does") {
  for (const bool ieee : {true, false}) {
    lane_kernel t;
    for (u32 l = 0; l < 64; ++l) t(1, l) = 0x7f80'0001u, t(2, l) = bits(3.0f);
    t.results = 1;
    const auto out = t.run([ieee](program_writer& w) {
      set_mode(w, ieee ? 0x3f0 : 0x1f0, 10);
      w(v_max_f32, v(40), v(1), v(2));
    });
    CHECK(out[0][0] == (ieee ? 0x7fc0'0001u : bits(3.0f)));
  }
}

TEST_CASE("traps are not simulated, and MODE asking for them is reported") {
  lane_kernel t;
  t.run([](program_writer& w) { w(s_setreg_imm32_b32, imm(1 | 12 << 6 | 6 << 11), 0x10u); }, false);
  CHECK(t.text ==
        "test:105: error: s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 7), 0x10: unsupported mode: MODE becomes "
        "0x103f0: "
        "traps, asked for by bits 11..18, are not simulated (workgroup 0,0,0 wave 0) [unsupported-mode]\n");
}

TEST_CASE("register numbers relative to M0") {
  lane_kernel t;
  for (u32 r = 1; r <= 32; ++r)
    for (u32 l = 0; l < 64; ++l) t(r, l) = 100 * r + l;
  t.results = 3;
  const auto out = t.run([](program_writer& w) {
    w(s_mov_b32, s(30), k(7))(s_set_gpr_idx_on, s(30), imm(1))(v_mov_b32, v(40), v(2))(s_set_gpr_idx_off);
    w(s_mov_b32, s(30), k(1))(s_set_gpr_idx_on, s(30), imm(8))(v_mov_b32, v(40), v(5))(s_set_gpr_idx_off);
    w(v_mov_b32, v(42), v(6));
  });
  for (u32 l = 0; l < 64; ++l) {
    CHECK(out[0][l] == t(9, l));
    CHECK(out[1][l] == t(5, l));
    CHECK(out[2][l] == t(6, l));
  }
}

TEST_CASE("vector instructions are skipped while VSKIP is set") {
  lane_kernel t = float_kernel(4);
  t.results = 2;
  const auto out = t.run([](program_writer& w) {
    w(v_mov_b32, v(40), v(1))(v_mov_b32, v(41), v(1))(s_mov_b32, s(30), k(1));
    w(s_setvskip, s(30), k(0))(s_nop, imm(4))(v_mov_b32, v(40), v(2))(s_setvskip, s(30), k(1))(s_nop, imm(4));
    w(v_mov_b32, v(41), v(2));
  });
  for (u32 l = 0; l < 64; ++l) {
    CHECK(out[0][l] == t(1, l));
    CHECK(out[1][l] == t(2, l));
  }
}
