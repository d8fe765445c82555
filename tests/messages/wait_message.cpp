// SPDX-License-Identifier: MIT
// A message finishes in no order with LDS operations: after one, only lgkmcnt(0) says that an LDS result is there.
// target: gfx942
// expect: {mistake}: v_add_f32_e32 writes v1 before ds_read_b32 of line 15 has written it: s_waitcnt lgkmcnt(0) is missing
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<float*> p) {
  k.s_waitcnt(lgkmcnt(0)); // the argument
  [[maybe_unused]] auto tile = k.lds<float>(64);
  auto a = k.vgpr<f32>();
  auto at = k.vgpr<u32>();
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  k.ds_read_b32(a, at);
  k.s_sendmsg(sendmsg(1));
#ifdef KILN_MISTAKE
  k.s_waitcnt(lgkmcnt(1));
#endif
#ifndef KILN_MISTAKE
  k.s_waitcnt(lgkmcnt(0));
#endif
  k.v_add_f32(a, 1.0, a); // mistake
  k.global_store_dword(at, a, p);
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
