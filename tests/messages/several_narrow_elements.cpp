// SPDX-License-Identifier: MIT
// Several registers with one narrow element each.
// target: gfx942
// errors: 1
// expect: {mistake}: 4 registers of bf16, each with one element of 2 bytes: store(i + j, x[j]) stores each, or pack them as bf16x2
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<bf16*> y) {
  auto i = k.thread_idx.x;
  auto v = k.vgpr<bf16, 4>();
  for (u32 j = 0; j < 4; ++j) v[j] = convert<bf16>(k.vgpr<f32>(1));
#ifdef KILN_MISTAKE
  y.store(i * 4, v); // mistake
#else
  for (u32 j = 0; j < 4; ++j) y.store(i * 4 + j, v[j]);
#endif
}

KILN_KERNEL(written, block_size<64>);
