// SPDX-License-Identifier: MIT
// How often a layout holds an element, and which places to leave out so that each is held once.
#pragma once

#include <kiln/tile/layout/layout.hpp>

namespace kiln::tile {

/// Free bits: the bits of an item's, lane's and wave's number that lower bits make superfluous. Places whose free bits are 0
/// have every element of the layout once: a store is for lanes with (lane & free.lanes) == 0, an atomic must be.
struct free_bits {
  u32 items = 0, lanes = 0, waves = 0; ///< masks

  friend constexpr bool operator==(const free_bits&, const free_bits&) = default;
  constexpr u32 count() const {
    return static_cast<u32>(__builtin_popcount(items) + __builtin_popcount(lanes) +
                            __builtin_popcount(waves));
  }
  /// Places that have one element.
  constexpr u32 copies() const { return 1u << count(); }
};

/// The bits of a mask of place bits that belong to one place.
constexpr u32 part_of_mask(u32 mask, const layout& l, place p) {
  return mask >> l.first_bit(p) & mask_of_bits(l.bits(p));
}

constexpr free_bits free_bits_of(const layout& l) {
  const u32 free = eliminate(l.map).free_inputs;
  return {part_of_mask(free, l, place::item), part_of_mask(free, l, place::lane),
          part_of_mask(free, l, place::wave)};
}

} // namespace kiln::tile
