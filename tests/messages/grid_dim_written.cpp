// SPDX-License-Identifier: MIT
// A write to the number of workgroups.
// target: gfx942
// expect: {mistake}:
// expect: the launch sets the number of workgroups; k.sgpr<i32>(k.grid_dim.x) is a variable with its value
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<int*> out) {
#ifdef KILN_MISTAKE
  auto groups = k.grid_dim.x;
  groups -= 1; // mistake
#else
  auto groups = k.sgpr<i32>(k.grid_dim.x);
  groups -= 1;
#endif
  out[0] = groups;
}

KILN_KERNEL(mistaken, block_size<64>);
