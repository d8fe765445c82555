// SPDX-License-Identifier: MIT
// An atomic addition of another type than the memory's.
// target: gfx942
// errors: 1
// expect: {mistake}: the value is f32 where i32 is needed: convert<i32>(x) converts the number, as<i32>(x) takes the bits
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void counted(builder k, arg<int*> x) {
  auto one = k.vgpr<f32>(1);
#ifdef KILN_MISTAKE
  atomic_add(x[k.thread_idx.x], one); // mistake
#else
  atomic_add(x[k.thread_idx.x], convert<i32>(one));
#endif
}

KILN_KERNEL(counted, block_size<64>);
