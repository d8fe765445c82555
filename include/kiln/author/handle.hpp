// SPDX-License-Identifier: MIT
// Register handles: typed views of registers (handle), and registers that behave like variables (reg).
#pragma once

#include <kiln/author/dimension.hpp>
#include <kiln/author/mistaken_operands.hpp>
#include <kiln/author/operators.hpp>
#include <kiln/author/other_value.hpp>

namespace kiln {
template<class T> class arg;
namespace emit {
class emitter;
}
} // namespace kiln

namespace kiln::author {

struct no_operators {};

template<u32... Shape> inline constexpr u32 volume = (1u * ... * Shape);

/// The right side of `x = y` between variables. It has the author's line, which an assignment operator does not get, as its
/// conversion has one more parameter. A base of all handles, and passed by value: so it is a conversion to a base class,
/// and no others are considered where the compiler assigns structs of registers member by member. For the same reason it
/// is empty, and leaves its data with the builder. The other bases of handles are its own: handles are made often, and
/// clang makes bases of an empty base faster than bases with constructors to call.
template<ir::bank Bank, class T, u32... Shape>
struct copied_variable
    : no_logic,
      handle_facts<Bank, element_traits<T>::element, volume<Shape...> * element_traits<T>::dwords>,
      choose<sizeof...(Shape) == 0 && ArithmeticElement<T>, scalar_operators<Bank, T>, no_operators> {
  explicit constexpr copied_variable() = default;               // explicit: `x = {}` is an error
  constexpr copied_variable(const handle<Bank, T, Shape...>& h, // NOLINT: implicit
                            source at = source::of_assignment()) {
    h.program_draft().begin_copy(handle<Bank, T, Shape...>::operand_base() | h.first_dword(), at);
  }
};

/// A view of registers; bank, element type and shape are in the type. Copying it makes a second view of the same
/// registers, assigning to it writes them. `handle[i]` and `handle.slice<n>(i)` are views of parts.
template<ir::bank Bank, Element T, u32... Shape> class handle : public copied_variable<Bank, T, Shape...> {
public:
  static constexpr bool owns = false;
  static constexpr u32 count = volume<Shape...>;
  static constexpr u32 dwords = count * element_traits<T>::dwords;
  using element_type = T;
  /// The right side of an operation: a uniform value for SGPRs, any value for VGPRs and AGPRs.
  using operation_value = choose<is_sgpr_bank<Bank>, uniform_value<T>, source_value<T>>;
  /// What can be assigned to one element: the same, AGPRs without a copy between.
  using value = choose<is_sgpr_bank<Bank>, uniform_value<T>, stored_value<T>>;
  /// An array of the same shape, in any bank that can be copied from.
  struct array_value : operand {
    template<ir::bank From>
      requires(!is_sgpr_bank<Bank> || is_sgpr_bank<From>)
    constexpr array_value(const handle<From, T, Shape...>& a, source at = source::here())
        : operand(a, at) {} // NOLINT: implicit
  };

  constexpr handle(draft& d, u32 first) : draft_(&d), first_(first) {}
  constexpr handle(const handle&) = default;
  /// Never chosen: a copy converts to a value or an array, and the conversion notes the author's line.
  constexpr handle& operator=(const handle&)
    requires(sizeof...(Shape) == ~0u);
  /// Writes the value to every element.
  constexpr handle& operator=(const value& v) {
    if constexpr (count != 1)
      for (u32 i = 0; i < count; ++i) selection::move(program_draft(), element_operand(i), v);
    else
      selection::assign(program_draft(), operand(*this), v);
    return *this;
  }
  /// Copies all elements of an array.
  constexpr handle& operator=(const array_value& a)
    requires(count != 1)
  {
    selection::move(program_draft(), operand(*this, a.where), a);
    return *this;
  }
  /// Loads an element of memory.
  template<LoadableAs<T> M>
    requires(count == 1 && !is_sgpr_bank<Bank>)
  constexpr handle& operator=(const M& m) {
    selection::assign(program_draft(), operand(*this), operand(m.load()));
    return *this;
  }

  // Errors.
  constexpr handle& operator=(const vector_operand& v)
    requires(is_sgpr_bank<Bank>)
  {
    v.refuse<T>(program_draft());
    return *this;
  }
  constexpr handle& operator=(const other_value<T, is_sgpr_bank<Bank>>& v)
    requires(count == 1)
  {
    v.refuse(program_draft());
    return *this;
  }

  // Errors: a variable that is const here.
  constexpr void operator=(const const_write<value>& v) const {
    refuse_const(v);
  } // NOLINT: it assigns nothing
  constexpr void operator+=(const const_write<value>& v) const { refuse_const(v); }
  constexpr void operator-=(const const_write<value>& v) const { refuse_const(v); }
  constexpr void operator*=(const const_write<value>& v) const { refuse_const(v); }

  constexpr u32 first_dword() const { return first_; }
  constexpr draft& program_draft() const { return *draft_; }
  constexpr u32 size() const { return count; }

  constexpr handle& operator++()
    requires IntegerElement<T>
  {
    return *this += 1;
  }
  constexpr void operator++(int) // the old value would be a copy
    requires IntegerElement<T>
  {
    *this += 1;
  }
  constexpr handle& operator--()
    requires IntegerElement<T>
  {
    return *this -= 1;
  }
  constexpr void operator--(int)
    requires IntegerElement<T>
  {
    *this -= 1;
  }
  constexpr handle& operator+=(const operation_value& b) { return update<selection::operation::add>(b); }
  constexpr handle& operator-=(const operation_value& b) { return update<selection::operation::sub>(b); }
  constexpr handle& operator*=(const operation_value& b) { return update<selection::operation::mul>(b); }
  constexpr handle& operator/=(const operation_value& b)
    requires(word_element<T> || (is_f32_element<T> && !is_sgpr_bank<Bank>))
  {
    return divide_by(b, false);
  }
  constexpr handle& operator%=(const operation_value& b)
    requires word_element<T>
  {
    return divide_by(b, true);
  }
  constexpr handle& operator<<=(const operation_value& b)
    requires IntegerElement<T>
  {
    return update<selection::operation::shl>(b);
  }
  constexpr handle& operator>>=(const operation_value& b)
    requires IntegerElement<T>
  {
    return update<selection::operation::shr>(b);
  }
  constexpr handle& operator&=(const operation_value& b)
    requires IntegerElement<T>
  {
    return update<selection::operation::bit_and>(b);
  }
  constexpr handle& operator|=(const operation_value& b)
    requires IntegerElement<T>
  {
    return update<selection::operation::bit_or>(b);
  }
  constexpr handle& operator^=(const operation_value& b)
    requires IntegerElement<T>
  {
    return update<selection::operation::bit_xor>(b);
  }

  /// Element or sub-tensor `i` of the first dimension.
  constexpr auto operator[](const index_at& i) const
    requires(sizeof...(Shape) != 0)
  {
    using part =
        first_dimension<Bank, T, Shape...>; // written out here: kernels index often, and calls are dear
    if (static_cast<u64>(i.value) >= part::extent())
      return typename part::item(*draft_, out_of_range(i, 1, part::extent()));
    return typename part::item(*draft_, first_ + static_cast<u32>(i.value) * part::item_dwords());
  }
  /// An error.
  constexpr auto operator[](const run_time_value& i) const
    requires(sizeof...(Shape) != 0)
  {
    program_draft().fail(
        i.where, "registers have no index that is known when the kernel runs: an array in LDS has, and "
                 "select(i == 1, x[1], x[0]) chooses among few");
    return (*this)[index_at(0, i.where)];
  }
  /// Element (i, j, ...): one index a dimension, or fewer for a sub-tensor.
  template<class... I>
  constexpr auto operator()(const index_at& i, I... rest) const
    requires(sizeof...(Shape) != 0)
  {
    if constexpr (sizeof...(I) == 0) {
      return (*this)[i];
    } else {
      if constexpr (sizeof...(I) == 1 && sizeof...(Shape) > 1 && (IntegerConstant<I> && ...)) { // in one step
        using rows = first_dimension<Bank, T, Shape...>;
        using row = typename rows::rest;
        if (static_cast<u64>(i.value) < rows::extent() && static_cast<u64>((rest, ...)) < row::extent())
          return typename row::item(*draft_, first_ + static_cast<u32>(i.value) * rows::item_dwords() +
                                                 static_cast<u32>((rest, ...)) * row::item_dwords());
      }
      return (*this)[i](index_on_line(rest, i.where)...);
    }
  }
  /// `Count` neighbouring elements (of the first dimension) beginning at `i`.
  template<u32 Count>
  constexpr auto slice(const index_at& i) const
    requires(sizeof...(Shape) != 0)
  {
    using part = first_dimension<Bank, T, Shape...>;
    using result = typename part::template slice<Count>;
    static_assert(Count >= 1 && Count <= part::extent(), "the slice is longer than the dimension");
    if (static_cast<u64>(i.value) > part::extent() - Count)
      return result(*draft_, out_of_range(i, Count, part::extent()));
    return result(*draft_, first_ + static_cast<u32>(i.value) * part::item_dwords());
  }

private:
  constexpr void refuse_const(const const_write<value>& v) const {
    program_draft().fail(
        v.where, "this is const here: ids and loop counters are only read; a lambda that changes a variable "
                 "captures by reference, [&], and a function takes it as vgpr<f32>&");
  }
  static constexpr index_at index_on_line(index_at i, const source&) { return i; }
  template<IntegerConstant I> static constexpr index_at index_on_line(I i, const source& where) {
    return {i, where};
  }

  /// Records the error and gives the first register, to go on with.
  constexpr u32 out_of_range(const index_at& i, u32 length, u32 extent) const {
    program_draft().fail(i.where, text_buffer{} << "index " << i.value
                                                << " is outside the array; allowed range is 0.."
                                                << extent - length);
    return first_;
  }
  constexpr operand element_operand(u32 i) const {
    operand o = selection::part(operand(*this), i * element_traits<T>::dwords, element_traits<T>::dwords);
    o.set_type(element_traits<T>::element); // numbers are converted to it
    return o;
  }
  template<selection::operation Op> constexpr handle& update(const operand& b) {
    static_assert(sizeof...(Shape) == 0, "arithmetic works on one element; index the array");
    static_assert(ArithmeticElement<T>,
                  "this element type has no arithmetic operators; use instructions by name");
    static_assert(IntegerElement<T> || !is_sgpr_bank<Bank>,
                  "the scalar ALU has no floating point; keep the value in a VGPR");
    if constexpr (is_agpr_bank<Bank>) {
      const operand before = copied_from_agpr(*this, b.where);
      const u32 after = selection::calculate<Op, element_traits<T>::element>(*draft_, before, b);
      selection::move(program_draft(), operand(*this, b.where),
                      selection::reg_operand(ir::bank::vgpr, after, element_traits<T>::element, b.where));
      return *this;
    }
    selection::calculate<Op, element_traits<T>::element>(*draft_, operand(*this, b.where), b, first_);
    return *this;
  }

  constexpr handle& divide_by(const operand& b, bool remainder) {
    static_assert(sizeof...(Shape) == 0, "arithmetic works on one element; index the array");
    constexpr isa::element e = element_traits<T>::element;
    operand before(*this, b.where);
    if constexpr (is_agpr_bank<Bank>) before = copied_from_agpr(*this, b.where);
    u32 quotient = 0;
    if constexpr (is_f32_element<T>)
      quotient = selection::divide_f32(program_draft(), before, b);
    else
      quotient = selection::divide(program_draft(), e, before, b, remainder);
    operand result = selection::reg_operand(is_sgpr_bank<Bank> ? Bank : ir::bank::vgpr, quotient, e, b.where);
    result.set_unnamed(true);
    selection::assign(program_draft(), operand(*this, b.where), result);
    return *this;
  }

  template<ir::bank, Element, u32...> friend class reg;
  template<class> friend class kiln::arg;
  // These read first_ more often than anything else, and a call costs twice the read.
  friend struct emit::operand;
  friend class emit::emitter;
  draft* draft_;
  u32 first_;
};

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
