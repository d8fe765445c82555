// SPDX-License-Identifier: MIT
// ds_read_b64_tr_* and ds_read_b96_tr_b6 of gfx950: the addresses that give a wanted layout.
#pragma once

#include <kiln/tile/layout/notation.hpp>

namespace kiln::tile {

/// Where an item of the result comes from: i, the item at the address of lane l. Sixteen lanes work together.
/// docs/matrix_layouts.md has the sources.
constexpr layout transposed_read_map(u32 element_bits) {
  switch (element_bits) {
  case 16: return layout_of("item[l4 l8] lane[i1 i2 l1 l2 l16 l32]");
  case 8: return layout_of("item[l2 l4 l8] lane[i1 i2 i4 l1 l16 l32]");
  case 4:
  case 6: return layout_of("item[l1 l2 l4 l8] lane[i1 i2 i4 i8 l16 l32]");
  default: refuse("transposed_read_map: elements of 4, 6, 8 or 16 bits");
  }
}

/// The elements that each lane's address must have for `result` in the registers: items of 8 bytes (of 6 bits: 12) stand in
/// memory in their order, further items and the waves are those of the result. An access like any other then.
constexpr layout addresses_of_transposed_read(const layout& result, u32 element_bits) {
  const layout map = transposed_read_map(element_bits);
  const u32 items = map.bits(place::item), first_lane = result.first_bit(place::lane);
  if (result.bits(place::item) < items || result.bits(place::lane) != 6)
    refuse("addresses_of_transposed_read: the result has fewer items than one instruction reads");
  const bit_map from = inverse(map.map); // (item, lane) at the address -> (item, lane) of the result
  const bit_map of_one = join(inputs_of(result.part(place::item), 0, items), result.part(place::lane));
  layout out = result;
  for (u32 i = 0; i < items; ++i) out.map.images[i] = of_one(from.images[i]);
  for (u32 i = 0; i < 6; ++i) out.map.images[first_lane + i] = of_one(from.images[items + i]);
  return out;
}

} // namespace kiln::tile
