// SPDX-License-Identifier: MIT
// Several elements where a function takes one f32.
// target: gfx942
// errors: 1
// expect: {mistake}: 4 registers of f32 where one f32 is needed
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y, arg<const float*> x) {
  auto i = k.thread_idx.x * 4;
  auto v = x.load<4>(i);
#ifdef KILN_MISTAKE
  y[i] = sigmoid(v); // mistake
#else
  for (u32 j = 0; j < 4; ++j) v[j] = sigmoid(v[j]);
  y.store(i, v);
#endif
}

KILN_KERNEL(written, block_size<64>);
