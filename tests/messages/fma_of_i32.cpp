// SPDX-License-Identifier: MIT
// fma, which is of f32, of an integer.
// target: gfx942
// errors: 1
// expect: {mistake}: the value is i32 where f32 is needed: convert<f32>(x) converts the number, as<f32>(x) takes the bits
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void multiplied(builder k, arg<float*> y) {
  auto i = k.thread_idx.x;
#ifdef KILN_MISTAKE
  y[i] = fma(i, 2.0f, 1.0f); // mistake
#else
  y[i] = fma(convert<f32>(i), 2.0f, 1.0f);
#endif
}

KILN_KERNEL(multiplied, block_size<64>);
