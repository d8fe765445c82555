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
    operand source_registers = any_of_type<base>::value;
    source_registers.code.bits = from.code_bits;
    selection::move(this->program_draft(), operand(*this, from.where), source_registers);
    return *this;
  }
  /// Takes an unnamed result. (Not for handles, which would convert to one.)
  template<class R>
    requires __is_same
  (R, reg) constexpr reg& operator=(R&& other) & {
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
           "x[i] of an arg<const T*> is such a value; to store, take the pointer as arg<T*>");
  }
};

/// The same registers as elements of another type of the same width: no instruction.
template<Element To, ir::bank Bank, Element From, u32... Shape>
constexpr handle<Bank, To, Shape...> as(const handle<Bank, From, Shape...>& h) {
  static_assert(element_traits<To>::dwords == element_traits<From>::dwords,
                "as<> keeps the width of an element");
  return {h.program_draft(), h.first_dword()};
}
template<Element To, ir::bank Bank, Element From, u32... Shape>
constexpr reg<Bank, To, Shape...> as(reg<Bank, From, Shape...>&& r) {
  static_assert(element_traits<To>::dwords == element_traits<From>::dwords,
                "as<> keeps the width of an element");
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
