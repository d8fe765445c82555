// SPDX-License-Identifier: MIT
// An instruction without its parentheses.
// target: gfx942
// expect: reference to non-static member function must be called
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  k.s_barrier; // mistake
#endif
#ifndef KILN_MISTAKE
  k.s_barrier();
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
