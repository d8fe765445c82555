// SPDX-License-Identifier: MIT
// More waves than a SIMD holds.
// target: gfx942
// errors: 1
// expect: {mistake}: 9 waves per SIMD; allowed range is 1..8
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) {
#ifdef KILN_MISTAKE
  k.require_waves_per_simd(9); // mistake
#else
  k.require_waves_per_simd(8);
#endif
  x[k.thread_idx.x] = 1;
}

KILN_KERNEL(written, block_size<256>);
