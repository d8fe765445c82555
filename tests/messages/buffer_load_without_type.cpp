// SPDX-License-Identifier: MIT
// A load from a buffer of which the type is not said.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: say the type of what is loaded: b.load<f32>(i), b.load<f32, 4>(i)
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) {
  auto b = k.buffer(x, 64);
#ifdef KILN_MISTAKE
  auto v = b.load(byte_offset(4)); // mistake
#else
  auto v = b.load<f32>(byte_offset(4));
  x[0] = v;
#endif
}

KILN_KERNEL(written, block_size<64>);
