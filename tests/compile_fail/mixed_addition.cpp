// SPDX-License-Identifier: MIT
// Integers and floats in one sum.
// target: gfx942
// expect: the operands have different element types; convert one of them by v_cvt_..., or read its bits as the other type by as<...>(x)
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder& k) {
  auto i = k.vgpr<i32>(1);
  auto f = k.vgpr<f32>(1);
#ifdef KILN_MISTAKE
  f = i + f; // mistake
#endif
#ifndef KILN_MISTAKE
  f = as<f32>(i) + f;
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
