// SPDX-License-Identifier: MIT
// A kernel function without constexpr.
// target: gfx942
// errors: 1
// expect: {mistake}:
// expect: static assertion failed due to requirement 'kiln::compiles<twice_kernel_image>': twice is not constexpr: a kernel function begins with `constexpr void`
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

#ifndef KILN_MISTAKE
constexpr
#endif
    void twice(builder k, arg<float*> y) {
  y[k.thread_idx.x] = y[k.thread_idx.x] * 2;
}

KILN_KERNEL(twice, block_size<256>); // mistake

// A kernel's name may be one that Kiln uses, and one that the arguments' namespace has.
constexpr void kernel(builder k, arg<float*> y) { y[k.thread_idx.x] = 1; }
KILN_KERNEL(kernel, block_size<256>);
constexpr void dump_code(builder k, arg<float*> y) { y[k.thread_idx.x] = 1; }
KILN_KERNEL(dump_code, block_size<256>);
