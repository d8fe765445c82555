// SPDX-License-Identifier: MIT
// More registers than there are: what is live at the peak, by line.
// target: gfx942
// expect: too_many_registers.cpp:13: too many VGPRs: 256 are live here and 1 more is needed; the limit is 256 for a workgroup of 64 work-items. Live: 200 from too_many_registers.cpp:10, 56 from too_many_registers.cpp:11
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto a = k.vgpr<f32, 200>();
  auto b = k.vgpr<f32, 60>();
  for (int i = 0; i < 200; ++i) a[i] = i;
  for (int i = 0; i < 60; ++i) b[i] = -i - 1;
  for (int i = 0; i < 200; ++i) k.ds_write_b32(a[i], a[i]); // addresses cannot be AGPRs
  for (int i = 0; i < 60; ++i) k.ds_write_b32(b[i], b[i]);
}

KILN_KERNEL(mistaken, block_size<64>);
