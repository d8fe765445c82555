// SPDX-License-Identifier: MIT
// Vector instructions with everything that can stand around them: EXEC, modifiers, DPP, SDWA, op_sel, packed halves.
#include "lane_kernel.hpp"

#include <kiln/sim/format/f16.hpp>
#include <random>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

lane_kernel random_kernel() {
  lane_kernel t;
  std::mt19937 g(3); // NOLINT: the same numbers in each run
  for (auto& r : t.in)
    for (u32& x : r) x = static_cast<u32>(g());
  for (u32& x : t.scalars) x = static_cast<u32>(g());
  return t;
}
u32 h(f32 x) { return sim::to_half(x).bits; }
f32 low(u32 x) { return sim::to_f32(sim::half{static_cast<u16>(x)}); }
f32 high(u32 x) { return sim::to_f32(sim::half{static_cast<u16>(x >> 16)}); }

} // namespace

TEST_CASE("integer arithmetic on all lanes") {
  lane_kernel t = random_kernel();
  t.results = 10;
  const auto out = t.run([](program_writer& w) {
    w(v_add_u32, v(40), v(1), v(2))(v_subrev_u32, v(41), s(8), v(2))(v_mul_lo_u32, v(42), v(1), v(2));
    w(v_mul_hi_i32, v(43), v(1), v(2))(v_mad_u32_u24, v(44), v(1), v(2), v(3))(v_bfe_i32, v(45), v(1), k(5),
                                                                               k(7));
    w(v_lshl_add_u32, v(46), v(1), k(3), v(2))(v_med3_i32, v(47), v(1), v(2), v(3))(
        s_mov_b32, s(30), 0x0c0d0702u)(v_perm_b32, v(48), v(1), v(2), s(30));
    w(v_alignbit_b32, v(49), v(1), v(2), k(12));
  });
  for (u32 l = 0; l < 64; ++l) {
    const u32 a = t(1, l), b = t(2, l), c = t(3, l);
    CHECK(out[0][l] == a + b);
    CHECK(out[1][l] == b - t.scalars[0]);
    CHECK(out[2][l] == a * b);
    CHECK(out[3][l] == static_cast<u32>(i64{static_cast<i32>(a)} * static_cast<i32>(b) >> 32));
    CHECK(out[4][l] == (a & 0xffffff) * (b & 0xffffff) + c);
    CHECK(static_cast<i32>(out[5][l]) == static_cast<i32>(a << 20) >> 25);
    CHECK(out[6][l] == (a << 3) + b);
    const i32 x = static_cast<i32>(a), y = static_cast<i32>(b), z = static_cast<i32>(c);
    CHECK(static_cast<i32>(out[7][l]) == std::max(std::min(x, y), std::min(std::max(x, y), z)));
    CHECK(out[8][l] == ((b >> 16 & 0xff) | (a >> 24) << 8 | 0xffu << 16));
    CHECK(out[9][l] == (b >> 12 | a << 20));
  }
}

TEST_CASE("EXEC leaves other lanes alone, compares give zero there") {
  lane_kernel t = random_kernel();
  t.scalars[0] = 0x0f0f'00ff, t.scalars[1] = 0x8000'0001;
  t.results = 4;
  const auto out = t.run([](program_writer& w) {
    w(v_mov_b32, v(40), v(3))(s_mov_b64, exec, s(8));
    w(v_add_f32, v(40), v(1), v(2))(v_cmp_lt_u32, vcc, v(1), v(2));
    w(s_mov_b64, exec, k(-1))(s_nop, imm(3))(v_mov_b32, v(41), vcc)(v_mov_b32, v(42),
                                                                    fixed(ir::source_code::vcc_hi));
    w(s_nop, imm(4))(v_cndmask_b32, v(43), v(1), v(2), vcc);
  });
  u64 expected = 0;
  const u64 mask = t.scalars[0] | static_cast<u64>(t.scalars[1]) << 32;
  for (u32 l = 0; l < 64; ++l) {
    const bool active = (mask >> l & 1) != 0;
    expected |= static_cast<u64>(active && t(1, l) < t(2, l)) << l;
    const f32 sum = real(t(1, l)) + real(t(2, l));
    if (sum == sum) CHECK(out[0][l] == (active ? bits(sum) : t(3, l)));
  }
  CHECK(out[1][0] == static_cast<u32>(expected));
  CHECK(out[2][63] == static_cast<u32>(expected >> 32));
  for (u32 l = 0; l < 64; ++l) CHECK(out[3][l] == ((expected >> l & 1) != 0 ? t(2, l) : t(1, l)));
}

