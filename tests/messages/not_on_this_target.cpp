// SPDX-License-Identifier: MIT
// An instruction that another target has.
// target: gfx942
// expect: {mistake}: v_prng_b32: not available on gfx942; exists on gfx950
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<u32>(1);
#ifdef KILN_MISTAKE
  k.v_prng_b32(v, v); // mistake
#endif
#ifndef KILN_MISTAKE
  k.v_not_b32(v, v);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
