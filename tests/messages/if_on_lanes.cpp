// SPDX-License-Identifier: MIT
// if_ on a condition that may differ between lanes.
// target: gfx942
// expect: the condition may differ between lanes: use k.where, or any(mask) or all(mask) for one answer
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<i32>(1);
#ifdef KILN_MISTAKE
  k.if_(v < 2, [&] { v += 1; }); // mistake
#endif
#ifndef KILN_MISTAKE
  k.if_(any(v < 2), [&] { v += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
