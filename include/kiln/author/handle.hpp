// SPDX-License-Identifier: MIT
// Registers that behave like variables (reg), and as<T>(x).
#pragma once

#include <kiln/author/view.hpp>

namespace kiln::author {

/// Registers that behave like a variable: copying makes new registers with the same value, as copying an int does. Pass
/// by reference to avoid the copy. An unnamed result (`a * b`) hands its registers on without one.
template<ir::bank Bank, Element T, u32... Shape> class reg : public handle<Bank, T, Shape...> {
  using base = handle<Bank, T, Shape...>;

public:
  static constexpr bool owns = true;

  using base::base;
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
  reg() = delete ("registers are taken of the builder: k.vgpr<f32>(), or a number of them, k.vgpr<f32, 4>()");
#pragma clang diagnostic pop
  constexpr reg(const reg& other, source at = source::here()) : reg(static_cast<const base&>(other), at) {}
  constexpr reg(reg&& other) : base(other.program_draft(), other.first_dword()) {}
  constexpr reg(const base& other, source at = source::here()) // NOLINT: implicit, as copying is
      : base(other.program_draft(), other.program_draft().template allocate<Bank, base::dwords>(at)) {
    if constexpr (base::dwords == 1 && !is_agpr_bank<Bank>) {
      draft& d = this->program_draft();
      constexpr isa::operand_facts word = untyped_facts[static_cast<u32>(Bank)][0];
      d.append_row(rows_of(is_sgpr_bank<Bank> ? isa::mn::s_mov_b32 : isa::mn::v_mov_b32, word, word), at,
                   pack(base::operand_base() | this->first_, base::operand_base() | other.first_));
    } else {
      selection::move(this->program_draft(), operand(*this, at), operand(other, at));
    }
  }
  /// Never chosen, see below.
  constexpr reg& operator=(const reg&)
    requires(sizeof...(Shape) == ~0u);
  /// Copies another variable, or a view of one.
  constexpr reg& operator=(copied_variable<Bank, T, Shape...>) {
    const auto from = this->program_draft().end_copy();
    this->check_mask(from.where);
    operand source_registers = any_of_type<base>::value;
    source_registers.code.bits = from.code_bits;
    selection::move(this->program_draft(), operand(*this, from.where), source_registers);
    return *this;
  }
  /// Takes an unnamed result. (Not for handles, which would convert to one.)
  template<class R>
    requires __is_same
  (R, reg) constexpr reg& operator=(R&& other) & {
    if constexpr (is_sgpr_bank<Bank>)
      if (this->program_draft().masked_from != 0) this->check_mask(this->program_draft().last_source());
    if constexpr (sizeof...(Shape) == 0)
      if (this->program_draft().redirect(base::operand_base() | other.first_dword(),
                                         base::operand_base() | this->first_dword(), base::dwords))
        return *this;
    const source at = this->program_draft().last_source(); // what made the result
    if constexpr (sizeof...(Shape) != 0 && ArithmeticElement<T>)
      return selection::assign_elements(this->program_draft(), operand(*this, at), operand(other, at),
                                        element_traits<T>::dwords),
             *this;
    selection::assign(this->program_draft(), operand(*this, at), operand(static_cast<reg&&>(other), at));
    return *this;
  }
  using base::operator=;
  // Errors: a result is no variable. `x[i]` is one where x points to const.
  template<class V> constexpr void operator=(V&&) && { refuse_writing(); }
  template<class V> constexpr void operator+=(V&&) && { refuse_writing(); }
  template<class V> constexpr void operator-=(V&&) && { refuse_writing(); }
  template<class V> constexpr void operator*=(V&&) && { refuse_writing(); }
  template<class V> constexpr void operator/=(V&&) && { refuse_writing(); }
  template<class V> constexpr void operator%=(V&&) && { refuse_writing(); }
  template<class V> constexpr void operator<<=(V&&) && { refuse_writing(); }
  template<class V> constexpr void operator>>=(V&&) && { refuse_writing(); }
  template<class V> constexpr void operator&=(V&&) && { refuse_writing(); }
  template<class V> constexpr void operator|=(V&&) && { refuse_writing(); }
  template<class V> constexpr void operator^=(V&&) && { refuse_writing(); }
  using base::operator+=;
  using base::operator-=;
  using base::operator*=;
  using base::operator/=;
  using base::operator%=;
  using base::operator<<=;
  using base::operator>>=;
  using base::operator&=;
  using base::operator|=;
  using base::operator^=;

private:
  constexpr void refuse_writing() const {
    draft& d = this->program_draft();
    d.fail(d.last_source(),
           "what is assigned to here is a value, not a variable: writing it would change nothing. "
           "x[i] of an arg<const T*> or arg<read_only<T>*> is such a value; to store, take the pointer as "
           "arg<T*>");
  }
};

// HIP's headers have a min and a max of any two values of one type, which would be taken before the friends of handles.

template<ir::bank Bank, class T, u32... Shape>
constexpr auto ordered(bool larger, const handle<Bank, T, Shape...>& a, const handle<Bank, T, Shape...>& b,
                       const source& at) {
  using functions = typename operators_of<true, Bank, T, Shape...>::type;
  return functions::ordered(larger, {a, at}, {b, at});
}
template<ir::bank Bank, ArithmeticElement T, u32... Shape>
constexpr auto min(const reg<Bank, T, Shape...>& a, const reg<Bank, T, Shape...>& b,
                   source at = source::here()) {
  return ordered<Bank, T, Shape...>(false, a, b, at);
}
template<ir::bank Bank, ArithmeticElement T, u32... Shape>
constexpr auto max(const reg<Bank, T, Shape...>& a, const reg<Bank, T, Shape...>& b,
                   source at = source::here()) {
  return ordered<Bank, T, Shape...>(true, a, b, at);
}
template<ir::bank Bank, ArithmeticElement T, u32... Shape>
constexpr auto min(const handle<Bank, T, Shape...>& a, const handle<Bank, T, Shape...>& b,
                   source at = source::here()) {
  return ordered<Bank, T, Shape...>(false, a, b, at);
}
template<ir::bank Bank, ArithmeticElement T, u32... Shape>
constexpr auto max(const handle<Bank, T, Shape...>& a, const handle<Bank, T, Shape...>& b,
                   source at = source::here()) {
  return ordered<Bank, T, Shape...>(true, a, b, at);
}

/// The shape of the same registers as elements of another width: that of arrays with one dimension changes.
template<template<ir::bank, Element, u32...> class Kind, ir::bank Bank, Element To, u32 Dwords>
struct regrouped {
  static_assert(Dwords % element_traits<To>::dwords == 0,
                "as<>: the registers are no whole number of such elements");
  using type = Kind<Bank, To, Dwords / element_traits<To>::dwords>;
};
template<template<ir::bank, Element, u32...> class Kind, ir::bank Bank, Element To, u32 Dwords>
  requires(Dwords == element_traits<To>::dwords)
struct regrouped<Kind, Bank, To, Dwords> {
  using type = Kind<Bank, To>;
};
template<template<ir::bank, Element, u32...> class Kind, ir::bank Bank, Element To, Element From,
         u32... Shape>
struct reinterpreted {
  static_assert(sizeof...(Shape) < 2, "as<>: in an array of several dimensions elements keep their width");
  using type = typename regrouped<Kind, Bank, To, volume<Shape...> * element_traits<From>::dwords>::type;
};
template<template<ir::bank, Element, u32...> class Kind, ir::bank Bank, Element To, Element From,
         u32... Shape>
  requires(element_traits<To>::dwords == element_traits<From>::dwords)
struct reinterpreted<Kind, Bank, To, From, Shape...> {
  using type = Kind<Bank, To, Shape...>;
};

/// The same registers as elements of another type: no instruction. Of another width, an array has another number of them:
/// as<f32x2> of 4 f32 is 2 pairs, as<u32> of a u64 an array of 2.
template<Element To, ir::bank Bank, Element From, u32... Shape>
constexpr typename reinterpreted<handle, Bank, To, From, Shape...>::type
as(const handle<Bank, From, Shape...>& h) {
  return {h.program_draft(), h.first_dword()};
}
template<Element To, ir::bank Bank, Element From, u32... Shape>
constexpr typename reinterpreted<reg, Bank, To, From, Shape...>::type as(reg<Bank, From, Shape...>&& r) {
  return {r.program_draft(), r.first_dword()};
}

} // namespace kiln::author

namespace kiln {

using author::as;
template<class T, u32... Shape> using sgpr = author::reg<ir::bank::sgpr, T, Shape...>;
template<class T, u32... Shape> using vgpr = author::reg<ir::bank::vgpr, T, Shape...>;
template<class T, u32... Shape> using agpr = author::reg<ir::bank::agpr, T, Shape...>;
using author::lane_mask;
using author::uniform_condition;

} // namespace kiln
