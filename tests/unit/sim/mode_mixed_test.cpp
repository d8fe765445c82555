// SPDX-License-Identifier: MIT
// MODE and the instructions of mixed formats: dot products, v_fma_mix, conversions, legacy multiplications, division steps;
// FP16_OVFL, DX10_CLAMP, omod.
#include "lane_kernel.hpp"

#include <bit>
#include <cfenv>
#include <cmath>
#include <random>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

constexpr int host_rounding[4] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
constexpr u32 fp16_overflow = 1u << 23;

/// All of MODE.
void set_mode(program_writer& w, u32 value) { w(s_setreg_imm32_b32, imm(1 | 23 << 11), value); }

#pragma STDC FENV_ACCESS ON
template<class F> auto rounded(u32 mode, F f) {
  std::fesetround(host_rounding[mode]);
  const auto result = f();
  std::fesetround(FE_TONEAREST);
  return result;
}

f32 f16_value(u32 bits) { return static_cast<f32>(std::bit_cast<_Float16>(static_cast<u16>(bits))); }
f32 bf16_value(u32 bits) { return std::bit_cast<f32>(bits << 16); }
/// x in f16: the nearest, or its neighbour on the side that the rounding wants.
u32 to_f16(f32 x, u32 mode) {
  u16 h = std::bit_cast<u16>(static_cast<_Float16>(x));
  const f32 near = f16_value(h);
  const bool inward = std::abs(near) > std::abs(x), outward = std::abs(near) < std::abs(x), negative = x < 0;
  const bool towards = mode == 3 || (mode == 1 && negative) || (mode == 2 && !negative);
  const bool away = (mode == 1 && !negative) || (mode == 2 && negative);
  if (towards && inward) --h;
  if (away && outward) ++h;
  return h;
}
u32 random_half(std::mt19937& g) {
  return (static_cast<u32>(g()) & 0x83ffu) | (8 + static_cast<u32>(g()) % 14) << 10;
}
/// Registers 1..6: pairs of f16; 7..12: f32; 13..18: pairs of bf16.
lane_kernel mixed_kernel() {
  lane_kernel t;
  std::mt19937 g(29); // NOLINT: the same numbers in each run
  for (u32 r = 1; r <= 18; ++r)
    for (u32 l = 0; l < 64; ++l) {
      const u32 exponent = 115 + static_cast<u32>(g()) % 24;
      const u32 single = (static_cast<u32>(g()) & 0x807f'ffffu) | exponent << 23;
      t(r, l) = r <= 6    ? random_half(g) | random_half(g) << 16
                : r <= 12 ? single
                          : (single >> 16) | (static_cast<u32>(g()) & 0x3fffu) << 16 | 0x3000'0000u;
    }
  return t;
}

} // namespace

TEST_CASE("dot products round each step as MODE says") {
  for (u32 mode = 0; mode < 4; ++mode) {
    lane_kernel t = mixed_kernel();
    t.arch = isa::arch::gfx950;
    const auto out = t.run([mode](program_writer& w) {
      w(v_mov_b32, v(41), v(7))(v_mov_b32, v(43), v(7));
      set_mode(w, 0x3f0 | mode | mode << 2);
      w(v_dot2_f32_f16, v(40), v(1), v(2), v(7))(v_dot2c_f32_f16, v(41), v(1), v(2));
      w(v_dot2_f32_bf16, v(42), v(13), v(14), v(7))(v_dot2c_f32_bf16, v(43), v(13), v(14));
    });
    for (u32 l = 0; l < 64; ++l) {
      INFO("mode " << mode << " lane " << l);
      const volatile f32 c = real(t(7, l));
      const auto dot = [&](f32 x0, f32 y0, f32 x1, f32 y1) {
        return rounded(mode, [&] {
          const volatile f32 low = std::fma(x0, y0, f32(c));
          return std::fma(x1, y1, f32(low));
        });
      };
      const u32 a = t(1, l), b = t(2, l), p = t(13, l), q = t(14, l);
      const f32 halves = dot(f16_value(a), f16_value(b), f16_value(a >> 16), f16_value(b >> 16));
      CHECK(out[0][l] == bits(halves));
      CHECK(out[1][l] == bits(halves));
      const f32 x0 = bf16_value(p), y0 = bf16_value(q), x1 = bf16_value(p >> 16), y1 = bf16_value(q >> 16);
      CHECK(out[3][l] == bits(dot(x0, y0, x1, y1)));
      const f32 last = rounded(mode, [&] {
        const volatile f32 low = x0 * y0;
        const volatile f32 both = std::fma(x1, y1, f32(low));
        return both + c;
      });
      CHECK(out[2][l] == bits(last)); // the pseudocode of v_dot2_f32_bf16 adds c last
    }
  }
}

