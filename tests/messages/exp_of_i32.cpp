// SPDX-License-Identifier: MIT
// An integer where a function takes f32.
// target: gfx942
// errors: 1
// expect: {mistake}: the value is i32 where f32 is needed: convert<f32>(x) converts the number, as<f32>(x) takes the bits
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y) {
  auto i = k.thread_idx.x + 1;
#ifdef KILN_MISTAKE
  y[i] = exp(i); // mistake
#else
  y[i] = exp(convert<f32>(i)) + exp(1.0f);
#endif
}

KILN_KERNEL(written, block_size<64>);
