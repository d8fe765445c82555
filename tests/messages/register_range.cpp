// SPDX-License-Identifier: MIT
// A register that the target does not have.
// target: gfx942
// expect: {mistake}: register 255 is out of range; allowed range is 0..254
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  auto v = k.vgpr<f32, 2>(at_register(255)); // mistake
#endif
#ifndef KILN_MISTAKE
  auto v = k.vgpr<f32, 2>(at_register(254));
#endif
  v[0] = 1;
}

KILN_KERNEL(mistaken, block_size<64>);
