// SPDX-License-Identifier: MIT
// A consumer that simulates a kernel: with the headers alone, or with kiln::simulator.
#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>

using namespace kiln;

constexpr void count(builder k, arg<int*> out) { out[k.thread_idx.x] = k.thread_idx.x; }

int main() {
  const auto compiled = compile::compile_kernel<count, block_size<64>>(isa::arch::gfx942);
  int out[64] = {};
  const auto result = sim::run(compiled.program, {.grid = {1}}, sim::buffer<int>(out, 64));
  return result.ok && out[63] == 63 ? 0 : 1;
}
