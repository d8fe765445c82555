// SPDX-License-Identifier: MIT
// Meaning of vector f32, f64 and f16 arithmetic. Source: CDNA3 ISA manual 12.7 to 12.11.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/vector.hpp>
#include <kiln/sim/format/transcendental.hpp>

namespace kiln::sim {

namespace detail {

/// Multiplication in which 0 times anything is 0.
constexpr f32 multiply_legacy(f32 a, f32 b) { return a == 0 || b == 0 ? 0.0f : multiply(a, b); }
/// v_mad and v_mac round twice and know no subnormals.
constexpr f32 multiply_then_add(f32 a, f32 b, f32 c) {
  return flushed(add(flushed(multiply(flushed(a), flushed(b))), flushed(c)));
}
constexpr half multiply_then_add(half a, half b, half c) { return add(multiply(a, b), c); }
constexpr f32 multiply_then_add_legacy(f32 a, f32 b, f32 c) {
  return flushed(add(flushed(multiply_legacy(flushed(a), flushed(b))), flushed(c)));
}

/// Cube map: the face whose axis is longest.
constexpr u32 cube_face(f32 x, f32 y, f32 z) {
  const f32 ax = magnitude(x), ay = magnitude(y), az = magnitude(z);
  if (az >= ax && az >= ay) return sign_of(z) ? 5 : 4;
  if (ay >= ax) return sign_of(y) ? 3 : 2;
  return sign_of(x) ? 1 : 0;
}
constexpr f32 cube_major(f32 x, f32 y, f32 z) {
  const u32 face = cube_face(x, y, z);
  return multiply(2.0f, face >= 4 ? z : face >= 2 ? y : x);
}
constexpr f32 cube_s(f32 x, f32 y, f32 z) {
  const u32 face = cube_face(x, y, z);
  return face >= 4 ? (face == 5 ? negated(x) : x) : face >= 2 ? x : face == 1 ? z : negated(z);
}
constexpr f32 cube_t(f32 x, f32 y, f32 z) {
  const u32 face = cube_face(x, y, z);
  return face >= 4 ? negated(y) : face == 3 ? negated(z) : face == 2 ? z : negated(y);
}

} // namespace detail

constexpr handlers find_vector_f32(u16 mnemonic) {
  switch (mnemonic) {
  case isa::mn::v_add_f32: return vector<[](f32 a, f32 b) { return add(a, b); }>();
  case isa::mn::v_sub_f32: return vector<[](f32 a, f32 b) { return subtract(a, b); }>();
  case isa::mn::v_subrev_f32: return vector<[](f32 a, f32 b) { return subtract(b, a); }>();
  case isa::mn::v_mul_f32: return vector<[](f32 a, f32 b) { return multiply(a, b); }>();
  case isa::mn::v_mul_legacy_f32: return vector<[](f32 a, f32 b) { return detail::multiply_legacy(a, b); }>();
  case isa::mn::v_min_f32: return vector<[](f32 a, f32 b) { return minimum_number(a, b); }>();
  case isa::mn::v_max_f32: return vector<[](f32 a, f32 b) { return maximum_number(a, b); }>();
  case isa::mn::v_fma_f32: return vector<[](f32 a, f32 b, f32 c) { return multiply_add(a, b, c); }>();
  case isa::mn::v_fmac_f32:
    return vector<[](f32 a, f32 b, old_result<f32> c) { return multiply_add(a, b, c.value); }>();
  case isa::mn::v_fmamk_f32: return vector<[](f32 a, f32 k, f32 b) { return multiply_add(a, k, b); }>();
  case isa::mn::v_fmaak_f32: return vector<[](f32 a, f32 b, f32 k) { return multiply_add(a, b, k); }>();
  case isa::mn::v_mad_f32:
    return vector<[](f32 a, f32 b, f32 c) { return detail::multiply_then_add(a, b, c); }>();
  case isa::mn::v_mac_f32:
    return vector<[](f32 a, f32 b, old_result<f32> c) { return detail::multiply_then_add(a, b, c.value); }>();
  case isa::mn::v_madmk_f32:
    return vector<[](f32 a, f32 k, f32 b) { return detail::multiply_then_add(a, k, b); }>();
  case isa::mn::v_madak_f32:
    return vector<[](f32 a, f32 b, f32 k) { return detail::multiply_then_add(a, b, k); }>();
  case isa::mn::v_mad_legacy_f32:
    return vector<[](f32 a, f32 b, f32 c) { return detail::multiply_then_add_legacy(a, b, c); }>();
  case isa::mn::v_min3_f32:
    return vector<[](f32 a, f32 b, f32 c) { return minimum_number(minimum_number(a, b), c); }>();
  case isa::mn::v_max3_f32:
    return vector<[](f32 a, f32 b, f32 c) { return maximum_number(maximum_number(a, b), c); }>();
  case isa::mn::v_med3_f32: return vector<[](f32 a, f32 b, f32 c) { return median(a, b, c); }>();
  case isa::mn::v_minimum3_f32:
    return vector<[](f32 a, f32 b, f32 c) { return minimum(minimum(a, b), c); }>();
  case isa::mn::v_maximum3_f32:
    return vector<[](f32 a, f32 b, f32 c) { return maximum(maximum(a, b), c); }>();
  case isa::mn::v_fract_f32: return vector<[](f32 a) { return fraction_of(a); }>();
  case isa::mn::v_trunc_f32: return vector<[](f32 a) { return truncated(a); }>();
  case isa::mn::v_ceil_f32: return vector<[](f32 a) { return ceiled(a); }>();
  case isa::mn::v_floor_f32: return vector<[](f32 a) { return floored(a); }>();
  case isa::mn::v_rndne_f32: return vector<[](f32 a) { return rounded_to_even(a); }>();
  case isa::mn::v_exp_f32:
  case isa::mn::v_exp_legacy_f32: return vector<[](f32 a) { return v_exp(a); }>();
  case isa::mn::v_log_f32:
  case isa::mn::v_log_legacy_f32: return vector<[](f32 a) { return v_log(a); }>();
  case isa::mn::v_rcp_f32:
  case isa::mn::v_rcp_iflag_f32: return vector<[](f32 a) { return v_rcp(a); }>();
  case isa::mn::v_rsq_f32: return vector<[](f32 a) { return v_rsq(a); }>();
  case isa::mn::v_sqrt_f32: return vector<[](f32 a) { return v_sqrt(a); }>();
  case isa::mn::v_sin_f32: return vector<[](f32 a) { return v_sin(a); }>();
  case isa::mn::v_cos_f32: return vector<[](f32 a) { return v_cos(a); }>();
  case isa::mn::v_ldexp_f32: return vector<[](f32 a, i32 n) { return scaled(a, n); }>();
  case isa::mn::v_frexp_exp_i32_f32: return vector<[](f32 a) { return exponent_of(a); }>();
  case isa::mn::v_frexp_mant_f32: return vector<[](f32 a) { return mantissa_of(a); }>();
  case isa::mn::v_cubeid_f32:
    return vector<[](f32 x, f32 y, f32 z) { return static_cast<f32>(detail::cube_face(x, y, z)); }>();
  case isa::mn::v_cubema_f32:
    return vector<[](f32 x, f32 y, f32 z) { return detail::cube_major(x, y, z); }>();
  case isa::mn::v_cubesc_f32: return vector<[](f32 x, f32 y, f32 z) { return detail::cube_s(x, y, z); }>();
  case isa::mn::v_cubetc_f32: return vector<[](f32 x, f32 y, f32 z) { return detail::cube_t(x, y, z); }>();
  default: return nullptr;
  }
}

constexpr handlers find_vector_f64(u16 mnemonic) {
  switch (mnemonic) {
  case isa::mn::v_add_f64: return vector<[](f64 a, f64 b) { return add(a, b); }>();
  case isa::mn::v_mul_f64: return vector<[](f64 a, f64 b) { return multiply(a, b); }>();
  case isa::mn::v_min_f64: return vector<[](f64 a, f64 b) { return minimum_number(a, b); }>();
  case isa::mn::v_max_f64: return vector<[](f64 a, f64 b) { return maximum_number(a, b); }>();
  case isa::mn::v_fma_f64: return vector<[](f64 a, f64 b, f64 c) { return multiply_add(a, b, c); }>();
  case isa::mn::v_fmac_f64:
    return vector<[](f64 a, f64 b, old_result<f64> c) { return multiply_add(a, b, c.value); }>();
  case isa::mn::v_fract_f64: return vector<[](f64 a) { return fraction_of(a); }>();
  case isa::mn::v_trunc_f64: return vector<[](f64 a) { return truncated(a); }>();
  case isa::mn::v_ceil_f64: return vector<[](f64 a) { return ceiled(a); }>();
  case isa::mn::v_floor_f64: return vector<[](f64 a) { return floored(a); }>();
  case isa::mn::v_rndne_f64: return vector<[](f64 a) { return rounded_to_even(a); }>();
  case isa::mn::v_rcp_f64: return vector<[](f64 a) { return v_rcp(a); }>();
  case isa::mn::v_rsq_f64: return vector<[](f64 a) { return v_rsq(a); }>();
  case isa::mn::v_sqrt_f64: return vector<[](f64 a) { return square_root(a); }>();
  case isa::mn::v_ldexp_f64: return vector<[](f64 a, i32 n) { return scaled(a, n); }>();
  case isa::mn::v_frexp_exp_i32_f64: return vector<[](f64 a) { return exponent_of(a); }>();
  case isa::mn::v_frexp_mant_f64: return vector<[](f64 a) { return mantissa_of(a); }>();
  default: return nullptr;
  }
}

constexpr handlers find_vector_f16(u16 mnemonic) {
  switch (mnemonic) {
  case isa::mn::v_add_f16: return vector<[](half a, half b) { return add(a, b); }>();
  case isa::mn::v_sub_f16: return vector<[](half a, half b) { return subtract(a, b); }>();
  case isa::mn::v_subrev_f16: return vector<[](half a, half b) { return subtract(b, a); }>();
  case isa::mn::v_mul_f16: return vector<[](half a, half b) { return multiply(a, b); }>();
  case isa::mn::v_min_f16: return vector<[](half a, half b) { return minimum_number(a, b); }>();
  case isa::mn::v_max_f16: return vector<[](half a, half b) { return maximum_number(a, b); }>();
  case isa::mn::v_fma_f16:
  case isa::mn::v_fma_legacy_f16:
    return vector<[](half a, half b, half c) { return multiply_add(a, b, c); }>();
  case isa::mn::v_mad_f16:
  case isa::mn::v_mad_legacy_f16:
    return vector<[](half a, half b, half c) { return detail::multiply_then_add(a, b, c); }>();
  case isa::mn::v_mac_f16:
    return vector<[](half a, half b, old_result<half> c) {
      return detail::multiply_then_add(a, b, c.value);
    }>();
  case isa::mn::v_madmk_f16:
    return vector<[](half a, half k, half b) { return detail::multiply_then_add(a, k, b); }>();
  case isa::mn::v_madak_f16:
    return vector<[](half a, half b, half k) { return detail::multiply_then_add(a, b, k); }>();
  case isa::mn::v_min3_f16:
    return vector<[](half a, half b, half c) { return minimum_number(minimum_number(a, b), c); }>();
  case isa::mn::v_max3_f16:
    return vector<[](half a, half b, half c) { return maximum_number(maximum_number(a, b), c); }>();
  case isa::mn::v_med3_f16: return vector<[](half a, half b, half c) { return median(a, b, c); }>();
  case isa::mn::v_fract_f16: return vector<[](half a) { return to_half(fraction_of(to_f32(a))); }>();
  case isa::mn::v_trunc_f16: return vector<[](half a) { return to_half(truncated(to_f32(a))); }>();
  case isa::mn::v_ceil_f16: return vector<[](half a) { return to_half(ceiled(to_f32(a))); }>();
  case isa::mn::v_floor_f16: return vector<[](half a) { return to_half(floored(to_f32(a))); }>();
  case isa::mn::v_rndne_f16: return vector<[](half a) { return to_half(rounded_to_even(to_f32(a))); }>();
  case isa::mn::v_exp_f16: return vector<[](half a) { return v_exp(a); }>();
  case isa::mn::v_log_f16: return vector<[](half a) { return v_log(a); }>();
  case isa::mn::v_rcp_f16: return vector<[](half a) { return v_rcp(a); }>();
  case isa::mn::v_rsq_f16: return vector<[](half a) { return v_rsq(a); }>();
  case isa::mn::v_sqrt_f16: return vector<[](half a) { return square_root(a); }>();
  case isa::mn::v_sin_f16: return vector<[](half a) { return v_sin(a); }>();
  case isa::mn::v_cos_f16: return vector<[](half a) { return v_cos(a); }>();
  case isa::mn::v_ldexp_f16:
    return vector<[](half a, i16 n) { return to_half(scaled(widened(to_f32(a)), n)); }>();
  case isa::mn::v_frexp_exp_i16_f16:
    return vector<[](half a) { return static_cast<i16>(exponent_of(to_f32(a))); }>();
  case isa::mn::v_frexp_mant_f16: return vector<[](half a) { return to_half(mantissa_of(to_f32(a))); }>();
  default: return nullptr;
  }
}

} // namespace kiln::sim
