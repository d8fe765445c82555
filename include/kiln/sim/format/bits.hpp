// SPDX-License-Identifier: MIT
// Floating-point values as bits, and the questions asked of them that constant evaluation must survive.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::sim {

constexpr u32 bits_of(f32 value) { return __builtin_bit_cast(u32, value); }
constexpr u64 bits_of(f64 value) { return __builtin_bit_cast(u64, value); }
constexpr f32 f32_of(u32 bits) { return __builtin_bit_cast(f32, bits); }
constexpr f64 f64_of(u64 bits) { return __builtin_bit_cast(f64, bits); }

// NaNs that an operation makes, rather than passes on, are positive and quiet on AMD hardware (x86 makes negative ones).
template<class Float> inline constexpr Float made_nan{};
template<> inline constexpr f32 made_nan<f32> = __builtin_bit_cast(f32, 0x7fc0'0000u);
template<> inline constexpr f64 made_nan<f64> = __builtin_bit_cast(f64, 0x7ff8'0000'0000'0000ull);

template<class Float> constexpr bool is_nan(Float x) { return x != x; }
constexpr bool is_inf(f32 x) { return (bits_of(x) & 0x7fff'ffffu) == 0x7f80'0000u; }
constexpr bool is_inf(f64 x) { return (bits_of(x) & ~(u64{1} << 63)) == 0x7ff0'0000'0000'0000ull; }
constexpr bool is_signalling(f32 x) { return is_nan(x) && (bits_of(x) & 0x0040'0000u) == 0; }
constexpr bool is_signalling(f64 x) { return is_nan(x) && (bits_of(x) & 0x0008'0000'0000'0000ull) == 0; }
constexpr bool sign_of(f32 x) { return bits_of(x) >> 31 != 0; }
constexpr bool sign_of(f64 x) { return bits_of(x) >> 63 != 0; }
constexpr f32 magnitude(f32 x) { return f32_of(bits_of(x) & 0x7fff'ffffu); }
constexpr f64 magnitude(f64 x) { return f64_of(bits_of(x) & ~(u64{1} << 63)); }
constexpr f32 negated(f32 x) { return f32_of(bits_of(x) ^ 0x8000'0000u); }
constexpr f64 negated(f64 x) { return f64_of(bits_of(x) ^ (u64{1} << 63)); }
constexpr f32 quieted(f32 x) { return f32_of(bits_of(x) | 0x0040'0000u); }
constexpr f64 quieted(f64 x) { return f64_of(bits_of(x) | 0x0008'0000'0000'0000ull); }
constexpr bool is_subnormal(f32 x) { return x != 0 && (bits_of(x) & 0x7f80'0000u) == 0; }
constexpr bool is_subnormal(f64 x) { return x != 0 && (bits_of(x) & 0x7ff0'0000'0000'0000ull) == 0; }

/// Conversion that keeps a NaN's payload and is allowed on every value in constant evaluation.
constexpr f64 widened(f32 x) { return static_cast<f64>(x); }

/// f64 to f32, the last bit set when bits were lost. Rounding the result again to a narrower format is then right
/// (S. Boldo, G. Melquiond, "Emulation of FMA and correctly rounded sums: proved algorithms using rounding to odd").
constexpr f32 narrowed_to_odd(f64 x) {
  const f32 near = static_cast<f32>(x);
  if (is_nan(x) || static_cast<f64>(near) == x) return near;
  const u32 bits = bits_of(near);
  const bool too_far = magnitude(static_cast<f64>(near)) > magnitude(x);
  return f32_of((too_far ? bits - 1 : bits) | 1u);
}

} // namespace kiln::sim
