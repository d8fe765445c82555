// SPDX-License-Identifier: MIT
// Layouts made from layouts: dimensions renamed, exchanged or dropped, bits of places reordered, parts taken.
#pragma once

#include <kiln/tile/layout/layout.hpp>

namespace kiln::tile {

/// The same places with other names for coordinates: `renamed(a, "m", "n")` is B's layout from A's. Names `from[i]` become
/// `to[i]`; two may be exchanged: `renamed(d, "mn", "nm")` is the layout of the transpose, which an MFMA with A and B
/// exchanged leaves in the same registers.
constexpr layout renamed(const layout& l, const char* from, const char* to) {
  layout names = l, out;
  for (dimension& d : names.dimensions)
    for (u32 i = 0; from[i] != '\0'; ++i)
      if (d.name == from[i]) {
        d.name = to[i];
        break;
      }
  for (const dimension& d : names.dimensions) extend(out, d.name, d.bits);
  if (out.map.outputs != l.map.outputs) refuse("renamed: the letters of two dimensions would be the same");
  out.map.constant = moved_word(l.map.constant, names, out, {});
  for (u32 p = 0; p < place_count; ++p)
    for (u32 i = 0; i < l.place_bits[p]; ++i)
      append(out, static_cast<place>(p), moved_word(l.image(static_cast<place>(p), i), names, out, {}));
  return out;
}

/// An element's word of `from` with the coordinates that `to` has.
constexpr u32 kept_word(u32 word, const layout& from, const layout& to) {
  u32 out = 0;
  for (const dimension& d : to.dimensions) out |= from.coordinate(word, d.name) << to.first_bit(d.name);
  return out;
}

/// The layout of what is the same for all of one coordinate, a vector from a matrix: that coordinate's bits are copies.
constexpr layout without(const layout& l, char name) {
  layout kept;
  for (const dimension& d : l.dimensions)
    if (d.name != name) extend(kept, d.name, d.bits);
  layout out = kept;
  out.map.constant = kept_word(l.map.constant, l, kept);
  for (u32 p = 0; p < place_count; ++p)
    for (u32 i = 0; i < l.place_bits[p]; ++i)
      append(out, static_cast<place>(p), kept_word(l.image(static_cast<place>(p), i), l, kept));
  return out;
}

/// Only `count` bits of a place from bit `first` on: a part of the tile, with its elements' coordinates.
constexpr layout sliced(const layout& l, place p, u32 first, u32 count) {
  layout out = l;
  out.map.inputs = 0;
  for (u32& image : out.map.images) image = 0;
  for (u8& bits : out.place_bits) bits = 0;
  for (u32 q = 0; q < place_count; ++q)
    for (u32 i = 0; i < l.place_bits[q]; ++i)
      if (static_cast<place>(q) != p || (i >= first && i < first + count))
        append(out, static_cast<place>(q), l.image(static_cast<place>(q), i));
  return out;
}

/// The element at the layout's begin moved by `value` along a dimension: the tile's origin. Exclusive-or, so the origin's bits
/// should be those that no place has.
constexpr layout moved(layout l, char name, u32 value) {
  const u32 bits = l.bits(name);
  if (value >> bits != 0) extend(l, name, highest_bit(value) + 1 - bits);
  l.map.constant ^= value << l.first_bit(name);
  return l;
}

/// Bit i of the place becomes bit `order(1 << i)`: `order` is a permutation of the place's bits. For items a register rename.
constexpr layout reordered(const layout& l, place p, const bit_map& order) {
  if (order.inputs != l.bits(p) || !is_invertible(order))
    refuse("reordered: the order is no permutation of the place's bits");
  layout out = l;
  const bit_map of_place = compose(l.part(p), inverse(order));
  for (u32 i = 0; i < l.bits(p); ++i) out.map.images[l.first_bit(p) + i] = of_place.images[i];
  return out;
}

/// The coordinate along which registers have elements that the memory layout has not; 0 if there is none.
constexpr char missing_in(const layout& registers, const layout& memory) {
  for (const dimension& d : registers.dimensions)
    if (d.bits > memory.bits(d.name)) return d.name;
  return 0;
}
/// Each element of a layout at its own number: a memory that has all of them.
constexpr layout memory_of(const layout& l) {
  layout out = l;
  for (u8& bits : out.place_bits) bits = 0;
  out.map = {.outputs = l.map.outputs};
  for (u32 i = 0; i < l.map.outputs; ++i) append(out, place::offset, 1u << i);
  return out;
}

/// Where the elements of a register layout are in memory: items, lanes and waves to offset `o`, in elements. `memory` is
/// invertible and has every element of `registers`.
constexpr layout in_memory(const layout& registers, const layout& memory) {
  const layout elements = in_space_of(registers, memory);
  if (!is_memory(memory)) refuse("in_memory: two offsets have one element, or some element has none");
  if (const char c = missing_in(registers, memory); c != 0)
    refuse("in_memory: the registers have elements that are not in the memory layout; the coordinate, its "
           "extent in registers, and in memory:",
           c, registers.extent(c), memory.extent(c));
  layout out = elements;
  out.map = compose(inverse(memory.map), elements.map);
  for (dimension& d : out.dimensions) d = {};
  out.dimensions[0] = {'o', static_cast<u8>(out.map.outputs)};
  return out;
}

} // namespace kiln::tile
