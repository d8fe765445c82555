// SPDX-License-Identifier: MIT
// A comparison of signed with unsigned.
// target: gfx942
// expect: different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
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
