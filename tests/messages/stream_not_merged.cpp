// SPDX-License-Identifier: MIT
// A recorded stream that no emit or interleave takes.
// target: gfx942
// expect: {mistake}: recorded stream is not merged: no emit or interleave takes its 2 instructions
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k, arg<float*> out) {
  auto x = k.vgpr<f32>(1), y = k.vgpr<f32>(2);
  auto sums = k.record([&] { x += 1.0f; });
  auto products = k.record([&] { y *= 3.0f, y *= y; }); // mistake
#ifdef KILN_MISTAKE
  k.interleave(sums);
#else
  k.interleave(sums, products);
#endif
  out[k.thread_idx.x] = x + y;
}

KILN_KERNEL(mistaken, block_size<64>);
