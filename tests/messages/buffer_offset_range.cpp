// SPDX-License-Identifier: MIT
// A buffer offset out of its range, which llvm-mc would cut off.
// target: gfx942
// expect: {mistake}: buffer_load_dword: offset is 4096; allowed range is 0..4095
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<u32>(1);
  auto r = k.sgpr<u32, 4>(0);
#ifdef KILN_MISTAKE
  k.buffer_load_dword(v, off, r, 0, offset(4096)); // mistake
#endif
#ifndef KILN_MISTAKE
  k.buffer_load_dword(v, off, r, 0, offset(4095));
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
