// SPDX-License-Identifier: MIT
// Five registers in one store.
// target: gfx942
// errors: 1
// expect: {mistake}: 5 elements of 4 bytes are 20 bytes; a lane moves 1, 2, 4, 8, 12 or 16 bytes, or a multiple of 16 up to 2048, as 4 or 8 elements are; x.slice<4>(0) is 4 elements of x
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y) {
  auto i = k.thread_idx.x;
  auto v = k.vgpr<f32, 5>(1);
#ifdef KILN_MISTAKE
  y.store(i * 5, v); // mistake
#else
  y.store(i * 5, v.slice<4>(0)), y[i * 5 + 4] = v[4];
#endif
}

KILN_KERNEL(written, block_size<64>);
