// SPDX-License-Identifier: MIT
// The operators of one-element handles. Found by argument-dependent lookup, so that operands convert and note their line.
#pragma once

#include <kiln/build/condition.hpp>
#include <kiln/build/value_functions.hpp>

namespace kiln::build {

/// Operators with a handle of this bank and element type on at least one side. For VGPRs the other side is any value of
/// the type; for SGPRs a uniform one (SGPR with VGPR is found through the VGPR's operators).
template<ir::bank Bank, class T> struct scalar_operators : value_functions<Bank, T> {
  static constexpr bool vector = Bank == ir::bank::vgpr;
  // The scalar ALU of these targets has no floating point.
  static constexpr ir::bank result_bank = IntegerElement<T> ? Bank : ir::bank::vgpr;
  static constexpr isa::element e = element_traits<T>::element;
  static constexpr bool compares_uniformly = !vector && IntegerElement<T>;

  using self = register_value<Bank, T>;
  using right = choose<vector, source_value<T>, uniform_value<T>>;
  using left = choose<vector, uniform_value<T>, constant_value<T>>;
  using result = reg<result_bank, T>;
  using condition = choose<compares_uniformly, uniform_condition, lane_mask>;

  friend constexpr result operator+(const self& a, const right& b) {
    return calculate(*a.k, operation::add, a, b);
  }
  friend constexpr result operator+(const left& a, const self& b) {
    return calculate(*b.k, operation::add, b, a);
  }
  friend constexpr result operator-(const self& a, const right& b) {
    return calculate(*a.k, operation::sub, a, b);
  }
  friend constexpr result operator-(const left& a, const self& b) {
    return calculate(*b.k, operation::sub, a, b);
  }
  friend constexpr result operator*(const self& a, const right& b) {
    return calculate(*a.k, operation::mul, a, b);
  }
  friend constexpr result operator*(const left& a, const self& b) {
    return calculate(*b.k, operation::mul, b, a);
  }
  friend constexpr result operator<<(const self& a, const right& b)
    requires IntegerElement<T>
  {
    return calculate(*a.k, operation::shl, a, b);
  }
  friend constexpr result operator<<(const left& a, const self& b)
    requires IntegerElement<T>
  {
    return calculate(*b.k, operation::shl, a, b);
  }
  friend constexpr result operator>>(const self& a, const right& b)
    requires IntegerElement<T>
  {
    return calculate(*a.k, operation::shr, a, b);
  }
  friend constexpr result operator>>(const left& a, const self& b)
    requires IntegerElement<T>
  {
    return calculate(*b.k, operation::shr, a, b);
  }
  friend constexpr result operator&(const self& a, const right& b)
    requires IntegerElement<T>
  {
    return calculate(*a.k, operation::bit_and, a, b);
  }
  friend constexpr result operator&(const left& a, const self& b)
    requires IntegerElement<T>
  {
    return calculate(*b.k, operation::bit_and, b, a);
  }
  friend constexpr result operator|(const self& a, const right& b)
    requires IntegerElement<T>
  {
    return calculate(*a.k, operation::bit_or, a, b);
  }
  friend constexpr result operator|(const left& a, const self& b)
    requires IntegerElement<T>
  {
    return calculate(*b.k, operation::bit_or, b, a);
  }
  friend constexpr result operator^(const self& a, const right& b)
    requires IntegerElement<T>
  {
    return calculate(*a.k, operation::bit_xor, a, b);
  }
  friend constexpr result operator^(const left& a, const self& b)
    requires IntegerElement<T>
  {
    return calculate(*b.k, operation::bit_xor, b, a);
  }
  friend constexpr result operator-(const self& a) {
    if constexpr (IntegerElement<T>)
      return calculate(*a.k, operation::sub, constant_value<T>(0, a.where), a);
    else // 0 - x is wrong for x = +0
      return calculate(*a.k, operation::bit_xor, a, operand(0x8000'0000u, a.where));
  }
  friend constexpr result operator~(const self& a)
    requires IntegerElement<T>
  {
    return calculate(*a.k, operation::bit_xor, a, constant_value<T>(-1, a.where));
  }

  friend constexpr condition operator==(const self& a, const right& b) {
    return compare(*a.k, comparison::eq, a, b);
  }
  friend constexpr condition operator==(const left& a, const self& b) {
    return compare(*b.k, comparison::eq, a, b);
  }
  friend constexpr condition operator!=(const self& a, const right& b) {
    return compare(*a.k, comparison::ne, a, b);
  }
  friend constexpr condition operator!=(const left& a, const self& b) {
    return compare(*b.k, comparison::ne, a, b);
  }
  friend constexpr condition operator<(const self& a, const right& b) {
    return compare(*a.k, comparison::lt, a, b);
  }
  friend constexpr condition operator<(const left& a, const self& b) {
    return compare(*b.k, comparison::lt, a, b);
  }
  friend constexpr condition operator<=(const self& a, const right& b) {
    return compare(*a.k, comparison::le, a, b);
  }
  friend constexpr condition operator<=(const left& a, const self& b) {
    return compare(*b.k, comparison::le, a, b);
  }
  friend constexpr condition operator>(const self& a, const right& b) {
    return compare(*a.k, comparison::gt, a, b);
  }
  friend constexpr condition operator>(const left& a, const self& b) {
    return compare(*b.k, comparison::gt, a, b);
  }
  friend constexpr condition operator>=(const self& a, const right& b) {
    return compare(*a.k, comparison::ge, a, b);
  }
  friend constexpr condition operator>=(const left& a, const self& b) {
    return compare(*b.k, comparison::ge, a, b);
  }

protected:
  static constexpr result calculate(arithmetic& k, operation op, const operand& a, const operand& b) {
    return {k, k.binary(op, e, a, b)};
  }
  static constexpr condition compare(arithmetic& k, comparison c, const operand& a, const operand& b) {
    if constexpr (compares_uniformly) {
      k.compare_uniform(c, e, a, b);
      return {k, a.where};
    } else {
      return {k, k.compare_lanes(c, e, a, b)};
    }
  }
};

} // namespace kiln::build
