// SPDX-License-Identifier: MIT
// An array of registers indexed by a register.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: registers have no index that is known when the kernel runs
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x, arg<float> a, arg<int> n) {
  auto v = k.vgpr<f32, 4>(a);
#ifdef KILN_MISTAKE
  x[0] = v[n]; // mistake
#else
  x[0] = select(n == 1, v[1], v[0]);
#endif
}

KILN_KERNEL(written, block_size<64>);
