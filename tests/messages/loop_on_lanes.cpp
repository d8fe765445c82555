// SPDX-License-Identifier: MIT
// A loop whose condition may differ between lanes.
// target: gfx942
// errors: 1
// expect: {mistake}: a loop's condition must be the same in all lanes; any(mask) and all(mask) make one from a lane mask
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto v = k.vgpr<i32>(1);
#ifdef KILN_MISTAKE
  k.while_([&] { return v < 2; }, [&] { v += 1; }); // mistake
#endif
#ifndef KILN_MISTAKE
  k.while_([&] { return any(v < 2); }, [&] { v += 1; });
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
