// SPDX-License-Identifier: MIT
// The host's `if` on the number of workgroups, which is known at the launch.
// target: gfx942
// expect: {mistake}:
// expect: this is known when the kernel runs, not while it is built; use k.if_, k.while_ or k.where
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<int*> out) {
#ifdef KILN_MISTAKE
  if (k.grid_dim.y) out[0] = 1; // mistake
#else
  k.if_(k.grid_dim.y != 1, [&] { out[0] = 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
