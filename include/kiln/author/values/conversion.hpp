// SPDX-License-Identifier: MIT
// What convert emits for one number: among f32, f64, f16, bf16, i32 and u32.
#pragma once

#include <kiln/author/values/lane_value.hpp>

namespace kiln {

/// How a number that has no place in the new type is rounded. `nearest_even_of_sums`: from f32 to f16 or bf16 as nearest_even,
/// of numbers whose NaNs have a low half of zeros, by the caller's promise: sums of matrix instructions, and what is calculated
/// from them. Other NaNs may become -0. 5 instructions a pair of bf16 in place of 9.
enum class rounding { nearest_even, toward_zero, down, up, nearest_even_of_sums };
/// What becomes of a number beyond the largest one of an 8-bit float. `special`: what the format has there, a NaN of fp8 and of
/// gfx942's bf8, an infinity of gfx950's bf8. `saturate`: the largest number; a NaN stays a NaN.
enum class overflow { special, saturate };

} // namespace kiln

namespace kiln::author {

template<class T> inline constexpr bool is_word_integer = false;
template<> inline constexpr bool is_word_integer<i32> = true;
template<> inline constexpr bool is_word_integer<u32> = true;

constexpr vector_of<bf16> f32_to_bf16(const handle<ir::bank::vgpr, f32>& x, rounding r, const source& at) {
  draft& k = x.program_draft();
  const auto value = operand(x, at);
  operand bits = value;
  bits.set_type(isa::element::bits);
  if (r == rounding::nearest_even && k.arch() == isa::arch::gfx950) {
    const operand d = selection::new_reg(k, ir::bank::vgpr, isa::element::bf16x2, at);
    k.emit(isa::mn::v_cvt_pk_bf16_f32, d, value, operand(0, at));
    return {k, d.code.payload()};
  }
  if (r == rounding::toward_zero)
    return result_of<bf16>(k, isa::mn::v_lshrrev_b32, at, operand(16, at), bits);
  const operand odd = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at),
                sum = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at),
                rounded = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at),
                is_nan = selection::new_reg(k, ir::bank::sgpr, isa::element::mask, at);
  k.emit(isa::mn::v_bfe_u32, odd, bits, operand(16, at), operand(1, at));
  k.emit(isa::mn::v_add3_u32, sum, bits, odd,
         selection::without_literal(k, operand(0x7fff, at), isa::element::u32));
  k.emit(isa::mn::v_cmp_u_f32, is_nan, value, value);
  k.emit(isa::mn::v_cndmask_b32, rounded, sum, operand(-1, at), is_nan); // all ones is a NaN
  return result_of<bf16>(k, isa::mn::v_lshrrev_b32, at, operand(16, at), rounded);
}

template<class To, class From, rounding Rounding> struct conversion {
  static_assert(
      sizeof(To) == 0,
      "convert knows f32, f64, f16, bf16, i32, u32, fp8 and bf8, and f16x2, bf16x2, fp8x4 and bf8x4");
};
template<class T, rounding R> struct conversion<T, T, R> {
  static constexpr vector_of<T> of(const handle<ir::bank::vgpr, T>& x, const source&) { return x; }
};
/// The same bits, as in C++.
template<class To, class From, rounding R>
  requires(is_word_integer<To> && is_word_integer<From> && !__is_same(To, From))
struct conversion<To, From, R> {
  static constexpr vector_of<To> of(const handle<ir::bank::vgpr, From>& x, const source&) {
    return handle<ir::bank::vgpr, To>(x.program_draft(), x.first_dword());
  }
};
template<class To, rounding R>
  requires is_word_integer<To>
struct conversion<To, f32, R> {
  static constexpr vector_of<To> of(const handle<ir::bank::vgpr, f32>& x, const source& at) {
    draft& k = x.program_draft();
    operand whole(x, at);
    if (R != rounding::toward_zero) {
      whole = selection::new_reg(k, ir::bank::vgpr, isa::element::f32, at);
      k.emit(R == rounding::nearest_even ? isa::mn::v_rndne_f32
             : R == rounding::down       ? isa::mn::v_floor_f32
                                         : isa::mn::v_ceil_f32,
             whole, operand(x, at));
    }
    return result_of<To>(k, element_traits<To>::is_signed ? isa::mn::v_cvt_i32_f32 : isa::mn::v_cvt_u32_f32,
                         at, whole);
  }
};
template<class From, rounding R>
  requires is_word_integer<From>
