// SPDX-License-Identifier: MIT
// The functions of f32 of numbers: calculated in f64, to some 2 ulp of f64, while the kernel is built. No instruction.
#pragma once

#include <kiln/author/values/exponential.hpp>
#include <kiln/author/values/roots.hpp>

namespace kiln::author {

namespace on_host {

inline constexpr f64 infinity = __builtin_huge_val(), not_a_number = __builtin_nan("");
inline constexpr f64 ln_2 = 0x1.62e42fefa39efp-1, log2_e = 0x1.71547652b82fep+0;

/// 2^n, n being the exponent of a normal number.
constexpr f64 power_of_two(i64 n) { return __builtin_bit_cast(f64, (n + 1023) << 52); }
/// x 2^n, rounded once unless the result is subnormal.
constexpr f64 scaled(f64 x, i64 n) {
  constexpr i64 step = 1000;
  for (; n > step; n -= step) x *= power_of_two(step);
  for (; n < -step; n += step) x *= power_of_two(-step);
  return x * power_of_two(n);
}
/// e^(high + low) of a small sum, by its series.
constexpr f64 small_exp(f64 x) {
  f64 sum = 1;
  for (u32 i = 20; i != 0; --i) sum = 1 + x / i * sum;
  return sum;
}
constexpr i64 nearest(f64 x) { return static_cast<i64>(x < 0 ? x - 0.5 : x + 0.5); }

constexpr f64 exp2(f64 x) {
  if (x != x) return x;
  if (x >= 1024) return infinity;
  if (x < -1080) return 0;
  const i64 whole = nearest(x);
  return scaled(small_exp((x - static_cast<f64>(whole)) * ln_2), whole);
}
constexpr f64 exp(f64 x) {
  if (x != x) return x;
  if (x >= 710) return infinity;
  if (x < -750) return 0;
  constexpr f64 high_ln_2 = 0x1.62e42fee00000p-1,
                low_ln_2 = 0x1.a39ef35793c76p-33; // high times an exponent is exact
  const i64 whole = nearest(x * log2_e);
  const f64 n = static_cast<f64>(whole);
  return scaled(small_exp(x - n * high_ln_2 - n * low_ln_2), whole);
}

/// x as 2^exponent e^logarithm, |logarithm| being at most ln(2) / 2. x is above 0 and finite.
struct split_logarithm {
  f64 exponent, logarithm;
};
constexpr split_logarithm split_log(f64 x) {
  i64 exponent = 0;
  if (x < 0x1p-1022) x *= 0x1p54, exponent = -54;
  const i64 bits = __builtin_bit_cast(i64, x);
  exponent += (bits >> 52) - 1023;
  f64 m = __builtin_bit_cast(f64, (bits & 0xf'ffff'ffff'ffff) | i64{1023} << 52);
  if (m > 1.4142135623730951) m /= 2, ++exponent;
  const f64 s = (m - 1) / (m + 1);
  f64 sum = 0; // of s^2i / (2 i + 1)
  for (u32 i = 14; i != 0; --i) sum = s * s * (sum + 1.0 / (2 * i + 1));
  return {static_cast<f64>(exponent), 2 * s + 2 * s * sum};
}
/// The value of logarithms of what has none in f64: NaN below 0, -inf of 0, inf and NaN of themselves.
constexpr bool has_logarithm(f64 x) { return x > 0 && x < infinity; }
constexpr f64 logarithm_without_value(f64 x) { return x == 0 ? -infinity : x < 0 ? not_a_number : x; }

constexpr f64 log2(f64 x) {
  if (!has_logarithm(x)) return logarithm_without_value(x);
  const split_logarithm s = split_log(x);
  return s.exponent + s.logarithm * log2_e;
}
constexpr f64 log(f64 x) {
  if (!has_logarithm(x)) return logarithm_without_value(x);
  const split_logarithm s = split_log(x);
  return s.exponent * ln_2 + s.logarithm;
}

/// Newton's iteration, from half the exponent.
constexpr f64 sqrt(f64 x) {
  if (!(x > 0 && x < infinity)) return x < 0 ? not_a_number : x;
  if (x < 0x1p-1022) return sqrt(x * 0x1p108) * 0x1p-54;
  f64 root = __builtin_bit_cast(f64, (__builtin_bit_cast(i64, x) >> 1) + (i64{1023} << 51));
  for (u32 i = 0; i < 6; ++i) root = 0.5 * (root + x / root);
  return root;
}

} // namespace on_host

// Of f64 for every number, as C's: a register's f32 takes it rounded.
template<Constant C> constexpr f64 exp2(C x) { return on_host::exp2(static_cast<f64>(x)); }
template<Constant C> constexpr f64 exp(C x) { return on_host::exp(static_cast<f64>(x)); }
template<Constant C> constexpr f64 log2(C x) { return on_host::log2(static_cast<f64>(x)); }
template<Constant C> constexpr f64 log(C x) { return on_host::log(static_cast<f64>(x)); }
template<Constant C> constexpr f64 sqrt(C x) { return on_host::sqrt(static_cast<f64>(x)); }
template<Constant C> constexpr f64 rsqrt(C x) {
  const f64 root = on_host::sqrt(static_cast<f64>(x));
  return root == 0 ? on_host::infinity : 1 / root;
}
template<Constant C> constexpr f64 fast_exp2(C x) { return exp2(x); }
template<Constant C> constexpr f64 fast_exp(C x) { return exp(x); }
template<Constant C> constexpr f64 fast_log2(C x) { return log2(x); }
template<Constant C> constexpr f64 fast_log(C x) { return log(x); }
template<Constant C> constexpr f64 fast_sqrt(C x) { return sqrt(x); }
template<Constant C> constexpr f64 fast_rsqrt(C x) { return rsqrt(x); }
template<Constant C> constexpr f64 fast_rcp(C x) {
  return x == 0 ? on_host::infinity : 1 / static_cast<f64>(x);
}
/// Of three numbers the product is rounded too, to f64.
template<Constant X, Constant Y, Constant Z> constexpr f64 fma(X x, Y y, Z z) {
  return static_cast<f64>(x) * static_cast<f64>(y) + static_cast<f64>(z);
}

} // namespace kiln::author
