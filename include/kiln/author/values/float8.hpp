// SPDX-License-Identifier: MIT
// Any kind of 8-bit float on any target, by integer instructions. convert<fp8> is the target's own kind in one instruction.
#pragma once

#include <kiln/author/values/convert.hpp>
#include <kiln/author/values/select.hpp>

namespace kiln {

/// Kinds of 8-bit floats. OCP: e4m3 (largest 448, no infinity) and e5m2 (57344, with infinity). FNUZ (no infinity, no minus
/// zero): e4m3_fnuz (240) and e5m2_fnuz (57344). gfx950 has the OCP kinds, gfx942 the FNUZ ones.
enum class float8 { e4m3, e5m2, e4m3_fnuz, e5m2_fnuz };

} // namespace kiln

namespace kiln::author {

/// What a kind's codes mean. Sources: OCP 8-bit Floating Point Specification 1.0; CDNA3 ISA manual 7.3.
template<float8 Kind> struct float8_format {
  static constexpr bool is_fnuz = Kind == float8::e4m3_fnuz || Kind == float8::e5m2_fnuz;
  static constexpr bool is_e5m2 = Kind == float8::e5m2 || Kind == float8::e5m2_fnuz;
  static constexpr u32 fraction_bits = is_e5m2 ? 2 : 3;
  static constexpr u32 bias = (is_e5m2 ? 15 : 7) + (is_fnuz ? 1 : 0);
  static constexpr u32 largest = Kind == float8::e4m3 ? 0x7e : Kind == float8::e5m2 ? 0x7b : 0x7f;
  static constexpr u32 nan = Kind == float8::e4m3 ? 0x7f : Kind == float8::e5m2 ? 0x7e : 0x80;
  static constexpr u32 above_largest = Kind == float8::e5m2 ? 0x7c : nan; ///< infinity where there is one
};

/// The code of x in the lowest 8 bits, the others 0: rounded to nearest even, subnormals kept. Beyond the largest number it is
/// what overflow names; a NaN stays a NaN. 15 to 18 instructions, and numbers in registers.
template<float8 Kind, overflow Overflow = overflow::special>
constexpr vector_of<u32> encode_float8(const lane_value<f32>& x) {
  using format = float8_format<Kind>;
  const lines_of_call call(*x.d, x.where);
  constexpr u32 dropped = 23 - format::fraction_bits;
  constexpr u32 rebias = (127 - format::bias) << 23;
  constexpr u32 least_normal = rebias + (1u << 23);
  // f32 numbers of this size have the distance of the kind's subnormals: adding it rounds.
  constexpr u32 size_of_subnormals = (127 + 24 - format::bias - format::fraction_bits) << 23;

  const auto bits = as<u32>(x.in_lanes());
  auto magnitude = bits & 0x7fff'ffffu;
  auto last_bit = (bits >> dropped) & 1u;
  auto normal = (magnitude + last_bit + ((1u << (dropped - 1)) - 1 - rebias)) >> dropped;
  auto rounded = as<f32>(magnitude) + __builtin_bit_cast(f32, size_of_subnormals);
  auto subnormal = as<u32>(rounded) - size_of_subnormals;
  auto finite = select(magnitude < least_normal, subnormal, normal);
  auto code = Overflow == overflow::saturate
                  ? min(finite, format::largest)
                  : select(finite > format::largest, format::above_largest, finite);
  code = select(magnitude > 0x7f80'0000u, format::nan, code);
  auto sign = (bits >> 24) & 0x80u;
  if constexpr (format::is_fnuz)
    return code | select(code == 0u, 0u, sign); // there is no minus zero
  else
    return code | sign;
}

/// The number whose code is in the lowest 8 bits; the others are ignored. Exact. 2 instructions of e5m2, else 7
/// or 8, and numbers in registers.
template<float8 Kind> constexpr vector_of<f32> decode_float8(const lane_value<u32>& x) {
  using format = float8_format<Kind>;
  const lines_of_call call(*x.d, x.where);
  const auto code = x.in_lanes();
  if constexpr (Kind == float8::e5m2) {
    return convert<f32>(as<f16>(code << 8)); // the upper half of an f16
  } else {
    auto magnitude = code & 0x7fu;
    // As the bits of an f32 its exponent is 127 - bias too small; the product also makes subnormals normal.
    auto number = as<f32>(magnitude << (23 - format::fraction_bits)) *
                  __builtin_bit_cast(f32, (254 - format::bias) << 23);
    auto is_nan = [&] {
      if constexpr (format::is_fnuz)
        return (code & 0xffu) == format::nan;
      else
        return magnitude == format::nan;
    }();
    auto finite = as<f32>(as<u32>(number) | ((code & 0x80u) << 24));
    return select(is_nan, __builtin_nanf(""), finite);
  }
}

} // namespace kiln::author
