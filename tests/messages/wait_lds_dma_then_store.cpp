// SPDX-License-Identifier: MIT
// A store from LDS reads what a load to LDS has not written yet.
// target: gfx90a
// expect: {mistake}: buffer_store_lds_dword accesses LDS before buffer_load_dword of line 13 has finished: s_waitcnt vmcnt(0) is missing
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  [[maybe_unused]] auto tile = k.lds<u32>(64);
  auto resource = k.sgpr<u32, 4>(0);
  k.s_mov_b32(m0, 0);
  k.buffer_load_dword(k.thread_idx.x, resource, 0, offen, lds);
#ifndef KILN_MISTAKE
  k.s_waitcnt(vmcnt(0));
#endif
  k.buffer_store_lds_dword(resource, 0, lds); // mistake
}

KILN_KERNEL(mistaken, block_size<64>, waits::checked);
