// SPDX-License-Identifier: MIT
// The operators of one-element handles. Found by argument-dependent lookup, so that operands convert and note their line.
#pragma once

#include <kiln/author/condition.hpp>
#include <kiln/author/value_functions.hpp>

namespace kiln::author {

/// Comparisons with a handle of this bank and element type on at least one side, as the operators below.
template<ir::bank Bank, class T> struct comparisons {
  static constexpr isa::element e = element_traits<T>::element;
  static constexpr bool vector = !is_sgpr_bank<Bank>, compares_uniformly = !vector && IntegerElement<T>;

  using self = register_value<Bank, T>;
  using right = choose<vector, source_value<T>, uniform_value<T>>;
  using left = choose<vector, uniform_value<T>, constant_value<T>>;
  using condition = choose<compares_uniformly, uniform_condition, lane_mask>;

  friend constexpr condition operator==(const self& a, const right& b) {
    return compare<selection::comparison::eq>(*a.d, a, b);
  }
  friend constexpr condition operator==(const left& a, const self& b) {
    return compare<selection::comparison::eq>(*b.d, a, b);
  }
  friend constexpr condition operator!=(const self& a, const right& b) {
    return compare<selection::comparison::ne>(*a.d, a, b);
  }
  friend constexpr condition operator!=(const left& a, const self& b) {
    return compare<selection::comparison::ne>(*b.d, a, b);
  }
  friend constexpr condition operator<(const self& a, const right& b) {
    return compare<selection::comparison::lt>(*a.d, a, b);
  }
  friend constexpr condition operator<(const left& a, const self& b) {
    return compare<selection::comparison::lt>(*b.d, a, b);
  }
  friend constexpr condition operator<=(const self& a, const right& b) {
    return compare<selection::comparison::le>(*a.d, a, b);
  }
  friend constexpr condition operator<=(const left& a, const self& b) {
    return compare<selection::comparison::le>(*b.d, a, b);
  }
  friend constexpr condition operator>(const self& a, const right& b) {
    return compare<selection::comparison::gt>(*a.d, a, b);
  }
  friend constexpr condition operator>(const left& a, const self& b) {
    return compare<selection::comparison::gt>(*b.d, a, b);
  }
  friend constexpr condition operator>=(const self& a, const right& b) {
    return compare<selection::comparison::ge>(*a.d, a, b);
  }
  friend constexpr condition operator>=(const left& a, const self& b) {
    return compare<selection::comparison::ge>(*b.d, a, b);
  }

protected:
  template<selection::comparison C>
  static constexpr condition compare(draft& d, const operand& a, const operand& b) {
    if constexpr (compares_uniformly) {
      selection::compare_uniform<C, e>(d, a, b);
      return {d, a.where};
    } else {
      return {d, selection::compare_lanes<C, e>(d, a, b)};
    }
  }
};
struct no_comparisons {};

/// Operators with a handle of this bank and element type on at least one side. For VGPRs and AGPRs, which are copied to
/// VGPRs, the other side is any value of the type; for SGPRs a uniform one (SGPR with VGPR is found through the VGPR's
/// operators). With a VGPR and an AGPR the left one's operators are meant.
template<ir::bank Bank, class T>
struct scalar_operators : value_functions<Bank, T>,
                          choose<OrderedElement<T>, comparisons<Bank, T>, no_comparisons> {
  static constexpr bool vector = !is_sgpr_bank<Bank>;
  // The scalar ALU of these targets has no floating point.
  static constexpr ir::bank result_bank = IntegerElement<T> && !vector ? Bank : ir::bank::vgpr;
  static constexpr isa::element e = element_traits<T>::element;

  using self = register_value<Bank, T>;
  using right = choose<vector, source_value<T>, uniform_value<T>>;
  using left = choose<vector, uniform_value<T>, constant_value<T>>;
  using result = reg<result_bank, T>;

  friend constexpr result operator+(const self& a, const right& b) {
    return {*a.d, selection::calculate<selection::operation::add, e>(*a.d, a, b)};
  }
  friend constexpr result operator+(const left& a, const self& b) {
    return {*b.d, selection::calculate<selection::operation::add, e>(*b.d, b, a)};
  }
  friend constexpr result operator-(const self& a, const right& b) {
    return {*a.d, selection::calculate<selection::operation::sub, e>(*a.d, a, b)};
  }
  friend constexpr result operator-(const left& a, const self& b) {
    return {*b.d, selection::calculate<selection::operation::sub, e>(*b.d, a, b)};
  }
  friend constexpr result operator*(const self& a, const right& b) {
    return {*a.d, selection::calculate<selection::operation::mul, e>(*a.d, a, b)};
  }
  friend constexpr result operator*(const left& a, const self& b) {
    return {*b.d, selection::calculate<selection::operation::mul, e>(*b.d, b, a)};
  }
  friend constexpr result operator<<(const self& a, const right& b)
    requires IntegerElement<T>
  {
    return {*a.d, selection::calculate<selection::operation::shl, e>(*a.d, a, b)};
  }
  friend constexpr result operator<<(const left& a, const self& b)
    requires IntegerElement<T>
  {
    return {*b.d, selection::calculate<selection::operation::shl, e>(*b.d, a, b)};
  }
  friend constexpr result operator>>(const self& a, const right& b)
    requires IntegerElement<T>
  {
    return {*a.d, selection::calculate<selection::operation::shr, e>(*a.d, a, b)};
  }
  friend constexpr result operator>>(const left& a, const self& b)
    requires IntegerElement<T>
  {
    return {*b.d, selection::calculate<selection::operation::shr, e>(*b.d, a, b)};
  }
  friend constexpr result operator&(const self& a, const right& b)
    requires IntegerElement<T>
  {
    return {*a.d, selection::calculate<selection::operation::bit_and, e>(*a.d, a, b)};
  }
  friend constexpr result operator&(const left& a, const self& b)
    requires IntegerElement<T>
  {
    return {*b.d, selection::calculate<selection::operation::bit_and, e>(*b.d, b, a)};
  }
  friend constexpr result operator|(const self& a, const right& b)
    requires IntegerElement<T>
  {
    return {*a.d, selection::calculate<selection::operation::bit_or, e>(*a.d, a, b)};
  }
  friend constexpr result operator|(const left& a, const self& b)
    requires IntegerElement<T>
  {
    return {*b.d, selection::calculate<selection::operation::bit_or, e>(*b.d, b, a)};
  }
  friend constexpr result operator^(const self& a, const right& b)
    requires IntegerElement<T>
  {
    return {*a.d, selection::calculate<selection::operation::bit_xor, e>(*a.d, a, b)};
  }
  friend constexpr result operator^(const left& a, const self& b)
    requires IntegerElement<T>
  {
    return {*b.d, selection::calculate<selection::operation::bit_xor, e>(*b.d, b, a)};
  }
  friend constexpr result operator-(const self& a) {
    if constexpr (IntegerElement<T>)
      return {*a.d,
              selection::calculate<selection::operation::sub, e>(*a.d, constant_value<T>(0, a.where), a)};
    else if (const u32 first = selection::negate_product(*a.d, e, a); first != selection::fresh)
      return {*a.d, first};
    else if constexpr (selection::is_other_float(e))
      return {*a.d, selection::negate_other_float(*a.d, e, a)};
    else // 0 - x is wrong for x = +0
      return {*a.d, selection::calculate<selection::operation::bit_xor, e>(*a.d, a,
                                                                           operand(0x8000'0000u, a.where))};
  }
  friend constexpr result operator~(const self& a)
    requires IntegerElement<T>
  {
    return {*a.d,
            selection::calculate<selection::operation::bit_xor, e>(*a.d, a, constant_value<T>(-1, a.where))};
  }
};

} // namespace kiln::author
