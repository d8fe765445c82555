// SPDX-License-Identifier: MIT
// A buffer access before the buffer.
// target: gfx942
// expect: {mistake}: buffer offset -4 is out of range; allowed range is 0..4294967295
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto b = k.buffer(k.sgpr<u64>(0), 64);
#ifdef KILN_MISTAKE
  (void)b.load<u32>(byte_offset(-4)); // mistake
#endif
#ifndef KILN_MISTAKE
  (void)b.load<u32>(byte_offset(4));
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
