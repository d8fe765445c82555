// SPDX-License-Identifier: MIT
// target: gfx942
// expect: {mistake}: a pointer is the same for all lanes; x[i] takes an index that differs among them
// errors: 1
#include <kiln/hip.hpp>
using namespace kiln::dsl;

#if defined KILN_MISTAKE
constexpr void wrong(builder k, arg<float*> x) {
  (x + k.thread_idx.x)[0] = 1.0f; // mistake
}
KILN_KERNEL(wrong, block_size<256>);
#endif

constexpr void right(builder k, arg<float*> x) { (x + k.block_idx.x * 256)[k.thread_idx.x] = 1.0f; }
KILN_KERNEL(right, block_size<256>);
