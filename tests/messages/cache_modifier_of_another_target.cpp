// SPDX-License-Identifier: MIT
// The name of a cache modifier on another target.
// target: gfx942
// expect: {mistake}: global_load_dword: modifier glc is not accepted here
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<u32>(1);
  auto p = k.sgpr<u64>(0);
#ifdef KILN_MISTAKE
  k.global_load_dword(v, v, p, glc); // mistake
#endif
#ifndef KILN_MISTAKE
  k.global_load_dword(v, v, p, sc0);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
