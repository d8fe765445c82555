// SPDX-License-Identifier: MIT
// What convert emits for registers that hold several numbers: f16x2, bf16x2, fp8x4, bf8x4; and for one fp8 or bf8.
#pragma once

#include <kiln/author/values/conversion.hpp>

namespace kiln::author {

/// How many numbers an element holds, and the type of one.
template<class T> struct numbers_of {
  using one = T;
  static constexpr u32 count = 1;
};
template<> struct numbers_of<f16x2> {
  using one = f16;
  static constexpr u32 count = 2;
};
template<> struct numbers_of<bf16x2> {
  using one = bf16;
  static constexpr u32 count = 2;
};
template<> struct numbers_of<fp8x4> {
  using one = fp8;
  static constexpr u32 count = 4;
};
template<> struct numbers_of<bf8x4> {
  using one = bf8;
  static constexpr u32 count = 4;
};
template<class T> inline constexpr bool is_packed = numbers_of<T>::count != 1;
template<class T> inline constexpr bool is_bf8 = __is_same(T, bf8) || __is_same(T, bf8x4);
template<class T>
inline constexpr bool is_8_bit_float = __is_same(T, fp8) || __is_same(T, fp8x4) || is_bf8<T>;

// Selectors of v_perm_b32: the halves of two registers.
inline constexpr u32 low_halves = 0x0504'0100, high_halves = 0x0706'0302;

/// Dword i of registers, as bits.
constexpr operand word_of(u32 first, u32 i, const source& at) {
  return selection::reg_operand(ir::bank::vgpr, first + i, isa::element::bits, at);
}
constexpr operand f32_in(u32 first, u32 i, const source& at) {
  return selection::reg_operand(ir::bank::vgpr, first + i, isa::element::f32, at);
}

// From registers of several numbers to f32. The upper half is read by SDWA.

constexpr bool refuse_without_fp8(draft& k, const source& at) {
  if (!is_gfx90a(k.arch())) return false;
  k.fail(at, "gfx90a has no conversions of fp8 and bf8: encode_float8<float8::e4m3>(x) and "
             "decode_float8<float8::e4m3>(bits) calculate them with integers");
  return true;
}
template<class From> constexpr void unpack(draft& k, u32 to, const operand& packed, const source& at) {
  if constexpr (__is_same(From, f16x2)) {
    k.emit(isa::mn::v_cvt_f32_f16, f32_in(to, 0, at), packed);
    k.emit(isa::mn::v_cvt_f32_f16, f32_in(to, 1, at), packed, src0_sel(sel::word_1));
  } else if constexpr (__is_same(From, bf16x2)) {
    k.emit(isa::mn::v_lshlrev_b32, word_of(to, 0, at), operand(16, at), packed);
    k.emit(isa::mn::v_and_b32, word_of(to, 1, at), operand(0xffff'0000u, at), packed);
  } else {
    constexpr isa::mn::mnemonic m = is_bf8<From> ? isa::mn::v_cvt_pk_f32_bf8 : isa::mn::v_cvt_pk_f32_fp8;
    k.emit(m, selection::part(word_of(to, 0, at), 0, 2), packed);
    k.emit(m, selection::part(word_of(to, 2, at), 0, 2), packed, src0_sel(sel::word_1));
  }
}

// From f32 to registers of several numbers.

/// Two f32 as bf16, rounded to nearest, ties to even; a NaN stays a NaN, but see nearest_even_of_sums. One instruction on
/// gfx950, 9 or 5 elsewhere.
constexpr void pack_bf16(draft& k, rounding r, const operand& d, const operand& low, const operand& high,
                         const source& at) {
  if (k.arch() == isa::arch::gfx950) return k.emit(isa::mn::v_cvt_pk_bf16_f32, d, low, high);
  const operand half = selection::without_literal(k, operand(0x7fff, at), isa::element::u32);
  operand rounded[2];
  for (u32 i = 0; i < 2; ++i) {
    const operand& x = i == 0 ? low : high;
    operand bits = x;
    bits.set_type(isa::element::bits);
    const operand odd = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at),
                  sum = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at);
    k.emit(isa::mn::v_bfe_u32, odd, bits, operand(16, at), operand(1, at));
    k.emit(isa::mn::v_add3_u32, sum, bits, odd, half);
    if (r == rounding::nearest_even_of_sums) {
      rounded[i] = sum;
      continue;
    }
    const operand is_nan = selection::new_reg(k, ir::bank::sgpr, isa::element::mask, at);
    rounded[i] = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at);
    k.emit(isa::mn::v_cmp_u_f32, is_nan, x, x);
    k.emit(isa::mn::v_cndmask_b32, rounded[i], sum, operand(-1, at), is_nan); // all ones is a NaN
  }
  k.emit(isa::mn::v_perm_b32, d, rounded[1], rounded[0],
         selection::without_literal(k, operand(high_halves, at), isa::element::u32));
}
/// The upper halves of two f32: toward zero.
constexpr void truncate_bf16(draft& k, const operand& d, operand low, operand high, const source& at) {
  low.set_type(isa::element::bits);
  high.set_type(isa::element::bits);
  k.emit(isa::mn::v_perm_b32, d, high, low,
         selection::without_literal(k, operand(high_halves, at), isa::element::u32));
}
constexpr void pack_f16(draft& k, rounding r, const operand& d, const operand& low, const operand& high,
                        const source& at) {
  if (r == rounding::toward_zero) return k.emit(isa::mn::v_cvt_pkrtz_f16_f32, d, low, high);
  if (k.arch() == isa::arch::gfx950) return k.emit(isa::mn::v_cvt_pk_f16_f32, d, low, high);
  const operand first = selection::new_reg(k, ir::bank::vgpr, isa::element::f16, at),
                second = selection::new_reg(k, ir::bank::vgpr, isa::element::f16, at);
  k.emit(isa::mn::v_cvt_f16_f32, first, low);
  k.emit(isa::mn::v_cvt_f16_f32, second, high);
  k.emit(isa::mn::v_pack_b32_f16, d, first, second);
}
/// The largest number of the target's fp8 or bf8: largest_number<fp8>(k.arch()). That of gfx90a, which has neither, is FNUZ's.
template<class To> constexpr f64 largest_number(isa::arch a) {
  if constexpr (is_bf8<To>) return 57344;
  return isa::facts_of(a).fp8_is_ocp ? 448 : 240;
}
/// x brought between the ends of To; a NaN stays one.
template<class To> constexpr operand between_ends(draft& k, const operand& x, const source& at) {
  const f64 end = largest_number<To>(k.arch());
  const operand high = selection::without_literal(k, operand(end, at), isa::element::f32);
  const operand within = selection::new_reg(k, ir::bank::vgpr, isa::element::f32, at),
                d = selection::new_reg(k, ir::bank::vgpr, isa::element::f32, at),
                is_nan = selection::new_reg(k, ir::bank::sgpr, isa::element::mask, at);
  k.emit(isa::mn::v_cmp_u_f32, is_nan, x, x);
  k.emit(isa::mn::v_med3_f32, within, x, high, kiln::neg(high));
  k.emit(isa::mn::v_cndmask_b32, d, within, x, is_nan);
  return d;
}
/// Up to four numbers: of one, the other bytes are of no use.
template<class To, overflow Overflow>
constexpr void pack_8_bits(draft& k, const operand& d, const operand* numbers, u32 count, const source& at) {
  if (refuse_without_fp8(k, at)) return;
  constexpr isa::mn::mnemonic m = is_bf8<To> ? isa::mn::v_cvt_pk_bf8_f32 : isa::mn::v_cvt_pk_fp8_f32;
  operand x[4], to = d;
  for (u32 i = 0; i < count; ++i)
    x[i] = Overflow == overflow::saturate ? between_ends<To>(k, numbers[i], at) : numbers[i];
  to.set_type(isa::element::bits);
  k.emit(m, to, x[0], count == 1 ? operand(0, at) : x[1]);
  if (count == 4) k.emit(m, to, x[2], x[3], op_sel(0, 0, 1));
}
/// As many f32 as one register of To holds.
template<class To, rounding Rounding, overflow Overflow>
constexpr void pack_numbers(draft& k, const operand& d, const operand* numbers, const source& at) {
  if constexpr (is_8_bit_float<To>) {
    static_assert(Rounding == rounding::nearest_even, "f32 becomes fp8 and bf8 to nearest even");
    pack_8_bits<To, Overflow>(k, d, numbers, numbers_of<To>::count, at);
  } else {
    static_assert(Rounding == rounding::nearest_even || Rounding == rounding::toward_zero ||
                      Rounding == rounding::nearest_even_of_sums,
                  "f32 becomes f16 and bf16 to nearest even or toward zero");
    static_assert(Overflow == overflow::special, "only fp8 and bf8 saturate");
    if constexpr (__is_same(To, f16x2))
      pack_f16(k, Rounding, d, numbers[0], numbers[1], at);
    else if constexpr (Rounding == rounding::toward_zero)
      truncate_bf16(k, d, numbers[0], numbers[1], at);
    else
      pack_bf16(k, Rounding, d, numbers[0], numbers[1], at);
  }
}

template<rounding R> struct conversion<f32, fp8, R> {
  static constexpr vector_of<f32> of(const handle<ir::bank::vgpr, fp8>& x, const source& at) {
    draft& k = x.program_draft();
    return refuse_without_fp8(k, at) ? vector_of<f32>(k, x.first_dword())
                                     : result_of<f32>(k, isa::mn::v_cvt_f32_fp8, at, operand(x, at));
  }
};
template<rounding R> struct conversion<f32, bf8, R> {
  static constexpr vector_of<f32> of(const handle<ir::bank::vgpr, bf8>& x, const source& at) {
    draft& k = x.program_draft();
    return refuse_without_fp8(k, at) ? vector_of<f32>(k, x.first_dword())
                                     : result_of<f32>(k, isa::mn::v_cvt_f32_bf8, at, operand(x, at));
  }
};

} // namespace kiln::author
