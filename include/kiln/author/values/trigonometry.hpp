// SPDX-License-Identifier: MIT
// sin and cos of f32 in radians, and the fast forms of the hardware's own instructions. No lane needs another.
#pragma once

#include <kiln/author/values/convert.hpp>
#include <kiln/author/values/select.hpp>

namespace kiln::author {

/// |x| as n quarters of a turn and a rest of at most pi / 4.
struct quarter_turns {
  vector_of<u32> quarters; ///< n mod 4
  vector_of<f32> rest;
};
/// In f64, pi / 2 being two numbers: right for |x| below 2^48. An infinity or NaN has a NaN as its rest.
constexpr quarter_turns quarter_turns_of(const handle<ir::bank::vgpr, f32>& magnitude, const source& at) {
  draft& k = magnitude.program_draft();
  constexpr f64 quarters_per_radian = 0x1.45f306dc9c883p-1, quarter = 0x1.921fb54442d18p+0,
                rest_of_quarter = 0x1.1a62633145c07p-54;
  auto x = convert<f64>(magnitude, at);
  auto turns = result_of<f64>(k, isa::mn::v_rndne_f64, at, operand(x * quarters_per_radian, at));
  auto near_rest = turns * -quarter + x;
  auto rest = turns * -rest_of_quarter + near_rest;
  auto part_of_turn = result_of<f64>(k, isa::mn::v_fract_f64, at, operand(turns * 0.25, at));
  return {convert<u32>(part_of_turn * 4.0, at), convert<f32>(rest, at)};
}

/// sin or cos of |x|: `ahead` is 1 for cos.
constexpr vector_of<f32> sine_of_magnitude(const handle<ir::bank::vgpr, f32>& magnitude, u32 ahead,
                                           const source& at) {
  const auto turned = quarter_turns_of(magnitude, at);
  const auto& r = turned.rest;
  auto quarters = turned.quarters + ahead;
  // Polynomials of Cephes, sinf and cosf, for at most pi / 4.
  auto square = r * r;
  auto s = square * -1.9515295891e-4 + 8.3321608736e-3;
  s = s * square + -1.6666654611e-1;
  auto sine = s * (square * r) + r;
  auto c = square * 2.443315711809948e-5 + -1.388731625493765e-3;
  c = c * square + 4.166664568298827e-2;
  c = c * square + -0.5f;
  auto cosine = c * square + 1.0f;
  auto value = select((quarters & 1u) == 0u, sine, cosine);
  auto sign = (quarters & 2u) << 30;
  auto result = as<f32>(as<u32>(value) ^ sign);
  return select(magnitude < 0x1p48f, result, __builtin_nanf(""));
}

/// The sine of x radians: 2 ulp for |x| below 2^48, NaN from there on. -0 of -0. 31 instructions, f64 among them, and numbers
/// in registers.
constexpr vector_of<f32> sin(const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  const auto bits = as<u32>(x.in_lanes());
  auto magnitude = as<f32>(bits & 0x7fff'ffffu);
  auto sine = sine_of_magnitude(magnitude, 0, x.where);
  return as<f32>(as<u32>(sine) ^ (bits & 0x8000'0000u));
}
/// The cosine of x radians: 2 ulp for |x| below 2^48, NaN from there on. 29 instructions, f64 among them, and numbers in
/// registers.
constexpr vector_of<f32> cos(const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  auto magnitude = as<f32>(as<u32>(x.in_lanes()) & 0x7fff'ffffu);
  return sine_of_magnitude(magnitude, 1, x.where);
}

/// By v_sin_f32 or v_cos_f32, which take turns, brought into one revolution before.
constexpr vector_of<f32> by_turns(isa::mn::mnemonic m, const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  auto turns = x.in_lanes() * 0.15915494309189533577;
  auto within = result_of<f32>(*x.d, isa::mn::v_fract_f32, x.where, operand(turns, x.where));
  return result_of<f32>(*x.d, m, x.where, operand(within, x.where));
}
/// The sine by v_sin_f32: the error is at most 1e-6 + 2e-7 |x|. NaN of an infinity. 3 instructions.
constexpr vector_of<f32> fast_sin(const lane_value<f32>& x) { return by_turns(isa::mn::v_sin_f32, x); }
/// The cosine by v_cos_f32: the error is at most 1e-6 + 2e-7 |x|. NaN of an infinity. 3 instructions.
constexpr vector_of<f32> fast_cos(const lane_value<f32>& x) { return by_turns(isa::mn::v_cos_f32, x); }

} // namespace kiln::author
