// SPDX-License-Identifier: MIT
// An atomic operation that no instruction does.
// target: gfx942
// errors: 1
// expect: {mistake}: global memory has no such atomic operation of f32: a loop of compare_exchange on i32 or i64 does any
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void counted(builder k, arg<float*> x) {
  auto i = k.thread_idx.x;
#ifdef KILN_MISTAKE
  atomic_max(x[i], 1.0f); // mistake
#else
  atomic_add(x[i], 1.0f);
#endif
}

KILN_KERNEL(counted, block_size<64>);
