// SPDX-License-Identifier: MIT
// The number of workgroups, an i32 as all ids are, with a u32.
// target: gfx942
// expect: {mistake}:
// expect: different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type
#include <kiln/device/kernel.hpp>

using namespace kiln;

constexpr void mistaken(builder k, arg<unsigned*> out, arg<unsigned> n) {
#ifdef KILN_MISTAKE
  out[0] = n + k.grid_dim.x; // mistake
#else
  out[0] = n + as<u32>(k.grid_dim.x);
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
