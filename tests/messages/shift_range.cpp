// SPDX-License-Identifier: MIT
// A shift by more bits than there are.
// target: gfx942
// expect: {mistake}: shift by 32; allowed range is 0..31
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<u32>(1);
#ifdef KILN_MISTAKE
  v <<= 32; // mistake
#endif
#ifndef KILN_MISTAKE
  v <<= 31;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
