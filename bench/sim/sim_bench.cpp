// SPDX-License-Identifier: MIT
// Speed of the simulator: lane-operations a second of a vector ALU loop, with the monitor and without.
#include <benchmark/benchmark.h>
#include <kiln/compile/kernel.hpp>
#include <kiln/sim.hpp>

namespace {

using namespace kiln;

constexpr int turns = 20'000;
constexpr int operations_per_turn = 8;

constexpr void valu_kernel(builder& k, arg<int*> out) {
  auto a = k.vgpr<i32>(1), b = k.vgpr<i32>(2);
  k.for_(0, turns, 1, [&](auto&) {
    for (int i = 0; i < operations_per_turn / 2; ++i) {
      a += b;
      b ^= a;
    }
  });
  out[k.thread_idx.x] = a;
}

void valu_loop(benchmark::State& state, bool monitor) {
  const auto kernel = compile::compile_kernel<valu_kernel, block_size<64>>(isa::arch::gfx942);
  sim::buffer<int> out(64);
  sim::launch_options launch;
  launch.monitor = monitor;
  launch.threads = 1;
  for (auto _ : state) {
    const sim::result run = sim::run(kernel.program, launch, out);
    if (!run.ok) state.SkipWithError(run.text().data());
  }
  state.counters["lane_ops"] =
      benchmark::Counter(64.0 * turns * operations_per_turn, benchmark::Counter::kIsIterationInvariantRate);
}

BENCHMARK_CAPTURE(valu_loop, unmonitored, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(valu_loop, monitored, true)->Unit(benchmark::kMillisecond);

} // namespace
