// SPDX-License-Identifier: MIT
// where on a condition that is the same in all lanes.
// target: gfx942
// expect: this condition is the same in all lanes: use k.if_
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto s = k.sgpr<i32>(1);
#ifdef KILN_MISTAKE
  k.where(s < 2, [&] { s += 1; }); // mistake
#endif
#ifndef KILN_MISTAKE
  k.if_(s < 2, [&] { s += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
