// SPDX-License-Identifier: MIT
// A register that a load still has to fill is overwritten.
// target: gfx942
// expect: {mistake}: v_mov_b32_e32 writes v1 before global_load_dword of line 15 has written it: s_waitcnt vmcnt(0) is missing
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<float*> p) {
  k.s_waitcnt(lgkmcnt(0)); // the argument
  [[maybe_unused]] auto tile = k.lds<float>(64);
  [[maybe_unused]] auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
  auto at = k.vgpr<u32>();
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  k.global_load_dword(a, at, p);
#ifndef KILN_MISTAKE
  k.s_waitcnt(vmcnt(0));
#endif
  k.v_mov_b32(a, 0); // mistake
  k.v_mov_b32(b, a);
  k.global_store_dword(at, a, p);
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
