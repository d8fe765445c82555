// SPDX-License-Identifier: MIT
// More data in flight than both banks hold: what may go to AGPRs fills them, and the VGPRs still do not suffice.
// target: gfx942
// expect: {mistake}: too many VGPRs
// expect: Live: 252 from too_many_vgprs_and_agprs.cpp:11, 1 kernel inputs and arguments. As AGPRs, 256 registers would not be enough
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto data = k.vgpr<b32, 130, 4>();
  for (int i = 0; i < 130; ++i) k.ds_read_b128(data[i], k.thread_idx.x, offset(16 * i)); // mistake
  for (int i = 0; i < 130; ++i) k.ds_write_b128(k.thread_idx.x, data[i], offset(16 * i));
}

KILN_KERNEL(mistaken, block_size<64>);
