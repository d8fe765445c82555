// SPDX-License-Identifier: MIT
// A value that differs between lanes into an SGPR.
// target: gfx942
// errors: 1
// expect: {mistake}: an SGPR has one value for all lanes; k.read_first_lane(v) takes that of the first enabled lane
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<i32>(1);
  auto s = k.sgpr<i32>(1);
#ifdef KILN_MISTAKE
  s = v; // mistake
#endif
#ifndef KILN_MISTAKE
  s = k.read_first_lane(v);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
