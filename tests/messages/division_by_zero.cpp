// SPDX-License-Identifier: MIT
// A division by the number 0.
// target: gfx942
// expect: {mistake}: division by 0
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto i = k.vgpr<i32>(100);
#ifdef KILN_MISTAKE
  i = i % 0; // mistake
#endif
#ifndef KILN_MISTAKE
  i = i % 3;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
