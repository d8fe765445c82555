// SPDX-License-Identifier: MIT
// A global offset out of its range.
// target: gfx942
// expect: {mistake}: global_load_dword: offset is -4097; allowed range is -4096..4095
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<u32>(1);
  auto p = k.sgpr<u64>(0);
#ifdef KILN_MISTAKE
  k.global_load_dword(v, v, p, offset(-4097)); // mistake
#endif
#ifndef KILN_MISTAKE
  k.global_load_dword(v, v, p, offset(-4096));
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
