// SPDX-License-Identifier: MIT
// What a loop loads at its end is read at its beginning.
// target: gfx942
// expect: {mistake}: v_add_f32_e32 reads v1 before global_load_dword of line 18 has written it: s_waitcnt vmcnt(0) is missing
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<float*> p) {
  k.s_waitcnt(lgkmcnt(0)); // the argument
  auto a = k.vgpr<f32>(0), sum = k.vgpr<f32>(0);
  auto at = k.vgpr<u32>();
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  auto i = k.sgpr<u32>(0);
  k.do_while(
      [&] {
        k.v_add_f32(sum, sum, a); // mistake
        k.global_load_dword(a, at, p);
#ifndef KILN_MISTAKE
        k.s_waitcnt(vmcnt(0));
#endif
        k.s_add_u32(i, i, 1);
      },
      [&] { return i < 4; });
  k.global_store_dword(at, sum, p);
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
