// SPDX-License-Identifier: MIT
// How a number is encoded in an operand place: inline constant, literal or immediate, by the place's element type.
#pragma once

#include <kiln/emit/operand.hpp>

namespace kiln::emit {

/// A number ready for a place. `classes` is empty if the place cannot hold the value.
struct encoded_constant {
  isa::operand_classes classes = 0;
  ir::operand code{};
  u32 literal = 0;
};

/// Round-to-nearest-even f32 -> f16 bits; exact for the values the hardware has inline.
constexpr u32 half_bits(f64 value) {
  const u64 bits = __builtin_bit_cast(u64, value);
  const u32 sign = static_cast<u32>(bits >> 48) & 0x8000u;
  const i32 exponent = static_cast<i32>(bits >> 52 & 0x7ff) - 1023;
  const u64 fraction = bits & 0xf'ffff'ffff'ffffull;
  if (exponent == 1024) return sign | 0x7c00u | (fraction != 0 ? 0x200u : 0u);
  if (exponent > 15) return sign | 0x7c00u;
  if (exponent < -25) return sign;
  const u32 drop =
      exponent >= -14 ? 42u : static_cast<u32>(28 - exponent); // bits below the half's last place
  const u64 significand = fraction | u64{1} << 52;
  const u64 kept = significand >> drop;
  const u64 rest = significand & ((u64{1} << drop) - 1);
  const u64 tie = u64{1} << (drop - 1);
  const u64 rounded = kept + (rest > tie || (rest == tie && (kept & 1) != 0) ? 1 : 0);
  // The implicit bit carries into the exponent, so normal numbers add (exponent + 14), denormals 0.
  return sign |
         static_cast<u32>(exponent >= -14 ? (static_cast<u64>(exponent + 14) << 10) + rounded : rounded);
}

/// The same for bfloat16. On the way through f32 an inexact value keeps an odd last bit, so that it is rounded only once.
constexpr u32 bfloat_bits(f64 value) {
  const f32 nearest = static_cast<f32>(value);
  const f64 error = static_cast<f64>(nearest) - value;
  u32 bits = __builtin_bit_cast(u32, nearest);
  if (value != value) return bits >> 16 | 0x40u;
  if (error != 0) bits = (bits - ((error > 0) == (value > 0) ? 1 : 0)) | 1;
  return (bits + 0x7fffu + (bits >> 16 & 1)) >> 16;
}

inline constexpr u32 float_elements =
    1u << static_cast<u32>(isa::element::f16) | 1u << static_cast<u32>(isa::element::bf16) |
    1u << static_cast<u32>(isa::element::f32) | 1u << static_cast<u32>(isa::element::f64) |
    1u << static_cast<u32>(isa::element::f16x2) | 1u << static_cast<u32>(isa::element::bf16x2) |
    1u << static_cast<u32>(isa::element::f32x2);
constexpr bool is_float(isa::element e) { return (float_elements >> static_cast<u32>(e) & 1) != 0; }

constexpr encoded_constant encode_integer(i64 value, const isa::operand_row& place) {
  encoded_constant out;
  if ((place.accepts & isa::oc::immediate) != 0 && value >= place.min && value <= place.max) {
    out.classes = isa::oc::immediate;
    out.code = {ir::operand_kind::immediate, static_cast<u32>(value)};
    return out;
  }
  if (value >= -16 && value <= 64) {
    out.classes = isa::oc::inline_int;
    const i64 code =
        value >= 0 ? i64{ir::source_code::zero} + value : i64{ir::source_code::sixty_four} - value;
    out.code = {ir::operand_kind::fixed, static_cast<u32>(code)};
    if ((place.accepts & isa::oc::inline_int) != 0) return out;
  }
  if (value >= -0x8000'0000ll && value <= 0xffff'ffffll) {
    out.classes = isa::oc::literal;
    out.code = {ir::operand_kind::literal, 0};
    out.literal = static_cast<u32>(value);
  }
  return out;
}

constexpr encoded_constant encode_real(f64 value, const isa::operand_row& place) {
  encoded_constant out;
  const u32 code = value == 0 ? (__builtin_bit_cast(u64, value) == 0 ? ir::source_code::zero : 0)
                              : inline_float_code(value);
  if (code != 0) {
    out.classes = code == ir::source_code::zero ? isa::oc::inline_int : isa::oc::inline_float;
    out.code = {ir::operand_kind::fixed, code};
    if ((place.accepts & out.classes) != 0) return out;
  }
  out.classes = isa::oc::literal;
  out.code = {ir::operand_kind::literal, 0};
  switch (place.element) {
  case isa::element::f16: out.literal = half_bits(value); break;
  case isa::element::f16x2: out.literal = half_bits(value) * 0x10001u; break;
  case isa::element::bf16: out.literal = bfloat_bits(value); break;
  case isa::element::bf16x2: out.literal = bfloat_bits(value) * 0x10001u; break;
  case isa::element::f64: {
    // A 64-bit place takes the literal as the high half; the low half is zero.
    const u64 bits = __builtin_bit_cast(u64, value);
    if ((bits & 0xffff'ffffu) != 0) return {};
    out.literal = static_cast<u32>(bits >> 32);
    break;
  }
  default: out.literal = __builtin_bit_cast(u32, static_cast<f32>(value));
  }
  return out;
}

/// True if a fraction means something in the place.
constexpr bool takes_real(const isa::operand_row& place) {
  return (is_float(place.element) || bit_of(place.element) == bit_of(isa::element::bits)) &&
         place.dwords != 0;
}

/// The number `o` for the place. An integer in a float's place is that float; a fraction in an integer's place cannot be
/// encoded. In a place without a type, integers are 32-bit patterns and fractions are f32.
constexpr encoded_constant encode(const operand& o, const isa::operand_row& place) {
  if (o.what == operand::form::integer)
    return is_float(place.element) ? encode_real(static_cast<f64>(o.integer), place)
                                   : encode_integer(o.integer, place);
  return takes_real(place) ? encode_real(o.real, place) : encoded_constant{};
}

/// A place without a row: what a register of that type could be given by an instruction with a literal.
constexpr isa::operand_row place_of(isa::element e) {
  isa::operand_row p;
  p.accepts = isa::oc::inline_int | isa::oc::inline_float | isa::oc::literal;
  p.dwords = 1;
  p.element = e;
  return p;
}

/// True if a number needs no literal in a place of that type.
constexpr bool is_inline(const operand& o, isa::element e) {
  return (encode(o, place_of(e)).classes & (isa::oc::inline_int | isa::oc::inline_float)) != 0;
}

} // namespace kiln::emit
