// SPDX-License-Identifier: MIT
// An atomic operation on an element of constant memory.
// target: gfx942
// flags: -Wno-unused-parameter
// errors: 1
// expect: {mistake}: an atomic operation takes an element of memory, x[i] of an arg<int*> or of an LDS array; of an arg<const T*> or arg<read_only<T>*>, and of what was read before, it is a value
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void counted(builder k, arg<int*> x, arg<const int*> y) {
  auto i = k.thread_idx.x;
#ifdef KILN_MISTAKE
  atomic_add(y[i], 1); // mistake
#else
  atomic_add(x[i], y[i]);
#endif
}

KILN_KERNEL(counted, block_size<64>);
