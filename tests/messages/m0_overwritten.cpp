// SPDX-License-Identifier: MIT
// M0 set for an instruction by name, and overwritten by a load to LDS before it.
// target: gfx942
// expect: {mistake}: global_load_lds_dword reads M0, but s_mov_b32, which the builder chose for m0_overwritten.cpp:14, has written it last: write that line before the instruction that sets M0
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<float*> p) {
  auto b = k.buffer(p, 4096);
  auto zero = k.vgpr<u32>(0);
  k.s_mov_b32(m0, 1024);
#ifdef KILN_MISTAKE
  b.load_to_lds<4>(0, byte_offset(zero));
  k.global_load_lds_dword(zero, p); // mistake
#else
  k.global_load_lds_dword(zero, p);
  b.load_to_lds<4>(0, byte_offset(zero));
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
