// SPDX-License-Identifier: MIT
// A lambda with copies changes one.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: this is const here: ids and loop counters are only read; a lambda that changes a variable captures by reference, [&]
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x, arg<float> a, arg<int> n) {
  auto s = k.vgpr<f32>(0);
#ifdef KILN_MISTAKE
  k.where(k.thread_idx.x < n, [=] { s += a; }); // mistake
#else
  k.where(k.thread_idx.x < n, [&] { s += a; });
  x[0] = s;
#endif
}

KILN_KERNEL(written, block_size<64>);
