// SPDX-License-Identifier: MIT
// Arrays of different lengths in one operation.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// expect: an array of 4 and one of 2: x.slice<n>(i) is a part of n elements
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) {
  auto i = k.thread_idx.x;
  auto a = x.load<4>(i);
  auto b = x.load<2>(i);
#ifdef KILN_MISTAKE
  auto c = a + b; // mistake
#else
  auto c = a.slice<2>(0) + b;
#endif
  x.store(i, c);
}

KILN_KERNEL(written, block_size<64>);
