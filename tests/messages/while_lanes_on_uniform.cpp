// SPDX-License-Identifier: MIT
// A loop over lanes with one condition for all of them.
// target: gfx942
// errors: 1
// expect: {mistake}: while_lanes loops over lanes: its condition is a comparison of VGPRs; for one answer for all lanes use while_
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto s = k.sgpr<i32>(100);
#ifdef KILN_MISTAKE
  k.while_lanes([&] { return s > 0; }, [&] { s -= 1; }); // mistake
#endif
#ifndef KILN_MISTAKE
  k.while_([&] { return s > 0; }, [&] { s -= 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
