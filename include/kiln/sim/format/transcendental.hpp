// SPDX-License-Identifier: MIT
// exp2, log2, sine and cosine in f64, good to about 1e-15, without a mathematics library: results do not depend on the
// machine, and constant evaluation has them too. Rounded to f32 they are within the 1 ulp that the manual states.
#pragma once

#include <kiln/sim/format/rounding.hpp>

namespace kiln::sim {

/// 1 / n!
inline constexpr f64 inverse_factorials[] = {1.0,
                                             1.0,
                                             1.0 / 2,
                                             1.0 / 6,
                                             1.0 / 24,
                                             1.0 / 120,
                                             1.0 / 720,
                                             1.0 / 5040,
                                             1.0 / 40320,
                                             1.0 / 362880,
                                             1.0 / 3628800,
                                             1.0 / 39916800,
                                             1.0 / 479001600,
                                             1.0 / 6227020800,
                                             1.0 / 87178291200};

/// 2^x for |x| below 1000.
constexpr f64 exp2_of(f64 x) {
#pragma clang fp contract(off)
  const f64 shift = 6755399441055744.0; // 1.5 * 2^52: the sum's unit is 1
  const f64 shifted = x + shift, whole = shifted - shift;
  const f64 y = (x - whole) * 0.693147180559945309417232121458; // |y| <= 0.347
  // e^y, from the smallest term of its series on.
  f64 sum = 0;
#pragma unroll
  for (i32 n = 14; n > 0; --n) sum = (sum + inverse_factorials[n]) * y;
  const u64 exponent = bits_of(shifted) << 52; // 2^whole
  return f64_of(bits_of(sum + 1) + exponent);
}

/// log2 of a positive x that is normal in f64, as every f32 is: with m in [0.7, 1.42), ln m = 2 atanh((m-1)/(m+1)).
constexpr f64 log2_of(f64 x) {
#pragma clang fp contract(off)
  constexpr u64 one_half = 0x3fe0'0000'0000'0000ull, fraction = (u64{1} << 52) - 1;
  i32 exponent = static_cast<i32>(bits_of(x) >> 52) - 1022;
  f64 m = f64_of((bits_of(x) & fraction) | one_half); // [0.5, 1)
  const bool small = m < 0.70710678118654752;
  m = small ? m * 2 : m;
  exponent -= small;
  const f64 s = (m - 1) / (m + 1); // |s| < 0.172
  const f64 square = s * s;
  f64 sum = 0;
#pragma unroll
  for (i32 n = 23; n > 0; n -= 2) sum = sum * square + 1.0 / n;
  return exponent + 2 * s * sum * 1.442695040888963407359924681;
}

/// sin(2 pi x) for |x| <= 0.5, x in revolutions as the hardware takes it.
constexpr f64 sine_of_revolutions(f64 x) {
#pragma clang fp contract(off)
  if (x > 0.25) x = 0.5 - x;
  if (x < -0.25) x = -0.5 - x;
  const f64 y = x * 6.28318530717958647692528676656;
  f64 term = y, sum = y;
  for (i32 n = 2; n < 26; n += 2) {
    term *= -y * y / (n * (n + 1));
    sum += term;
  }
  return sum;
}

namespace detail {
/// The f32 unit reads and writes subnormals as zeros (LLVM scales around it for the same reason).
constexpr f32 flushed(f32 x) { return is_subnormal(x) ? sign_copied(0.0f, x) : x; }
inline constexpr f32 infinity = __builtin_bit_cast(f32, 0x7f80'0000u);
} // namespace detail

constexpr f32 v_exp(f32 x) {
  if (is_nan(x)) return quieted(x);
  if (x >= 128) return detail::infinity;
  if (x < -126) return 0;
  return detail::flushed(static_cast<f32>(exp2_of(x)));
}
constexpr f32 v_log(f32 x) {
  x = detail::flushed(x);
  if (is_nan(x)) return quieted(x);
  if (x == 0) return -detail::infinity;
  if (x < 0) return made_nan<f32>;
  return is_inf(x) ? x : static_cast<f32>(log2_of(x));
}
constexpr f32 v_sin(f32 x) {
  if (is_nan(x) || is_inf(x)) return nan_result(x, x);
  const f64 wide = x;
  return static_cast<f32>(sine_of_revolutions(wide - rounded_to_even(wide)));
}
constexpr f32 v_cos(f32 x) {
  if (is_nan(x) || is_inf(x)) return nan_result(x, x);
  const f64 wide = magnitude(static_cast<f64>(x));
  const f64 reduced = wide - rounded_to_even(wide); // [-0.5, 0.5]
  return static_cast<f32>(sine_of_revolutions(0.25 - magnitude(reduced)));
}
constexpr f32 v_rcp(f32 x) {
  x = detail::flushed(x);
  return detail::flushed(divide(1.0f, x));
}
constexpr f32 v_rsq(f32 x) {
  x = detail::flushed(x);
  if (x == 0) return sign_copied(detail::infinity, x);
  return static_cast<f32>(divide(1.0, square_root(widened(x))));
}
constexpr f32 v_sqrt(f32 x) { return square_root(detail::flushed(x)); }
constexpr f64 v_rcp(f64 x) { return divide(1.0, x); }
constexpr f64 v_rsq(f64 x) { return x == 0 ? divide(1.0, x) : divide(1.0, square_root(x)); }

// f16: subnormals are kept.
constexpr half v_exp(half x) {
  const f32 wide = to_f32(x);
  if (is_nan(wide)) return to_half(quieted(wide));
  if (is_inf(wide)) return to_half(sign_of(wide) ? 0.0f : wide);
  return to_half(exp2_of(wide < -60 ? -60 : wide > 60 ? 60 : wide));
}
constexpr half v_log(half x) {
  const f32 wide = to_f32(x); // every f16 is a normal f32
  return to_half(v_log(wide));
}
constexpr half v_sin(half x) { return to_half(v_sin(to_f32(x))); }
constexpr half v_cos(half x) { return to_half(v_cos(to_f32(x))); }
constexpr half v_rcp(half x) { return to_half(divide(1.0f, to_f32(x))); }
constexpr half v_rsq(half x) {
  const f32 wide = to_f32(x);
  return to_half(wide == 0 ? divide(1.0f, wide) : divide(1.0f, square_root(wide)));
}

} // namespace kiln::sim
