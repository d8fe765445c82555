// SPDX-License-Identifier: MIT
// A template without its arguments as a kernel.
// target: gfx942
// errors: 1
// expect: {mistake}:
// expect: static assertion failed due to requirement 'kiln::compiles<scaled_kernel_image>': scaled is a template or has overloads, and a kernel is one function: KILN_KERNEL_AS(a_name, (scaled<...>), block_size<256>), with the template's arguments
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

template<int Factor, class T> constexpr void scaled(builder k, arg<T*> y, arg<int> n) {
  auto i = k.block_idx.x * 256 + k.thread_idx.x;
  k.where(i < n, [&] { y[i] = y[i] * Factor; });
}

#ifdef KILN_MISTAKE
KILN_KERNEL(scaled, block_size<256>); // mistake
#else
KILN_KERNEL_AS(scaled_by_2, (scaled<2, float>), block_size<256>);
#endif
