// SPDX-License-Identifier: MIT
// An operand forgotten.
// target: gfx942
// expect: {mistake}: v_add_f32: takes 3 operands, 2 are given
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<f32>(1);
#ifdef KILN_MISTAKE
  k.v_add_f32(v, v); // mistake
#endif
#ifndef KILN_MISTAKE
  k.v_add_f32(v, v, v);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
