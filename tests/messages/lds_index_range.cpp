// SPDX-License-Identifier: MIT
// An element past the end of an LDS array.
// target: gfx942
// expect: {mistake}: LDS index 16 is outside the array; allowed range is 0..15
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto shared = k.lds<float>(16);
#ifdef KILN_MISTAKE
  shared[16] = 1; // mistake
#endif
#ifndef KILN_MISTAKE
  shared[15] = 1;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
