// SPDX-License-Identifier: MIT
// An argument that is used before it is loaded.
// target: gfx942
// expect: {mistake}: global_load_dword reads s2 before s_load_dwordx2 has written it: s_waitcnt lgkmcnt(0) is missing
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<float*> p) {
#ifndef KILN_MISTAKE
  k.s_waitcnt(lgkmcnt(0));
#endif
  [[maybe_unused]] auto tile = k.lds<float>(64);
  [[maybe_unused]] auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
  auto at = k.vgpr<u32>();
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  k.global_load_dword(a, at, p); // mistake
  k.s_waitcnt(vmcnt(0));
  k.global_store_dword(at, a, p);
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
