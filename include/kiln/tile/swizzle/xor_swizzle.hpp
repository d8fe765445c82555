// SPDX-License-Identifier: MIT
// Exclusive-or swizzles of a tile in LDS: offset bits of rows change the offset bits of columns below them.
#pragma once

#include <kiln/tile/layout/change.hpp>

namespace kiln::tile {

/// Where the granule at an offset goes: a map of the tile's offsets (in elements) onto themselves. Granules, columns of
/// `2^granule_bits` elements, stay whole. Offset bit i also changes the lower bits `changes[i] << granule_bits`, so the map is
/// unit triangular and thus invertible. Structural: the author sees it and may write it down.
struct xor_swizzle {
  u32 offset_bits = 0;
  u32 granule_bits = 0;
  u32 changes[bit_map::capacity] = {}; ///< by offset bit

  friend constexpr bool operator==(const xor_swizzle&, const xor_swizzle&) = default;

  /// Offset without the swizzle -> offset with it.
  constexpr bit_map map() const {
    bit_map out = identity(offset_bits);
    for (u32 i = 0; i < offset_bits; ++i) {
      const u32 change = changes[i] << granule_bits;
      if (change >> i != 0) refuse("xor_swizzle: an offset bit may change only bits below it");
      out.images[i] |= change;
    }
    return out;
  }
};

/// A swizzle by rows: bit i of the row's number changes the granule's number by `changes[i]`.
template<u32 Count>
constexpr xor_swizzle swizzle_of_rows(u32 offset_bits, u32 granule_bits, u32 column_bits,
                                      const u32 (&changes)[Count]) {
  xor_swizzle out{offset_bits, granule_bits};
  for (u32 i = 0; i < Count; ++i) out.changes[column_bits + i] = changes[i];
  return out;
}

/// The memory layout with each element moved to where the swizzle puts it.
constexpr layout swizzled(const layout& memory, const xor_swizzle& s) {
  if (s.offset_bits != memory.bits(place::offset))
    refuse("swizzled: the swizzle is of a tile of another size");
  layout out = memory;
  out.map = compose(memory.map, inverse(s.map()));
  return out;
}

} // namespace kiln::tile
