// SPDX-License-Identifier: MIT
// VGPRs and AGPRs that fit alone but not together.
// target: gfx942
// expect: too many vector registers: 102 VGPRs and 160 AGPRs are 264 of the file that they share; a workgroup of 512 work-items may use 256 a wave
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<f32, 100>();
  auto a = k.agpr<f32, 160>();
  for (int i = 0; i < 100; ++i) v[i] = i;
  for (int i = 0; i < 160; ++i) a[i] = i;
  for (int i = 0; i < 100; ++i) k.ds_write_b32(k.thread_idx.x, v[i]);
  for (int i = 0; i < 160; ++i) k.v_accvgpr_mov_b32(a[i], a[i]);
}

KILN_KERNEL(mistaken, block_size<512>);