TEST_CASE("dot products with DPP take their first source from other lanes") {
  lane_kernel t = mixed_kernel();
  for (u32 l = 0; l < 64; ++l) t(20, l) = l, t(21, l) = 0x01010101u;
  t.results = 3;
  const auto out = t.run([](program_writer& w) {
    const mods left = with(modifier::dpp_ctrl, 0x111); // row_shr:1
    w(v_mov_b32, v(40), k(5))(v_mov_b32, v(41), v(7))(s_nop, imm(4));
    w(v_dot4c_i32_i8, v(40), v(20), v(21), left)(v_dot2c_f32_f16, v(41), v(1), v(2), left);
  });
  for (u32 l = 0; l < 64; ++l) {
    CHECK(out[0][l] == (l % 16 == 0 ? 5 : 5 + l - 1));
    const u32 a = l % 16 == 0 ? 0 : t(1, l - 1), b = t(2, l);
    const f32 sum =
        std::fma(f16_value(a >> 16), f16_value(b >> 16), std::fma(f16_value(a), f16_value(b), real(t(7, l))));
    CHECK(out[1][l] == (l % 16 == 0 ? t(7, l) : bits(sum)));
  }
}

TEST_CASE("v_fma_mix rounds in f32, then in f16") {
  for (u32 mode = 0; mode < 4; ++mode) {
    lane_kernel t = mixed_kernel();
    t.results = 3;
    const auto out = t.run([mode](program_writer& w) {
      set_mode(w, 0x3f0 | mode | mode << 2);
      const mods first_half = with(modifier::op_sel_hi, 1);
      w(v_fma_mix_f32, v(40), v(1), v(7), v(8), first_half);
      w(v_fma_mixlo_f16, v(41), v(1), v(7), v(8), first_half);
      w(v_fma_mixhi_f16, v(42), v(1), v(7), v(8), with(modifier::op_sel_hi, 1).set(modifier::op_sel, 1));
    });
    for (u32 l = 0; l < 64; ++l) {
      INFO("mode " << mode << " lane " << l);
      const volatile f32 b = real(t(7, l)), c = real(t(8, l));
      const auto fused = [&](u32 half) {
        return rounded(mode, [&] { return std::fma(f16_value(half), f32(b), f32(c)); });
      };
      CHECK(out[0][l] == bits(fused(t(1, l))));
      CHECK(out[1][l] == to_f16(fused(t(1, l)), mode));
      CHECK(out[2][l] == to_f16(fused(t(1, l) >> 16), mode) << 16);
    }
  }
}

TEST_CASE("conversions whose pseudocode names nearest even keep to it") {
  lane_kernel t = mixed_kernel();
  t.arch = isa::arch::gfx950;
  const auto out = t.run([](program_writer& w) {
    set_mode(w, 0x3fd); // f32 up, f16 towards zero
    w(v_cvt_pk_f16_f32, v(40), v(7), v(8))(v_cvt_pk_bf16_f32, v(41), v(7), v(8));
    w(v_cvt_f16_f32, v(42), v(7))(v_cvt_pk_fp8_f32, v(43), v(7), v(8));
  });
  for (u32 l = 0; l < 64; ++l) {
    const f32 a = real(t(7, l)), b = real(t(8, l));
    CHECK(out[0][l] == (to_f16(a, 0) | to_f16(b, 0) << 16));
    CHECK(out[1][l] == (sim::to_bfloat(a).bits | static_cast<u32>(sim::to_bfloat(b).bits) << 16));
    CHECK(out[2][l] == to_f16(a, 3));
    CHECK(out[3][l] == (sim::fp8_ocp::encode(a, sim::overflow::special) |
                        sim::fp8_ocp::encode(b, sim::overflow::special) << 8));
  }
}

