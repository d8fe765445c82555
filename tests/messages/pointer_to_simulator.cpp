// SPDX-License-Identifier: MIT
// A pointer where the simulator takes a buffer.
// errors: 1
// expect: {mistake}:
// expect: an argument is a pointer or an array, which the simulator cannot bound: pass sim::buffer(p, n) in its place, n being its number of elements, and sim::buffer(a) for an array
#include <kiln/kiln.hpp>
#include <kiln/sim.hpp>

using namespace kiln::dsl;

constexpr void twice(builder k, arg<float*> y, arg<const float*> x) {
  y[k.thread_idx.x] = 2 * x[k.thread_idx.x];
}

kiln::sim::result run_twice(float* y) {
  const auto kernel = kiln::compile::compile_kernel<twice, block_size<64>>(isa::arch::gfx942);
  float x[64] = {};
#ifdef KILN_MISTAKE
  return kiln::sim::run(kernel, {.grid = {1}}, y, kiln::sim::buffer(x)); // mistake
#else
  return kiln::sim::run(kernel, {.grid = {1}}, kiln::sim::buffer(y, 64), kiln::sim::buffer(x));
#endif
}
