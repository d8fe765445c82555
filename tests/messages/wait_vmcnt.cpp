// SPDX-License-Identifier: MIT
// A result of global memory that is used before it is there, by hand-written waits.
// target: gfx942
// expect: {mistake}: v_add_f32_e32 writes v1 before global_load_dword of line 15 has written it: s_waitcnt vmcnt(1) is missing
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<float*> p) {
  k.s_waitcnt(lgkmcnt(0)); // the argument
  [[maybe_unused]] auto tile = k.lds<float>(64);
  [[maybe_unused]] auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
  auto at = k.vgpr<u32>();
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  k.global_load_dword(a, at, p);
  k.global_load_dword(b, at, p, offset(256));
#ifndef KILN_MISTAKE
  k.s_waitcnt(vmcnt(1));
#endif
  k.v_add_f32(a, 1.0, a); // mistake
  k.s_waitcnt(vmcnt(0));
  k.v_add_f32(a, a, b);
  k.global_store_dword(at, a, p);
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
