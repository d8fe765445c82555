// SPDX-License-Identifier: MIT
// Arithmetic on packed elements, which instructions by name do.
// target: gfx942
// flags: -Wno-unused -Wno-unused-parameter
// expect: this type has no operators; instructions by name calculate it: k.v_pk_add_f16(d, a, b)
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x, arg<float> a) {
  auto h = as<f16x2>(k.vgpr<f32>(a));
#ifdef KILN_MISTAKE
  h = h + h; // mistake
#else
  k.v_pk_add_f16(h, h, h);
  x[0] = as<f32>(h);
#endif
}

KILN_KERNEL(written, block_size<64>);
