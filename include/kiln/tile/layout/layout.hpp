// SPDX-License-Identifier: MIT
// Layouts: which bit of an item's, lane's and wave's number is which bit of an element's row and column.
#pragma once

#include <kiln/tile/layout/solve.hpp>

namespace kiln::tile {

/// A number that says where an element is. Its bits are input bits of a layout, item lowest.
enum class place : u8 {
  item,   ///< number of the element in its lane's registers: item j of w bits begins at bit j w
  lane,   ///< of the wave
  wave,   ///< of the workgroup
  offset, ///< in memory, in elements
};
inline constexpr u32 place_count = 4;

/// A coordinate of an element, named by a letter. By custom m and n are rows and columns of a result, k the depth, b the
/// block, s a group of 32 in k, p the number of a stored element of four in a sparse operand.
struct dimension {
  char name = 0;
  u8 bits = 0; ///< the coordinate is below 2^bits
  friend constexpr bool operator==(const dimension&, const dimension&) = default;
};
inline constexpr u32 most_dimensions = 4;

/// A bit map from places to elements: one element may be in several places, a place has one element. Register layouts have
/// items, lanes and waves; memory layouts have offsets. Output bits are those of the dimensions, in the order of their
/// letters. Structural, so that a layout is a template argument.
struct layout {
  u8 place_bits[place_count] = {};
  dimension dimensions[most_dimensions] =
      {}; ///< in the order of their names, without gaps; others have no name
  bit_map map;

  friend constexpr bool operator==(const layout&, const layout&) = default;

  constexpr u32 bits(place p) const { return place_bits[static_cast<u32>(p)]; }
  constexpr u32 first_bit(place p) const {
    u32 out = 0;
    for (u32 i = 0; i < static_cast<u32>(p); ++i) out += place_bits[i];
    return out;
  }
  constexpr u32 image(place p, u32 bit) const { return map.images[first_bit(p) + bit]; }
  /// The images of one place's bits.
  constexpr bit_map part(place p) const {
    bit_map out = inputs_of(map, first_bit(p), bits(p));
    out.constant = 0;
    return out;
  }

  /// Bits of a coordinate; 0 if there is no such dimension.
  constexpr u32 bits(char name) const {
    for (const dimension& d : dimensions)
      if (d.name == name) return d.bits;
    return 0;
  }
  /// The coordinate's lowest output bit.
  constexpr u32 first_bit(char name) const {
    u32 out = 0;
    for (const dimension& d : dimensions) {
      if (d.name == name) break;
      out += d.bits;
    }
    return out;
  }
  constexpr u32 extent(char name) const { return 1u << bits(name); }

  /// The element's word of a register layout's place.
  constexpr u32 element(u32 item, u32 lane, u32 wave = 0) const {
    return map(item | lane << first_bit(place::lane) | wave << first_bit(place::wave));
  }
  /// A coordinate of an element's word.
  constexpr u32 coordinate(u32 element, char name) const {
    return element >> first_bit(name) & mask_of_bits(bits(name));
  }
};

/// True if each image is 0 or one bit, no bit twice: operands of MFMA, tiles in blocks. Offsets of items are then constants.
constexpr bool is_permutation(const layout& l) { return is_permutation(l.map); }
/// True if every element has one offset: tiles in memory, with a swizzle or without.
constexpr bool is_memory(const layout& l) {
  return l.bits(place::offset) == l.map.inputs && is_invertible(l.map);
}

/// Adds a dimension, or bits to one, above its bits; images and constant keep their coordinates.
constexpr void extend(layout& l, char name, u32 bits) {
  if (bits == 0) return;
  u32 at = 0;
  while (at < most_dimensions && l.dimensions[at].name != 0 && l.dimensions[at].name < name) ++at;
  const bool is_new = at == most_dimensions || l.dimensions[at].name != name;
  if (is_new) {
    if (at == most_dimensions || l.dimensions[most_dimensions - 1].name != 0)
      refuse("a layout has at most 4 dimensions");
    for (u32 d = most_dimensions - 1; d > at; --d) l.dimensions[d] = l.dimensions[d - 1];
    l.dimensions[at] = {name, 0};
  }
  const u32 low = mask_of_bits(l.first_bit(name) + l.dimensions[at].bits);
  l.dimensions[at].bits = static_cast<u8>(l.dimensions[at].bits + bits);
  l.map.outputs += bits;
  for (u32 i = 0; i < l.map.inputs; ++i)
    l.map.images[i] = (l.map.images[i] & low) | (l.map.images[i] & ~low) << bits;
  l.map.constant = (l.map.constant & low) | (l.map.constant & ~low) << bits;
}

/// Adds a bit of a place, above its bits.
constexpr void append(layout& l, place p, u32 image) {
  const u32 at = l.first_bit(p) + l.bits(p);
  l.map.append(0);
  for (u32 i = l.map.inputs - 1; i > at; --i) l.map.images[i] = l.map.images[i - 1];
  l.map.images[at] = image;
  ++l.place_bits[static_cast<u32>(p)];
}

/// An element's word of `from` as one of `to`, which has all its dimensions: coordinates are multiplied by the extents that
/// `inner` has, or kept if `inner` has none.
constexpr u32 moved_word(u32 word, const layout& from, const layout& to, const layout& inner) {
  u32 out = 0;
  for (const dimension& d : from.dimensions) {
    if (d.name == 0) break;
    out |= (word & mask_of_bits(d.bits)) << (to.first_bit(d.name) + inner.bits(d.name));
    word >>= d.bits;
  }
  return out;
}

/// The same layout in a space that has the dimensions of `other` too, as long as the longer of both.
constexpr layout in_space_of(layout l, const layout& other) {
  for (const dimension& d : other.dimensions)
    if (d.bits > l.bits(d.name)) extend(l, d.name, d.bits - l.bits(d.name));
  return l;
}

/// `inner` in each element of `outer`: for each place the bits of `inner`, then those of `outer`; coordinates of `outer`
/// count tiles of `inner`.
constexpr layout operator*(const layout& inner, const layout& outer) {
  layout out = inner;
  for (const dimension& d : outer.dimensions) extend(out, d.name, d.bits);
  out.map.constant |= moved_word(outer.map.constant, outer, out, inner);
  for (u32 p = 0; p < place_count; ++p)
    for (u32 i = 0; i < outer.place_bits[p]; ++i)
      append(out, static_cast<place>(p),
             moved_word(outer.image(static_cast<place>(p), i), outer, out, inner));
  return out;
}

} // namespace kiln::tile
