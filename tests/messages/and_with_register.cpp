// SPDX-License-Identifier: MIT
// && of a condition and a register.
// target: gfx942
// expect: compare first: (a != 0) && (b != 0)
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto s = k.sgpr<i32>(1);
#ifdef KILN_MISTAKE
  k.if_(s < 3 && s, [&] { s += 1; }); // mistake
#endif
#ifndef KILN_MISTAKE
  k.if_(s < 3 && s != 0, [&] { s += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
