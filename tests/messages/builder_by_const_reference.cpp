// SPDX-License-Identifier: MIT
// A kernel that takes its builder by const reference.
// target: gfx942
// expect: {mistake}:
// expect: take the builder by value: `builder k`, not `builder& k`; copies name the same kernel
// errors: 1
#include <kiln/device/kernel.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
using handle = const builder&;
#else
using handle = builder;
#endif

constexpr void mistaken(handle k, arg<int> n) { (void)k, (void)n; }

KILN_KERNEL(mistaken, block_size<64>); // mistake
