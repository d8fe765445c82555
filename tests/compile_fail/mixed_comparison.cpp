// SPDX-License-Identifier: MIT
// A comparison of signed with unsigned.
// target: gfx942
// expect: the operands have different element types; convert one of them by v_cvt_..., or read its bits as the other type by as<...>(x)
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder& k) {
  auto i = k.sgpr<i32>(1);
  auto u = k.sgpr<u32>(1);
#ifdef KILN_MISTAKE
  k.if_(i < u, [&] { i += 1; }); // mistake
#endif
#ifndef KILN_MISTAKE
  k.if_(i < as<i32>(u), [&] { i += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
