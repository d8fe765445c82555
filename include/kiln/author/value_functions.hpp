// SPDX-License-Identifier: MIT
// Division, min, max and widening of one-element handles. Hidden friends, so that operands convert and note their line.
#pragma once

#include <kiln/author/source_value.hpp>
#include <kiln/selection/arithmetic.hpp>
#include <kiln/selection/float_division.hpp>

namespace kiln::author {

template<ir::bank Bank, Element T, u32... Shape> class reg;

namespace detail {
template<bool Which, class A, class B> struct choose {
  using type = A;
};
template<class A, class B> struct choose<false, A, B> {
  using type = B;
};
} // namespace detail
template<bool Which, class A, class B> using choose = typename detail::choose<Which, A, B>::type;

template<class T> inline constexpr bool is_f32_element = false;
template<> inline constexpr bool is_f32_element<f32> = true;
/// 32-bit integers: what remainders and widening take.
template<class T> inline constexpr bool word_element = false;
template<IntegerElement T> inline constexpr bool word_element<T> = element_traits<T>::dwords == 1;
template<class T> inline constexpr bool divisible_element = word_element<T> || is_f32_element<T>;

/// The smaller or larger of two one-element values: the first register.
template<class T> constexpr u32 smaller_or_larger(draft& k, bool larger, const operand& a, const operand& b) {
  constexpr isa::element kind = element_traits<T>::element;
  if constexpr (__is_same(T, f32x2)) { // no packed form
    const source& at = a.where.line != 0 ? a.where : b.where;
    const u32 first = k.allocate(ir::bank::vgpr, 2, -1, at);
    for (u32 i = 0; i < 2; ++i) {
      const u32 made = selection::smaller_or_larger(
          k, larger, isa::element::f32, selection::half_of_pair(a, i), selection::half_of_pair(b, i));
      operand half = selection::reg_operand(ir::bank::vgpr, made, isa::element::f32, at);
      half.set_unnamed(true);
      selection::assign(k, selection::reg_operand(ir::bank::vgpr, first + i, isa::element::f32, at), half);
    }
    return first;
  } else if constexpr (selection::is_other_float(kind)) {
    return selection::order_other_float(k, larger, kind, a, b);
  } else {
    return selection::smaller_or_larger(k, larger, kind, a, b);
  }
}

template<ir::bank Bank, class T> struct value_functions {
private:
  static constexpr bool is_vector = !is_sgpr_bank<Bank>;
  static constexpr ir::bank result_bank = is_vector ? ir::bank::vgpr : Bank;
  static constexpr isa::element kind = element_traits<T>::element;
  using own = register_value<Bank, T>;
  using second = choose<is_vector, source_value<T>, uniform_value<T>>;
  using first = choose<is_vector, uniform_value<T>, constant_value<T>>;
  using value = reg<IntegerElement<T> ? result_bank : ir::bank::vgpr, T>;
  using wide_value = reg<result_bank, choose<element_traits<T>::is_signed, i64, u64>>;

public:
  /// Of integers: exact for every value. Signed division rounds toward zero; `%` has the sign of its left side. A constant
  /// divisor costs a multiplication, a register some 16 instructions in VGPRs and 26 in SGPRs.
  /// Of f32: rounded to nearest even, subnormals kept, as HIP's default. 10 instructions, which use VCC; one where the divisor
  /// is a constant power of two. `a * fast_rcp(b)` is 2, with an error of 2 ulp.
  friend constexpr value operator/(const own& a, const second& b)
    requires divisible_element<T>
  {
    return {*a.d, quotient(*a.d, a, b)};
  }
  friend constexpr value operator/(const first& a, const own& b)
    requires divisible_element<T>
  {
    return {*b.d, quotient(*b.d, a, b)};
  }
  friend constexpr value operator%(const own& a, const second& b)
    requires word_element<T>
  {
    return {*a.d, selection::divide(*a.d, kind, a, b, true)};
  }
  friend constexpr value operator%(const first& a, const own& b)
    requires word_element<T>
  {
    return {*b.d, selection::divide(*b.d, kind, a, b, true)};
  }

  /// The smaller or larger of two; of a float and a NaN, the number. Of pairs in each half.
  friend constexpr value min(const own& a, const second& b) { return ordered(false, a, b); }
  friend constexpr value min(const first& a, const own& b) {
    return {*b.d, smaller_or_larger<T>(*b.d, false, b, a)};
  }
  friend constexpr value max(const own& a, const second& b) { return ordered(true, a, b); }
  friend constexpr value max(const first& a, const own& b) {
    return {*b.d, smaller_or_larger<T>(*b.d, true, b, a)};
  }

  static constexpr value ordered(bool larger, const own& a, const second& b) {
    return {*a.d, smaller_or_larger<T>(*a.d, larger, a, b)};
  }

  /// A u32 as u64, an i32 as i64.
  friend constexpr wide_value widen(const own& a)
    requires word_element<T>
  {
    return {*a.d, selection::widen(*a.d, kind, a)};
  }
  /// All 64 bits of the product of two 32-bit integers.
  friend constexpr wide_value multiply_wide(const own& a, const second& b)
    requires word_element<T>
  {
    return {*a.d, selection::multiply_wide(*a.d, kind, a, b)};
  }
  friend constexpr wide_value multiply_wide(const first& a, const own& b)
    requires word_element<T>
  {
    return {*b.d, selection::multiply_wide(*b.d, kind, b, a)};
  }

private:
  static constexpr u32 quotient(draft& k, const operand& a, const operand& b) {
    if constexpr (is_f32_element<T>)
      return selection::divide_f32(k, a, b);
    else
      return selection::divide(k, kind, a, b, false);
  }
};

} // namespace kiln::author
