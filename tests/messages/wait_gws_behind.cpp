// SPDX-License-Identifier: MIT
// Something follows a global wave sync operation that is not finished.
// target: gfx942
// expect: {mistake}: s_mov_b32 follows ds_gws_init of line 12 before that has finished: s_waitcnt lgkmcnt(0) is missing
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto count = k.vgpr<u32>(3);
  auto other = k.sgpr<u32>();
  k.ds_gws_init(count, gds);
#ifndef KILN_MISTAKE
  k.s_waitcnt(lgkmcnt(0));
#endif
  k.s_mov_b32(other, 4); // mistake
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
