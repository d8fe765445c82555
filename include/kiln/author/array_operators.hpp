// SPDX-License-Identifier: MIT
// Operators of arrays of registers, element by element: of two arrays of one shape, or of an array and one value.
#pragma once

#include <kiln/author/operators.hpp>

namespace kiln::author {

template<ir::bank Bank, Element T, u32... Shape> class handle;

/// An array as the operand of an operator, and the builder it belongs to. Whether it is the array of an unnamed result is in
/// the operand.
template<ir::bank Bank, class T, u32... Shape> struct array_operand : operand {
  draft* d;

  constexpr array_operand(const handle<Bank, T, Shape...>& a,
                          const source& at = source::here()) // NOLINT: implicit
      : operand(a, at), d(&a.program_draft()) {}
  constexpr array_operand(reg<Bank, T, Shape...>&& a, const source& at = source::here()) // NOLINT: implicit
      : operand(a, at), d(&a.program_draft()) {
    this->set_unnamed(true);
  }
};
/// The same of any bank.
template<class T, u32... Shape> struct any_array : operand {
  template<ir::bank Bank>
  constexpr any_array(const handle<Bank, T, Shape...>& a,
                      const source& at = source::here()) // NOLINT: implicit
      : operand(a, at) {}
  template<ir::bank Bank>
  constexpr any_array(reg<Bank, T, Shape...>&& a, const source& at = source::here()) // NOLINT: implicit
      : operand(a, at) {
    this->set_unnamed(true);
  }
};

/// An error: an array of that type with another number of elements.
template<class T, u32 Count> struct other_array {
  source where;
  u32 count;
  template<class V>
    requires(RegisterHandle<V> && __is_same(typename V::element_type, T) && V::count != 1 &&
             V::count != Count)
  constexpr other_array(const V&, const source& at = source::here())
      : where(at), count(V::count) {} // NOLINT: implicit

  template<class Result> constexpr Result refuse(draft& k) const {
    k.fail(where, text_buffer{} << "an array of " << Count << " and one of " << count
                                << ": x.slice<n>(i) is a part of n elements");
    return {k, k.allocate(ir::bank::vgpr, Result::dwords, -1, where)};
  }
};

/// Element i of an array as an operator reads it, or the one value.
template<class T> constexpr operand element_of(draft& k, const operand& o, u32 i) {
  constexpr u32 dwords = element_traits<T>::dwords;
  if (o.what != operand::form::reg || o.dwords == dwords) return o;
  operand x = selection::part(o, i * dwords, dwords);
  x.set_type(element_traits<T>::element);
  if (!x.is_bank(ir::bank::agpr)) return x.set_unnamed(o.is_unnamed()), x;
  x = selection::in_vgpr(k, x, element_traits<T>::element);
  x.set_unnamed(true);
  return x;
}
/// True if writing the elements of `d` in their order would change those of `o` before they are read.
constexpr bool is_written_early(const operand& d, const operand& o) {
  return o.what == operand::form::reg && d.code.bits - o.code.bits - 1 < o.dwords - 1u;
}
// What is done to two elements: the first register of the result, which is in `d` where the instruction can be told so.
template<selection::operation Op> struct by_operation {
  template<class T> static constexpr u32 of(draft& k, const operand& x, const operand& y, u32 d) {
    return selection::calculate<Op, element_traits<T>::element>(k, x, y, d);
  }
};
/// Of floats: -x, or x * -1 where it is no product without a name.
struct by_negation {
  template<class T> static constexpr u32 of(draft& k, const operand& x, const operand& minus_one, u32 d) {
    constexpr isa::element e = element_traits<T>::element;
    const u32 first = selection::negate_product(k, e, x, d);
    return first != selection::fresh ? first
                                     : selection::calculate<selection::operation::mul, e>(k, x, minus_one, d);
  }
};
template<bool Larger> struct by_order {
  template<class T> static constexpr u32 of(draft& k, const operand& x, const operand& y, u32) {
    return smaller_or_larger<T>(k, Larger, x, y);
  }
};
struct by_division {
  template<class T> static constexpr u32 of(draft& k, const operand& x, const operand& y, u32) {
    return selection::divide_f32(k, x, y);
  }
};

/// `d[i] = a[i] op b[i]`. One value that lies in d is copied first.
template<class What, class T>
constexpr void calculate_array(draft& k, const operand& d, const operand& a, operand b, u32 count) {
  constexpr isa::element e = element_traits<T>::element;
  constexpr u32 dwords = element_traits<T>::dwords;
  if (b.what == operand::form::reg && b.dwords == dwords && count != 1 &&
      b.code.bits - d.code.bits < d.dwords) {
    const operand copy = selection::new_reg(k, ir::bank::vgpr, e, b.where);
    selection::move(k, copy, b);
    b = copy;
  }
  k.recent = count + draft::few; // the product that an element is added to is contracted in long arrays too
  const bool backward = is_written_early(d, a) || is_written_early(d, b);
  for (u32 n = 0; n < count; ++n) {
    const u32 i = backward ? count - 1 - n : n;
    const operand x = element_of<T>(k, a, i), y = element_of<T>(k, b, i);
    const operand to = selection::part(d, i * dwords, dwords);
    const u32 wanted = d.is_bank(ir::bank::agpr) ? selection::fresh : to.code.payload();
    const u32 made = What::template of<T>(k, x, y, wanted);
    if (made == wanted) continue;
    const ir::bank bank =
        x.is_sgpr() && y.classes != in_vgprs() && d.is_sgpr() ? ir::bank::sgpr : ir::bank::vgpr;
    operand result = selection::reg_operand(bank, made, e, a.where);
    result.set_unnamed(true);
    selection::assign(k, to, result);
  }
  k.recent = draft::few;
}

/// The result is an array in VGPRs; in SGPRs of integers in SGPRs.
template<ir::bank Bank, class T, u32... Shape> struct array_operators {
private:
  static constexpr bool vector = !is_sgpr_bank<Bank>;
  static constexpr ir::bank result_bank = IntegerElement<T> && !vector ? Bank : ir::bank::vgpr;
  static constexpr u32 count = (1u * ... * Shape);
  using self = array_operand<Bank, T, Shape...>;
  using value = choose<vector, source_value<T>, uniform_value<T>>;
  using result = reg<result_bank, T, Shape...>;

  template<class What> static constexpr result calculated(draft& k, const operand& a, const operand& b) {
    const operand& array = a.dwords > element_traits<T>::dwords ? a : b;
    const u32 first = k.allocate(result_bank, count * element_traits<T>::dwords, -1, array.where);
    operand d = array;
    d.classes = class_of(result_bank);
    d.code = {kind_of(result_bank), first};
    calculate_array<What, T>(k, d, a, b, count);
    return {k, first};
  }

public:
  // Each rounds, and takes numbers, as that of one element.
  friend constexpr result operator+(const self& a, const any_array<T, Shape...>& b) {
    return calculated<by_operation<selection::operation::add>>(*a.d, a, b);
  }
  friend constexpr result operator+(const self& a, const other_array<T, count>& b) {
    return b.template refuse<result>(*a.d);
  }
  friend constexpr result operator+(const self& a, const value& b) {
    return calculated<by_operation<selection::operation::add>>(*a.d, a, b);
  }
  friend constexpr result operator+(const value& a, const self& b) {
    return calculated<by_operation<selection::operation::add>>(*b.d, b, a);
  }
  friend constexpr result operator-(const self& a, const any_array<T, Shape...>& b) {
    return calculated<by_operation<selection::operation::sub>>(*a.d, a, b);
  }
  friend constexpr result operator-(const self& a, const other_array<T, count>& b) {
    return b.template refuse<result>(*a.d);
  }
  friend constexpr result operator-(const self& a, const value& b) {
    return calculated<by_operation<selection::operation::sub>>(*a.d, a, b);
  }
  friend constexpr result operator-(const value& a, const self& b) {
    return calculated<by_operation<selection::operation::sub>>(*b.d, a, b);
  }
  friend constexpr result operator*(const self& a, const any_array<T, Shape...>& b) {
    return calculated<by_operation<selection::operation::mul>>(*a.d, a, b);
  }
  friend constexpr result operator*(const self& a, const other_array<T, count>& b) {
    return b.template refuse<result>(*a.d);
  }
  friend constexpr result operator*(const self& a, const value& b) {
    return calculated<by_operation<selection::operation::mul>>(*a.d, a, b);
  }
  friend constexpr result operator*(const value& a, const self& b) {
    return calculated<by_operation<selection::operation::mul>>(*b.d, b, a);
  }
  friend constexpr result operator/(const self& a, const any_array<T, Shape...>& b)
    requires is_f32_element<T>
  {
    return calculated<by_division>(*a.d, a, b);
  }
  friend constexpr result operator/(const self& a, const value& b)
    requires is_f32_element<T>
  {
    return calculated<by_division>(*a.d, a, b);
  }
  friend constexpr result operator/(const value& a, const self& b)
    requires is_f32_element<T>
  {
    return calculated<by_division>(*b.d, a, b);
  }
  friend constexpr result operator-(const self& a) {
    if constexpr (IntegerElement<T>)
      return calculated<by_operation<selection::operation::sub>>(*a.d, constant_value<T>(0, a.where), a);
    else // 0 - x is wrong for x = +0
      return calculated<by_negation>(*a.d, a, constant_value<T>(-1, a.where));
  }
  static constexpr result ordered(bool larger, const self& a, const any_array<T, Shape...>& b) {
    return larger ? calculated<by_order<true>>(*a.d, a, b) : calculated<by_order<false>>(*a.d, a, b);
  }
  friend constexpr result min(const self& a, const any_array<T, Shape...>& b) {
    return calculated<by_order<false>>(*a.d, a, b);
  }
  friend constexpr result min(const self& a, const value& b) {
    return calculated<by_order<false>>(*a.d, a, b);
  }
  friend constexpr result min(const value& a, const self& b) {
    return calculated<by_order<false>>(*b.d, b, a);
  }
  friend constexpr result max(const self& a, const any_array<T, Shape...>& b) {
    return calculated<by_order<true>>(*a.d, a, b);
  }
  friend constexpr result max(const self& a, const value& b) {
    return calculated<by_order<true>>(*a.d, a, b);
  }
  friend constexpr result max(const value& a, const self& b) {
    return calculated<by_order<true>>(*b.d, b, a);
  }
};

} // namespace kiln::author
