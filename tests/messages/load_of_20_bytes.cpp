// SPDX-License-Identifier: MIT
// Five elements of a buffer.
// target: gfx942
// errors: 1
// expect: {mistake}: 5 elements of 4 bytes are 20 bytes; a lane moves 1, 2, 4, 8, 12 or 16 bytes, or a multiple of 16 up to 2048, as 4 or 8 elements are
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y) {
  auto i = k.thread_idx.x;
  auto b = k.buffer(y, 4096);
#ifdef KILN_MISTAKE
  y[i] = b.load<f32, 5>(i * 5)[4]; // mistake
#else
  y[i] = b.load<f32, 4>(i * 5)[3] + b.load<f32>(i * 5 + 4);
#endif
}

KILN_KERNEL(written, block_size<64>);
