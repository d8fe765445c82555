// SPDX-License-Identifier: MIT
// A coordinate past the end of an LDS tensor.
// target: gfx942
// expect: {mistake}: coordinate 16 of dimension 1 is out of range; allowed range is 0..15
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto t = k.lds_tensor<f32, 4, 16>();
  auto v = k.thread_idx.x & 3;
#ifdef KILN_MISTAKE
  (void)t.load(v, 16); // mistake
#endif
#ifndef KILN_MISTAKE
  (void)t.load(v, 15);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
