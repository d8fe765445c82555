// SPDX-License-Identifier: MIT
// A write to the counter of a loop, through a copy of it.
// target: gfx942
// errors: 1
// expect: {mistake}: the loop changes its counter; k.sgpr<i32>(i) is a variable with its value
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<int*> out) {
  k.for_(0, 8, 1, [&](auto i) {
#ifdef KILN_MISTAKE
    auto next = i;
    next += 1; // mistake
#else
    auto next = k.sgpr<i32>(i);
    next += 1;
#endif
    out[i] = next;
  });
}

KILN_KERNEL(mistaken, block_size<64>);
