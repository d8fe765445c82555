// SPDX-License-Identifier: MIT
// min of an integer and a float.
// target: gfx942
// errors: 1
// expect: {mistake}: the value is i32 where f32 is needed: convert<f32>(x) converts the number, as<f32>(x) takes the bits
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void clamped(builder k, arg<float*> y) {
  auto f = k.vgpr<f32>(1);
  auto i = k.vgpr<i32>(2);
#ifdef KILN_MISTAKE
  y[i] = min(f, i); // mistake
#else
  y[i] = min(convert<f32>(i), f);
#endif
}

KILN_KERNEL(clamped, block_size<64>);
