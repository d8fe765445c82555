// SPDX-License-Identifier: MIT
// The same in a program that only simulates it: without a device pass.
// errors: 1
// expect: {mistake}:
// expect: scaled is a template or has overloads, and a kernel is one function: KILN_KERNEL_AS(a_name, (scaled<...>), block_size<256>), with the template's arguments
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

template<class T> constexpr void scaled(builder k, arg<T*> y) { y[k.thread_idx.x] = y[k.thread_idx.x] * 2; }

#ifdef KILN_MISTAKE
KILN_KERNEL(scaled, block_size<256>); // mistake
#else
KILN_KERNEL_AS(scaled_floats, scaled<float>, block_size<256>);
#endif
