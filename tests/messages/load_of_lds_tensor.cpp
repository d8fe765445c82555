// SPDX-License-Identifier: MIT
// More than one instruction moves, in an LDS tensor.
// target: gfx942
// errors: 1
// expect: {mistake}: 16 elements of 2 bytes are 32 bytes; a lane moves 1, 2, 4, 8, 12 or 16 bytes, as 8 elements are
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<bf16x2*> y) {
  auto i = k.thread_idx.x;
  auto t = k.lds_tensor<bf16, 64, 32>();
  for (u32 j = 0; j < 4; ++j) t.store(y.load<4>(i * 4), i, j * 8);
#ifdef KILN_MISTAKE
  y[i] = t.load<16>(i, 0)[0]; // mistake
#else
  y[i] = t.load<8>(i, 0)[0];
#endif
}

KILN_KERNEL(written, block_size<64>);
