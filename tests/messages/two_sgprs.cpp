// SPDX-License-Identifier: MIT
// Two SGPRs in one vector instruction.
// target: gfx942
// expect: {mistake}: v_add_f32: reads more than one SGPR or literal; a vector instruction can read one (copy the others to VGPRs)
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<f32>(1);
  auto s = k.sgpr<f32>(1), t = k.sgpr<f32>(2);
#ifdef KILN_MISTAKE
  k.v_add_f32(v, s, t); // mistake
#endif
#ifndef KILN_MISTAKE
  k.v_add_f32(v, s, s), k.v_add_f32(v, t, v);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
