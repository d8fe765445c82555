// SPDX-License-Identifier: MIT
// Parts of register tiles: the same registers, fewer items.
#pragma once

#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::tile {

/// Part `number` of a layout cut into parts of 2^bits items.
constexpr layout part_of_layout(const layout& l, u32 bits, u32 number) {
  layout out = sliced(l, place::item, 0, bits);
  out.map.constant = l.element(number << bits, 0);
  return out;
}

/// Items Number * 2^Bits to (Number + 1) * 2^Bits - 1 of each lane, as a tile: a view of the same registers, without an
/// instruction. The items must fill whole registers.
template<u32 Bits, u32 Number, class T, layout L, ir::bank Bank>
constexpr register_tile<T, part_of_layout(L, Bits, Number), Bank> part(const register_tile<T, L, Bank>& t) {
  static_assert(Bits <= L.bits(place::item) && Number < 1u << (L.bits(place::item) - Bits),
                "part: the tile has fewer items");
  using result = register_tile<T, part_of_layout(L, Bits, Number), Bank>;
  return result(typename result::registers_type(
      t.registers.program_draft(), t.registers.first_dword() + (Number << Bits) * bytes_of<T> / 4));
}

/// A number that is a type, so that a parameter of a lambda can be a template argument.
template<u32 N> struct fixed_number {
  constexpr operator u32() const { return N; } // NOLINT: implicit
};
template<class, u32... N> struct fixed_numbers {};
template<class F, u32... N> constexpr void for_each_number(F f, fixed_numbers<u32, N...>) {
  (f(fixed_number<N>{}), ...);
}
/// f(0), f(1), ... f(Count - 1), with numbers that are constants: `for_each_number<4>([&](auto i) { part<3, i>(t); })`.
template<u32 Count, class F> constexpr void for_each_number(F f) {
  for_each_number(f, __make_integer_seq<fixed_numbers, u32, Count>{});
}

} // namespace kiln::tile
