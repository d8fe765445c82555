// SPDX-License-Identifier: MIT
// How many of a lane's items one instruction moves.
#pragma once

#include <kiln/tile/layout/layout.hpp>

namespace kiln::tile {

/// log2 of the items that lie in a row along a coordinate, at a multiple of their number, 2^`most` at most: images of the
/// lowest item bits are 1, 2, 4, ... along it, and all others are multiples.
constexpr u32 together(const layout& l, char name, u32 most) {
  const u32 first = l.first_bit(name);
  u32 bits = 0;
  while (bits < most && bits < l.bits(place::item) && bits < l.bits(name) &&
         l.image(place::item, bits) == 1u << (first + bits))
    ++bits;
  u32 low = l.map.constant;
  for (u32 i = bits; i < l.map.inputs; ++i) low |= l.map.images[i];
  while (bits != 0 && (low >> first & mask_of_bits(bits)) != 0) {
    --bits;
    low |= l.map.images[bits];
  }
  return bits;
}

} // namespace kiln::tile
