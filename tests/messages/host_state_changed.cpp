// SPDX-License-Identifier: MIT
// A loop whose body leaves a host counter elsewhere: its code would be right in the first iteration only.
// target: gfx942
// expect: {mistake}: the loop's body leaves host variable 0 of keeps(...) changed
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k) {
  auto stages = k.vgpr<u32, 4>(0);
  u32 stage = 0;
  auto i = k.sgpr<u32>(0);
  auto more = [&] { return i < 8; };
  auto turn = [&] {
    stages[stage] += 1;
#ifdef KILN_MISTAKE
    stage = (stage + 1) % 4;
#endif
    i += 1;
  };
  k.while_(more, turn, keeps(stage)); // mistake
}

KILN_KERNEL(mistaken, block_size<64>);
