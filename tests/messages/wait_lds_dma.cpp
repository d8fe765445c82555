// SPDX-License-Identifier: MIT
// A load to LDS that has not arrived at a barrier.
// target: gfx942
// expect: {mistake}: s_barrier lets other waves go on before global_load_lds_dword of line 16 has finished: s_waitcnt vmcnt(0) is missing
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<float*> p) {
  k.s_waitcnt(lgkmcnt(0)); // the argument
  [[maybe_unused]] auto tile = k.lds<float>(64);
  [[maybe_unused]] auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
  auto at = k.vgpr<u32>();
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  k.s_mov_b32(m0, 0);
  k.global_load_lds_dword(at, p);
#ifndef KILN_MISTAKE
  k.s_waitcnt(vmcnt(0));
#endif
  k.s_barrier(); // mistake
  k.ds_read_b32(a, at);
  k.s_waitcnt(lgkmcnt(0));
  k.global_store_dword(at, a, p);
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
