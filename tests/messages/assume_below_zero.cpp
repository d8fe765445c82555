// SPDX-License-Identifier: MIT
// A bound below 0 for an argument that has no sign.
// target: gfx942
// expect: {mistake}: 4294967295 is the least that is assumed of a u32: a number below 0, which is -1 as i32, is that as u32
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k, arg<u32*> y, arg<u32> n) {
#ifdef KILN_MISTAKE
  k.assume(n >= -1); // mistake
#else
  k.assume(n >= 1);
#endif
  y[k.thread_idx.x] = n;
}

KILN_KERNEL(mistaken, block_size<64>);
