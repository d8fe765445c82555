// SPDX-License-Identifier: MIT
// An AGPR's value has one part per lane and does not fit an SGPR.
// target: gfx942
// errors: 1
// expect: {mistake}: an SGPR has one value for all lanes; k.read_first_lane(v) takes that of the first enabled lane
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto a = k.agpr<i32, 2>(0);
  auto s = k.sgpr<i32>(0);
  [[maybe_unused]] auto v = k.vgpr<i32>(0);
#ifdef KILN_MISTAKE
  s = a[1]; // mistake
#endif
#ifndef KILN_MISTAKE
  v = a[1];
  s = k.read_first_lane(v);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
