// SPDX-License-Identifier: MIT
// Indexing a pointer to a type that no load can move.
// target: gfx942
// expect: Kiln cannot load or store this type; take the pointer as arg<float*>, arg<int*>, ...
#include <kiln/device/kernel.hpp>

using namespace kiln;

struct pixel {
  float r, g, b;
};

constexpr void mistaken(builder k, arg<pixel*> p) {
  (void)k, (void)p;
#ifdef KILN_MISTAKE
  p[0]; // mistake
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
