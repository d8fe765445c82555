// SPDX-License-Identifier: MIT
// A host loop that never ends and writes nothing: a step limit ends it, of 20 million steps or, as here, fewer.
// target: gfx942
// flags: -fconstexpr-steps=1000000
// expect: {mistake}
// expect: hit maximum step limit; possible infinite loop?
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<int*> out) {
  int turns = 0;
#ifdef KILN_MISTAKE
  while (turns >= 0) turns ^= 1; // mistake
#else
  for (int n = 0; n < 8; ++n) ++turns;
#endif
  out[0] = k.sgpr<i32>(turns);
}

KILN_KERNEL(mistaken, block_size<64>);
