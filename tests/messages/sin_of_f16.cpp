// SPDX-License-Identifier: MIT
// A function of f32 on an f16.
// target: gfx942
// errors: 1
// expect: {mistake}: the value is f16 where f32 is needed: convert<f32>(x) converts the number, as<f32>(x) takes the bits
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void waves(builder k, arg<float*> y) {
  auto h = k.vgpr<f16>(1);
#ifdef KILN_MISTAKE
  y[k.thread_idx.x] = sin(h); // mistake
#else
  y[k.thread_idx.x] = sin(convert<f32>(h));
#endif
}

KILN_KERNEL(waves, block_size<64>);
