// SPDX-License-Identifier: MIT
// A store to an element of memory that the author promised not to write.
// target: gfx942
// flags: -Wno-unused-parameter
// errors: 1
// expect: {mistake}: what is assigned to here is a value, not a variable: writing it would change nothing. x[i] of an arg<const T*> or arg<read_only<T>*> is such a value; to store, take the pointer as arg<T*>
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y, arg<read_only<float>*> x) {
  auto i = k.thread_idx.x;
#ifdef KILN_MISTAKE
  x[i] = y[i]; // mistake
#else
  y[i] = x[i];
#endif
}

KILN_KERNEL(written, block_size<64>);
