// SPDX-License-Identifier: MIT
// A misspelt instruction.
// target: gfx942
// expect: no member named 's_barier' in 'kiln::builder'
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  k.s_barier(); // mistake
#endif
#ifndef KILN_MISTAKE
  k.s_barrier();
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
