// SPDX-License-Identifier: MIT
// A variable as an array's extent: C++'s own words, of which the first note names the parameter.
// target: gfx942
// lines: 45
// expect: {mistake}:
// expect: error: no matching member function for call to 'vgpr'
// expect: note: candidate template ignored: invalid explicitly-specified argument for template parameter 'ConstantShape'
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y) {
#ifdef KILN_MISTAKE
  int m = 4;
#else
  constexpr int m = 4;
#endif
  auto v = k.vgpr<f32, m>(1); // mistake
  y[k.thread_idx.x] = v[0];
}

KILN_KERNEL(written, block_size<64>);
