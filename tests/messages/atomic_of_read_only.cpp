// SPDX-License-Identifier: MIT
// An atomic operation on memory that the author promised not to write.
// target: gfx942
// flags: -Wno-unused-parameter
// errors: 1
// expect: {mistake}: an atomic operation takes an element of memory, x[i] of an arg<int*> or of an LDS array; of an arg<const T*> or arg<read_only<T>*>, and of what was read before, it is a value
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<int*> y, arg<read_only<int>*> x) {
  auto i = k.thread_idx.x;
#ifdef KILN_MISTAKE
  atomic_add(x[i], 1); // mistake
#else
  atomic_add(y[i], x[i]);
#endif
}

KILN_KERNEL(written, block_size<64>);
