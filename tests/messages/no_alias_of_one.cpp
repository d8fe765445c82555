// SPDX-License-Identifier: MIT
// A promise of one argument.
// target: gfx942
// flags: -Wno-unused-parameter
// errors: 1
// expect: {mistake}: no_alias is given argument 0 twice
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y, arg<read_only<float>*> x) {
  auto i = k.thread_idx.x;
#ifdef KILN_MISTAKE
  k.no_alias(y, y); // mistake
#else
  k.no_alias(y, x);
  y[i] = x[i];
#endif
}

KILN_KERNEL(written, block_size<64>);
