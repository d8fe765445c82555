// SPDX-License-Identifier: MIT
// An immediate out of its range, which llvm-mc would cut off.
// target: gfx942
// expect: {mistake}: s_nop: operand 1 (simm16) is 16; allowed range is 0..15
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  k.s_nop(16); // mistake
#endif
#ifndef KILN_MISTAKE
  k.s_nop(15);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
