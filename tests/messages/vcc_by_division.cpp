// SPDX-License-Identifier: MIT
// VCC, written by name, is read after a division of floats, which writes it too.
// target: gfx942
// expect: {mistake}: v_cndmask_b32_e64 reads VCC, but v_div_scale_f32, which the builder chose for vcc_by_division.cpp:14, has written
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln;

constexpr void chosen(builder k, arg<float*> y, arg<float> a) {
  auto x = k.vgpr<f32>(y[k.thread_idx.x]);
#ifdef KILN_MISTAKE
  k.v_cmp_gt_f32(vcc, a, x);
  x = a / x;
  k.v_cndmask_b32(x, x, 0, vcc); // mistake
#else
  x = a / x;
  k.v_cmp_gt_f32(vcc, a, x);
  k.v_cndmask_b32(x, x, 0, vcc);
#endif
  y[k.thread_idx.x] = x;
}

KILN_KERNEL(chosen, block_size<64>);
