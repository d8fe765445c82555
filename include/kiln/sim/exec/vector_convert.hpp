// SPDX-License-Identifier: MIT
// Meaning of vector conversions between number formats. Source: CDNA3 ISA manual 7.3, 12.8, 12.11; CDNA4 for the scaled
// ones.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/vector.hpp>
#include <kiln/sim/exec/vector_integer.hpp>
#include <kiln/sim/format/rounding.hpp>
#include <kiln/sim/format/small_float.hpp>

namespace kiln::sim {

namespace detail {

/// To a normalised integer: x * Limit, rounded to nearest even, NaN is 0.
template<i32 Limit> constexpr u32 normalised(f32 x, bool is_signed) {
  const f32 low = is_signed ? -1.0f : 0.0f;
  const f32 in_range = is_nan(x) ? 0.0f : x < low ? low : x > 1.0f ? 1.0f : x;
  return static_cast<u32>(to_i32(rounded_to_even(in_range * static_cast<f32>(Limit)))) & 0xffffu;
}
constexpr u32 as_u16(i32 x) { return static_cast<u32>(x) & 0xffffu; }

/// Unsigned byte of x, rounded to nearest even, put into byte `place` of `rest`.
constexpr u32 byte_packed(f32 x, u32 place, u32 rest) {
  const u32 shift = 8 * (place & 3);
  const u32 byte = to_u32(rounded_to_even(x)) > 255 ? 255 : to_u32(rounded_to_even(x));
  return (rest & ~(0xffu << shift)) | byte << shift;
}

/// fp8 or bf8 of the running architecture.
constexpr f32 decode_fp8(const wave& w, u32 code, bool wide_exponent) {
  const bool ocp = isa::facts_of(w.group->program->arch).fp8_is_ocp;
  if (wide_exponent) return ocp ? bf8_ocp::decode(code) : bf8_fnuz::decode(code);
  return ocp ? fp8_ocp::decode(code) : fp8_fnuz::decode(code);
}
/// MODE.FP16_OVFL decides whether too large values saturate.
inline constexpr u32 mode_fp16_overflow = 1u << 23;
constexpr u32 encode_fp8(const wave& w, f32 x, bool wide_exponent, const u32* random = nullptr) {
  const bool ocp = isa::facts_of(w.group->program->arch).fp8_is_ocp;
  const overflow policy = (w.mode & mode_fp16_overflow) != 0 ? overflow::saturate : overflow::special;
  if (wide_exponent) return ocp ? bf8_ocp::encode(x, policy, random) : bf8_fnuz::encode(x, policy, random);
  return ocp ? fp8_ocp::encode(x, policy, random) : fp8_fnuz::encode(x, policy, random);
}

/// v_cvt_f32_fp8: byte 0, or the byte that SDWA's src0_sel has put there.
template<bool WideExponent> constexpr void convert_from_fp8(wave& w, const decoded& d) {
  source_lanes s[1];
  w.write_mask = w.exec();
  fetch_source(w, d, 0, value_kind::integer32, s[0]);
  target_lanes t;
  open_target(w, d, t, false);
  for_active_lanes(w.write_mask, [&](u32 lane) {
    t.low[lane] = bits_of(decode_fp8(w, s[0].low[lane] & 0xff, WideExponent));
  });
  close_target(w, d, t, value_kind::single);
}
/// v_cvt_pk_f32_fp8: both bytes of the low half, or of the half that SDWA has put there, to two registers.
template<bool WideExponent> constexpr void convert_pair_from_fp8(wave& w, const decoded& d) {
  source_lanes s[1];
  w.write_mask = w.exec();
  fetch_source(w, d, 0, value_kind::integer32, s[0]);
  for_active_lanes(w.write_mask, [&](u32 lane) {
    const u32 codes = s[0].low[lane];
    w.vector[d.dst.index].lane[lane] = bits_of(decode_fp8(w, codes & 0xff, WideExponent));
    w.vector[d.dst.index + 1].lane[lane] = bits_of(decode_fp8(w, codes >> 8 & 0xff, WideExponent));
  });
}
/// v_cvt_pk_fp8_f32: two values to the half that op_sel[3] names; the other half stays.
template<bool WideExponent> constexpr void convert_pair_to_fp8(wave& w, const decoded& d) {
  source_lanes s[2];
  w.write_mask = w.exec();
  for (u32 i = 0; i < 2; ++i) fetch_source(w, d, i, value_kind::single, s[i]);
  const u32 shift = (d.mods.op_sel & 8) != 0 ? 16 : 0;
  for_active_lanes(w.write_mask, [&](u32 lane) {
    const u32 codes = encode_fp8(w, f32_of(s[0].low[lane]), WideExponent) |
                      encode_fp8(w, f32_of(s[1].low[lane]), WideExponent) << 8;
    u32& reg = w.vector[d.dst.index].lane[lane];
    reg = (reg & ~(0xffffu << shift)) | codes << shift;
  });
}
/// v_cvt_sr_fp8_f32: stochastic rounding by the second source, to the byte that op_sel[3:2] names.
template<bool WideExponent> constexpr void convert_to_fp8_stochastic(wave& w, const decoded& d) {
  source_lanes s[2];
  w.write_mask = w.exec();
  fetch_source(w, d, 0, value_kind::single, s[0]);
  fetch_source(w, d, 1, value_kind::integer32, s[1]);
  const u32 shift = 8 * (d.mods.op_sel >> 2 & 3u);
  for_active_lanes(w.write_mask, [&](u32 lane) {
    const u32 random = s[1].low[lane];
    u32& reg = w.vector[d.dst.index].lane[lane];
    reg = (reg & ~(0xffu << shift)) | encode_fp8(w, f32_of(s[0].low[lane]), WideExponent, &random) << shift;
  });
}

/// f16 as the narrow formats have it, for their stochastic rounding.
using half_rounded = small_float<5, 10, 15, special_codes::ieee>;

/// v_cvt_sr_f16_f32 and v_cvt_sr_bf16_f32: random bits below the kept ones, then towards zero.
template<bool Brain> constexpr void convert_to_half_stochastic(wave& w, const decoded& d) {
  source_lanes s[2];
  w.write_mask = w.exec();
  fetch_source(w, d, 0, value_kind::single, s[0]);
  fetch_source(w, d, 1, value_kind::integer32, s[1]);
  const u32 shift = (d.mods.op_sel & 8) != 0 ? 16 : 0;
  const overflow policy = (w.mode & mode_fp16_overflow) != 0 ? overflow::saturate : overflow::special;
  for_active_lanes(w.write_mask, [&](u32 lane) {
    const f32 x = f32_of(s[0].low[lane]);
    const u32 random = s[1].low[lane];
    u32 bits = 0;
    if constexpr (Brain)
      bits = is_nan(x) || is_inf(x) ? to_bfloat(x).bits : (bits_of(x) + (random >> 16)) >> 16;
    else
      bits = is_nan(x) || is_inf(x) ? to_half(x).bits : half_rounded::encode(x, policy, &random);
    u32& reg = w.vector[d.dst.index].lane[lane];
    reg = (reg & ~(0xffffu << shift)) | bits << shift;
  });
}

constexpr u32 pack_halves(half a, half b) { return a.bits | static_cast<u32>(b.bits) << 16; }
constexpr u32 pack_bfloats(bfloat a, bfloat b) { return a.bits | static_cast<u32>(b.bits) << 16; }

} // namespace detail

constexpr handlers find_vector_convert(u16 mnemonic) {
  using namespace detail;
  switch (mnemonic) {
  case isa::mn::v_cvt_f32_i32: return vector<[](i32 a) { return static_cast<f32>(a); }>();
  case isa::mn::v_cvt_f32_u32: return vector<[](u32 a) { return static_cast<f32>(a); }>();
  case isa::mn::v_cvt_i32_f32: return vector<[](f32 a) { return to_i32(a); }>();
  case isa::mn::v_cvt_u32_f32: return vector<[](f32 a) { return to_u32(a); }>();
  case isa::mn::v_cvt_rpi_i32_f32:
    return vector<[](f32 a) { return to_i32(is_nan(a) ? a : floored(a + 0.5f)); }>();
  case isa::mn::v_cvt_flr_i32_f32: return vector<[](f32 a) { return to_i32(floored(a)); }>();
  case isa::mn::v_cvt_f64_i32: return vector<[](i32 a) { return static_cast<f64>(a); }>();
  case isa::mn::v_cvt_f64_u32: return vector<[](u32 a) { return static_cast<f64>(a); }>();
  case isa::mn::v_cvt_i32_f64: return vector<[](f64 a) { return to_i32(a); }>();
  case isa::mn::v_cvt_u32_f64: return vector<[](f64 a) { return to_u32(a); }>();
  case isa::mn::v_cvt_f32_f64:
    return vector<[](f64 a) { return static_cast<f32>(is_nan(a) ? quieted(a) : a); }>();
  case isa::mn::v_cvt_f64_f32:
    return vector<[](f32 a) { return static_cast<f64>(is_nan(a) ? quieted(a) : a); }>();
  case isa::mn::v_cvt_f16_f32: return vector<[](f32 a) { return to_half(a); }>();
  case isa::mn::v_cvt_f32_f16:
    return vector<[](half a) { return is_nan(a) ? quieted(to_f32(a)) : to_f32(a); }>();
  case isa::mn::v_cvt_f16_u16: return vector<[](u16 a) { return to_half(static_cast<f32>(a)); }>();
  case isa::mn::v_cvt_f16_i16: return vector<[](i16 a) { return to_half(static_cast<f32>(a)); }>();
  case isa::mn::v_cvt_u16_f16: return vector<[](half a) { return to_u16(a); }>();
  case isa::mn::v_cvt_i16_f16: return vector<[](half a) { return to_i16(a); }>();
  case isa::mn::v_cvt_f32_bf16: return vector<[](bfloat a) { return to_f32(a); }>();
  case isa::mn::v_cvt_f32_ubyte0: return vector<[](u32 a) { return static_cast<f32>(a & 0xff); }>();
  case isa::mn::v_cvt_f32_ubyte1: return vector<[](u32 a) { return static_cast<f32>(a >> 8 & 0xff); }>();
  case isa::mn::v_cvt_f32_ubyte2: return vector<[](u32 a) { return static_cast<f32>(a >> 16 & 0xff); }>();
  case isa::mn::v_cvt_f32_ubyte3: return vector<[](u32 a) { return static_cast<f32>(a >> 24); }>();
  case isa::mn::v_cvt_off_f32_i4:
    return vector<[](u32 a) { return static_cast<f32>(static_cast<i32>(a << 28) >> 28) * 0.0625f; }>();
  case isa::mn::v_cvt_norm_i16_f16:
    return vector<[](half a) { return static_cast<u16>(normalised<32767>(to_f32(a), true)); }>();
  case isa::mn::v_cvt_norm_u16_f16:
    return vector<[](half a) { return static_cast<u16>(normalised<65535>(to_f32(a), false)); }>();
  case isa::mn::v_cvt_pknorm_i16_f32:
    return vector<[](f32 a, f32 b) {
      return normalised<32767>(a, true) | normalised<32767>(b, true) << 16;
    }>();
  case isa::mn::v_cvt_pknorm_u16_f32:
    return vector<[](f32 a, f32 b) {
      return normalised<65535>(a, false) | normalised<65535>(b, false) << 16;
    }>();
  case isa::mn::v_cvt_pknorm_i16_f16:
    return vector<[](half a, half b) {
      return normalised<32767>(to_f32(a), true) | normalised<32767>(to_f32(b), true) << 16;
    }>();
  case isa::mn::v_cvt_pknorm_u16_f16:
    return vector<[](half a, half b) {
      return normalised<65535>(to_f32(a), false) | normalised<65535>(to_f32(b), false) << 16;
    }>();
  case isa::mn::v_cvt_pkrtz_f16_f32:
    return vector<[](f32 a, f32 b) {
      return pack_halves(to_half_towards_zero(a), to_half_towards_zero(b));
    }>();
  case isa::mn::v_cvt_pk_f16_f32:
    return vector<[](f32 a, f32 b) { return pack_halves(to_half(a), to_half(b)); }>();
  case isa::mn::v_cvt_pk_bf16_f32:
    return vector<[](f32 a, f32 b) { return pack_bfloats(to_bfloat(a), to_bfloat(b)); }>();
  case isa::mn::v_cvt_pk_u16_u32:
    return vector<[](u32 a, u32 b) { return lower(a, 0xffffu) | lower(b, 0xffffu) << 16; }>();
  case isa::mn::v_cvt_pk_i16_i32:
    return vector<[](i32 a, i32 b) {
      return as_u16(clamped(a, -32768, 32767)) | as_u16(clamped(b, -32768, 32767)) << 16;
    }>();
  case isa::mn::v_cvt_pk_u8_f32:
    return vector<[](f32 a, u32 place, u32 rest) { return byte_packed(a, place, rest); }>();
  case isa::mn::v_cvt_pkaccum_u8_f32:
    return vector<[](f32 a, u32 place, old_result<u32> rest) { return byte_packed(a, place, rest.value); }>();
  case isa::mn::v_cvt_f32_fp8: return convert_from_fp8<false>;
  case isa::mn::v_cvt_f32_bf8: return convert_from_fp8<true>;
  case isa::mn::v_cvt_pk_f32_fp8: return convert_pair_from_fp8<false>;
  case isa::mn::v_cvt_pk_f32_bf8: return convert_pair_from_fp8<true>;
  case isa::mn::v_cvt_pk_fp8_f32: return convert_pair_to_fp8<false>;
  case isa::mn::v_cvt_pk_bf8_f32: return convert_pair_to_fp8<true>;
  case isa::mn::v_cvt_sr_fp8_f32: return convert_to_fp8_stochastic<false>;
  case isa::mn::v_cvt_sr_bf8_f32: return convert_to_fp8_stochastic<true>;
  case isa::mn::v_cvt_sr_f16_f32: return convert_to_half_stochastic<false>;
  case isa::mn::v_cvt_sr_bf16_f32: return convert_to_half_stochastic<true>;
  case isa::mn::v_ashr_pk_i8_i32:
    return vector<[](i32 a, i32 b, u32 n) {
      return static_cast<u16>((as_u16(clamped(a >> (n & 31), -128, 127)) & 0xff) |
                              (as_u16(clamped(b >> (n & 31), -128, 127)) & 0xff) << 8);
    }>();
  case isa::mn::v_ashr_pk_u8_i32:
    return vector<[](i32 a, i32 b, u32 n) {
      return static_cast<u16>(as_u16(clamped(a >> (n & 31), 0, 255)) | as_u16(clamped(b >> (n & 31), 0, 255))
                                                                           << 8);
    }>();
  default: return nullptr;
  }
}

} // namespace kiln::sim