TEST_CASE("neg, abs and clamp") {
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l)
    t(1, l) = bits(static_cast<f32>(l) * 0.25f - 4), t(2, l) = bits(static_cast<f32>(l) - 20);
  const auto out = t.run([](program_writer& w) {
    w(v_add_f32, v(40), v(1), v(2), with(modifier::neg, 2).set(modifier::abs, 1));
    w(v_mul_f32, v(41), v(1), v(2), with(modifier::clamp));
    w(v_add_u32, v(43), v(1), v(2), with(modifier::clamp));
  });
  for (u32 l = 0; l < 64; ++l) {
    const f32 a = real(t(1, l)), b = real(t(2, l));
    CHECK(real(out[0][l]) == std::abs(a) - b);
    CHECK(real(out[1][l]) == std::min(std::max(a * b, 0.0f), 1.0f));
    const u64 sum = u64{t(1, l)} + t(2, l);
    CHECK(out[3][l] == (sum > 0xffff'ffff ? 0xffff'ffffu : sum));
  }
}

TEST_CASE("DPP moves within rows and honours masks and bound_ctrl") {
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l) t(1, l) = 1000 + l;
  t.results = 6;
  const auto out = t.run([](program_writer& w) {
    for (u32 i = 0; i < 6; ++i) w(v_mov_b32, v(40 + i), k(7));
    w(s_nop, imm(4));
    w(v_mov_b32, v(40), v(1), with(modifier::dpp_ctrl, 0x1b));  // quad_perm 3,2,1,0
    w(v_mov_b32, v(41), v(1), with(modifier::dpp_ctrl, 0x111)); // row_shr:1
    w(v_mov_b32, v(42), v(1),
      with(modifier::dpp_ctrl, 0x111).set(modifier::bound_ctrl, 1)); // reads 0 outside
    w(v_mov_b32, v(43), v(1),
      with(modifier::dpp_ctrl, 0x121).set(modifier::row_mask, 5).set(modifier::bank_mask, 3));
    w(v_mov_b32, v(44), v(1), with(modifier::dpp_ctrl, 0x142).set(modifier::row_mask, 10)); // row_bcast:15
    w(v_mov_b32, v(45), v(1), with(modifier::dpp_ctrl, 0x140));                             // row_mirror
  });
  for (u32 l = 0; l < 64; ++l) {
    const u32 row = l & ~15u, in_row = l & 15;
    CHECK(out[0][l] == 1000 + (l ^ 3));
    CHECK(out[1][l] == (in_row == 0 ? 7 : 1000 + l - 1));
    CHECK(out[2][l] == (in_row == 0 ? 0 : 1000 + l - 1));
    const bool written = (l / 16 % 2 == 0) && in_row < 8;
    CHECK(out[3][l] == (written ? 1000 + row + ((in_row - 1) & 15) : 7));
    CHECK(out[4][l] == (l / 16 % 2 == 1 ? 1000 + row - 1 : 7));
    CHECK(out[5][l] == 1000 + row + 15 - in_row);
  }
}