struct conversion<f32, From, R> {
  static_assert(R == rounding::nearest_even, "integers become f32 rounded to nearest even");
  static constexpr vector_of<f32> of(const handle<ir::bank::vgpr, From>& x, const source& at) {
    return result_of<f32>(x.program_draft(),
                          element_traits<From>::is_signed ? isa::mn::v_cvt_f32_i32 : isa::mn::v_cvt_f32_u32,
                          at, operand(x, at));
  }
};
template<rounding R> struct conversion<f32, f16, R> {
  static constexpr vector_of<f32> of(const handle<ir::bank::vgpr, f16>& x, const source& at) {
    return result_of<f32>(x.program_draft(), isa::mn::v_cvt_f32_f16, at, operand(x, at));
  }
};
template<rounding R> struct conversion<f32, bf16, R> {
  static constexpr vector_of<f32> of(const handle<ir::bank::vgpr, bf16>& x, const source& at) {
    operand bits(x, at);
    bits.set_type(isa::element::bits);
    return result_of<f32>(x.program_draft(), isa::mn::v_lshlrev_b32, at, operand(16, at), bits);
  }
};
template<rounding R> struct conversion<f16, f32, R> {
  static_assert(R == rounding::nearest_even || R == rounding::toward_zero,
                "f32 becomes f16 to nearest even or toward zero");
  static constexpr vector_of<f16> of(const handle<ir::bank::vgpr, f32>& x, const source& at) {
    draft& k = x.program_draft();
    if (R == rounding::nearest_even) return result_of<f16>(k, isa::mn::v_cvt_f16_f32, at, operand(x, at));
    const operand d = selection::new_reg(k, ir::bank::vgpr, isa::element::f16x2, at);
    k.emit(isa::mn::v_cvt_pkrtz_f16_f32, d, operand(x, at), operand(0, at));
    return {k, d.code.payload()};
  }
};
template<rounding R> struct conversion<bf16, f32, R> {
  static_assert(R == rounding::nearest_even || R == rounding::toward_zero,
                "f32 becomes bf16 to nearest even or toward zero");
  static constexpr vector_of<bf16> of(const handle<ir::bank::vgpr, f32>& x, const source& at) {
    return f32_to_bf16(x, R, at);
  }
};
/// Of f64: the instruction rounds to nearest even, to an integer toward zero.
template<class To> inline constexpr isa::mn::mnemonic from_f64 = isa::mn::v_cvt_f32_f64;
template<> inline constexpr isa::mn::mnemonic from_f64<i32> = isa::mn::v_cvt_i32_f64;
template<> inline constexpr isa::mn::mnemonic from_f64<u32> = isa::mn::v_cvt_u32_f64;
template<class From> inline constexpr isa::mn::mnemonic to_f64 = isa::mn::v_cvt_f64_f32;
template<> inline constexpr isa::mn::mnemonic to_f64<i32> = isa::mn::v_cvt_f64_i32;
template<> inline constexpr isa::mn::mnemonic to_f64<u32> = isa::mn::v_cvt_f64_u32;
template<class To, rounding R>
  requires(__is_same(To, f32) || is_word_integer<To>)
struct conversion<To, f64, R> {
  static_assert(R == (is_word_integer<To> ? rounding::toward_zero : rounding::nearest_even),
                "f64 becomes f32 to nearest even, integers toward zero");
  static constexpr vector_of<To> of(const handle<ir::bank::vgpr, f64>& x, const source& at) {
    return result_of<To>(x.program_draft(), from_f64<To>, at, operand(x, at));
  }
};
template<class From, rounding R>
  requires(__is_same(From, f32) || is_word_integer<From>)
struct conversion<f64, From, R> {
  static constexpr vector_of<f64> of(const handle<ir::bank::vgpr, From>& x, const source& at) {
    return result_of<f64>(x.program_draft(), to_f64<From>, at, operand(x, at));
  }
};
template<class T> inline constexpr bool is_half = __is_same(T, f16) || __is_same(T, bf16);
/// By way of f32, which holds every f16 and bf16.
template<class To, class From, rounding R>
  requires((is_half<From> && is_word_integer<To>) || (is_half<To> && is_word_integer<From>) ||
           (is_half<From> && is_half<To> && !__is_same(From, To)))
struct conversion<To, From, R> {
  static constexpr vector_of<To> of(const handle<ir::bank::vgpr, From>& x, const source& at) {
    constexpr rounding first = is_word_integer<From> ? rounding::nearest_even : R;
    return conversion<To, f32, R>::of(conversion<f32, From, first>::of(x, at), at);
  }
};

} // namespace kiln::author
