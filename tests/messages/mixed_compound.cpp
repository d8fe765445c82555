// SPDX-License-Identifier: MIT
// A compound assignment of another element type.
// target: gfx942
// errors: 1
// expect: {mistake}: the value is i32 where f32 is needed: convert<f32>(x) converts the number, as<f32>(x) takes the bits
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto i = k.vgpr<i32>(1);
  auto f = k.vgpr<f32>(1);
#ifdef KILN_MISTAKE
  f += i; // mistake
#endif
#ifndef KILN_MISTAKE
  f += as<f32>(i);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
