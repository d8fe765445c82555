// SPDX-License-Identifier: MIT
// Integers given to a floating-point instruction.
// target: gfx942
// expect: {mistake}: v_add_f32: operand 2 (src0) is i32; f32 is needed (as<f32>(x) takes the same bits as that type)
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<f32>(1);
  auto i = k.vgpr<i32>(1);
#ifdef KILN_MISTAKE
  k.v_add_f32(v, i, v); // mistake
#endif
#ifndef KILN_MISTAKE
  k.v_cvt_f32_i32(v, i);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
