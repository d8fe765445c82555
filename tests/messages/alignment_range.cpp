// SPDX-License-Identifier: MIT
// An alignment beyond the largest one.
// target: gfx942
// expect: {mistake}: alignment is 128; allowed are the powers of two from 1 to 64
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  auto a = k.sgpr<u32, 2>(aligned(128)); // mistake
#endif
#ifndef KILN_MISTAKE
  auto a = k.sgpr<u32, 2>(aligned(64));
#endif
  a[1] = 1;
}

KILN_KERNEL(mistaken, block_size<64>);