TEST_CASE("SDWA selects, sign-extends and places parts") {
  lane_kernel t = random_kernel();
  const auto out = t.run([](program_writer& w) {
    w(v_mov_b32, v(41), v(3))(s_nop, imm(4));
    w(v_add_u32, v(40), v(1), v(2),
      with(modifier::src0_sel, 1)
          .set(modifier::src1_sel, 5)
          .set(modifier::sext, 1)
          .set(modifier::dst_sel, 6));
    w(v_add_u32, v(41), v(1), v(2),
      with(modifier::src0_sel, 0)
          .set(modifier::src1_sel, 0)
          .set(modifier::dst_sel, 2)
          .set(modifier::dst_unused, 2));
    w(v_add_u32, v(42), v(1), v(2),
      with(modifier::src0_sel, 0)
          .set(modifier::src1_sel, 0)
          .set(modifier::dst_sel, 5)
          .set(modifier::dst_unused, 0));
    w(v_add_u32, v(43), v(1), v(2),
      with(modifier::src0_sel, 6)
          .set(modifier::src1_sel, 6)
          .set(modifier::dst_sel, 4)
          .set(modifier::dst_unused, 1));
  });
  for (u32 l = 0; l < 64; ++l) {
    const u32 a = t(1, l), b = t(2, l);
    CHECK(out[0][l] == static_cast<u32>(static_cast<i8>(a >> 8)) + (b >> 16));
    const u32 bytes = (a & 0xff) + (b & 0xff);
    CHECK(out[1][l] == ((t(3, l) & 0xff00'ffffu) | (bytes & 0xff) << 16));
    CHECK(out[2][l] == bytes << 16);
    CHECK(out[3][l] == static_cast<u32>(static_cast<i32>(static_cast<i16>(a + b))));
  }
}

TEST_CASE("f16: op_sel picks halves and the other half of the result stays") {
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l) {
    t(1, l) = h(static_cast<f32>(l)) | h(0.5f) << 16;
    t(2, l) = h(3) | h(static_cast<f32>(l) * 2) << 16;
    t(3, l) = 0xabcd'1234;
  }
  const auto out = t.run([](program_writer& w) {
    w(v_mov_b32, v(40), v(3))(v_mov_b32, v(41), v(3))(v_mov_b32, v(42), v(3))(s_nop, imm(1));
    w(v_fma_f16, v(40), v(1), v(2), v(1), with(modifier::op_sel, 2));
    w(v_fma_f16, v(41), v(1), v(2), v(1), with(modifier::op_sel, 8));
    w(v_add_f16, v(42), v(1), v(2));
  });
  for (u32 l = 0; l < 64; ++l) {
    const f32 x = static_cast<f32>(l);
    CHECK(out[0][l] == (0xabcd'0000u | h(x * (2 * x) + x)));
    CHECK(out[1][l] == (0x1234u | h(x * 3 + x) << 16));
    CHECK(out[2][l] == h(x + 3));
  }
}

TEST_CASE("packed halves, packed f32, dot products and mixed precision") {
  lane_kernel t;
  for (u32 l = 0; l < 64; ++l) {
    const f32 x = static_cast<f32>(l) - 30;
    t(1, l) = h(x) | h(x + 1) << 16, t(2, l) = h(2) | h(-3) << 16, t(3, l) = h(0.5f) | h(0.25f) << 16;
    t(4, l) = bits(x), t(5, l) = bits(x * 2), t(6, l) = bits(1.5f), t(7, l) = bits(-2.5f);
    t(8, l) = 0x0102'8003u + l, t(9, l) = 0x7f01'ff02u;
  }
  t.results = 9;
  const auto out = t.run([](program_writer& w) {
    w(v_pk_fma_f16, v(40), v(1), v(2), v(3), with(modifier::op_sel_hi, 7));
    w(v_pk_mul_f16, v(41), v(1), v(2),
      with(modifier::op_sel, 1).set(modifier::op_sel_hi, 2).set(modifier::neg_lo, 2));
    w(v_pk_mul_f32, v(42), v(4), v(6), with(modifier::op_sel_hi, 3));
    w(v_pk_add_f32, v(44), v(4), v(6), with(modifier::op_sel, 2).set(modifier::op_sel_hi, 1));
    w(v_dot4_i32_i8, v(46), v(8), v(9), v(8));
    w(v_dot2_f32_f16, v(47), v(1), v(2), v(4));
    w(s_nop, imm(4));
    w(v_fma_mix_f32, v(48), v(1), v(6), v(4), with(modifier::op_sel, 1).set(modifier::op_sel_hi, 1));
  });
  for (u32 l = 0; l < 64; ++l) {
    const u32 a = t(1, l), b = t(2, l), c = t(3, l);
    CHECK(out[0][l] == (h(low(a) * low(b) + low(c)) | h(high(a) * high(b) + high(c)) << 16));
    CHECK(out[1][l] == (h(high(a) * -low(b)) | h(low(a) * high(b)) << 16));
    const f32 x = real(t(4, l)), y = real(t(5, l));
    CHECK(real(out[2][l]) == x * 1.5f);
    CHECK(real(out[3][l]) == y * -2.5f);
    CHECK(real(out[4][l]) == x + -2.5f);
    CHECK(real(out[5][l]) == y + 1.5f);
    i32 dot = static_cast<i32>(t(8, l));
    for (u32 i = 0; i < 32; i += 8) dot += static_cast<i8>(t(8, l) >> i) * static_cast<i8>(t(9, l) >> i);
    CHECK(static_cast<i32>(out[6][l]) == dot);
    CHECK(real(out[7][l]) == low(a) * low(b) + high(a) * high(b) + x);
    CHECK(real(out[8][l]) == high(a) * 1.5f + x);
  }
}

TEST_CASE("64-bit values: carries, f64, shifts, wide multiply") {
  lane_kernel t = random_kernel();
  t.results = 8;
  const auto out = t.run([](program_writer& w) {
    w(v_add_co_u32, v(40), vcc, v(1), v(3))(v_addc_co_u32, v(41), vcc, v(2), v(4), vcc);
    w(v_mad_u64_u32, v(42), s(30), v(1), v(2), v(3));
    w(v_lshlrev_b64, v(44), k(20), v(1));
    w(v_cvt_f64_i32, v(46), v(1))(v_fma_f64, v(46), v(46), v(46), k(1));
  });
  for (u32 l = 0; l < 64; ++l) {
    const auto wide = [&](u32 r) { return t(r, l) | static_cast<u64>(t(r + 1, l)) << 32; };
    const auto got = [&](u32 i) { return out[i][l] | static_cast<u64>(out[i + 1][l]) << 32; };
    CHECK(got(0) == wide(1) + wide(3));
    CHECK(got(2) == u64{t(1, l)} * t(2, l) + wide(3));
    CHECK(got(4) == wide(1) << 20);
    const f64 x = static_cast<i32>(t(1, l));
    CHECK(__builtin_bit_cast(f64, got(6)) == std::fma(x, x, __builtin_bit_cast(f64, u64{1})));
  }
}

TEST_CASE("division by the compiler's sequence is correctly rounded") {
  lane_kernel t = random_kernel();
  for (u32 l = 0; l < 64; ++l)
    for (const u32 r : {1u, 2u}) t(r, l) = (t(r, l) & 0x807f'ffffu) | (t(r, l) >> 8 % 250) % 250 << 23;
  const auto out = t.run([](program_writer& w) { // LLVM's expansion of fdiv for IEEE f32
    const mods neg0 = with(modifier::neg, 1);
    w(v_div_scale_f32, v(50), s(30), v(2), v(2), v(1))(v_div_scale_f32, v(51), vcc, v(1), v(2), v(1));
    w(v_rcp_f32, v(52), v(50))(s_nop, imm(0));
    w(v_fma_f32, v(53), v(50), v(52), fixed(242), neg0)(v_fma_f32, v(52), v(53), v(52),
                                                        v(52))(v_mul_f32, v(54), v(51), v(52));
    w(v_fma_f32, v(55), v(50), v(54), v(51), neg0)(v_fma_f32, v(54), v(55), v(52),
                                                   v(54))(v_fma_f32, v(55), v(50), v(54), v(51), neg0);
    w(s_nop, imm(4))(v_div_fmas_f32, v(54), v(55), v(52), v(54))(v_div_fixup_f32, v(40), v(54), v(2), v(1));
  });
  for (u32 l = 0; l < 64; ++l) {
    const f32 exact = real(t(1, l)) / real(t(2, l));
    INFO(real(t(1, l)) << " / " << real(t(2, l)));
    if (exact == exact) CHECK(bits(exact) == out[0][l]);
  }
}

TEST_CASE("lanes are read, written, counted and swapped") {
  lane_kernel t = random_kernel();
  t.scalars[0] = 77, t.scalars[1] = 13;
  t.results = 6;
  const auto out = t.run([](program_writer& w) {
    w(v_readlane_b32, s(30), v(1), k(42))(v_readfirstlane_b32, s(31), v(2))(s_nop, imm(4));
    w(v_mov_b32, v(40), s(30))(v_mov_b32, v(41), s(31))(v_mov_b32, v(42), k(1))(v_writelane_b32, v(42), s(8),
                                                                                k(13));
    w(v_mbcnt_lo_u32_b32, v(43), k(-1), k(0))(v_mbcnt_hi_u32_b32, v(43), k(-1), v(43));
    w(v_mov_b32, v(44), v(3))(v_mov_b32, v(45), v(4))(v_swap_b32, v(44), v(45));
  });
  for (u32 l = 0; l < 64; ++l) {
    CHECK(out[0][l] == t(1, 42));
    CHECK(out[1][l] == t(2, 0));
    CHECK(out[2][l] == (l == 13 ? 77 : 1));
    CHECK(out[3][l] == l);
    CHECK(out[4][l] == t(4, l));
    CHECK(out[5][l] == t(3, l));
  }
}

TEST_CASE("fp8 conversions follow the architecture") {
  for (const isa::arch arch : {isa::arch::gfx942, isa::arch::gfx950}) {
    lane_kernel t;
    t.arch = arch;
    for (u32 l = 0; l < 64; ++l) t(1, l) = bits(static_cast<f32>(l) * 0.5f), t(2, l) = bits(-1.0f);
    const auto out = t.run([](program_writer& w) {
      w(v_cvt_pk_fp8_f32, v(40), v(1), v(2))(s_nop, imm(1))(v_cvt_pk_fp8_f32, v(40), v(2), v(1),
                                                            with(modifier::op_sel, 8));
      w(s_nop, imm(1))(v_cvt_pk_f32_fp8, v(42), v(40));
    });
    CHECK((out[0][0] >> 8 & 0xff) == (arch == isa::arch::gfx950 ? 0xb8u : 0xc0u)); // -1
    for (u32 l = 0; l < 64; ++l) {
      CHECK((out[0][l] & 0xff) == out[0][l] >> 24);
      CHECK(real(out[3][l]) == -1.0f);
      if (l <= 16) CHECK(real(out[2][l]) == static_cast<f32>(l) * 0.5f);
    }
  }
}

TEST_CASE("v_bitop3 computes what its truth table says") {
  lane_kernel t = random_kernel();
  t.arch = isa::arch::gfx950;
  t.results = 3;
  const auto out = t.run([](program_writer& w) {
    w(v_bitop3_b32, v(40), v(1), v(2), v(3), with(modifier::bitop3, 0xec));
    w(v_bitop3_b32, v(41), v(1), v(2), v(3));
    w(v_mov_b32, v(42), v(4))(v_bitop3_b16, v(42), v(1), v(2), v(3), with(modifier::bitop3, 0x6a));
  });
  for (u32 l = 0; l < 64; ++l) {
    const u32 a = t(1, l), b = t(2, l), c = t(3, l);
    CHECK(out[0][l] == (b | (a & c)));
    CHECK(out[1][l] == 0);
    CHECK(out[2][l] == ((t(4, l) & 0xffff'0000) | ((c ^ (a & b)) & 0xffff)));
  }
}
