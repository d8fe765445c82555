// SPDX-License-Identifier: MIT
// An element of LDS as an operand of an instruction by name.
// target: gfx942
// errors: 1
// expect: {mistake}: an element of memory is no operand of an instruction by name: k.vgpr<f32>(x[i]) loads it
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y) {
  auto i = k.thread_idx.x;
  auto t = k.lds<float>(64);
  t[i] = y[i];
  auto sum = k.vgpr<f32>();
#ifdef KILN_MISTAKE
  k.v_add_f32(sum, 1.0f, t[i]); // mistake
#else
  k.v_add_f32(sum, 1.0f, k.vgpr<f32>(t[i]));
#endif
  y[i] = sum;
}

KILN_KERNEL(written, block_size<64>);