TEST_CASE("bytes, fractions and halves up round as MODE says") {
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l) t(1, l) = bits(static_cast<f32>(l) * 0.25f), t(2, l) = bits(-0x1p-26f);
  for (u32 mode = 0; mode < 4; ++mode) {
    const auto out = t.run([mode](program_writer& w) {
      w(v_mov_b32, v(41), k(0));
      set_mode(w, 0x3f0 | mode | mode << 2);
      w(v_cvt_pk_u8_f32, v(40), v(1), k(1), k(0))(v_cvt_pkaccum_u8_f32, v(41), v(1), k(2));
      w(v_fract_f32, v(42), v(2))(v_cvt_rpi_i32_f32, v(43), fixed(240)); // 0.5
    });
    for (u32 l = 0; l < 64; ++l) {
      const f32 x = real(t(1, l));
      const u32 whole = static_cast<u32>(rounded(mode, [&] { return std::nearbyint(x); }));
      CHECK(out[0][l] == whole << 8);
      CHECK(out[1][l] == whole << 16);
      CHECK(out[2][l] == 0x3f7f'ffffu); // 1 - 2^-26 is below 1 in every rounding
      CHECK(out[3][l] == 1);
    }
  }
}

TEST_CASE("v_div_fmas and the legacy multiplications round as MODE says") {
  for (u32 mode = 0; mode < 4; ++mode) {
    lane_kernel t = mixed_kernel();
    t.arch = isa::arch::gfx90a;
    t.results = 5;
    const auto out = t.run([mode](program_writer& w) {
      w(s_mov_b64, vcc, k(0));
      set_mode(w, 0x3f0 | mode | mode << 2);
      w(s_nop, imm(4))(v_div_fmas_f32, v(40), v(7), v(8), v(9))(v_mad_legacy_f32, v(41), v(7), v(8), v(9));
      w(v_fma_legacy_f16, v(42), v(1), v(2), v(3))(v_mad_legacy_f16, v(43), v(1), v(2), v(3));
      w(v_mad_legacy_f32, v(44), k(0), fixed(240), v(9));
    });
    for (u32 l = 0; l < 64; ++l) {
      INFO("mode " << mode << " lane " << l);
      const volatile f32 a = real(t(7, l)), b = real(t(8, l)), c = real(t(9, l));
      CHECK(out[0][l] == bits(rounded(mode, [&] { return std::fma(f32(a), f32(b), f32(c)); })));
      CHECK(out[1][l] == bits(rounded(mode, [&] {
              const volatile f32 product = a * b;
              return product + c;
            })));
      const f64 exact = static_cast<f64>(f16_value(t(1, l))) * f16_value(t(2, l)) + f16_value(t(3, l));
      // f64 holds the sum of a product of halves and a half exactly at these exponents; one rounding to f16 remains.
      const f32 sticky = sim::narrowed_to_odd(exact);
      CHECK(out[2][l] == to_f16(sticky, mode));
      const u32 product = to_f16(f16_value(t(1, l)) * f16_value(t(2, l)), mode);
      const f64 sum = static_cast<f64>(f16_value(product)) + f16_value(t(3, l));
      CHECK(out[3][l] == to_f16(sim::narrowed_to_odd(sum), mode));
      CHECK(out[4][l] == t(9, l));
    }
  }
}

