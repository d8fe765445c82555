// SPDX-License-Identifier: MIT
// IEEE half precision and bfloat16 as bit patterns, converted bit-exactly to and from f32, round to nearest even.
#pragma once

#include <kiln/sim/format/bits.hpp>

namespace kiln::sim {

struct half {
  u16 bits = 0;
};

struct bfloat {
  u16 bits = 0;
};

constexpr f32 to_f32(half h) {
  const u32 sign = static_cast<u32>(h.bits & 0x8000u) << 16;
  const u32 rest = static_cast<u32>(h.bits & 0x7fffu) << 13;
  // As an f32 pattern the exponent is 112 too small; the multiplication also normalises subnormals.
  const u32 finite = bits_of(f32_of(rest) * f32_of(0x7780'0000u));
  return f32_of(sign | ((h.bits & 0x7c00u) == 0x7c00u ? 0x7f80'0000u | rest : finite));
}

constexpr half to_half(f32 value) {
  const u32 bits = bits_of(value);
  const u32 sign = bits >> 16 & 0x8000u;
  const u32 x = bits & 0x7fff'ffffu;
  const u32 nan = 0x7e00u | (x >> 13 & 0x3ffu);
  // Below 2^-14 the sum with 0.5 has units of 2^-24, the subnormals' unit, so the addition does the rounding.
  const u32 subnormal = bits_of(f32_of(x < 0x3880'0000u ? x : 0) + 0.5f) - 0x3f00'0000u;
  const u32 normal = (x + 0xfffu + (x >> 13 & 1u) - 0x3800'0000u) >> 13;
  const u32 magnitude = x > 0x7f80'0000u    ? nan
                        : x >= 0x477f'f000u ? 0x7c00u
                        : x < 0x3880'0000u  ? subnormal
                                            : normal;
  return {static_cast<u16>(sign | magnitude)};
}

/// Towards zero, as v_cvt_pkrtz_f16_f32 does; too large becomes the largest finite value.
constexpr half to_half_towards_zero(f32 value) {
  const u32 bits = bits_of(value);
  const u32 sign = bits >> 16 & 0x8000u;
  const u32 x = bits & 0x7fff'ffffu;
  if (x > 0x7f80'0000u) return {static_cast<u16>(sign | 0x7e00u | (x >> 13 & 0x3ffu))};
  if (x == 0x7f80'0000u) return {static_cast<u16>(sign | 0x7c00u)};
  if (x >= 0x4780'0000u) return {static_cast<u16>(sign | 0x7bffu)};
  if (x >= 0x3880'0000u) return {static_cast<u16>(sign | (x - 0x3800'0000u) >> 13)};
  const u32 exponent = x >> 23;
  const u32 fraction = (x & 0x7f'ffffu) | 0x80'0000u;
  const u32 shift = 126 - exponent; // unit 2^-24
  return {static_cast<u16>(sign | (exponent == 0 || shift > 24 ? 0 : fraction >> shift))};
}

/// One rounding from f64.
constexpr half to_half(f64 value) { return to_half(narrowed_to_odd(value)); }

constexpr f32 to_f32(bfloat b) { return f32_of(static_cast<u32>(b.bits) << 16); }

constexpr bfloat to_bfloat(f32 value) {
  const u32 x = bits_of(value);
  const bool nan = (x & 0x7fff'ffffu) > 0x7f80'0000u;
  return {static_cast<u16>(nan ? x >> 16 | 0x40u : (x + 0x7fffu + (x >> 16 & 1u)) >> 16)};
}
constexpr bfloat to_bfloat(f64 value) { return to_bfloat(narrowed_to_odd(value)); }

} // namespace kiln::sim
