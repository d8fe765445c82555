// SPDX-License-Identifier: MIT
// A C++ while on a condition that is known when the kernel runs.
// target: gfx942
// expect: error: attempt to use a deleted function: this is known when the kernel runs, not while it is built; use k.if_, k.while_ or k.where
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<i32>(1);
#ifdef KILN_MISTAKE
  while (v < 2) v += 1; // mistake
#endif
#ifndef KILN_MISTAKE
  k.where(v < 2, [&] { v += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
