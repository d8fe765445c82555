// SPDX-License-Identifier: MIT
// A wait count out of its range, joined with others.
// target: gfx942
// expect: {mistake}: s_waitcnt: operand 1 (counters) has lgkmcnt(16); allowed range is 0..15
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
#ifdef KILN_MISTAKE
  k.s_waitcnt(vmcnt(0) & lgkmcnt(16)); // mistake
#endif
#ifndef KILN_MISTAKE
  k.s_waitcnt(vmcnt(0) & lgkmcnt(15));
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
