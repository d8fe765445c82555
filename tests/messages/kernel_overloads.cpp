// SPDX-License-Identifier: MIT
// Overloads where a kernel is one function.
// target: gfx942
// errors: 1
// expect: {mistake}:
// expect: scaled is a template or has overloads, and a kernel is one function
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void scaled(builder k, arg<float*> y) { y[k.thread_idx.x] = y[k.thread_idx.x] * 2; }
#ifdef KILN_MISTAKE
constexpr void scaled(builder k, arg<int*> y) { y[k.thread_idx.x] = y[k.thread_idx.x] * 2; }
#endif

KILN_KERNEL(scaled, block_size<256>); // mistake
