// SPDX-License-Identifier: MIT
// The library kiln::simulator: what a program needs at run time that compiles and simulates kernels, compiled once.
#include <kiln/compile/pipeline.hpp>
#include <kiln/sim.hpp>
#include <kiln/sim/timing/estimate.hpp>

namespace kiln {

template void compile::run_pipeline<compile::no_observer>(ir::program&, note&, const compile::no_observer&);

void sim::run_on_host(const ir::program& program, const launch_options& options, memory& memory,
                      u64 kernarg_address, result& out) {
  run_parallel(program, options, memory, kernarg_address, out);
}

sim::timing::prediction sim::estimate_on_host(const ir::program& program, const launch_options& options,
                                              const timing_options& timing, memory& memory,
                                              u64 kernarg_address) {
  return timing::estimator(program, options, memory, kernarg_address, timing).run();
}

} // namespace kiln
