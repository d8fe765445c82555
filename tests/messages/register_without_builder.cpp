// SPDX-License-Identifier: MIT
// Registers that no builder gave.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// expect: registers are taken of the builder: k.vgpr<f32>(), or a number of them, k.vgpr<f32, 4>()
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x, arg<float> a) {
#ifdef KILN_MISTAKE
  vgpr<f32> v[2]; // mistake
#else
  auto v = k.vgpr<f32, 2>(a);
  x[0] = v[1];
#endif
}

KILN_KERNEL(written, block_size<64>);
