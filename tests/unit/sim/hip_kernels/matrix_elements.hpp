// SPDX-License-Identifier: MIT
// Elements of the matrices that the MFMA and SMFMAC kernels multiply: small whole numbers, so that every sum is exact.
#pragma once

#include "harness.hpp"

namespace kiln::hip_test {

enum class format : u8 { f64, f32, f16, bf16, i8, fp8, bf8, fp6, bf6, fp4 };
constexpr u32 bits_of(format f) {
  constexpr u32 bits[] = {64, 32, 16, 16, 8, 8, 8, 6, 6, 4};
  return bits[static_cast<u32>(f)];
}

/// A whole number from -2 to 2 in a format. The 8-bit floats' codes are those of 1 and 2 by bias 8 and 16 (FNUZ) or 7 and 15.
inline u64 code_of(i32 value, format f, bool fnuz) {
  if (f == format::f64) return bits_as<u64>(static_cast<f64>(value));
  if (f == format::f32) return bits_as<u32>(static_cast<f32>(value));
  if (f == format::f16) return bits_as<u16>(static_cast<_Float16>(value));
  if (f == format::bf16) return bits_as<u32>(static_cast<f32>(value)) >> 16;
  if (f == format::i8) return static_cast<u8>(value);
  if (value == 0) return 0;
  const bool two = value == 2 || value == -2, negative = value < 0;
  const u64 exponent = (two ? 1 : 0) + (fnuz ? 1 : 0);
  if (f == format::fp8) return (negative ? 0x80u : 0u) | (7 + exponent) << 3;
  if (f == format::bf8) return (negative ? 0x80u : 0u) | (15 + exponent) << 2;
  if (f == format::fp6) return (negative ? 0x20u : 0u) | (1 + exponent) << 3; // e2m3, bias 1
  if (f == format::bf6) return (negative ? 0x20u : 0u) | (3 + exponent) << 2; // e3m2, bias 3
  return (negative ? 8u : 0u) | (1 + exponent) << 1;                          // e2m1, bias 1
}

/// Writes an item of `width` bits into the registers of a lane.
inline void put_item(std::vector<u8>& out, size_t lane_bits, u32 lane, u32 item, u32 width, u64 code) {
  for (u32 i = 0; i < width; ++i) {
    const size_t at = lane * lane_bits + item * width + i;
    if ((code >> i & 1) != 0) out[at / 8] = static_cast<u8>(out[at / 8] | 1u << (at % 8));
  }
}

constexpr u32 seed_of(u32 x) { return x * 2654435761u >> 7; }
inline i32 a_value(u32 block, u32 i, u32 k) {
  return static_cast<i32>(seed_of(block * 977 + i * 131 + k * 7 + 1) % 5) - 2;
}
inline i32 b_value(u32 block, u32 k, u32 j) {
  return static_cast<i32>(seed_of(block * 613 + k * 89 + j * 17 + 5) % 5) - 2;
}
inline i32 c_value(u32 lane, u32 r) { return static_cast<i32>(seed_of(lane * 37 + r * 11 + 3) % 41) - 20; }

} // namespace kiln::hip_test
