// SPDX-License-Identifier: MIT
// A promise on aliasing as HIP writes it.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: the promise of __restrict__ stands at the element: arg<restrict<float>*>
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

#ifdef KILN_MISTAKE
constexpr void promised(builder k, arg<float* __restrict__> x) { // mistake
#else
constexpr void promised(builder k, arg<restrict<float>*> x) {
#endif
  x[k.thread_idx.x] = 1.0f;
}

KILN_KERNEL(promised, block_size<64>);
