// SPDX-License-Identifier: MIT
// A branch to nowhere.
// target: gfx942
// expect: label_never_placed.cpp:10: s_branch: label 0 is never placed
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  k.goto_(k.label());
  k.s_nop(0);
}

KILN_KERNEL(mistaken, block_size<64>);
