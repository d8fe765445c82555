// SPDX-License-Identifier: MIT
// A host loop that never ends and writes instructions. The limit is 100,000; a lower one ends sooner.
// target: gfx942
// flags: -DKILN_MOST_INSTRUCTIONS=2000
// expect: non-constexpr function 'is_there_a_host_loop_that_never_ends' cannot be used in a constant expression
// expect: in call to 'too_many_instructions<void>(2000, &"
// expect: endless_instructions.cpp"[0], 16)'
// errors: 1
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<int*> out) {
  auto x = k.sgpr<i32>(0);
#ifdef KILN_MISTAKE
  for (int n = 0; n >= 0; n ^= 1) x += 3;
#else
  for (int n = 0; n < 900; ++n) x += 3;
#endif
  out[0] = x;
}

KILN_KERNEL(mistaken, block_size<64>);
