// SPDX-License-Identifier: MIT
// How a lane accesses its items in memory: the width of an access, the order of items, constants and address registers.
#pragma once

#include <kiln/tile/layout/change.hpp>

namespace kiln::tile {

/// Accesses of one lane to all its items.
struct access_plan {
  u32 element_bits = 0;
  u32 vector_bits = 0;         ///< log2 of the elements of one access
  bit_map item_order;          ///< item bit -> bit after the vector's items came first: a rename of registers
  u32 constant_items = 0;      ///< mask of item bits, in the new order, that add a constant to the address
  u32 address_registers = 1;   ///< different exclusive-ors of the lane's offset that the other item bits need
  u32 most_constant_bytes = 0; ///< of all that the constants add

  constexpr u32 access_bytes() const { return (element_bits << vector_bits) / 8; }
  /// Accesses of a lane.
  constexpr u32 accesses() const { return 1u << (item_order.inputs - vector_bits); }
};

/// log2 of the most elements that are neighbours in memory and in a lane, at a multiple of their number in memory: item images
/// contain 1, 2, ..., 2^(v-1), and all other images are multiples of 2^v. `at_most` caps it.
constexpr u32 vector_bits_of(const layout& in_memory, u32 at_most) {
  const u32 items = in_memory.bits(place::item);
  u32 v = 0, chosen = 0;
  for (u32 i = 0; i < items && v < at_most;) // a step of the vector may be any item bit
    if (in_memory.map.images[i] == 1u << v && (chosen >> i & 1) == 0)
      chosen |= 1u << i, ++v, i = 0;
    else
      ++i;
  u32 others = in_memory.map.constant;
  for (u32 i = 0; i < in_memory.map.inputs; ++i)
    if ((chosen >> i & 1) == 0) others |= in_memory.map.images[i];
  while (v != 0 && (others & mask_of_bits(v)) != 0) --v;
  return v;
}

/// The plan of accesses of at most `most_bytes` (a power of 2) to a memory that `in_memory` (from tile::in_memory) maps
/// items, lanes and waves to. An item's image that has no bit in common with those of lanes and waves is added, in the
/// instruction's offset field; others need the lane's offset exclusive-or their image, in a register of its own.
constexpr access_plan plan_accesses(const layout& in_memory, u32 element_bits, u32 most_bytes = 16) {
  access_plan out;
  out.element_bits = element_bits;
  const u32 items = in_memory.bits(place::item);
  const bit_map& map = in_memory.map;
  out.vector_bits = vector_bits_of(in_memory, bits_of_count(most_bytes * 8 / element_bits));
  out.item_order = {.outputs = items};
  u32 next = out.vector_bits, at_run_time = 0;
  for (u32 i = items; i < map.inputs; ++i) at_run_time |= map.images[i];
  subspace changed; // of the lane's offset, by items
  u32 constants = 0;
  for (u32 i = 0; i < items; ++i) {
    const u32 image = map.images[i];
    const bool in_vector = image != 0 && image < 1u << out.vector_bits;
    const u32 position = in_vector ? highest_bit(image) : next++;
    out.item_order.append(1u << position);
    changed.insert(image & at_run_time);
    if (in_vector || (image & at_run_time) != 0) continue;
    out.constant_items |= 1u << position;
    constants |= image;
  }
  out.address_registers = 1u << changed.dimension;
  out.most_constant_bytes = static_cast<u32>(u64{constants} * element_bits / 8);
  return out;
}

} // namespace kiln::tile
