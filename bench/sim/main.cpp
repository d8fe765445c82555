// SPDX-License-Identifier: MIT
// Speed of the simulator on one core: wave instructions and matrix multiply-adds a second of CPU time, monitored and not.
#include "cpu_time.hpp"
#include "hip_kernel.hpp"
#include "host_peak.hpp"
#include "workload.hpp"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <exception>
#include <filesystem>
#include <vector>

namespace kiln::bench {
namespace {

/// A run is 50 to 300 ms: a few of them, and not the half second each that is the library's choice.
constexpr double least_seconds = 0.2;

bool failed = false;

void fail(benchmark::State& state, const char* why) {
  failed = true;
  state.SkipWithError(why);
}

void measure(benchmark::State& state, const workload& w, bool monitor) {
  launch how;
  how.monitor = monitor;
  how.threads = 1;
  how.progress_after_ms = 0;
  double seconds = 0, instructions = 0, macs = 0;
  for (auto _ : state) {
    w.clear();
    const double before = cpu_seconds();
    const sim::result result = w.run(how);
    const double took = cpu_seconds() - before;
    state.SetIterationTime(took);
    if (!result.ok) {
      const text_buffer text = result.text();
      return fail(state, std::string(text.data(), text.size()).c_str());
    }
    if (!w.right()) return fail(state, "the results are wrong");
    seconds += took, macs += w.macs;
    instructions += static_cast<double>(result.counters.instructions);
  }
  state.counters["Minst/s"] = instructions / seconds / 1e6;
  if (macs == 0) return;
  state.counters["GMAC/s"] = macs / seconds / 1e9;
  state.counters["of_peak"] = macs / seconds / measured_peak().macs_per_second;
}

} // namespace

void add(const std::string& name, std::function<workload()> make) {
  for (const bool monitor : {false, true}) {
    const auto run = [make, monitor](benchmark::State& state) {
      try {
        measure(state, make(), monitor);
      } catch (const std::exception& e) {
        fail(state, e.what());
      }
    };
    benchmark::RegisterBenchmark((name + (monitor ? "/monitored" : "/plain")).c_str(), run)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond);
  }
}

} // namespace kiln::bench

int main(int count, char** arguments) {
  using namespace kiln::bench;
  kernel_directory = std::filesystem::absolute(arguments[0]).parent_path().string();
  // Options of the caller come later and win.
  std::string least = "--benchmark_min_time=" + std::to_string(least_seconds);
  std::vector<char*> all(arguments, arguments + count);
  all.insert(all.begin() + 1, least.data());
  count = static_cast<int>(all.size());
  all.push_back(nullptr);
  benchmark::Initialize(&count, all.data());
  if (benchmark::ReportUnrecognizedArguments(count, all.data())) return 1;
  char peak[64];
  std::snprintf(peak, sizeof(peak), "%.1f GMAC/s (%s)", measured_peak().macs_per_second / 1e9,
                measured_peak().unit);
  benchmark::AddCustomContext("peak of one core", peak);
  add_gemm();
  add_attention();
  add_rows();
  add_memory();
  add_vector();
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return failed ? 1 : 0;
}
