// SPDX-License-Identifier: MIT
// A division of floats, which the hardware does not have.
// target: gfx942
// expect: u32 and i32 have / and %, with both sides of one type; multiply an f32 by v_rcp_f32, or shift
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto x = k.vgpr<f32>(100);
#ifdef KILN_MISTAKE
  x = x / 4; // mistake
#endif
#ifndef KILN_MISTAKE
  x = x * 0.25;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
