// SPDX-License-Identifier: MIT
// Which items of one tile are those of another in the same lane.
#pragma once

#include <kiln/tile/layout/change.hpp>
#include <kiln/tile/layout/notation.hpp>

namespace kiln::tile {

/// Item bit i of one layout is item `bits[i]` of the other, 0 for none.
struct item_match {
  bool fits = true; ///< lanes and waves have the same elements, and each item is found
  u32 bits[bit_map::capacity] = {};

  /// The other layout's item for an item of the one.
  constexpr u32 operator()(u32 item) const {
    u32 out = 0;
    for (u32 i = 0; item != 0; ++i, item >>= 1)
      if ((item & 1) != 0) out |= bits[i];
    return out;
  }
};

/// Of a tile with layout `of` and a tile or vector with layout `other`, which may lack some of its coordinates. Items that
/// have one element meet different items of the other while there are such.
constexpr item_match match(const layout& of, const layout& other) {
  layout dropped = of;
  for (const dimension& d : of.dimensions)
    if (d.name != 0 && other.bits(d.name) == 0) dropped = without(dropped, d.name);
  const layout a = in_space_of(dropped, other), b = in_space_of(other, dropped);
  item_match out;
  out.fits = a.map.outputs == b.map.outputs && a.map.constant == b.map.constant;
  constexpr place others[] = {place::lane, place::wave};
  for (const place p : others) {
    const u32 most = a.bits(p) > b.bits(p) ? a.bits(p) : b.bits(p);
    for (u32 i = 0; i < most; ++i)
      out.fits &= (i < a.bits(p) ? a.image(p, i) : 0) == (i < b.bits(p) ? b.image(p, i) : 0);
  }
  u32 taken = 0;
  for (u32 i = 0; i < a.bits(place::item); ++i) {
    const u32 image = a.image(place::item, i);
    for (u32 j = 0; j < b.bits(place::item) && out.bits[i] == 0; ++j)
      if (b.image(place::item, j) == image && (taken >> j & 1) == 0) out.bits[i] = 1u << j;
    taken |= out.bits[i];
    out.fits &= image == 0 || out.bits[i] != 0;
  }
  return out;
}

/// Text of fixed capacity, as static_assert requires it.
struct match_message {
  char characters[500] = {};
  u32 length = 0;

  constexpr const char* data() const { return characters; }
  constexpr unsigned long size() const { return length; }
};
/// Why two tiles do not meet, with their layouts.
template<layout A, layout B> consteval match_message message_of_match() {
  text_buffer text;
  if (match(B, A).fits)
    text << "the first tile lacks coordinates that the second has: write the larger tile first";
  else
    text << "the lanes of the two tiles do not hold the same rows and columns: " << A << " and " << B
         << "; convert one to the other's layout, with converted<To>(k, tile)";
  match_message out;
  for (; out.length < text.size() && out.length < 500; ++out.length)
    out.characters[out.length] = text.data()[out.length];
  return out;
}

} // namespace kiln::tile
