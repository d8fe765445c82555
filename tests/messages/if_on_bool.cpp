// SPDX-License-Identifier: MIT
// A condition that is known while the kernel is built.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: a bool is known while the kernel is built: write a C++ if
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x, arg<float> a) {
  const bool known = k.block_dim.x == 64;
#ifdef KILN_MISTAKE
  k.if_(known, [&] { x[0] = a; }); // mistake
#else
  if (known) x[0] = a;
#endif
}

KILN_KERNEL(written, block_size<64>);
