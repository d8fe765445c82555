// SPDX-License-Identifier: MIT
// A neighbour further away than the array is long.
// target: gfx942
// expect: {mistake}: coordinate -16 of dimension 0 is out of range; allowed range is -15..15
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<float*> p) {
  using tile = layout<f32, 16, 64>;
  auto column = k.lane_id();
#ifdef KILN_MISTAKE
  auto at = tile::at_signed(k, -16, column); // mistake
#endif
#ifndef KILN_MISTAKE
  auto at = tile::at_signed(k, -15, column);
#endif
  p.at(at) = 1;
}

KILN_KERNEL(mistaken, block_size<64>);
