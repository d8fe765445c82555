// SPDX-License-Identifier: MIT
// Functions of one or two tiles, register by register; vectors are broadcast along the coordinates that they lack.
#pragma once

#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::tile {

/// The number type of the tile that registers of a type make.
template<class Register> struct number_in {
  using type = Register;
};
template<> struct number_in<bf16x2> {
  using type = bf16;
};
template<> struct number_in<f16x2> {
  using type = f16;
};
template<> struct number_in<fp8x4> {
  using type = fp8;
};
template<> struct number_in<bf8x4> {
  using type = bf8;
};
template<> struct number_in<i8x4> {
  using type = i8;
};
template<> struct number_in<i16x2> {
  using type = i16;
};
template<> struct number_in<u16x2> {
  using type = u16;
};
template<class Result> using number_of_result = typename number_in<typename Result::element_type>::type;

/// Which item of a vector a tile's item meets: item bit i meets `bits[i]`, 0 for none.
struct item_match {
  bool fits = true;
  u32 bits[bit_map::capacity] = {};

  constexpr u32 operator()(u32 item) const {
    u32 out = 0;
    for (u32 i = 0; item != 0; ++i, item >>= 1)
      if ((item & 1) != 0) out |= bits[i];
    return out;
  }
};
/// Of a tile with layout `of` and a vector with layout `vector`, which lacks some of its coordinates: fits if each lane has
/// what its items need.
constexpr item_match match(const layout& of, const layout& vector) {
  layout dropped = of;
  for (const dimension& d : of.dimensions)
    if (d.name != 0 && vector.bits(d.name) == 0) dropped = without(dropped, d.name);
  const layout a = in_space_of(dropped, vector), b = in_space_of(vector, dropped);
  item_match out;
  out.fits = a.map.outputs == b.map.outputs && a.map.constant == b.map.constant;
  constexpr place others[] = {place::lane, place::wave};
  for (const place p : others) {
    const u32 most = a.bits(p) > b.bits(p) ? a.bits(p) : b.bits(p);
    for (u32 i = 0; i < most; ++i)
      out.fits &= (i < a.bits(p) ? a.image(p, i) : 0) == (i < b.bits(p) ? b.image(p, i) : 0);
  }
  for (u32 i = 0; i < a.bits(place::item); ++i) {
    const u32 image = a.image(place::item, i);
    if (image == 0) continue;
    u32 found = 0;
    for (u32 j = 0; j < b.bits(place::item); ++j)
      if (b.image(place::item, j) == image) found = 1u << j;
    out.fits &= found != 0;
    out.bits[i] = found;
  }
  return out;
}

/// A tile of f(x) for each register x of t: of one number of 32 or 64 bits, or of packed ones.
template<class T, layout L, ir::bank Bank, class F>
constexpr auto map(const register_tile<T, L, Bank>& t, F f, source at = source::here()) {
  using result = __remove_cvref(decltype(f(t.registers[0])));
  register_tile<number_of_result<result>, L> out(t.registers.program_draft(), at);
  for (u32 i = 0; i < out.registers.size(); ++i) out.registers[i] = f(t.registers[i]);
  return out;
}

/// A tile of f(x, y) for each register x of `a` and y of `b`. Where `b` lacks coordinates of `a`, its elements are taken for
/// all of them: then both have one number per register.
template<class T, layout L, ir::bank Bank, class U, layout M, ir::bank BankOfB, class F>
constexpr auto zip(const register_tile<T, L, Bank>& a, const register_tile<U, M, BankOfB>& b, F f,
                   source at = source::here()) {
  constexpr item_match meets = match(L, M);
  static_assert(
      meets.fits,
      "the lanes of the two tiles do not hold the same rows and columns: convert one to the other's layout");
  static_assert(L == M || (numbers_each<T> == 1 && numbers_each<U> == 1),
                "packed numbers are not broadcast: convert<f32>(tile) first");
  using result = __remove_cvref(decltype(f(a.registers[0], b.registers[0])));
  register_tile<number_of_result<result>, L> out(a.registers.program_draft(), at);
  for (u32 i = 0; i < out.registers.size(); ++i)
    out.registers[i] = f(a.registers[i], b.registers[L == M ? i : meets(i)]);
  return out;
}

template<class A, class B>
concept Tiles = RegisterTile<A> && RegisterTile<B>;

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

} // namespace kiln::tile
