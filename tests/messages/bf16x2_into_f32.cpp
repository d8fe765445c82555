// SPDX-License-Identifier: MIT
// A packed value as an element of another type.
// target: gfx942
// errors: 1
// expect: {mistake}: the value is bf16x2 where f32 is needed: as<f32>(x) takes the bits of a value of the same width; of the two numbers in x, as<f32>(as<u32>(x) << 16) is the lower, as<f32>(as<u32>(x) & 0xffff0000u) the upper
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y, arg<const bf16x2*> x) {
  auto i = k.thread_idx.x;
  auto h = x[i];
#ifdef KILN_MISTAKE
  y[i] = h; // mistake
#else
  y[i] = as<f32>(as<u32>(h) << 16) + as<f32>(as<u32>(h) & 0xffff0000u);
#endif
}

KILN_KERNEL(written, block_size<64>);
