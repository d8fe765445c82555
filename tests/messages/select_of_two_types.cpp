// SPDX-License-Identifier: MIT
// A choice between values of two types.
// target: gfx942
// errors: 1
// expect: {mistake}: the value is f32 where i32 is needed: convert<i32>(x) converts the number, as<i32>(x) takes the bits
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void chosen(builder k, arg<int*> y, arg<float> a) {
  auto i = k.thread_idx.x;
#ifdef KILN_MISTAKE
  y[i] = select(i < 3, i, a); // mistake
#else
  y[i] = select(i < 3, i, convert<i32>(a));
#endif
}

KILN_KERNEL(chosen, block_size<64>);
