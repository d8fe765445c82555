// SPDX-License-Identifier: MIT
// One measured kernel: its data, a run of it, and whether what it computed is right.
#pragma once

#include <kiln/sim.hpp>

#include <functional>
#include <memory>
#include <string>

namespace kiln::bench {

using launch = sim::launch_options;

/// A kernel with its data, made when its benchmark begins.
struct workload {
  std::function<void()> clear;                   ///< takes the results of the run before away
  std::function<sim::result(const launch&)> run; ///< what is timed
  std::function<bool()> right;                   ///< are the results those of the host?
  double macs = 0;                               ///< multiply-adds of its matrix instructions, a run
};

/// Registers two benchmarks, `name` with the monitor and without. Each run's results are checked; a wrong one, and any
/// finding of the simulator, is an error in place of a speed.
void add(const std::string& name, std::function<workload()> make);

/// A workload of data D: clear(), right() and macs() are the data's, `make_run()` gives a function of D and a launch.
template<class D, class MakeRun> void add(const std::string& name, MakeRun make_run) {
  add(name, std::function<workload()>([make_run] {
        const auto data = std::make_shared<D>();
        auto run = make_run();
        return workload{[data] { data->clear(); },
                        [data, run = std::move(run)](const launch& how) { return run(*data, how); },
                        [data] { return data->right(); }, data->macs()};
      }));
}

void add_gemm();
void add_attention();
void add_rows();
void add_memory();
void add_vector();

} // namespace kiln::bench
