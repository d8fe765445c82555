// SPDX-License-Identifier: MIT
// Two registers where one is needed.
// target: gfx942
// expect: {mistake}: v_add_f32: operand 1 (vdst) has 2 registers; 1 is needed
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto pair = k.vgpr<f32, 2>(1);
#ifdef KILN_MISTAKE
  k.v_add_f32(pair, pair, pair); // mistake
#endif
#ifndef KILN_MISTAKE
  k.v_pk_add_f32(pair, pair, pair);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
