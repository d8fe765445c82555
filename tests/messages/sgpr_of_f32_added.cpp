// SPDX-License-Identifier: MIT
// f32 arithmetic in an SGPR.
// target: gfx942
// errors: 1
// expect: {mistake}: the scalar ALU has no floating point: keep the value in a VGPR, auto x = k.vgpr<f32>(0)
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y) {
#ifdef KILN_MISTAKE
  auto x = k.sgpr<f32>(1);
#else
  auto x = k.vgpr<f32>(1);
#endif
  x += 2; // mistake
  y[k.thread_idx.x] = x;
}

KILN_KERNEL(written, block_size<64>);
