// SPDX-License-Identifier: MIT
// LDS freed twice.
// target: gfx942
// expect: {mistake}: LDS at byte 0 is not taken: free_lds gives back an array once, under its first name
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto t = k.lds_tensor<f32, 4, 16>();
  k.free_lds(t);
#ifdef KILN_MISTAKE
  k.free_lds(t); // mistake
#endif
#ifndef KILN_MISTAKE
  (void)k.lds_tensor<f32, 4, 16>();
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
