// SPDX-License-Identifier: MIT
// Rounding to integers, conversion to integers as the hardware clamps it, and taking floats apart.
#pragma once

#include <kiln/sim/format/arithmetic.hpp>

namespace kiln::sim {

/// Towards zero.
constexpr f64 truncated(f64 x) {
  const u64 bits = bits_of(x);
  const i32 exponent = static_cast<i32>(bits >> 52 & 0x7ff) - 1023;
  if (exponent >= 52) return is_nan(x) ? quieted(x) : x;
  if (exponent < 0) return f64_of(bits & u64{1} << 63);
  return f64_of(bits & ~((u64{1} << (52 - exponent)) - 1));
}
constexpr f32 truncated(f32 x) {
  const u32 bits = bits_of(x);
  const i32 exponent = static_cast<i32>(bits >> 23 & 0xff) - 127;
  if (exponent >= 23) return is_nan(x) ? quieted(x) : x;
  if (exponent < 0) return f32_of(bits & 0x8000'0000u);
  return f32_of(bits & ~((1u << (23 - exponent)) - 1));
}
template<class Float> constexpr Float floored(Float x) {
  const Float whole = truncated(x);
  return x < whole ? whole - Float(1) : whole;
}
template<class Float> constexpr Float ceiled(Float x) {
  const Float whole = truncated(x);
  if (!(x > whole)) return whole;
  return sign_of(x) ? whole : whole + Float(1);
}
template<class Float> constexpr Float sign_copied(Float magnitude_of, Float sign_from) {
  return sign_of(magnitude_of) == sign_of(sign_from) ? magnitude_of : negated(magnitude_of);
}
template<class Float> constexpr Float rounded_to_even(Float x) {
  const Float unit =
      sizeof(Float) == 4 ? Float(8388608.0) : Float(4503599627370496.0); // 2^23, 2^52: no fraction bits left
  if (is_nan(x)) return quieted(x);
  if (!(magnitude(x) < unit)) return x;
  return sign_copied((magnitude(x) + unit) - unit, x);
}
template<class Float> constexpr Float fraction_of(Float x) {
  if (is_nan(x)) return quieted(x);
  if (is_inf(x)) return made_nan<Float>;
  const Float fraction = x - floored(x);
  const Float below_one =
      sizeof(Float) == 4 ? Float(f32_of(0x3f7f'ffffu)) : Float(f64_of(0x3fef'ffff'ffff'ffffull));
  return fraction < below_one ? fraction : below_one; // the manual's V_FRACT: never 1.0
}

/// Towards zero; NaN is 0; values outside become the nearest end of the range.
template<class Float> constexpr i32 to_i32(Float x) {
  if (is_nan(x)) return 0;
  if (x >= Float(2147483648.0)) return 0x7fff'ffff;
  if (x <= Float(-2147483648.0)) return -0x7fff'ffff - 1;
  return static_cast<i32>(x);
}
template<class Float> constexpr u32 to_u32(Float x) {
  if (is_nan(x) || x <= Float(0)) return 0;
  if (x >= Float(4294967296.0)) return 0xffff'ffffu;
  return static_cast<u32>(x);
}
constexpr i32 clamped(i32 x, i32 low, i32 high) { return x < low ? low : x > high ? high : x; }

constexpr u16 to_u16(half x) {
  return static_cast<u16>(to_u32(to_f32(x)) > 0xffffu ? 0xffffu : to_u32(to_f32(x)));
}
constexpr i16 to_i16(half x) { return static_cast<i16>(clamped(to_i32(to_f32(x)), -32768, 32767)); }

/// x * 2^n with one rounding.
constexpr f64 scaled(f64 x, i32 n) {
  if (is_nan(x)) return quieted(x);
  if (is_inf(x) || x == 0) return x;
  const detail::unpacked u = detail::unpack(x);
  return detail::round_to_f64(sign_of(x), u.significand, u.exponent + clamped(n, -5000, 5000));
}
constexpr f32 scaled(f32 x, i32 n) {
  if (is_nan(x)) return quieted(x);
  const f64 wide = scaled(widened(x), clamped(n, -400, 400)); // exact in f64
  return static_cast<f32>(wide);
}

/// x = mantissa * 2^exponent, mantissa in [0.5, 1).
template<class Float> constexpr i32 exponent_of(Float x) {
  if (is_nan(x) || is_inf(x) || x == 0) return 0;
  const u64 bits = bits_of(static_cast<f64>(x));
  const i32 exponent = static_cast<i32>(bits >> 52 & 0x7ff);
  if (exponent != 0) return exponent - 1022;
  return -1021 - (__builtin_clzll(bits << 1 >> 1) - 11);
}
template<class Float> constexpr Float mantissa_of(Float x) {
  if (is_nan(x)) return quieted(x);
  if (is_inf(x) || x == 0) return x;
  return scaled(x, -exponent_of(x));
}

} // namespace kiln::sim
