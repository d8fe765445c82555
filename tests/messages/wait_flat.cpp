// SPDX-License-Identifier: MIT
// A flat load needs both counters.
// target: gfx942
// expect: {mistake}: v_add_f32_e32 writes v1 before flat_load_dword of line 16 has written it: s_waitcnt lgkmcnt(0) is missing
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<float*> p) {
  k.s_waitcnt(lgkmcnt(0)); // the argument
  [[maybe_unused]] auto tile = k.lds<float>(64);
  [[maybe_unused]] auto a = k.vgpr<f32>(), b = k.vgpr<f32>();
  auto at = k.vgpr<u32>();
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  auto where = k.vgpr<u64>(4096);
  k.flat_load_dword(a, where);
  k.s_waitcnt(vmcnt(0));
#ifndef KILN_MISTAKE
  k.s_waitcnt(lgkmcnt(0));
#endif
  k.v_add_f32(a, 1.0, a); // mistake
  k.global_store_dword(at, a, p);
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
