// SPDX-License-Identifier: MIT
// ! on a register instead of a condition.
// target: gfx942
// expect: compare instead: a == 0
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto s = k.sgpr<i32>(1);
#ifdef KILN_MISTAKE
  k.if_(!s, [&] { s += 1; }); // mistake
#endif
#ifndef KILN_MISTAKE
  k.if_(s == 0, [&] { s += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
