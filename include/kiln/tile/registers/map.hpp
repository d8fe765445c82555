// SPDX-License-Identifier: MIT
// Functions of one or two tiles, register by register; vectors are broadcast along the coordinates that they lack.
#pragma once

#include <kiln/tile/registers/pick_packed.hpp>
#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::tile {

/// A tile of f(x) for each register x of t: of one number of 32 or 64 bits, or of packed ones.
template<class T, layout L, ir::bank Bank, class F>
constexpr auto map(const register_tile<T, L, Bank>& t, F f, source at = source::here()) {
  using result = __remove_cvref(decltype(f(t.registers[0])));
  static_assert(numbers_each<number_of_result<result>> == numbers_each<T>,
                "map: the function's result has more or fewer numbers than the register that it takes");
  register_tile<number_of_result<result>, L> out(t.registers.program_draft(), at);
  for (u32 i = 0; i < out.registers.size(); ++i) out.registers[i] = f(t.registers[i]);
  return out;
}

/// A tile of f(x, y) for each register x of `a` and y of `b`. Where `b` lacks coordinates of `a`, its elements are taken for
/// all of them: then both have equally many numbers per register. Packed ones that are not together in `b` are brought together
/// by v_perm_b32, in new registers.
template<class T, layout L, ir::bank Bank, class U, layout M, ir::bank BankOfB, class F>
constexpr auto zip(const register_tile<T, L, Bank>& a, const register_tile<U, M, BankOfB>& b, F f,
                   source at = source::here()) {
  constexpr item_match meets = match(L, M);
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
  static_assert(meets.fits, message_of_match<L, M>());
#pragma clang diagnostic pop
  static_assert(L == M || numbers_each<T> == numbers_each<U>,
                "packed numbers meet equally many in a register: convert<f32>(tile) first");
  using result = __remove_cvref(decltype(f(a.registers[0], b.registers[0])));
  static_assert(numbers_each<number_of_result<result>> == numbers_each<T>,
                "zip: the function's result has more or fewer numbers than the registers that it takes");
  register_tile<number_of_result<result>, L> out(a.registers.program_draft(), at);
  if constexpr (L == M || numbers_each<U> == 1) {
    for (u32 i = 0; i < out.registers.size(); ++i)
      out.registers[i] = f(a.registers[i], b.registers[L == M ? i : meets(i)]);
  } else {
    static_assert(BankOfB == ir::bank::vgpr, "packed numbers of AGPRs are not broadcast");
    emit::draft& k = a.registers.program_draft();
    const packed_picker picker(k, meets, b.registers.first_dword(), numbers_each<U>, at);
    using element = author::handle<ir::bank::vgpr, register_of<U>>;
    for (u32 i = 0; i < out.registers.size(); ++i)
      out.registers[i] = f(a.registers[i], element(k, picker.pick(i)));
  }
  return out;
}

// Element by element, as the operators of registers: float products are contracted with the sums that use them.
template<RegisterTile A, RegisterTile B> constexpr auto operator+(const A& a, const B& b) {
  return zip(a, b, [](const auto& x, const auto& y) { return x + y; });
}
template<RegisterTile A, RegisterTile B> constexpr auto operator-(const A& a, const B& b) {
  return zip(a, b, [](const auto& x, const auto& y) { return x - y; });
}
template<RegisterTile A, RegisterTile B> constexpr auto operator*(const A& a, const B& b) {
  return zip(a, b, [](const auto& x, const auto& y) { return x * y; });
}
// With one value for all elements: a number, an SGPR or a VGPR.
template<RegisterTile A, class B>
  requires(!RegisterTile<B>)
constexpr auto operator+(const A& a, const B& b) {
  const B* const value = &b; // clang's bytecode interpreter captures no reference parameters
  return map(a, [value](const auto& x) { return x + *value; });
}
template<RegisterTile A, class B>
  requires(!RegisterTile<B>)
constexpr auto operator-(const A& a, const B& b) {
  const B* const value = &b; // clang's bytecode interpreter captures no reference parameters
  return map(a, [value](const auto& x) { return x - *value; });
}
template<RegisterTile A, class B>
  requires(!RegisterTile<B>)
constexpr auto operator*(const A& a, const B& b) {
  const B* const value = &b; // clang's bytecode interpreter captures no reference parameters
  return map(a, [value](const auto& x) { return x * *value; });
}

template<class A, RegisterTile B>
  requires(!RegisterTile<A>)
constexpr auto operator+(const A& a, const B& b) {
  return b + a;
}
template<class A, RegisterTile B>
  requires(!RegisterTile<A>)
constexpr auto operator-(const A& a, const B& b) {
  const A* const value = &a;
  return map(b, [value](const auto& x) { return *value - x; });
}
template<class A, RegisterTile B>
  requires(!RegisterTile<A>)
constexpr auto operator*(const A& a, const B& b) {
  return b * a;
}
template<RegisterTile A> constexpr auto operator-(const A& a) {
  return map(a, [](const auto& x) { return -x; });
}

// Into the first tile's registers.
template<RegisterTile A, class B> constexpr A& operator+=(A& a, const B& b) {
  a.registers = (a + b).registers;
  return a;
}
template<RegisterTile A, class B> constexpr A& operator-=(A& a, const B& b) {
  a.registers = (a - b).registers;
  return a;
}
template<RegisterTile A, class B> constexpr A& operator*=(A& a, const B& b) {
  a.registers = (a * b).registers;
  return a;
}

/// The greater or lesser of two tiles' elements, or of a tile's and one value, as max and min of registers.
template<RegisterTile A, class B> constexpr auto max(const A& a, const B& b) {
  if constexpr (RegisterTile<B>) {
    return zip(a, b, [](const auto& x, const auto& y) { return max(x, y); });
  } else {
    const B* const value = &b;
    return map(a, [value](const auto& x) { return max(x, *value); });
  }
}
template<RegisterTile A, class B> constexpr auto min(const A& a, const B& b) {
  if constexpr (RegisterTile<B>) {
    return zip(a, b, [](const auto& x, const auto& y) { return min(x, y); });
  } else {
    const B* const value = &b;
    return map(a, [value](const auto& x) { return min(x, *value); });
  }
}

} // namespace kiln::tile
