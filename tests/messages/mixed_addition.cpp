// SPDX-License-Identifier: MIT
// Integers and floats in one sum.
// target: gfx942
// expect: different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto i = k.vgpr<i32>(1);
  auto f = k.vgpr<f32>(1);
#ifdef KILN_MISTAKE
  f = i + f; // mistake
#endif
#ifndef KILN_MISTAKE
  f = as<f32>(i) + f;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
