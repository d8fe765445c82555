// SPDX-License-Identifier: MIT
// A kernel that takes a plain int.
// target: gfx942
// expect: {mistake}:
// expect: a kernel is a function void(builder k, arg<T>...): its first parameter is the builder, by value, and each other one an arg<T>, by value
// errors: 1
#include <kiln/device/kernel.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
using parameter = int;
#else
using parameter = arg<int>;
#endif

constexpr void mistaken(builder k, parameter n) { (void)k, (void)n; }

KILN_KERNEL(mistaken, block_size<64>); // mistake
