// SPDX-License-Identifier: MIT
// A fraction in an integer expression.
// target: gfx942
// expect: a fraction among integers; it does not convert to the register's type
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto i = k.vgpr<i32>(1);
#ifdef KILN_MISTAKE
  i = i + 0.5; // mistake
#endif
#ifndef KILN_MISTAKE
  i = i + 5;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
