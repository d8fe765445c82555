// SPDX-License-Identifier: MIT
// A list of first values that is shorter than the array.
// target: gfx942
// expect: {mistake}: the array has 4 elements; 3 first values are given
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  auto a = k.vgpr<f32, 4>({1, 2, 3}); // mistake
#endif
#ifndef KILN_MISTAKE
  auto a = k.vgpr<f32, 4>({1, 2, 3, 4});
#endif
  a[3] = 1;
}

KILN_KERNEL(mistaken, block_size<64>);
