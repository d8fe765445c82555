// SPDX-License-Identifier: MIT
// A scalar load whose result is used after a wait that scalar loads do not keep.
// target: gfx942
// expect: {mistake}: s_add_u32 writes s1 before s_load_dword of line 17 has written it: s_waitcnt lgkmcnt(0) is missing
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<float*> p) {
  k.s_waitcnt(lgkmcnt(0)); // the argument
  [[maybe_unused]] auto tile = k.lds<float>(64);
  [[maybe_unused]] auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
  auto at = k.vgpr<u32>();
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  auto x = k.sgpr<u32, 2>();
  k.s_load_dword(x[0], p, 0);
  k.s_load_dword(x[1], p, 4);
#ifdef KILN_MISTAKE
  k.s_waitcnt(lgkmcnt(1));
#endif
#ifndef KILN_MISTAKE
  k.s_waitcnt(lgkmcnt(0));
#endif
  k.s_add_u32(x[1], x[0], 1); // mistake
  k.v_mov_b32(a, x[1]);
  k.global_store_dword(at, a, p);
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
