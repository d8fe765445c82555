// SPDX-License-Identifier: MIT
// An integer stored as float.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: the value is i32 where f32 is needed: convert<f32>(x) converts the number, as<f32>(x) takes the bits
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) {
  auto i = k.thread_idx.x + 0;
#ifdef KILN_MISTAKE
  x[i] = i; // mistake
#else
  x[i] = convert<f32>(i);
#endif
}

KILN_KERNEL(written, block_size<64>);
