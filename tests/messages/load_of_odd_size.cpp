// SPDX-License-Identifier: MIT
// Three elements of two bytes, which no instruction moves.
// target: gfx942
// errors: 1
// expect: {mistake}: 3 elements of 2 bytes are 6 bytes; a lane moves 1, 2, 4, 8, 12 or 16 bytes, or a multiple of 16 up to 2048, as 2 or 4 elements are
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<bf16x2*> y, arg<const bf16*> x) {
  auto i = k.thread_idx.x;

#ifdef KILN_MISTAKE
  y[i] = x.load<3>(i * 3)[0]; // mistake
#else
  y[i] = x.load<4>(i * 4)[0];
#endif
}

KILN_KERNEL(written, block_size<64>);
