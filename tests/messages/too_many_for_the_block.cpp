// SPDX-License-Identifier: MIT
// Registers that a large workgroup does not have.
// target: gfx942
// expect: too_many_for_the_block.cpp:11: too many VGPRs: 128 are live here and 1 more is needed; the limit is 128 for a workgroup of 1024 work-items. Live: 127 from too_many_for_the_block.cpp:10, 1 kernel inputs and arguments
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto a = k.vgpr<f32, 128>();
  for (int i = 0; i < 128; ++i) a[i] = i;
  for (int i = 0; i < 128; ++i) k.ds_write_b32(k.thread_idx.x, a[i]);
}

KILN_KERNEL(mistaken, block_size<1024>);
