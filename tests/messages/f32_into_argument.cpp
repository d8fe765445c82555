// SPDX-License-Identifier: MIT
// A product of floats, which are calculated in VGPRs, assigned to an argument.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// errors: 1
// expect: {mistake}: an SGPR cannot have this value: f32 is calculated in VGPRs, auto y = k.vgpr<f32>(x * 2)
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x, arg<float> a) {
#ifdef KILN_MISTAKE
  a = a * 2; // mistake
#else
  auto b = k.vgpr<f32>(a * 2);
  x[0] = b;
#endif
}

KILN_KERNEL(written, block_size<64>);
