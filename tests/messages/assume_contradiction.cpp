// SPDX-License-Identifier: MIT
// Two promises that no launch can keep.
// target: gfx942
// expect: {mistake}: no number is at least 8 (assume_contradiction.cpp:11) and at most 7 (assume_contradiction.cpp:13)
// errors: 1
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<int> n) {
  k.assume(n >= 8);
#ifdef KILN_MISTAKE
  k.assume(n < 8); // mistake
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
