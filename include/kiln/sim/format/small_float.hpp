// SPDX-License-Identifier: MIT
// The 8, 6 and 4 bit floating-point formats: OCP and FNUZ fp8/bf8, fp6, bf6, fp4, and the e8m0 scale.
// Sources: OCP 8-bit Floating Point Specification 1.0; OCP Microscaling Formats 1.0; CDNA3 ISA manual section 7.3.
#pragma once

#include <kiln/sim/format/bits.hpp>

namespace kiln::sim {

/// What the codes at the top of a format's range mean.
enum class special_codes : u8 {
  ieee,   ///< largest exponent: infinity and NaN
  fn,     ///< all ones is NaN, no infinity
  fnuz,   ///< minus zero's code is NaN, no infinity, no minus zero
  finite, ///< every code is a number
};

enum class overflow : u8 { saturate, special };

/// A binary format of 1 sign bit, `ExponentBits` and `FractionBits`, in the low bits of a u8.
template<u32 ExponentBits, u32 FractionBits, i32 Bias, special_codes Codes> struct small_float {
  static constexpr u32 width = 1 + ExponentBits + FractionBits;
  static constexpr u32 sign_bit = 1u << (width - 1);
  static constexpr u32 exponent_mask = (1u << ExponentBits) - 1;
  static constexpr u32 fraction_mask = (1u << FractionBits) - 1;
  static constexpr u32 nan_code = Codes == special_codes::ieee
                                      ? exponent_mask << FractionBits | (1u << FractionBits >> 1)
                                  : Codes == special_codes::fn ? sign_bit - 1
                                                               : sign_bit;
  static constexpr u32 infinity_code = exponent_mask << FractionBits;
  static constexpr u32 largest = Codes == special_codes::ieee ? infinity_code - 1
                                 : Codes == special_codes::fn ? sign_bit - 2
                                                              : sign_bit - 1;

  /// Without branches on the code, so that a loop over codes becomes vector code.
  static constexpr f32 decode(u32 code) {
    const u32 magnitude = code & (sign_bit - 1), sign = (code & sign_bit) << (32 - width);
    const u32 rest = magnitude << (23 - FractionBits);
    // As an f32 pattern the exponent is 127 - Bias too small; the multiplication also normalises subnormals.
    const u32 finite = bits_of(f32_of(rest) * f32_of(static_cast<u32>(254 - Bias) << 23));
    if constexpr (Codes == special_codes::ieee)
      return f32_of(sign | (magnitude >= infinity_code ? 0x7f80'0000u | rest : finite));
    if constexpr (Codes == special_codes::fn)
      return f32_of(sign | (magnitude == sign_bit - 1 ? 0x7fc0'0000u : finite));
    if constexpr (Codes == special_codes::fnuz)
      return f32_of(magnitude == 0 && sign != 0 ? bits_of(made_nan<f32>) : sign | finite);
    return f32_of(sign | finite);
  }

  /// Round to nearest even; or stochastic rounding, when `random` is given. That drops what lies below the f32 fraction
  /// of a normal result (a subnormal result has more bits to lose), adds as many of the random number's top bits as it
  /// drops from there on, and truncates, so that numbers of the format stay: from_float_sr of HIP's
  /// amd_hip_ocp_host.hpp, which stands for the instruction where there is none. The manual's pseudocode (CDNA4 ISA
  /// manual, V_CVT_SR_FP8_F32) rounds the sum to nearest and lets its mantissa wrap around: half a unit too large.
  static constexpr u32 encode(f32 value, overflow policy = overflow::saturate, const u32* random = nullptr) {
    const u32 bits = bits_of(value);
    const u32 sign = bits >> 31 != 0 ? sign_bit : 0;
    const u32 x = bits & 0x7fff'ffffu;
    if (x > 0x7f80'0000u)
      return Codes == special_codes::fnuz || Codes == special_codes::finite ? nan_or_largest(sign)
                                                                            : sign | nan_code;
    if (x == 0x7f80'0000u) return too_large(sign, policy, true);
    if (x == 0) return Codes == special_codes::fnuz ? 0 : sign;
    const i32 exponent = static_cast<i32>(x >> 23 == 0 ? 1 : x >> 23) - 127;
    const u64 significand = x >> 23 == 0 ? x : (x & 0x7f'ffffu) | 0x80'0000u; // unit 2^(exponent - 23)
    const i32 kept_unit = (exponent < 1 - Bias ? 1 - Bias : exponent) - static_cast<i32>(FractionBits);
    const i32 dropped = kept_unit - (exponent - 23);
    u64 kept = 0;
    if (dropped < 64) {
      if (random != nullptr) {
        constexpr u32 of_normal = 23 - FractionBits;
        kept = ((significand >> (static_cast<u32>(dropped) - of_normal)) + (*random >> (32 - of_normal))) >>
               of_normal;
      } else {
        const u64 below = (u64{1} << dropped) - 1;
        kept = (significand + (below >> 1) + (significand >> dropped & 1)) >> dropped;
      }
    }
    // kept counts units of 2^kept_unit; in the code, exponent and fraction are one number.
    const u64 code =
        (static_cast<u64>(kept_unit + static_cast<i32>(FractionBits) + Bias - 1) << FractionBits) + kept;
    if (code > largest) return too_large(sign, policy, false);
    return code == 0 && Codes == special_codes::fnuz ? 0 : sign | static_cast<u32>(code);
  }

private:
  static constexpr u32 nan_or_largest(u32 sign) {
    return Codes == special_codes::fnuz ? nan_code : sign | largest;
  }
  static constexpr u32 too_large(u32 sign, overflow policy, bool infinite) {
    if constexpr (Codes == special_codes::finite) return sign | largest;
    if (policy == overflow::saturate && !infinite) return sign | largest;
    if (policy == overflow::saturate && Codes != special_codes::ieee) return sign | largest;
    if constexpr (Codes == special_codes::ieee)
      return sign | (policy == overflow::saturate && !infinite ? largest : infinity_code);
    if constexpr (Codes == special_codes::fnuz) return nan_code;
    return sign | nan_code;
  }
};

using fp8_ocp = small_float<4, 3, 7, special_codes::fn>;
using bf8_ocp = small_float<5, 2, 15, special_codes::ieee>;
using fp8_fnuz = small_float<4, 3, 8, special_codes::fnuz>;
using bf8_fnuz = small_float<5, 2, 16, special_codes::fnuz>;
using fp6_e2m3 = small_float<2, 3, 1, special_codes::finite>;
using bf6_e3m2 = small_float<3, 2, 3, special_codes::finite>;
using fp4_e2m1 = small_float<2, 1, 1, special_codes::finite>;

/// A power of two, 2^(code - 127); 255 is NaN.
constexpr f32 decode_e8m0(u32 code) {
  if (code == 255) return made_nan<f32>;
  return f32_of(code == 0 ? 0x0040'0000u : code << 23);
}

} // namespace kiln::sim
