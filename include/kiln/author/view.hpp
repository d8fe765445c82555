// SPDX-License-Identifier: MIT
// Typed views of registers. What behaves like a variable is in handle.hpp.
#pragma once

#include <kiln/author/array_operators.hpp>
#include <kiln/author/dimension.hpp>
#include <kiln/author/mistaken_operands.hpp>
#include <kiln/author/other_value.hpp>

namespace kiln {
template<class T> class arg;
namespace emit {
class emitter;
}
} // namespace kiln

namespace kiln::author {

struct no_operators {};
template<bool IsArithmetic, ir::bank Bank, class T, u32... Shape> struct operators_of {
  using type = no_operators;
};
template<ir::bank Bank, class T> struct operators_of<true, Bank, T> {
  using type = scalar_operators<Bank, T>;
};
template<ir::bank Bank, class T, u32 First, u32... Rest> struct operators_of<true, Bank, T, First, Rest...> {
  using type = array_operators<Bank, T, First, Rest...>;
};

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
      operators_of<ArithmeticElement<T>, Bank, T, Shape...>::type {
  explicit constexpr copied_variable() = default;               // explicit: `x = {}` is an error
  constexpr copied_variable(const handle<Bank, T, Shape...>& h, // NOLINT: implicit
                            source at = source::of_assignment()) {
    h.program_draft().begin_copy(handle<Bank, T, Shape...>::operand_base() | h.first_dword(), at);
  }
};

/// An SGPR has one value for all lanes: a change of it inside where is none of the mask's lanes alone.
constexpr void refuse_in_where(draft& k, const source& at) {
  k.fail(at,
         "inside where this SGPR would change for all lanes of the wave, whatever the mask. What lanes "
         "change is a VGPR: k.vgpr<i32>(0); an SGPR for use in the where is made in it; what is meant once "
         "per wave stands in k.per_wave([&] { ... })");
}

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
    check_mask(v.where);
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
    check_mask(a.where);
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
  constexpr handle& operator+=(const other_term<T, is_sgpr_bank<Bank>, count>& v) {
    return v.refuse(program_draft()), *this;
  }
  constexpr handle& operator-=(const operation_value& b) { return update<selection::operation::sub>(b); }
  constexpr handle& operator-=(const other_term<T, is_sgpr_bank<Bank>, count>& v) {
    return v.refuse(program_draft()), *this;
  }
  constexpr handle& operator*=(const operation_value& b) { return update<selection::operation::mul>(b); }
  constexpr handle& operator*=(const other_term<T, is_sgpr_bank<Bank>, count>& v) {
    return v.refuse(program_draft()), *this;
  }
  constexpr handle& operator+=(const array_value& b)
    requires(sizeof...(Shape) != 0)
  {
    return update<selection::operation::add>(b);
  }
  constexpr handle& operator+=(const other_array<T, count>& b)
    requires(sizeof...(Shape) != 0)
  {
    return b.template refuse<handle>(program_draft()), *this;
  }
  constexpr handle& operator-=(const array_value& b)
    requires(sizeof...(Shape) != 0)
  {
    return update<selection::operation::sub>(b);
  }
  constexpr handle& operator-=(const other_array<T, count>& b)
    requires(sizeof...(Shape) != 0)
  {
    return b.template refuse<handle>(program_draft()), *this;
  }
  constexpr handle& operator*=(const array_value& b)
    requires(sizeof...(Shape) != 0)
  {
    return update<selection::operation::mul>(b);
  }
  constexpr handle& operator*=(const other_array<T, count>& b)
    requires(sizeof...(Shape) != 0)
  {
    return b.template refuse<handle>(program_draft()), *this;
  }
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

protected:
  /// An error where an expression inside where changes an SGPR of outside.
  constexpr void check_mask(const source& at) const {
    if constexpr (is_sgpr_bank<Bank>)
      if (first_ < draft_->masked_from) refuse_in_where(*draft_, at);
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
    check_mask(b.where);
    if constexpr (constexpr const char* why = no_compound<Bank, T>; why != nullptr) {
      program_draft().fail(b.where, why);
    } else if constexpr (sizeof...(Shape) != 0) {
      const operand own(*this, b.where);
      calculate_array<by_operation<Op>, T>(program_draft(), own, own, b, count);
    } else if constexpr (is_agpr_bank<Bank>) {
      const operand before = copied_from_agpr(*this, b.where);
      const u32 after = selection::calculate<Op, element_traits<T>::element>(*draft_, before, b);
      selection::move(program_draft(), operand(*this, b.where),
                      selection::reg_operand(ir::bank::vgpr, after, element_traits<T>::element, b.where));
    } else {
      selection::calculate<Op, element_traits<T>::element>(*draft_, operand(*this, b.where), b, first_);
    }
    return *this;
  }

  constexpr handle& divide_by(const operand& b, bool remainder) {
    check_mask(b.where);
    if constexpr (sizeof...(Shape) != 0 && is_f32_element<T>) {
      const operand own(*this, b.where);
      calculate_array<by_division, T>(program_draft(), own, own, b, count);
      return *this;
    }
    if constexpr (sizeof...(Shape) != 0)
      return program_draft().fail(b.where, "integers are divided one by one: x[0] /= 3"), *this;
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

} // namespace kiln::author
