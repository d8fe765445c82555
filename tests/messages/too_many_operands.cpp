// SPDX-License-Identifier: MIT
// An operand too many.
// target: gfx942
// expect: {mistake}: s_add_u32: takes 3 operands, 4 are given
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto s = k.sgpr<u32>(1);
#ifdef KILN_MISTAKE
  k.s_add_u32(s, s, s, s); // mistake
#endif
#ifndef KILN_MISTAKE
  k.s_add_u32(s, s, s);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
