// SPDX-License-Identifier: MIT
// Values where another type is needed: errors at the author's line that name both types.
#pragma once

#include <kiln/author/not_a_bool.hpp>
#include <kiln/author/source_value.hpp>

namespace kiln::author {

/// Something in memory, of whatever type.
template<class M>
concept Loadable = requires(const M& m) { typename decltype(m.load())::element_type; };
/// A number, a register or an element of memory where one T is wanted.
template<class V, class T> inline constexpr bool is_other = false;
template<RegisterHandle V, class T>
inline constexpr bool is_other<V, T> = !__is_same(typename V::element_type, T) || V::count != 1;
template<Loadable V, class T>
  requires(!RegisterHandle<V>)
inline constexpr bool is_other<V, T> = !LoadableAs<V, T>;
template<class V, class T>
  requires(__is_floating_point(V))
inline constexpr bool is_other<V, T> = !ConstantFor<V, T>;

/// How many elements a value has; what one is.
template<class V> struct value_shape {
  static constexpr bool is_condition = false;
  static constexpr u32 count = 1;
  static constexpr isa::element element = isa::element::f32;
  static constexpr bool is_lanes = false;
};
template<RegisterHandle V> struct value_shape<V> {
  static constexpr bool is_condition = __is_base_of(not_a_bool, V);
  static constexpr u32 count = V::count;
  static constexpr isa::element element = V::element;
  static constexpr bool is_lanes = !is_sgpr_bank<V::bank>;
};
template<Loadable V>
  requires(!RegisterHandle<V>)
struct value_shape<V> : value_shape<decltype(static_cast<const V*>(nullptr)->load())> {};

/// What takes the numbers out of a register of two.
constexpr const char* hint_for_packed(isa::element e) {
  if (e == isa::element::f16x2)
    return "; of the two numbers in x, convert<f32>(as<f16>(x)) is the lower, "
           "convert<f32>(as<f16>(as<u32>(x) "
           ">> 16)) the upper";
  if (e == isa::element::bf16x2)
    return "; of the two numbers in x, as<f32>(as<u32>(x) << 16) is the lower, as<f32>(as<u32>(x) & "
           "0xffff0000u) the upper";
  return "";
}

/// What operators and functions take that is an error: a value of another type or number than one T. SGPRs have an error of
/// their own for what differs among lanes.
template<class T, bool IsScalar = false> struct other_value {
  source where{};
  isa::element element = isa::element::bits;
  u32 count = 1;
  bool is_number = false, is_condition = false;

  explicit constexpr other_value() = default; ///< none
  template<class V>
    requires(is_other<bare<V>, T> && !(IsScalar && value_shape<bare<V>>::is_lanes))
  constexpr other_value(const V&, const source& at = source::here()) // NOLINT: implicit
      : where(at),
        element(value_shape<V>::element),
        count(value_shape<V>::count),
        is_number(__is_floating_point(V)),
        is_condition(value_shape<V>::is_condition) {}

  /// Whether convert takes or gives that type.
  static constexpr bool converts(isa::element e) {
    return e == isa::element::f32 || e == isa::element::f16 || e == isa::element::bf16 ||
           e == isa::element::i32 || e == isa::element::u32;
  }
  constexpr void refuse(draft& k) const {
    const char* const wanted = name_of(element_traits<T>::element);
    text_buffer text;
    if (is_number)
      text << "a fraction does not become the " << wanted << " of this register; write a whole number";
    else if (is_condition)
      text << "a condition is no number: select(c, 1, 0) makes one of it";
    else if (count != 1)
      text << count << " registers of " << name_of(element) << " where one " << wanted
           << " is needed: store(i, x) writes several elements to memory, x[0] is one of them";
    else if (converts(element) && converts(element_traits<T>::element))
      text << "the value is " << name_of(element) << " where " << wanted << " is needed: convert<" << wanted
           << ">(x) converts the number, as<" << wanted << ">(x) takes the bits";
    else
      text << "the value is " << name_of(element) << " where " << wanted << " is needed: as<" << wanted
           << ">(x) takes the bits of a value of the same width"
           << (__is_same(T, f32) ? hint_for_packed(element) : "");
    k.fail(where, text);
  }
};

/// The same on the right of a compound assignment to Count elements: arrays of T are another matter there.
template<class T, bool IsScalar, u32 Count> struct other_term : other_value<T, IsScalar> {
  template<class V>
    requires(__is_convertible_to(const V&, other_value<T, IsScalar>) &&
             (Count == 1 || value_shape<bare<V>>::count == 1 ||
              bit_of(value_shape<bare<V>>::element) != bit_of(element_traits<T>::element)))
  constexpr other_term(const V& v, const source& at = source::here()) // NOLINT: implicit
      : other_value<T, IsScalar>(v, at) {}
};

/// A register or element of memory where a number is wanted, with the author's line.
struct run_time_value {
  source where;
  template<class V>
    requires(RegisterHandle<bare<V>> || Loadable<bare<V>>)
  constexpr run_time_value(const V&, const source& at = source::here()) : where(at) {} // NOLINT: implicit
};
/// What could be assigned to a variable of that type of value if it were not const.
template<class Value> struct const_write {
  source where;
  template<class V>
    requires __is_convertible_to
  (const V&, const Value&) constexpr const_write(const V&,
                                                 const source& at = source::here()) // NOLINT: implicit
      : where(at) {}
};
/// A bool where a run-time condition is wanted.
struct host_bool {
  source where;
  template<class B>
    requires __is_same
  (B, bool) constexpr host_bool(B, const source& at = source::here()) : where(at) {} // NOLINT: implicit
};

} // namespace kiln::author
