// SPDX-License-Identifier: MIT
// A wait count out of its range.
// target: gfx942
// expect: {mistake}: s_waitcnt: operand 1 (counters) has vmcnt(64); allowed range is 0..63
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  k.s_waitcnt(vmcnt(64)); // mistake
#endif
#ifndef KILN_MISTAKE
  k.s_waitcnt(vmcnt(63));
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
