// SPDX-License-Identifier: MIT
// An instruction that the older target lacks.
// target: gfx90a
// expect: {mistake}: v_lshl_add_u64: not available on gfx90a; exists on gfx942, gfx950
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto q = k.vgpr<u64>(1);
#ifdef KILN_MISTAKE
  k.v_lshl_add_u64(q, q, 3, q); // mistake
#endif
#ifndef KILN_MISTAKE
  k.v_lshlrev_b64(q, 3, q);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
