// SPDX-License-Identifier: MIT
// A uniform load at an index in a register.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: load_uniform takes an index that is known while the kernel is built; (x + i).load_uniform<1>(0) takes one in an SGPR
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x, arg<int> n) {
#ifdef KILN_MISTAKE
  auto v = x.load_uniform<1>(n); // mistake
#else
  auto v = (x + n).load_uniform<1>(0);
  x[0] = v[0];
#endif
}

KILN_KERNEL(written, block_size<64>);
