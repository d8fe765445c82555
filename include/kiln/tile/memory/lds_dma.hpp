// SPDX-License-Identifier: MIT
// Loads from memory to LDS without registers: the LDS side is fixed, so a swizzle goes to the addresses in memory.
#pragma once

#include <kiln/tile/layout/layout.hpp>

namespace kiln::tile {

/// log2 of the elements that one lane moves.
constexpr u32 dma_item_bits(u32 element_bits, u32 bytes) {
  if (bytes != 4 && bytes != 16) refuse("LDS-DMA moves 4 or 16 bytes per lane");
  return bits_of_count(bytes * 8 / element_bits);
}

/// The elements that lanes load so that the tile has the layout `memory`: lane l of an instruction writes `bytes` bytes at its
/// LDS base + l * bytes (CDNA3 ISA manual 9.1.9; 16 bytes: gfx950). Items above those of one instruction are instructions,
/// whose bases differ by constants; the highest offset bits belong to `wave_bits` bits of waves.
constexpr layout dma_source(const layout& memory, u32 element_bits, u32 bytes, u32 wave_bits = 0) {
  const u32 items = dma_item_bits(element_bits, bytes), offsets = memory.bits(place::offset);
  if (offsets < items + 6 + wave_bits)
    refuse("dma_source: the tile is smaller than what the waves' lanes load at once");
  layout out = memory;
  out.place_bits[static_cast<u32>(place::offset)] = 0;
  out.map.inputs = 0;
  for (u32& image : out.map.images) image = 0;
  for (u32 i = 0; i < offsets; ++i)
    append(out,
           i >= offsets - wave_bits      ? place::wave
           : i >= items && i < items + 6 ? place::lane
                                         : place::item,
           memory.image(place::offset, i));
  return out;
}

/// True if LDS-DMA can load a register layout of loading lanes to where `in_memory` says: items are neighbours, lanes follow
/// one another, and nothing else changes these bits of the offset.
constexpr bool is_dma(const layout& in_memory, u32 element_bits, u32 bytes) {
  const u32 items = dma_item_bits(element_bits, bytes), fixed = mask_of_bits(items + 6);
  if (in_memory.bits(place::item) < items || in_memory.bits(place::lane) != 6) return false;
  for (u32 i = 0; i < in_memory.map.inputs; ++i) {
    const u32 image = in_memory.map.images[i], first_lane = in_memory.first_bit(place::lane);
    if (i < items || (i >= first_lane && i < first_lane + 6)) {
      if (image != 1u << (i < items ? i : items + i - first_lane)) return false;
    } else if ((image & fixed) != 0) {
      return false;
    }
  }
  return (in_memory.map.constant & fixed) == 0;
}

} // namespace kiln::tile
