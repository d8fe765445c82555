// SPDX-License-Identifier: MIT
// A wide load into LDS on a target that has only dwords.
// target: gfx942
// expect: {mistake}: loads of 16 bytes a lane into LDS exist on gfx950 only; gfx942 has 4
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto b = k.buffer(k.sgpr<u64>(0), 4096);
  auto t = k.lds_tensor<u32, 64>();
  auto v = k.lane_id() * 4;
#ifdef KILN_MISTAKE
  b.load_to_lds<16>(t.offset_bytes(), byte_offset(v)); // mistake
#endif
#ifndef KILN_MISTAKE
  b.load_to_lds<4>(t.offset_bytes(), byte_offset(v));
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
