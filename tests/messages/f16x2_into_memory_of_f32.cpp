// SPDX-License-Identifier: MIT
// Packed registers as elements of another type.
// target: gfx942
// errors: 1
// expect: {mistake}: the registers hold f16x2, the memory f32: as<...>(x) takes the bits as another type of the same width; of the two numbers in x, convert<f32>(as<f16>(x)) is the lower, convert<f32>(as<f16>(as<u32>(x) >> 16)) the upper
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y, arg<const f16x2*> x) {
  auto i = k.thread_idx.x;
  auto h = x.load<2>(i * 2);
#ifdef KILN_MISTAKE
  y.store(i * 2, h); // mistake
#else
  y[i] = convert<f32>(as<f16>(h[0])) + convert<f32>(as<f16>(as<u32>(h[1]) >> 16));
#endif
}

KILN_KERNEL(written, block_size<64>);
