// SPDX-License-Identifier: MIT
// An element past the end of an array of registers.
// target: gfx942
// expect: {mistake}: index 4 is outside the array; allowed range is 0..3
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto a = k.vgpr<f32, 4>(0);
#ifdef KILN_MISTAKE
  a[4] = 1; // mistake
#endif
#ifndef KILN_MISTAKE
  a[3] = 1;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
