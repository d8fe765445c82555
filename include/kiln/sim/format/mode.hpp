// SPDX-License-Identifier: MIT
// Arithmetic as the MODE register asks for it: rounding up, down or towards zero, and subnormals taken or given as zero.
// Only programs that change MODE come here; every step is exact until one rounding. Source: CDNA3 ISA manual 3.5, 4.
#pragma once

#include <kiln/sim/format/rounding.hpp>

namespace kiln::sim {

/// FP_ROUND's values.
enum class rounding : u8 { nearest_even, up, down, towards_zero };

/// The MODE register: FP_ROUND [3:0], FP_DENORM [7:4], each f32 (and bf16) below f64 and f16; DX10_CLAMP [8]; IEEE [9];
/// FP16_OVFL [23]: a finite result too large for f16 becomes the largest finite one.
struct fp_mode {
  u32 bits = 0;

  static constexpr u32 arithmetic_bits = 0x3ff;
  template<class Float>
  static constexpr u32 shift = __is_same(Float, f32) || __is_same(Float, bfloat) ? 0 : 2;
  template<class Float> constexpr rounding round() const {
    return static_cast<rounding>(bits >> shift<Float> & 3);
  }
  template<class Float> constexpr bool takes_subnormals() const {
    return (bits >> (4 + shift<Float>)&1) != 0;
  }
  template<class Float> constexpr bool gives_subnormals() const {
    return (bits >> (5 + shift<Float>)&1) != 0;
  }
  constexpr bool clamps_nan() const { return (bits >> 8 & 1) != 0; }
  constexpr bool ieee() const { return (bits >> 9 & 1) != 0; }
  constexpr bool limits_f16() const { return (bits >> 23 & 1) != 0; }
  /// The same, rounding to nearest even.
  constexpr fp_mode nearest() const { return {bits & ~0xfu}; }
};

constexpr bool is_subnormal(bfloat x) { return (x.bits & 0x7f80u) == 0 && (x.bits & 0x7fu) != 0; }
constexpr bool is_inf(half x) { return (x.bits & 0x7fffu) == 0x7c00u; }
constexpr bool is_subnormal(half x) { return (x.bits & 0x7c00u) == 0 && (x.bits & 0x3ffu) != 0; }
constexpr bool sign_of(half x) { return x.bits >> 15 != 0; }
constexpr f64 exactly(f32 x) { return widened(x); }
constexpr f64 exactly(f64 x) { return x; }
constexpr f64 exactly(half x) { return widened(to_f32(x)); }

namespace detail {

/// significand * 2^exponent, below 2^120; a set lowest bit may stand for anything lost below it.
struct exact_value {
  bool negative = false;
  u128 significand = 0;
  i32 exponent = 0;
};

constexpr i32 bit_length(u128 x) {
  const u64 high = static_cast<u64>(x >> 64), low = static_cast<u64>(x);
  return high != 0 ? 128 - __builtin_clzll(high) : low != 0 ? 64 - __builtin_clzll(low) : 0;
}

/// Magnitude bits in a binary format of `precision` bits, subnormals' unit 2^min_unit, exponents up to max_exponent.
constexpr u64 rounded_bits(const exact_value& v, rounding r, i32 precision, i32 min_unit, i32 max_exponent) {
  if (v.significand == 0) return 0;
  i32 drop = bit_length(v.significand) - precision;
  if (v.exponent + drop < min_unit) drop = min_unit - v.exponent;
  u64 kept = 0;
  if (drop > 0) {
    const bool far = drop > 126;
    const u128 below = far ? v.significand : v.significand & ((u128{1} << drop) - 1);
    const u128 tie = far ? ~u128{0} : u128{1} << (drop - 1);
    if (!far) kept = static_cast<u64>(v.significand >> drop);
    const bool away = r == rounding::nearest_even ? below > tie || (below == tie && (kept & 1) != 0)
                      : r == rounding::up         ? below != 0 && !v.negative
                      : r == rounding::down       ? below != 0 && v.negative
                                                  : false;
    if (away) ++kept;
  } else {
    kept = static_cast<u64>(v.significand << -drop);
  }
  i32 exponent = v.exponent + drop;
  if (kept >> precision != 0) kept >>= 1, ++exponent;
  const u64 hidden = u64{1} << (precision - 1);
  if ((kept & hidden) == 0) return kept; // subnormal
  const i32 top = exponent + precision - 1;
  if (top > max_exponent) {
    const u64 infinity = static_cast<u64>(2 * max_exponent + 1) << (precision - 1);
    const bool grows = r == rounding::nearest_even || (r == rounding::up && !v.negative) ||
                       (r == rounding::down && v.negative);
    return grows ? infinity : infinity - 1;
  }
  return static_cast<u64>(top + max_exponent) << (precision - 1) | (kept & (hidden - 1));
}

template<class Float> constexpr Float rounded_to(const exact_value& v, rounding r) {
  if constexpr (__is_same(Float, f32))
    return f32_of(static_cast<u32>(rounded_bits(v, r, 24, -149, 127)) | (v.negative ? 0x8000'0000u : 0));
  else if constexpr (__is_same(Float, f64))
    return f64_of(rounded_bits(v, r, 53, -1074, 1023) | (v.negative ? u64{1} << 63 : 0));
  else if constexpr (__is_same(Float, bfloat))
    return bfloat{static_cast<u16>(rounded_bits(v, r, 8, -133, 127) | (v.negative ? 0x8000u : 0))};
  else
    return half{static_cast<u16>(rounded_bits(v, r, 11, -24, 15) | (v.negative ? 0x8000u : 0))};
}

constexpr exact_value exact_of(f64 x) {
  const unpacked u = unpack(x);
  return {sign_of(x), u.significand, u.exponent};
}
constexpr exact_value exact_product(f64 a, f64 b) {
  const unpacked x = unpack(a), y = unpack(b);
  return {sign_of(a) != sign_of(b), static_cast<u128>(x.significand) * y.significand,
          x.exponent + y.exponent};
}
constexpr exact_value exact_sum(exact_value a, exact_value b, rounding r) {
  const bool zero_sign = a.negative == b.negative ? a.negative : r == rounding::down;
  if (a.significand == 0 && b.significand == 0) return {zero_sign, 0, 0};
  if (a.significand == 0) return b;
  if (b.significand == 0) return a;
  if (a.exponent < b.exponent) {
    const exact_value other = a;
    a = b;
    b = other;
  }
  // One unit for both; what falls below it becomes a sticky lowest bit, far under the rounding position.
  while (a.exponent > b.exponent && a.significand >> 116 == 0) a.significand <<= 1, --a.exponent;
  const i32 shift = a.exponent - b.exponent;
  if (shift > 0) {
    const bool lost = shift > 126 || (b.significand & ((u128{1} << shift) - 1)) != 0;
    b.significand = (shift > 126 ? u128{0} : b.significand >> shift) | (lost ? 1u : 0u);
  }
  if (a.negative == b.negative) return {a.negative, a.significand + b.significand, a.exponent};
  if (a.significand == b.significand) return {zero_sign, 0, 0};
  if (a.significand > b.significand) return {a.negative, a.significand - b.significand, a.exponent};
  return {b.negative, b.significand - a.significand, a.exponent};
}

template<class Float> constexpr Float zero_like(Float x) {
  if constexpr (sizeof(Float) == 2)
    return Float{static_cast<u16>(x.bits & 0x8000u)};
  else
    return sign_copied(Float(0), x);
}

} // namespace detail

/// A source, or a result, with its subnormals as MODE wants them.
template<class Float> constexpr Float taken(fp_mode m, Float x) {
  return !m.takes_subnormals<Float>() && is_subnormal(x) ? detail::zero_like(x) : x;
}
template<class Float> constexpr Float given(fp_mode m, Float x) {
  return !m.gives_subnormals<Float>() && is_subnormal(x) ? detail::zero_like(x) : x;
}

template<class Float> constexpr bool is_special(Float x) { return is_nan(x) || is_inf(x); }

/// An exact value rounded as MODE says. f16 and f64 share their fields.
template<class Float> constexpr Float rounded_in(fp_mode m, const detail::exact_value& v) {
  const Float x = detail::rounded_to<Float>(v, m.round<Float>());
  if constexpr (__is_same(Float, half))
    if (m.limits_f16() && is_inf(x)) return half{static_cast<u16>((x.bits & 0x8000u) | 0x7bffu)};
  return given(m, x);
}
/// A whole number by FP_ROUND.
template<class Float> constexpr Float rounded_to_integer(fp_mode m, Float x) {
  switch (m.round<Float>()) {
  case rounding::up: return ceiled(x);
  case rounding::down: return floored(x);
  case rounding::towards_zero: return truncated(x);
  default: return rounded_to_even(x);
  }
}

template<class Float> constexpr Float add(fp_mode m, Float a, Float b) {
  a = taken(m, a), b = taken(m, b);
  if (is_special(a) || is_special(b)) return add(a, b);
  const rounding r = m.round<Float>();
  return rounded_in<Float>(m,
                           detail::exact_sum(detail::exact_of(exactly(a)), detail::exact_of(exactly(b)), r));
}
template<class Float> constexpr Float subtract(fp_mode m, Float a, Float b) {
  return is_nan(b) ? subtract(taken(m, a), b) : add(m, a, negated(b));
}
template<class Float> constexpr Float multiply(fp_mode m, Float a, Float b) {
  a = taken(m, a), b = taken(m, b);
  if (is_special(a) || is_special(b)) return multiply(a, b);
  return rounded_in<Float>(m, detail::exact_product(exactly(a), exactly(b)));
}
template<class Float> constexpr Float multiply_add(fp_mode m, Float a, Float b, Float c) {
  a = taken(m, a), b = taken(m, b), c = taken(m, c);
  if (is_special(a) || is_special(b) || is_special(c)) return multiply_add(a, b, c);
  const rounding r = m.round<Float>();
  return rounded_in<Float>(
      m, detail::exact_sum(detail::exact_product(exactly(a), exactly(b)), detail::exact_of(exactly(c)), r));
}
/// x of one format as another.
template<class To, class From> constexpr To converted(fp_mode m, From x) {
  x = taken(m, x);
  if (is_special(x)) {
    const f64 wide = exactly(x);
    if constexpr (__is_same(To, half))
      return to_half(static_cast<f32>(is_nan(wide) ? quieted(wide) : wide));
    else
      return static_cast<To>(is_nan(wide) ? quieted(wide) : wide);
  }
  return rounded_in<To>(m, detail::exact_of(exactly(x)));
}
template<class To> constexpr To from_integer(fp_mode m, i64 x) {
  const bool negative = x < 0;
  return rounded_in<To>(m, {negative, negative ? 0 - static_cast<u64>(x) : static_cast<u64>(x), 0});
}
/// x * 2^n.
template<class Float> constexpr Float scaled(fp_mode m, Float x, i32 n) {
  x = taken(m, x);
  if (is_special(x)) return add(x, x);
  detail::exact_value v = detail::exact_of(exactly(x));
  v.exponent += clamped(n, -5000, 5000);
  return rounded_in<Float>(m, v);
}

/// Without IEEE mode a signalling NaN is a NaN like any other.
template<class Float> constexpr Float minimum_number(fp_mode m, Float a, Float b) {
  a = taken(m, a), b = taken(m, b);
  if (!m.ieee() && (is_nan(a) || is_nan(b))) return is_nan(a) ? b : a;
  return given(m, minimum_number(a, b));
}
template<class Float> constexpr Float maximum_number(fp_mode m, Float a, Float b) {
  a = taken(m, a), b = taken(m, b);
  if (!m.ieee() && (is_nan(a) || is_nan(b))) return is_nan(a) ? b : a;
  return given(m, maximum_number(a, b));
}
template<class Float> constexpr Float fraction_of(fp_mode m, Float x) {
  if (is_special(x)) return fraction_of(x);
  const Float below_one =
      sizeof(Float) == 4 ? Float(f32_of(0x3f7f'ffffu)) : Float(f64_of(0x3fef'ffff'ffff'ffffull));
  const Float fraction = subtract(m, x, floored(taken(m, x)));
  return fraction < below_one ? fraction : below_one;
}

} // namespace kiln::sim