TEST_CASE("scaled conversions flush by MODE, and round to narrow formats to nearest even") {
  lane_kernel t;
  t.arch = isa::arch::gfx950;
  std::mt19937 g(5); // NOLINT: as above
  for (u32 l = 0; l < 64; ++l) {
    t(1, l) = static_cast<u32>(g()) & 0x7777'7777u; // fp8, no NaN
    t(2, l) = bits(0x1p-20f);
    t(3, l) = (static_cast<u32>(g()) & 0x807f'ffffu) | 126u << 23;
    t(4, l) = bits(1.0f);
    t(5, l) = 0x0000'0300u; // a subnormal f16
    t(6, l) = bits(0x1p-24f);
  }
  for (u32 flush = 0; flush < 2; ++flush) {
    const auto out = t.run([flush](program_writer& w) {
      set_mode(w, flush != 0 ? 0x30f : 0x3ff); // towards zero
      w(v_cvt_scalef32_pk_f16_fp8, v(40), v(1), v(2))(v_mov_b32, v(41), k(0));
      w(v_cvt_scalef32_pk_fp8_f32, v(41), v(3), v(3), v(4))(v_mov_b32, v(42), k(0));
      w(v_cvt_scalef32_pk_fp8_f16, v(42), v(5), v(6));
    });
    for (u32 l = 0; l < 64; ++l) {
      INFO("flush " << flush << " lane " << l);
      const u32 low = to_f16(sim::fp8_ocp::decode(t(1, l) & 0xff) * 0x1p-20f, 3);
      const u32 high = to_f16(sim::fp8_ocp::decode(t(1, l) >> 8 & 0xff) * 0x1p-20f, 3);
      const auto kept = [flush](u32 h) { return flush != 0 && (h & 0x7c00u) == 0 ? h & 0x8000u : h; };
      CHECK(out[0][l] == (kept(low) | kept(high) << 16));
      const u32 code = sim::fp8_ocp::encode(real(t(3, l)));
      CHECK(out[1][l] == (code | code << 8));
      CHECK(out[2][l] == (flush != 0 ? 0 : sim::fp8_ocp::encode(0x300 * 0x1p-24f * 0x1p24f)));
    }
  }
}

TEST_CASE("FP16_OVFL keeps finite results finite") {
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l) {
    t(1, l) = l < 32 ? 0x7bffu : 0xfbffu; // the largest, or infinity
    t(2, l) = l < 32 ? 0x7bffu : 0x7c00u;
    t(3, l) = bits(1e9f);
    t(4, l) = t(1, l) | t(1, l) << 16;
  }
  t.results = 8;
  const auto out = t.run([](program_writer& w) {
    set_mode(w, 0x3f0 | fp16_overflow);
    w(v_add_f16, v(40), v(1), v(1))(v_add_f16, v(41), v(2), v(2))(v_cvt_f16_f32, v(42), v(3));
    w(v_fma_mixlo_f16, v(43), v(3), v(3), v(3))(v_pk_mul_f16, v(44), v(4), v(4))(v_rcp_f16, v(45), k(0));
    w(v_cvt_f16_u16, v(46), v(1))(v_mul_f32, v(47), v(3), v(3)); // f32 knows nothing of it
  });
  for (u32 l = 0; l < 64; ++l) {
    CHECK(out[0][l] == (l < 32 ? 0x7bffu : 0xfbffu));
    CHECK(out[1][l] == (l < 32 ? 0x7bffu : 0x7c00u));
    CHECK((out[2][l] & 0xffff) == 0x7bffu);
    CHECK((out[3][l] & 0xffff) == 0x7bffu);
    CHECK(out[4][l] == 0x7bff'7bffu);
    CHECK(out[5][l] == 0x7bffu);
    CHECK(out[6][l] == to_f16(static_cast<f32>(t(1, l)), 0)); // 31743 or 64511: no overflow
    CHECK(out[7][l] == bits(1e9f * 1e9f));
  }
}

TEST_CASE("stochastic rounding to f16 adds random bits and truncates, and overflows as FP16_OVFL says") {
  // Normal; halfway; subnormal and a bit that is dropped first; the largest and a half; too large.
  const f32 values[] = {1.0f, 1.0f + 0x1p-11f, 0x1p-16f + 0x1p-39f, 65520.0f, 65536.0f};
  const u32 least[] = {0x3c00, 0x3c00, 0x0100, 0x7bff, 0x7c00},
            most[] = {0x3c00, 0x3c01, 0x0100, 0x7c00, 0x7c00};
  for (const u32 ovfl : {0u, fp16_overflow}) {
    lane_kernel t;
    t.arch = isa::arch::gfx950;
    for (u32 l = 0; l < 64; ++l) t(1, l) = bits(values[l % 5]), t(2, l) = l < 32 ? 0 : ~0u;
    const auto out = t.run([ovfl](program_writer& w) {
      set_mode(w, 0x3ff | ovfl); // towards zero: says nothing
      w(v_mov_b32, v(40), k(0))(v_cvt_sr_f16_f32, v(40), v(1), v(2));
    });
    for (u32 l = 0; l < 64; ++l) {
      const u32 code = (l < 32 ? least : most)[l % 5];
      INFO("lane " << l << " FP16_OVFL " << ovfl);
      CHECK(out[0][l] == (ovfl != 0 && code == 0x7c00 ? 0x7bffu : code));
    }
  }
}

TEST_CASE("without DX10_CLAMP a NaN goes through clamp") {
  for (const bool kept : {false, true}) {
    lane_kernel t;
    for (u32 l = 0; l < 64; ++l)
      t(1, l) = 0x7fc0'0001u, t(2, l) = 0x7e00'7e00u, t(3, l) = bits(-0.0f), t(4, l) = bits(2.0f);
    t.results = 6;
    const auto out = t.run([kept](program_writer& w) {
      set_mode(w, kept ? 0x2f0 : 0x3f0);
      const mods clamp = with(modifier::clamp);
      w(v_mul_f32, v(40), v(1), v(4), clamp)(v_pk_mul_f16, v(41), v(2), v(2), clamp);
      w(v_pk_mul_f32, v(42), v(3), v(3), clamp)(v_fma_mix_f32, v(44), v(1), v(4), v(4), clamp);
      w(v_max_f32, v(45), v(3), v(3), clamp);
    });
    CHECK(out[0][0] == (kept ? 0x7fc0'0001u : 0));
    CHECK(out[1][0] == (kept ? 0x7e00'7e00u : 0));
    CHECK(out[2][0] == 0);
    CHECK(out[3][0] == bits(1.0f));
    CHECK(out[4][0] == (kept ? 0x7fc0'0001u : 0));
    CHECK(out[5][0] == 0); // -0 too
  }
}

TEST_CASE("omod works without IEEE mode and subnormal results only") {
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l) t(1, l) = bits(3.0f), t(2, l) = bits(0x1p-126f), t(3, l) = bits(-0.0f);
  const auto body = [](u32 mode) {
    return [mode](program_writer& w) {
      set_mode(w, mode);
      const mods half = with(modifier::omod, 3);
      w(v_add_f32, v(40), v(1), v(1), half)(v_max_f32, v(41), v(2), v(2), half);
      w(v_add_f32, v(42), v(3), v(3), half)(v_cvt_f16_f32, v(43), v(1), with(modifier::omod, 2));
    };
  };
  const auto scaled = t.run(body(0x100));
  CHECK(scaled[0][0] == bits(3.0f));
  CHECK(scaled[1][0] == 0); // too small: flushed
  CHECK(scaled[2][0] == 0); // -0 too
  CHECK(scaled[3][0] == 0x4a00u);
  for (const u32 mode : {0x3f0u, 0x300u, 0x1f0u}) {
    const auto same = t.run(body(mode), false);
    INFO("MODE " << mode);
    CHECK(same[0][0] == bits(6.0f));
    CHECK(same[3][0] == 0x4200u);
    CHECK(t.kinds.size() == 4);
    CHECK(t.kinds[0] == sim::report_kind::ignored_modifier);
  }
  t.run(body(0x3f0), false);
  CHECK(t.text.starts_with(
      "test:106: error: v_add_f32_e64 v40, v1, v1 div:2: ignored modifier: the result is not scaled: MODE "
      "(0x3f0) has IEEE on or keeps subnormal results (workgroup 0,0,0 wave 0) [ignored-modifier]\n"));
}

TEST_CASE("matrix instructions with f32 inputs flush subnormals as MODE says, and never round by it") {
  for (const bool flush : {false, true}) {
    lane_kernel t;
    for (u32 l = 0; l < 64; ++l)
      t(1, l) = 0x0000'4000u, t(2, l) = bits(0x1p100f), t(3, l) = bits(1 + 0x1p-23f);
    t.results = 8;
    const auto out = t.run([flush](program_writer& w) {
      set_mode(w, flush ? 0x3c1 : 0x3f1); // up
      w(v_mfma_f32_4x4x1_16b_f32, v(40), v(1), v(2), k(0))(v_mfma_f32_4x4x1_16b_f32, v(44), v(3), v(3), k(0));
    });
    CHECK(real(out[0][0]) == (flush ? 0 : real(0x4000u) * 0x1p100f));
    CHECK(real(out[4][0]) == 1 + 0x1p-22f); // nearest even; up would be one unit more
  }
}

TEST_CASE("waves that halt or are killed") {
  lane_kernel t;
  t.run([](program_writer& w) { w(s_sethalt, imm(0))(s_setkill, imm(0)); });
  t.run([](program_writer& w) { w(s_setkill, imm(1))(s_trap, imm(3)); });
  t.run([](program_writer& w) { w(s_sethalt, imm(1)); }, false);
  CHECK(t.text == "test:105: error: s_sethalt 1: stopped: halts until a debugger or trap handler lets it go "
                  "on; there is none "
                  "(workgroup 0,0,0 wave 0) [stopped]\n");
  t.run([](program_writer& w) { w(s_mov_b32, m0, k(0))(s_nop, imm(0))(s_sendmsghalt, imm(1)); }, false);
  REQUIRE(t.kinds.size() == 1);
  CHECK(t.kinds[0] == sim::report_kind::stopped);
}
