// SPDX-License-Identifier: MIT
// An op_sel_hi bit for a third source of an instruction that has two.
// target: gfx942
// expect: {mistake}: v_pk_add_f16: op_sel_hi has entry 2 set, but the instruction has 2 sources
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto h = k.vgpr<f16x2>(0);
#ifdef KILN_MISTAKE
  k.v_pk_add_f16(h, h, h, op_sel_hi(0, 1, 1)); // mistake
#endif
#ifndef KILN_MISTAKE
  k.v_pk_add_f16(h, h, h, op_sel_hi(0, 1));
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
