// SPDX-License-Identifier: MIT
// Arithmetic on elements that no target calculates.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// expect: this type has no operators: convert<f32>(x) calculates bf16 and 8-bit floats in f32; packed integers have instructions by name, k.v_pk_add_u16(d, a, b)
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x, arg<float> a) {
  auto h = as<bf16x2>(k.vgpr<f32>(a));
#ifdef KILN_MISTAKE
  h = h + h; // mistake
#else
  auto f = convert<f32>(h);
  x[0] = as<f32>(convert<bf16x2>(f + f));
#endif
}

KILN_KERNEL(written, block_size<64>);
