// SPDX-License-Identifier: MIT
// A modifier that the instruction does not have.
// target: gfx942
// expect: {mistake}: s_add_u32: modifier glc is not accepted here
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto s = k.sgpr<u32>(1);
#ifdef KILN_MISTAKE
  k.s_add_u32(s, s, s, glc); // mistake
#endif
#ifndef KILN_MISTAKE
  k.s_add_u32(s, s, s);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
