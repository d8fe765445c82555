// SPDX-License-Identifier: MIT
// Measures the parameters of the timing model on the GPU of this machine, and writes the file of kiln_sim --timing-parameters.
// usage: kiln_probes [--out FILE] [--board NAME] [Google Benchmark's options]
// Exit code 77 without a GPU, 1 if a parameter is refused: its runs differ too much, or its value cannot be.
#include "bandwidth.hpp"
#include "device_machine.hpp"
#include "results.hpp"

#include <benchmark/benchmark.h>

#include <cstring>

namespace kiln::probes {
namespace {

constexpr int runs = 9;
constexpr double steady_clock = 0.03; ///< relative change of the shader clock from run to run

struct request {
  std::string out, board;
};

/// Takes this program's options out of the command line.
request take_options(int& count, char** words) {
  request out;
  int kept = 1;
  for (int i = 1; i < count; ++i) {
    std::string* into = std::strcmp(words[i], "--out") == 0     ? &out.out
                        : std::strcmp(words[i], "--board") == 0 ? &out.board
                                                                : nullptr;
    if (into == nullptr)
      words[kept++] = words[i];
    else if (++i < count)
      *into = words[i];
    else
      device_test::fail(words[i - 1], "needs a value");
  }
  count = kept;
  return out;
}

/// The board's row: as named, else by the device's name, else by its target and compute units.
const isa::timing::board& board_of(const hipDeviceProp_t& device, const std::string& name) {
  const std::string target(device.gcnArchName, std::strcspn(device.gcnArchName, ":"));
  const isa::timing::board* found = nullptr;
  for (const isa::timing::board& b : isa::timing::boards) {
    if (target != isa::facts_of(b.arch).name) continue;
    const u32 units = b.xcds * b.cus_per_xcd;
    if (!name.empty() ? name == b.name : std::strstr(device.name, b.name) != nullptr) return b;
    if (name.empty() && found == nullptr && units == static_cast<u32>(device.multiProcessorCount)) found = &b;
  }
  if (found == nullptr)
    device_test::fail(device.name,
                      "no board of this target has this name or number of compute units: --board NAME");
  return *found;
}

struct session_state {
  device_machine machine;
  results all;
  std::vector<double> clocks;
  explicit session_state(const isa::timing::board& b) : machine(b), all(b) {}
};

void run_probe(benchmark::State& state, const probe<device_machine>& p, session_state& s) {
  findings& found = s.machine.found;
  for ([[maybe_unused]] auto run : state) {
    found.begin_run();
    p.find(s.machine);
    s.all.add(found);
    s.clocks.push_back(s.machine.read_clock());
  }
  for (u32 i = 0; i < isa::timing::parameter_count; ++i) {
    const parameter id = static_cast<parameter>(i);
    if (!found.is_fresh(id)) continue;
    found.set(id, s.all.value(id)); // what later probes use
    state.counters[name_of(id)] = s.all.value(id);
  }
}

void run_bandwidth_probe(benchmark::State& state, const bandwidth_probe<device_machine>& p,
                         session_state& s) {
  for ([[maybe_unused]] auto run : state) {
    s.all.add(p.finds, p.find(s.machine));
    s.clocks.push_back(s.machine.read_clock());
  }
  state.counters[name_of(p.finds)] = s.all.value(p.finds);
}

int run(int count, char** words) {
  const request r = take_options(count, words);
  device_test::require_gpu();
  hipDeviceProp_t device{};
  device_test::check(hipGetDeviceProperties(&device, 0), "hipGetDeviceProperties");
  session_state s(board_of(device, r.board));
  benchmark::Initialize(&count, words);
  if (benchmark::ReportUnrecognizedArguments(count, words)) return 2;
  for (const probe<device_machine>& p : all_probes<device_machine>)
    benchmark::RegisterBenchmark(p.name, [&p, &s](benchmark::State& state) { run_probe(state, p, s); })
        ->Iterations(runs)
        ->UseRealTime();
  for (const bandwidth_probe<device_machine>& p : all_bandwidth_probes<device_machine>)
    if (has_level(p.finds, s.machine.found.target()))
      benchmark::RegisterBenchmark(name_of(p.finds),
                                   [&p, &s](benchmark::State& state) { run_bandwidth_probe(state, p, s); })
          ->Iterations(runs)
          ->UseRealTime();
  benchmark::RunSpecifiedBenchmarks();
  const u32 refused = s.all.print();
  const auto [low, high] = std::ranges::minmax(s.clocks);
  std::printf("shader clock: %.0f to %.0f MHz\n", low, high);
  if (high > low * (1 + steady_clock)) {
    std::puts("REFUSED: the clock moved while the probes ran, so cycles of memory mean nothing; nothing is "
              "written");
    return 1;
  }
  if (!r.out.empty() && !s.all.write(r.out, device.name, median(s.clocks)))
    device_test::fail(r.out.c_str(), "cannot be written");
  return refused == 0 ? 0 : 1;
}

} // namespace
} // namespace kiln::probes

int main(int count, char** words) { return kiln::probes::run(count, words); }
