// SPDX-License-Identifier: MIT
// An LDS offset out of its range.
// target: gfx942
// expect: {mistake}: ds_read_b32: offset is 65536; allowed range is 0..65535
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<u32>(1);
#ifdef KILN_MISTAKE
  k.ds_read_b32(v, v, offset(65536)); // mistake
#endif
#ifndef KILN_MISTAKE
  k.ds_read_b32(v, v, offset(65535));
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
