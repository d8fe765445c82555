// SPDX-License-Identifier: MIT
// exp2, exp, log2, log of f32, and the fast forms of the hardware's own instructions. Errors in ulp are against exact
// functions, where v_exp_f32 and v_log_f32 are good to 1 ulp. No lane needs another.
#pragma once

#include <kiln/author/values/select.hpp>

namespace kiln::author {

/// 2^x by v_exp_f32 alone: 1 ulp. A result below 2^-126 is 0. 1 instruction.
constexpr vector_of<f32> fast_exp2(const lane_value<f32>& x) {
  return result_of<f32>(*x.d, isa::mn::v_exp_f32, x.where, x.in_lanes());
}
/// e^x as 2^(x log2(e)): 1 + |x| ulp. A result below 2^-126 is 0. 2 instructions.
constexpr vector_of<f32> fast_exp(const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  return fast_exp2(x.in_lanes() * 1.44269504088896340736);
}
/// The logarithm to base 2 by v_log_f32 alone: 1 ulp. A subnormal x counts as 0, of which it is -inf. 1 instruction.
constexpr vector_of<f32> fast_log2(const lane_value<f32>& x) {
  return result_of<f32>(*x.d, isa::mn::v_log_f32, x.where, x.in_lanes());
}
/// The natural logarithm by v_log_f32: 2 ulp, near 1 an error of 1e-7. A subnormal x counts as 0. 2 instructions.
constexpr vector_of<f32> fast_log(const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  return fast_log2(x) * 0.693147180559945309417;
}

/// 2^x: 1 ulp, subnormal results too. NaN of NaN, inf from 128 on. 6 instructions, and numbers in registers.
constexpr vector_of<f32> exp2(const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  const auto v = x.in_lanes();
  const auto is_small = v < -126.0f; // v_exp_f32 would give 0
  auto power = fast_exp2(v + select(is_small, 64.0f, 0.0f));
  return power * select(is_small, 0x1p-64f, 1.0f);
}

/// e^x: 2 ulp, subnormal results too. NaN of NaN, inf above 88.72. 13 instructions, and numbers in registers.
constexpr vector_of<f32> exp(const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  draft& k = *x.d;
  const source& at = x.where;
  const auto v = x.in_lanes();
  // x log2(e) as high + low, log2(e) being two numbers; 2^high = 2^whole 2^(high - whole).
  constexpr f64 log2_e = 0x1.715476p+0, rest_of_log2_e = 0x1.4ae0bep-26;
  auto high = v * log2_e;
  auto low = result_of<f32>(k, isa::mn::v_fma_f32, at, operand(v, at),
                            selection::in_vgpr(k, operand(log2_e, at), isa::element::f32),
                            kiln::neg(operand(high, at)));
  low = v * rest_of_log2_e + low;
  auto whole = result_of<f32>(k, isa::mn::v_rndne_f32, at, operand(high, at));
  auto fraction = high - whole;
  auto power = fast_exp2(fraction + low);
  auto exponent = result_of<i32>(k, isa::mn::v_cvt_i32_f32, at, operand(whole, at));
  auto result = result_of<f32>(k, isa::mn::v_ldexp_f32, at, operand(power, at), operand(exponent, at));
  auto not_zero = select(v < -0x1.9d1da0p+6f, 0.0f, result);
  return select(v > 0x1.62e430p+6f, __builtin_inff(), not_zero);
}

/// The logarithm to base 2: 1 ulp, near 1 an error of 1e-7; of subnormals too. -inf of 0, NaN below 0. 6 instructions, and
/// numbers in registers.
constexpr vector_of<f32> log2(const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  const auto v = x.in_lanes();
  const auto is_subnormal = v < 0x1p-126f;
  auto logarithm = fast_log2(v * select(is_subnormal, 0x1p32f, 1.0f));
  return logarithm - select(is_subnormal, 32.0f, 0.0f);
}

/// The natural logarithm: 2 ulp, near 1 an error of 1e-7; of subnormals too. -inf of 0, NaN below 0. 12 instructions, and
/// numbers in registers.
constexpr vector_of<f32> log(const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  draft& k = *x.d;
  const source& at = x.where;
  const auto v = x.in_lanes();
  const auto is_subnormal = v < 0x1p-126f;
  auto y = fast_log2(v * select(is_subnormal, 0x1p32f, 1.0f));
  // y ln(2), ln(2) being two numbers.
  constexpr f64 ln_2 = 0x1.62e42ep-1, rest_of_ln_2 = 0x1.efa39ep-25;
  auto high = y * ln_2;
  auto low = result_of<f32>(k, isa::mn::v_fma_f32, at, operand(y, at),
                            selection::in_vgpr(k, operand(ln_2, at), isa::element::f32),
                            kiln::neg(operand(high, at)));
  low = y * rest_of_ln_2 + low;
  auto product = high + low;
  const operand infinite = selection::new_reg(k, ir::bank::sgpr, isa::element::mask, at);
  k.emit(isa::mn::v_cmp_eq_f32, infinite, kiln::abs(operand(y, at)),
         selection::without_literal(k, operand(__builtin_inff(), at), isa::element::f32));
  auto result = select(lane_mask(k, infinite.code.payload()), y, product);
  return result - select(is_subnormal, 0x1.62e430p+4f, 0.0f);
}

} // namespace kiln::author
