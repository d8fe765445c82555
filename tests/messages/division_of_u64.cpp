// SPDX-License-Identifier: MIT
// A division of 64-bit integers, which Kiln does not write.
// target: gfx942
// expect: i32, u32 and f32 have /, i32 and u32 have %, with both sides of one type
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto x = k.vgpr<u64>(100);
#ifdef KILN_MISTAKE
  x = x / 4; // mistake
#endif
#ifndef KILN_MISTAKE
  x = x >> 2;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
