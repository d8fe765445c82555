// SPDX-License-Identifier: MIT
// A float where a register holds integers.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: the value is f32 where i32 is needed: convert<i32>(x) converts the number, as<i32>(x) takes the bits
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) {
  auto i = k.thread_idx.x + 0;
#ifdef KILN_MISTAKE
  i = x[i]; // mistake
#else
  i = convert<i32>(x[i]);
#endif
}

KILN_KERNEL(written, block_size<64>);
