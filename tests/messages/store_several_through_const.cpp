// SPDX-License-Identifier: MIT
// A store of several registers through a pointer to const.
// target: gfx942
// errors: 1
// expect: {mistake}: the argument points to const, which is only loaded; arg<float*> instead of arg<const float*> stores
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

#ifdef KILN_MISTAKE
using item = const float;
#else
using item = float;
#endif

constexpr void written(builder k, arg<item*> x) {
  auto i = k.thread_idx.x * 4;
  auto v = x.load<4>(i);
  x.store(i, v); // mistake
}

KILN_KERNEL(written, block_size<64>);
