// SPDX-License-Identifier: MIT
// Layouts by name: rows in memory, and tiles that waves load or store in the order of memory.
#pragma once

#include <kiln/tile/layout/layout.hpp>

namespace kiln::tile {

/// The memory layout with elements in a row along `inner`, and rows of it along `outer`.
constexpr layout row_major(char outer, u32 outer_bits, char inner, u32 inner_bits) {
  layout out;
  extend(out, outer, outer_bits);
  extend(out, inner, inner_bits);
  for (u32 i = 0; i < inner_bits; ++i) append(out, place::offset, 1u << (out.first_bit(inner) + i));
  for (u32 i = 0; i < outer_bits; ++i) append(out, place::offset, 1u << (out.first_bit(outer) + i));
  return out;
}

/// The registers of waves that load a tile of rows in the order of memory: a lane has 2^vector_bits neighbours of a row; the
/// next bits are those of lanes, first within a row and then over rows, then of waves, then of further items. Lanes and waves
/// for which the tile has no elements left hold copies.
constexpr layout in_order(char outer, u32 outer_bits, char inner, u32 inner_bits, u32 vector_bits,
                          u32 wave_bits = 0) {
  const layout rows = row_major(outer, outer_bits, inner, inner_bits);
  layout out;
  extend(out, outer, outer_bits);
  extend(out, inner, inner_bits);
  const u32 offsets = outer_bits + inner_bits, held = vector_bits + 6 + wave_bits;
  if (vector_bits > inner_bits)
    refuse("in_order: a lane's neighbours are more than a row", vector_bits, inner_bits);
  for (u32 i = 0; i < offsets || i < held; ++i)
    append(out,
           i < vector_bits || i >= held ? place::item
           : i < vector_bits + 6        ? place::lane
                                        : place::wave,
           i < offsets ? rows.image(place::offset, i) : 0);
  return out;
}

} // namespace kiln::tile
