// SPDX-License-Identifier: MIT
// The data of a global wave sync operation is overwritten while it is still being read.
// target: gfx942
// expect: {mistake}: v_mov_b32_e32 writes v0 before ds_gws_init of line 11 has read it: s_waitcnt expcnt(0) is missing
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto count = k.vgpr<u32>(3);
  k.ds_gws_init(count, gds);
  k.s_waitcnt(lgkmcnt(0));
#ifndef KILN_MISTAKE
  k.s_waitcnt(expcnt(0));
#endif
  k.v_mov_b32(count, 4); // mistake
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
