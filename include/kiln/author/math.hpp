// SPDX-License-Identifier: MIT
// Functions of values in VGPRs: reductions over a wave, transposes inside a lane, activations, bf16 rounding. Errors in
// ulp are against exact functions, where the hardware's v_exp_f32 and v_rcp_f32 are good to 1 ulp.
#pragma once

#include <kiln/author/values/convert.hpp>
#include <kiln/author/values/exponential.hpp>
#include <kiln/author/values/lanes.hpp>
#include <kiln/author/values/mistaken_values.hpp>
#include <kiln/author/values/numbers.hpp>
#include <kiln/author/values/roots.hpp>
#include <kiln/author/values/rounded.hpp>
#include <kiln/emit/gen/mnemonics.hpp>

namespace kiln {

namespace author {

using vector_f32 = reg<ir::bank::vgpr, f32>;

/// A new VGPR for an f32.
constexpr operand new_f32(draft& k, source at) {
  return selection::new_reg(k, ir::bank::vgpr, isa::element::f32, at);
}

/// A register of any bank as an operand in VGPRs.
constexpr operand f32_in_lanes(const lane_value<f32>& x, source at) { return {x.in_lanes(), at}; }

/// v_perm_b32: byte i of the result is byte (selector >> 8 i) of {high, low}, low being bytes 0 to 3.
constexpr operand permute(draft& k, const operand& high, const operand& low, u32 selector, source at) {
  const operand d = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at);
  k.emit(isa::mn::v_perm_b32, d, high, low,
         selection::without_literal(k, operand(selector, at), isa::element::u32));
  return d;
}
inline constexpr u32 low_pairs = 0x0501'0400,
                     high_pairs = 0x0703'0602; ///< bytes 0, 1 or 2, 3 of two registers in turn

} // namespace author

/// Sum, largest and smallest of a value over all 64 lanes of a wave, in an SGPR: of f32, i32 and u32. All lanes must be
/// enabled.
template<class T>
constexpr auto wave_sum(const author::handle<ir::bank::vgpr, T>& x, source at = source::here()) {
  return author::reduce<combine::sum>(x, at);
}
template<class T>
constexpr auto wave_max(const author::handle<ir::bank::vgpr, T>& x, source at = source::here()) {
  return author::reduce<combine::max>(x, at);
}
template<class T>
constexpr auto wave_min(const author::handle<ir::bank::vgpr, T>& x, source at = source::here()) {
  return author::reduce<combine::min>(x, at);
}

/// The largest element of an array in any bank, by v_max3_f32: N / 2 instructions, and copies of elements outside VGPRs.
template<ir::bank Bank, u32 N>
constexpr author::vector_f32 largest(const author::handle<Bank, f32, N>& x, source at = source::here()) {
  emit::draft& k = x.program_draft();
  const emit::operand d = author::new_f32(k, at);
  emit::operand best = author::f32_in_lanes(x[0], at);
  if (N == 1) selection::move(k, d, best);
  u32 i = 1;
  for (; i + 1 < N; i += 2) {
    emit::mnemonics(k).v_max3_f32(d, best, author::f32_in_lanes(x[i], at),
                                  author::f32_in_lanes(x[i + 1], at));
    best = d;
  }
  if (i < N) emit::mnemonics(k).v_max_f32(d, best, author::f32_in_lanes(x[i], at));
  return {k, d.code.payload()};
}

/// A matrix of `Rows` x `Columns` elements of `Bytes` bytes that each lane holds, row by row and packed, turned over: the
/// result has Columns rows. One v_perm_b32 a result register for 2 bytes, two for 1 byte.
template<u32 Rows, u32 Columns, u32 Bytes, class T>
constexpr auto transpose_in_lane(const author::handle<ir::bank::vgpr, T, Rows * Columns * Bytes / 4>& x,
                                 source at = source::here()) {
  static_assert(Bytes == 1 || Bytes == 2 || Bytes == 4, "elements have 1, 2 or 4 bytes");
  static_assert(Rows * Bytes % 4 == 0 && Columns * Bytes % 4 == 0, "rows and columns fill whole registers");
  using emit::operand;
  emit::draft& k = x.program_draft();
  constexpr u32 per = 4 / Bytes, in_row = Columns / per, out_row = Rows / per;
  author::reg<ir::bank::vgpr, T, Rows * Columns / per> out(
      k, k.allocate(ir::bank::vgpr, Rows * Columns / per, -1, at));
  const auto part = [&](const auto& h, u32 i) {
    return selection::reg_operand(ir::bank::vgpr, h.first_dword() + i, isa::element::bits, at);
  };
  const auto put = [&](u32 i, const operand& high, const operand& low, u32 selector) {
    k.emit(isa::mn::v_perm_b32, part(out, i), high, low,
           selection::without_literal(k, operand(selector, at), isa::element::u32));
  };
  for (u32 r = 0; r < out_row; ++r)
    for (u32 c = 0; c < in_row; ++c) {
      operand in[4];
      for (u32 i = 0; i < per; ++i) in[i] = part(x, (r * per + i) * in_row + c);
      const u32 to = c * per * out_row + r; // the first of `per` result rows
      if (Bytes == 4) {
        selection::move(k, part(out, to), in[0]);
      } else if (Bytes == 2) {
        put(to, in[1], in[0], author::low_halves);
        put(to + out_row, in[1], in[0], author::high_halves);
      } else {
        operand mixed[4];
        for (u32 i = 0; i < 4; ++i)
          mixed[i] = author::permute(k, in[i / 2 * 2 + 1], in[i / 2 * 2],
                                     i % 2 == 0 ? author::low_pairs : author::high_pairs, at);
        put(to, mixed[2], mixed[0], author::low_halves);
        put(to + out_row, mixed[2], mixed[0], author::high_halves);
        put(to + 2 * out_row, mixed[3], mixed[1], author::low_halves);
        put(to + 3 * out_row, mixed[3], mixed[1], author::high_halves);
      }
    }
  return out;
}

