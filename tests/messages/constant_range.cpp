// SPDX-License-Identifier: MIT
// A number that does not fit a register.
// target: gfx942
// expect: {mistake}: s_mov_b32: operand 2 (ssrc0) is the number 5000000000, which does not fit 32 bits
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto s = k.sgpr<i32>(1);
#ifdef KILN_MISTAKE
  s = 5'000'000'000; // mistake
#endif
#ifndef KILN_MISTAKE
  s = 5'000;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
