// SPDX-License-Identifier: MIT
// A packed element of memory where a function takes one f32.
// target: gfx942
// errors: 1
// expect: {mistake}: the value is bf16x2 where f32 is needed: as<f32>(x) takes the bits of a value of the same width
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y, arg<const bf16x2*> x) {
  auto i = k.thread_idx.x;
#ifdef KILN_MISTAKE
  y[i] = tanh(x[i]); // mistake
#else
  y[i] = tanh(as<f32>(x[i]));
#endif
}

KILN_KERNEL(written, block_size<64>);
