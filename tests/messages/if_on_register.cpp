// SPDX-License-Identifier: MIT
// A C++ if on a register.
// target: gfx942
// expect: error: attempt to use a deleted function: this is known when the kernel runs, not while it is built; use k.if_, k.while_ or k.where
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto s = k.sgpr<i32>(1);
#ifdef KILN_MISTAKE
  if (s) s += 1; // mistake
#endif
#ifndef KILN_MISTAKE
  k.if_(s != 0, [&] { s += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
