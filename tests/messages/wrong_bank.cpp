// SPDX-License-Identifier: MIT
// A VGPR as the result of a scalar instruction.
// target: gfx942
// expect: {mistake}: s_add_u32: operand 1 (sdst) is a VGPR; allowed here: SGPR, vcc, exec or m0
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<u32>(1);
#ifdef KILN_MISTAKE
  k.s_add_u32(v, v, v); // mistake
#endif
#ifndef KILN_MISTAKE
  k.v_add_u32(v, v, v);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
