// SPDX-License-Identifier: MIT
// Operators, min and max with an element of memory on at least one side: its value is loaded first.
#pragma once

#include <kiln/author/memory/memory.hpp>

namespace kiln::author {

template<class T> inline constexpr bool is_memory_element = false;
template<class M, class P> inline constexpr bool is_memory_element<memory_element<M, P>> = true;

/// In an expression, an element of memory is the value loaded from it; everything else stays what it is.
template<class T> constexpr decltype(auto) loaded(__remove_reference_t(T)& x) {
  if constexpr (is_memory_element<__remove_cvref(T)>)
    return x.load();
  else
    return static_cast<T&&>(x);
}
template<class L, class R>
inline constexpr bool one_in_memory =
    is_memory_element<__remove_cvref(L)> || is_memory_element<__remove_cvref(R)>;

/// The result of an operation, after its instructions were told their place.
template<class L, class A, class B, class Result>
constexpr Result placed(const A& a, const B& b, Result&& result) {
  if constexpr (is_memory_element<__remove_cvref(L)>)
    a.place_operation();
  else
    b.place_operation();
  return static_cast<Result&&>(result);
}

template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator+(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) + loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator-(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) - loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator*(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) * loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator/(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) / loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator%(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) % loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator&(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) & loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator|(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) | loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator^(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) ^ loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator<<(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) << loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator>>(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) >> loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator==(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) == loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator!=(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) != loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator<(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) < loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator<=(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) <= loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator>(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) > loaded<R>(b));
}
template<class L, class R, only_if<one_in_memory<L, R>> = 0> constexpr auto operator>=(L&& a, R&& b) {
  return placed<L>(a, b, loaded<L>(a) >= loaded<R>(b));
}

template<class M>
  requires is_memory_element<__remove_cvref(M)>
constexpr auto operator-(M&& x) {
  auto result = -x.load();
  x.place_operation();
  return result;
}
template<class M>
  requires is_memory_element<__remove_cvref(M)>
constexpr auto operator~(M&& x) {
  auto result = ~x.load();
  x.place_operation();
  return result;
}

template<class L, class R>
inline constexpr bool of_one_type = __is_same(__remove_cvref(L), __remove_cvref(R));

/// As those of registers.
template<class L, class R, only_if<one_in_memory<L, R> && !of_one_type<L, R>> = 0>
constexpr auto min(L&& a, R&& b) {
  return placed<L>(a, b, min(loaded<L>(a), loaded<R>(b)));
}
template<class L, class R, only_if<one_in_memory<L, R> && !of_one_type<L, R>> = 0>
constexpr auto max(L&& a, R&& b) {
  return placed<L>(a, b, max(loaded<L>(a), loaded<R>(b)));
}

// Of one type each: HIP's own templates would be taken before those above.
template<class M, class Place>
constexpr auto min(const memory_element<M, Place>& a, const memory_element<M, Place>& b) {
  return placed<const memory_element<M, Place>&>(a, b, min(a.load(), b.load()));
}
template<class M, class Place>
constexpr auto max(const memory_element<M, Place>& a, const memory_element<M, Place>& b) {
  return placed<const memory_element<M, Place>&>(a, b, max(a.load(), b.load()));
}

} // namespace kiln::author
