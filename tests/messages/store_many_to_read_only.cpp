// SPDX-License-Identifier: MIT
// A store of registers to memory that the author promised not to write.
// target: gfx942
// flags: -Wno-unused-parameter
// errors: 1
// expect: {mistake}: the argument points to read_only, which is only loaded; arg<float*> instead of arg<read_only<float>*> stores
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> y, arg<read_only<float>*> x) {
  auto i = k.thread_idx.x;
#ifdef KILN_MISTAKE
  x.store(i, k.vgpr<f32>(1.0)); // mistake
#else
  y.store(i, k.vgpr<f32>(1.0));
#endif
}

KILN_KERNEL(written, block_size<64>);
