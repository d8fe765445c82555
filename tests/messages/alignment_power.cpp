// SPDX-License-Identifier: MIT
// An alignment that is no power of two.
// target: gfx942
// expect: {mistake}: alignment is 3; allowed are the powers of two from 1 to 64
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  auto a = k.vgpr<f32, 3>(aligned(3)); // mistake
#endif
#ifndef KILN_MISTAKE
  auto a = k.vgpr<f32, 3>(aligned(4));
#endif
  a[2] = 1;
}

KILN_KERNEL(mistaken, block_size<64>);
