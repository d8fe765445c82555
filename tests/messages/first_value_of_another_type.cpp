// SPDX-License-Identifier: MIT
// A first value of another type than the register.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: the value is i32 where f32 is needed
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) {
  auto i = k.thread_idx.x + 0;
#ifdef KILN_MISTAKE
  auto v = k.vgpr<f32>(i); // mistake
#else
  auto v = k.vgpr<f32>(convert<f32>(i));
  x[i] = v;
#endif
}

KILN_KERNEL(written, block_size<64>);
