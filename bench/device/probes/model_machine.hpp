// SPDX-License-Identifier: MIT
// Runs measuring kernels in the timing model, with parameters that a test has put in.
#pragma once

#include "clock.hpp"
#include "machine.hpp"
#include "measuring_kernel.hpp"

#include <kiln/compile/kernel.hpp>
#include <kiln/sim/timing/estimate.hpp>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

namespace kiln::probes {

class model_machine {
public:
  /// `b`: a row of isa::timing::boards, or a copy with other values.
  model_machine(const isa::timing::board& b, const parameter_set& parameters)
      : found(b.arch), board_(b), parameters_(parameters), data_(allocate(data_bytes)) {}

  findings found;

  u32 xcds() const { return board_.xcds; }
  /// The shader clock as a kernel finds it.
  double clock_mhz() const {
    using options = decltype(compile::options_of<block_size<wave_items>, as_written, waits::checked>());
    const compile::outcome kernel = compile::compile_kernel<read_clocks, options>(board_.arch);
    u64 clocks[clock_readings] = {};
    constexpr u32 rounds = 500;
    sim::buffer<u64> out(clocks, clock_readings);
    const sim::timing::prediction p = sim::estimate(kernel, {.grid = {1}}, options_of_run(), out, rounds);
    if (!p.ok) fail(p.reports);
    constexpr double constant_mhz = 100;
    return mhz_of(clocks, constant_mhz);
  }

  template<class Sections> section_times run(u32 groups = 1) {
    return run_on<Sections>(groups, 3, data(), data_bytes);
  }
  /// On all compute units, with data of its own.
  template<class Sections> section_times run_all() {
    const u32 groups = board_.xcds * board_.cus_per_xcd;
    const u64 bytes = Sections::data_bytes(groups);
    const memory own = allocate(bytes);
    return run_on<Sections>(groups, Sections::repetitions, aligned(own, bytes), bytes);
  }

  u64 instructions = 0;

private:
  template<class Sections> section_times run_on(u32 groups, u32 repetitions, u32* data, u64 bytes) {
    constexpr u32 waves = Sections::work_items / wave_items;
    using options = decltype(compile::options_of<block_size<Sections::work_items>, as_written, waits::checked,
                                                 accept_packed_f32>());
    const compile::outcome kernel = compile::compile_kernel<measure<Sections>, options>(board_.arch);
    std::vector<u32> words(size_t{groups} * repetitions * waves * readings);
    sim::buffer<u32> out(words.data(), words.size()), zeros(data, bytes / 4);
    const sim::timing::prediction p =
        sim::estimate(kernel, {.grid = {groups}}, options_of_run(), out, zeros, repetitions);
    if (!p.ok) fail(p.reports);
    instructions += p.instructions;
    return {words, waves, Sections::active_simds, repetitions, groups, board_.xcds};
  }
  /// At the clock at which latencies beyond L2 are those of the parameters.
  sim::timing_options options_of_run() const {
    sim::timing_options out;
    out.board = board_.name;
    out.board_row = board_;
    out.clock_mhz = parameters_[parameter::latency_mhz];
    out.parameters = parameters_;
    out.compute_values = true;
    return out;
  }
  static constexpr u64 data_bytes = u64{32} << 20;
  static constexpr u64 page = 4096; ///< the least alignment of memory on a GPU
  using memory = std::unique_ptr<char, void (*)(void*)>;
  /// Zeros. Pages that nothing touches take no memory.
  static memory allocate(u64 bytes) { return {static_cast<char*>(std::calloc(bytes + page, 1)), &std::free}; }
  static u32* aligned(const memory& m, u64 bytes) {
    void* first = m.get();
    size_t room = bytes + page;
    return static_cast<u32*>(std::align(page, bytes, first, room));
  }
  u32* data() const { return aligned(data_, data_bytes); }
  template<class Reports> [[noreturn]] static void fail(const Reports& reports) {
    for (u32 i = 0; i < reports.size(); ++i) {
      const text_buffer line = reports[i].line();
      std::fprintf(stderr, "%s\n", std::string(line.data(), line.size()).c_str());
    }
    std::exit(2);
  }

  isa::timing::board board_;
  parameter_set parameters_;
  memory data_;
};

} // namespace kiln::probes
