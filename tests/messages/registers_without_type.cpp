// SPDX-License-Identifier: MIT
// Registers of which the type is not said.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: say the type of the registers: k.vgpr<f32>(0)
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) {
#ifdef KILN_MISTAKE
  auto v = k.vgpr(0.0f); // mistake
#else
  auto v = k.vgpr<f32>(0.0f);
  x[0] = v;
#endif
}

KILN_KERNEL(written, block_size<64>);