/// 1 / (1 + exp(-x)). At most 2 ulp for x >= -1, 9 for x >= -8, 70 for x >= -87; 0 below -88. 4 instructions.
constexpr author::vector_f32 sigmoid(const author::lane_value<f32>& x) {
  const author::lines_of_call call(*x.d, x.where);
  return author::fast_rcp(author::fast_exp2(x.in_lanes() * -1.44269504088896340736) + 1.0f);
}
/// x * sigmoid(x), with 1 ulp more than sigmoid. 5 instructions.
constexpr author::vector_f32 silu(const author::lane_value<f32>& x) {
  const author::lines_of_call call(*x.d, x.where);
  const auto v = x.in_lanes();
  return v * sigmoid(v);
}
/// The tanh form of gelu, x * sigmoid(2 u) with u = sqrt(2 / pi) (x + 0.044715 x^3), against that form: at most 5 ulp for
/// x >= -1, 30 for x >= -4. 8 instructions.
constexpr author::vector_f32 gelu(const author::lane_value<f32>& x) {
  const author::lines_of_call call(*x.d, x.where);
  const auto v = x.in_lanes();
  // -2 log2(e) sqrt(2 / pi), and 0.044715 of it
  auto slope = v * v * -0.10294323958 + -2.30220819814;
  return v * author::fast_rcp(author::fast_exp2(slope * v) + 1.0f);
}
/// At most 4 ulp everywhere: a polynomial below 0.625 (Cephes, tanhf), 1 - 2 / (exp(2 |x|) + 1) with x's sign above it.
constexpr author::vector_f32 tanh(const author::lane_value<f32>& value) {
  using emit::operand;
  emit::draft& k = *value.d;
  const source at = value.where;
  const author::lines_of_call call(k, at);
  const auto x = value.in_lanes();
  auto square = x * x;
  auto p = square * -5.70498872745e-3 + 2.06390887954e-2;
  p = p * square + -5.37397155531e-2;
  p = p * square + 1.33314422036e-1;
  p = p * square + -3.33332819422e-1;
  auto small = p * (square * x) + x;
  const operand y = author::new_f32(k, at);
  emit::mnemonics(k).v_mul_f32(y, abs(operand(x, at)),
                               selection::in_vgpr(k, operand(2.88539008177792681472, at), isa::element::f32));
  auto rest = author::fast_rcp(author::fast_exp2(author::vector_f32(k, y.code.payload())) + 1.0f);
  auto large = rest * -2.0f + 1.0f;
  const operand with_sign = author::new_f32(k, at);
  operand mask = selection::without_literal(k, operand(0x7fff'ffff, at), isa::element::u32);
  mask.set_type(isa::element::bits);
  emit::mnemonics(k).v_bfi_b32(with_sign, mask, operand(large, at),
                               operand(x, at)); // the mask's bits from `large`
  const operand result = author::new_f32(k, at),
                is_small = selection::new_reg(k, ir::bank::sgpr, isa::element::mask, at);
  emit::mnemonics(k).v_cmp_gt_f32(
      is_small, selection::without_literal(k, operand(0.625, at), isa::element::f32), abs(operand(x, at)));
  emit::mnemonics(k).v_cndmask_b32(result, with_sign, operand(small, at), is_small);
  return {k, result.code.payload()};
}

/// convert<bf16x2>(low, high). One instruction on gfx950, 9 elsewhere.
constexpr author::reg<ir::bank::vgpr, bf16x2> to_bf16x2(const author::lane_value<f32>& low,
                                                        const author::lane_value<f32>& high) {
  return author::convert<bf16x2>(low, high);
}
/// The upper halves of two f32 as bf16: one instruction everywhere, rounding toward zero. A NaN of which only low bits are set
/// becomes an infinity.
constexpr author::reg<ir::bank::vgpr, bf16x2> truncate_to_bf16x2(const author::lane_value<f32>& low,
                                                                 const author::lane_value<f32>& high) {
  return author::convert<bf16x2, rounding::toward_zero>(low, high);
}

} // namespace kiln

namespace kiln::dsl {

using kiln::gelu, kiln::largest, kiln::sigmoid, kiln::silu, kiln::tanh, kiln::to_bf16x2,
    kiln::transpose_in_lane, kiln::truncate_to_bf16x2, kiln::wave_max, kiln::wave_min, kiln::wave_sum;

} // namespace kiln::dsl
