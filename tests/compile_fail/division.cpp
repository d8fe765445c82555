// SPDX-License-Identifier: MIT
// A division, which the hardware does not have.
// target: gfx942
// expect: the hardware has no division; multiply by v_rcp_f32, or shift
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder& k) {
  auto i = k.vgpr<u32>(100);
#ifdef KILN_MISTAKE
  i = i / 4; // mistake
#endif
#ifndef KILN_MISTAKE
  i = i >> 2;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
