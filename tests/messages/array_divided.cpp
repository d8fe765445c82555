// SPDX-License-Identifier: MIT
// Division of a whole array of integers.
// target: gfx942
// errors: 1
// expect: {mistake}: integers are divided one by one: x[0] /= 3
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<int*> y) {
  auto i = k.thread_idx.x;
  auto x = k.vgpr<i32, 4>(1);
#ifdef KILN_MISTAKE
  x /= 3; // mistake
#else
  for (u32 j = 0; j < 4; ++j) x[j] /= 3;
#endif
  y[i] = x[0];
}

KILN_KERNEL(written, block_size<64>);
