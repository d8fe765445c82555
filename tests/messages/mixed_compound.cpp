// SPDX-License-Identifier: MIT
// A compound assignment of another element type.
// target: gfx942
// expect: different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type
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
