// SPDX-License-Identifier: MIT
// IEEE arithmetic with AMD's NaN results, the same at run time and in constant evaluation (which refuses NaN operands
// and has neither fma nor sqrt).
#pragma once

#include <kiln/sim/format/f16.hpp>

namespace kiln::sim {

/// The NaN that an operation on these operands gives: the first NaN among them, made quiet, or a new one.
template<class Float> constexpr Float nan_result(Float a, Float b) {
  return is_nan(a) ? quieted(a) : is_nan(b) ? quieted(b) : made_nan<Float>;
}
template<class Float> constexpr Float nan_result(Float a, Float b, Float c) {
  return is_nan(a) ? quieted(a) : nan_result(b, c);
}

template<class Float> constexpr Float add(Float a, Float b) {
  if (__builtin_is_constant_evaluated())
    if (is_nan(a) || is_nan(b) || (is_inf(a) && is_inf(b) && sign_of(a) != sign_of(b)))
      return nan_result(a, b);
  const Float sum = a + b;
  return is_nan(sum) ? nan_result(a, b) : sum;
}
template<class Float> constexpr Float subtract(Float a, Float b) {
  if (__builtin_is_constant_evaluated())
    if (is_nan(a) || is_nan(b) || (is_inf(a) && is_inf(b) && sign_of(a) == sign_of(b)))
      return nan_result(a, b);
  const Float difference = a - b;
  return is_nan(difference) ? nan_result(a, b) : difference;
}
template<class Float> constexpr Float multiply(Float a, Float b) {
  if (__builtin_is_constant_evaluated())
    if (is_nan(a) || is_nan(b) || (is_inf(a) && b == 0) || (a == 0 && is_inf(b))) return nan_result(a, b);
  const Float product = a * b;
  return is_nan(product) ? nan_result(a, b) : product;
}
template<class Float> constexpr Float divide(Float a, Float b) {
  if (!__builtin_is_constant_evaluated()) {
    const Float quotient = a / b;
    return is_nan(quotient) ? nan_result(a, b) : quotient;
  }
  if (is_nan(a) || is_nan(b) || (a == 0 && b == 0) || (is_inf(a) && is_inf(b))) return nan_result(a, b);
  const bool negative = sign_of(a) != sign_of(b);
  if (is_inf(a) || b == 0) {
    const Float infinity = static_cast<Float>(f32_of(0x7f80'0000u));
    return negative ? negated(infinity) : infinity;
  }
  return a / b;
}

namespace detail {

/// Value = significand * 2^exponent, to f64, round to nearest even. `significand` is below 2^120.
constexpr f64 round_to_f64(bool negative, u128 significand, i32 exponent) {
  if (significand == 0) return negative ? -0.0 : 0.0;
  i32 length = 0;
  for (u128 rest = significand; rest != 0; rest >>= 1) ++length;
  i32 drop = length - 53;
  if (exponent + drop < -1074) drop = -1074 - exponent;
  u64 kept = 0;
  if (drop > 0) {
    if (drop < 125) {
      const u128 below = (u128{1} << drop) - 1;
      kept = static_cast<u64>((significand + (below >> 1) + (significand >> drop & 1)) >> drop);
    }
  } else {
    kept = static_cast<u64>(significand << -drop);
  }
  exponent += drop;
  if (kept >> 53 != 0) kept >>= 1, ++exponent; // rounding carried
  const u64 sign = negative ? u64{1} << 63 : 0;
  if (kept >> 52 == 0) return f64_of(sign | kept); // subnormal
  if (exponent + 52 > 1023) return f64_of(sign | 0x7ff0'0000'0000'0000ull);
  return f64_of(sign | static_cast<u64>(exponent + 1075) << 52 | (kept & ((u64{1} << 52) - 1)));
}

struct unpacked {
  u64 significand = 0;
  i32 exponent = 0; ///< of the significand's unit
};
constexpr unpacked unpack(f64 x) {
  const u64 bits = bits_of(x);
  const u32 exponent = static_cast<u32>(bits >> 52 & 0x7ff);
  const u64 fraction = bits & ((u64{1} << 52) - 1);
  return exponent == 0 ? unpacked{fraction, -1074}
                       : unpacked{fraction | u64{1} << 52, static_cast<i32>(exponent) - 1075};
}

/// Finite operands only.
constexpr f64 exact_fma(f64 a, f64 b, f64 c) {
  const unpacked ua = unpack(a), ub = unpack(b), uc = unpack(c);
  bool negative = sign_of(a) != sign_of(b);
  u128 product = static_cast<u128>(ua.significand) * ub.significand; // < 2^106
  i32 exponent = ua.exponent + ub.exponent;
  if (product == 0 || uc.significand == 0) {
    if (product == 0 && uc.significand == 0) return negative && sign_of(c) ? -0.0 : 0.0;
    return product == 0 ? c : round_to_f64(negative, product, exponent);
  }
  // Bring both to one unit; what falls below it becomes a sticky lowest bit, far under the rounding position.
  u128 addend = uc.significand;
  i32 addend_exponent = uc.exponent;
  const auto align = [](u128& high, i32& high_exponent, u128& low, i32& low_exponent) {
    while (high_exponent > low_exponent && high >> 116 == 0) high <<= 1, --high_exponent;
    const i32 shift = high_exponent - low_exponent;
    if (shift <= 0) return;
    const bool lost = shift > 126 ? low != 0 : (low & ((u128{1} << shift) - 1)) != 0;
    low = (shift > 126 ? 0 : low >> shift) | (lost ? 1u : 0u);
    low_exponent = high_exponent;
  };
  if (exponent >= addend_exponent)
    align(product, exponent, addend, addend_exponent);
  else
    align(addend, addend_exponent, product, exponent);
  if (negative == sign_of(c)) return round_to_f64(negative, product + addend, exponent);
  if (product == addend) return 0.0;
  if (product > addend) return round_to_f64(negative, product - addend, exponent);
  return round_to_f64(!negative, addend - product, exponent);
}

constexpr f64 exact_sqrt(f64 x) {
  const unpacked ux = unpack(x);
  u128 radicand = ux.significand;
  i32 exponent = ux.exponent;
  while (radicand >> 116 == 0 || (exponent & 1) != 0) radicand <<= 1, --exponent;
  u128 root = 0; // floor of the square root, at least 58 bits
  for (u128 bit = u128{1} << 59; bit != 0; bit >>= 1)
    if ((root | bit) * (root | bit) <= radicand) root |= bit;
  const bool exact = root * root == radicand;
  return round_to_f64(false, root << 1 | (exact ? 0u : 1u), exponent / 2 - 1);
}

} // namespace detail

constexpr f64 multiply_add(f64 a, f64 b, f64 c) {
  if (!__builtin_is_constant_evaluated()) {
    const f64 fused = __builtin_fma(a, b, c);
    return is_nan(fused) ? nan_result(a, b, c) : fused;
  }
  const bool invalid = (is_inf(a) && b == 0) || (a == 0 && is_inf(b));
  if (is_nan(a) || is_nan(b) || is_nan(c) || invalid) return nan_result(a, b, c);
  if (is_inf(a) || is_inf(b)) {
    const bool negative = sign_of(a) != sign_of(b);
    if (is_inf(c) && sign_of(c) != negative) return made_nan<f64>;
    return f64_of((negative ? u64{1} << 63 : 0) | 0x7ff0'0000'0000'0000ull);
  }
  if (is_inf(c)) return c;
  return detail::exact_fma(a, b, c);
}

/// The product of two f32 is exact in f64; rounding the sum to odd there makes the second rounding harmless.
constexpr f32 multiply_add(f32 a, f32 b, f32 c) {
#pragma clang fp contract(off)
  if (!__builtin_is_constant_evaluated()) {
    const f32 fused = __builtin_fmaf(a, b, c);
    return is_nan(fused) ? nan_result(a, b, c) : fused;
  }
  if (is_nan(a) || is_nan(b) || is_nan(c)) return nan_result(a, b, c);
  if (is_inf(a) || is_inf(b) || is_inf(c))
    return static_cast<f32>(multiply_add(widened(a), widened(b), widened(c)));
  const f64 product = widened(a) * widened(b);
  const f64 addend = widened(c);
  const f64 sum = product + addend;
  const u64 sum_bits = bits_of(sum);
  if (is_inf(sum)) return static_cast<f32>(sum);
  const f64 part = sum - product;
  const f64 error = (product - (sum - part)) + (addend - part);
  // An inexact sum with an even last bit moves one unit towards the error, which makes it odd.
  const bool move =
      error != 0 && (sum_bits & 1) == 0 && (sum_bits & 0x7ff0'0000'0000'0000ull) != 0x7ff0'0000'0000'0000ull;
  const u64 step = (error > 0) == (sum > 0) ? 1 : ~u64{0};
  const f32 result = static_cast<f32>(f64_of(sum_bits + (move ? step : 0)));
  return is_nan(result) ? nan_result(a, b, c) : result;
}

constexpr f64 square_root(f64 x) {
  if (!__builtin_is_constant_evaluated()) {
    const f64 root = __builtin_elementwise_sqrt(x);
    return is_nan(root) ? nan_result(x, x) : root;
  }
  if (is_nan(x)) return quieted(x);
  if (x == 0) return x;
  if (x < 0) return made_nan<f64>;
  return is_inf(x) ? x : detail::exact_sqrt(x);
}
/// 53 bits are more than twice 24, so the second rounding is harmless.
constexpr f32 square_root(f32 x) {
  if (!__builtin_is_constant_evaluated()) {
    const f32 root = __builtin_elementwise_sqrt(x);
    return is_nan(root) ? nan_result(x, x) : root;
  }
  return is_nan(x) ? quieted(x) : static_cast<f32>(square_root(widened(x)));
}

// f32 has more than twice the bits of f16: one operation in f32 and a second rounding give the right f16.
constexpr half add(half a, half b) { return to_half(add(to_f32(a), to_f32(b))); }
constexpr half subtract(half a, half b) { return to_half(subtract(to_f32(a), to_f32(b))); }
constexpr half multiply(half a, half b) { return to_half(multiply(to_f32(a), to_f32(b))); }
constexpr half divide(half a, half b) { return to_half(divide(to_f32(a), to_f32(b))); }
constexpr half square_root(half a) { return to_half(square_root(to_f32(a))); }
constexpr half negated(half a) { return {static_cast<u16>(a.bits ^ 0x8000u)}; }
constexpr bool is_nan(half a) { return (a.bits & 0x7fffu) > 0x7c00u; }

/// Product and sum of f16 are sums of at most 80 bits; f64 rounded to odd keeps what the f16 rounding needs.
constexpr half multiply_add(half a, half b, half c) {
#pragma clang fp contract(off)
  const f32 x = to_f32(a), y = to_f32(b), z = to_f32(c);
  const f32 product = multiply(x, y); // 22 bits: exact
  if (is_nan(product) || is_nan(z) || is_inf(product) || is_inf(z))
    return to_half(is_nan(product) || is_nan(z) ? nan_result(x, y, is_nan(z) ? z : product)
                                                : add(product, z));
  const f64 p = product, q = z;
  const f64 sum = p + q;
  const f64 part = sum - p;
  const f64 error = (p - (sum - part)) + (q - part);
  const u64 bits = bits_of(sum);
  const bool move = error != 0 && (bits & 1) == 0;
  return to_half(f64_of(bits + (move ? ((error > 0) == (sum > 0) ? 1 : ~u64{0}) : 0)));
}

/// Smaller of two with AMD's rules in IEEE mode: a signalling NaN wins, a quiet NaN gives way, -0 is below +0.
template<class Float> constexpr Float minimum_number(Float a, Float b) {
  if (is_signalling(a) || is_signalling(b)) return is_signalling(a) ? quieted(a) : quieted(b);
  if (is_nan(a)) return is_nan(b) ? quieted(a) : b;
  if (is_nan(b)) return a;
  if (a == b) return sign_of(a) ? a : b;
  return a < b ? a : b;
}
template<class Float> constexpr Float maximum_number(Float a, Float b) {
  if (is_signalling(a) || is_signalling(b)) return is_signalling(a) ? quieted(a) : quieted(b);
  if (is_nan(a)) return is_nan(b) ? quieted(a) : b;
  if (is_nan(b)) return a;
  if (a == b) return sign_of(a) ? b : a;
  return a > b ? a : b;
}
/// minimum and maximum of IEEE 754-2019: a NaN wins.
template<class Float> constexpr Float minimum(Float a, Float b) {
  return is_nan(a) || is_nan(b) ? nan_result(a, b) : minimum_number(a, b);
}
template<class Float> constexpr Float maximum(Float a, Float b) {
  return is_nan(a) || is_nan(b) ? nan_result(a, b) : maximum_number(a, b);
}

/// The middle of three; with a NaN, the smallest (CDNA3 ISA manual, V_MED3).
template<class Float> constexpr Float median(Float a, Float b, Float c) {
  if (is_nan(a) || is_nan(b) || is_nan(c)) return minimum_number(minimum_number(a, b), c);
  const Float largest = maximum_number(maximum_number(a, b), c);
  return largest == a ? maximum_number(b, c) : largest == b ? maximum_number(a, c) : maximum_number(a, b);
}

constexpr half minimum_number(half a, half b) { return to_half(minimum_number(to_f32(a), to_f32(b))); }
constexpr half maximum_number(half a, half b) { return to_half(maximum_number(to_f32(a), to_f32(b))); }

constexpr half median(half a, half b, half c) { return to_half(median(to_f32(a), to_f32(b), to_f32(c))); }

} // namespace kiln::sim
