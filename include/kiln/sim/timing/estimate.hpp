// SPDX-License-Identifier: MIT
// Predicts the time of a launch on a board: runs XCD 0's workgroups in the model, with their real addresses.
#pragma once

#include <kiln/sim/run.hpp>
#include <kiln/sim/timing/extrapolation.hpp>
#include <kiln/sim/timing/needed_values.hpp>
#include <kiln/sim/timing/prediction.hpp>
#include <kiln/sim/timing/timeline.hpp>

#include <cmath>
#include <optional>
#include <utility>

namespace kiln::sim {

struct timing_options {
  const char* board = "MI300X";
  double clock_mhz = 0; ///< 0: from the board's row, by the kind of load
  bool warm = false;    ///< the last-level cache holds all data
  u32 sets = 0;         ///< of parameters, for the 10th and 90th percentile: the model runs as often again
  u64 most_instructions =
      20'000'000; ///< of all waves: then no workgroup starts, and the rest is extrapolated
  std::optional<isa::timing::parameter_set> parameters; ///< in place of the target's rows
  std::optional<isa::timing::board> board_row;          ///< in place of the row of `board`, whose name it has
  bool compute_values = false;                          ///< also those that no address or branch needs
  timing::timeline* timeline = nullptr;
};

namespace timing {

namespace detail {

inline bool refuse(prediction& out, const text_buffer& text) {
  if (report* r = out.reports.open(report_kind::bad_launch, ~0u)) r->message << text;
  return false;
}

/// How many workgroups a compute unit holds, and which of its needs says so.
inline occupancy occupancy_of(const ir::program& p, const decoded_program& code, const entry_state& entry) {
  const isa::arch_facts& facts = isa::facts_of(p.arch);
  const isa::group_needs needs = needs_of(p, code, entry);
  occupancy out;
  out.workgroups = isa::workgroups_per_cu(facts, needs);
  out.waves = out.workgroups * isa::waves_of(needs.work_items);
  struct one {
    const char* name;
    u32 isa::group_needs::* need;
  };
  // What would allow no more by itself.
  for (const one& o : {one{"VGPRs", &isa::group_needs::unified_vgprs}, one{"SGPRs", &isa::group_needs::sgprs},
                       one{"LDS", &isa::group_needs::lds_bytes}}) {
    isa::group_needs alone{.work_items = needs.work_items};
    alone.*o.need = needs.*o.need;
    if (isa::workgroups_per_cu(facts, alone) == out.workgroups)
      out.limited_by << (out.limited_by.empty() ? "" : " and ") << o.name;
  }
  const isa::group_needs slots{.work_items = needs.work_items};
  if (isa::workgroups_per_cu(facts, slots) == out.workgroups) out.limited_by = text_buffer() << "wave slots";
  return out;
}

/// Contents of the arguments' memory, to run a kernel several times on the same data.
class memory_snapshot {
public:
  memory_snapshot(memory& m, bool wanted) : memory_(m) {
    for (u32 i = 0; wanted && i < m.size(); ++i)
      copies_.emplace_back(m[i].data, m[i].data + (m[i].writable ? m[i].size_bytes : 0));
  }
  void restore() const {
    for (u32 i = 0; i < copies_.size(); ++i) std::ranges::copy(copies_[i], memory_[i].data);
  }

private:
  memory& memory_;
  std::vector<std::vector<u8>> copies_;
};

inline double flops_of(const matrix_shape& m) { return 2.0 * m.m * m.n * m.k * m.blocks; }

/// `scale`: the launch's work beside that of what was run.
inline void describe(prediction& out, const timed_program& p, const xcd& x, double scale) {
  out.wave_cycles = out.instructions = 0, out.matrix_flops = 0;
  for (u64& hits : out.level_hits) hits = 0;
  const double end = static_cast<double>(x.end_cycle() == 0 ? 1 : x.end_cycle());
  const double units = x.what().compute_units;
  double vector = 0, matrix = 0, lds = 0, returns = 0, issue = 0;
  const std::vector<u64> executed = x.counts().executed;
  for (const auto& u : x.units()) {
    for (const simd& s : u->all_simds()) {
      vector += static_cast<double>(s.pipe.vector_busy), matrix += static_cast<double>(s.pipe.matrix_busy);
      issue += static_cast<double>(s.issue_cycles);
    }
    lds += u->lds_busy();
    returns += u->memory().busy;
    out.wave_cycles += u->wave_cycles;
    out.level_hits[0] += u->memory().l1_hits;
  }
  const shared_memory_levels& m = x.shared();
  for (u32 i = 1; i < level_count; ++i) out.level_hits[i] = m.hits[i];
  out.simd_cycles = static_cast<u64>(end * units * simds);
  out.shares = {{"matrix pipe", matrix / (end * units * simds)},
                {"vector ALU", vector / (end * units * simds)},
                {"turns that issue", issue / (end * units * simds)},
                {"LDS", lds / (end * units * 2)},
                {"L1 return path", returns / (end * units)},
                {"L2 loads", m.l2_loads().served / (end * m.l2_loads().per_clock())},
                {"HBM", m.hbm().served / (end * m.hbm().per_clock())}};
  if (m.has_mall())
    out.shares.insert(out.shares.end() - 1, {"MALL loads", m.mall().served / (end * m.mall().per_clock())});
  for (u32 i = 0; i < executed.size(); ++i) {
    out.instructions += executed[i];
    if (p.timings[i].on == unit::matrix)
      out.matrix_flops += static_cast<double>(executed[i]) * flops_of(p.code.code[i].matrix) * scale;
  }
  out.hbm_bytes = m.hbm_bytes() * scale;
  out.stalls = x.stalls().all();
  std::ranges::sort(out.stalls, [](const stall_cycles& a, const stall_cycles& b) {
    return a.simd_cycles != b.simd_cycles   ? a.simd_cycles > b.simd_cycles
           : a.wave_cycles != b.wave_cycles ? a.wave_cycles > b.wave_cycles
                                            : a.what.key() < b.what.key();
  });
}

inline bool uses_narrow_types(const decoded_program& code) {
  return std::ranges::any_of(
      code.code, [](const decoded& d) { return d.matrix.k != 0 && d.matrix.a >= matrix_format::i8; });
}

/// The kind of load, which decides about the clock that the board can hold.
inline isa::timing::load load_of(const decoded_program& code, const load_shares& of) {
  using isa::timing::load;
  if (of.matrix > 0.3) return uses_narrow_types(code) ? load::dense_8_bit : load::dense_16_bit;
  return of.hbm > 0.3 ? load::streaming : load::other;
}
inline void set_clock(prediction& out, isa::timing::load l) {
  constexpr const char* names[] = {"dense matrix load of 16 bits or more",
                                   "dense matrix load of 8 bits or fewer", "streaming", "other load"};
  const isa::timing::load_clock c = isa::timing::clock_of(out.board, l);
  out.clock_mhz = c.mhz;
  out.clock_from = c.assumed ? "peak, assumed" : names[static_cast<u32>(l)];
}
inline double share_of(const prediction& p, const char* name) {
  for (const share& s : p.shares)
    if (text_view(s.of) == text_view(name)) return s.value;
  return 0;
}

/// Compute units stand empty at the end of a run that stops early, which dilutes its shares: the launch does `scale` times its
/// work in `out.cycles`, on all compute units that have work.
inline load_shares whole_load(const prediction& out, const xcd& x, double scale) {
  const double run = static_cast<double>(x.end_cycle()) * out.compute_units_run;
  const double more = run == 0 ? 1 : scale * run / (out.cycles * out.compute_units);
  return {share_of(out, "matrix pipe") * more, share_of(out, "HBM") * more};
}

} // namespace detail

class estimator {
public:
  estimator(const ir::program& program, launch_options options, memory& memory, u64 kernarg,
            const timing_options& timing)
      : program_(program),
        options_(std::move(options)),
        memory_(memory),
        kernarg_(kernarg),
        timing_(timing) {}

  prediction run() {
    prediction out;
    for (u32 axis = 1; axis < 3; ++axis)
      if (options_.grid[axis] == 0) options_.grid[axis] = 1;
    options_.monitor = false;
    // A workgroup that waits for one of another XCD would wait for ever.
    options_.instruction_budget =
        std::min<u64>(options_.instruction_budget, std::max<u64>(4 * timing_.most_instructions, 1u << 28));
    if (!check(out)) return out;
    const host_level here = host_level_here();
    const decoded_program code = decode(program_, out.reports, options_.level < here ? options_.level : here);
    if (!code.ok) return out;
    const needed_values needed(code);
    skipped_ = timing_.compute_values ? std::vector<bool>(code.code.size()) : needed.skippable();
    out.data_decides = needed.memory_decides();
    out.deciding_load = needed.deciding_load();
    out.values_left_out = std::ranges::find(skipped_, true) != skipped_.end();
    out.occupancy = detail::occupancy_of(program_, code, options_.entry);

    const isa::timing::parameter_set parameters =
        timing_.parameters ? *timing_.parameters : isa::timing::parameter_set(program_.arch);
    out.parameters = parameters.hash();
    out.launch_microseconds = parameters[parameter::launch_nanoseconds] * 1e-3;
    // Memory's rates in bytes a clock depend on the clock, which is known for sure only after the run.
    const detail::memory_snapshot before(memory_, timing_.sets != 0 || timing_.clock_mhz == 0);
    const double expected = timing_.clock_mhz > 0 ? timing_.clock_mhz : likely_clock(out, code);
    run_once(out, code, parameters, expected, &out);
    constexpr double near = 0.05;
    if (out.ok && std::abs(out.clock_mhz / expected - 1) > near) {
      before.restore();
      if (timing_.timeline != nullptr) timing_.timeline->clear();
      const double chosen = out.clock_mhz;
      const char* const from = out.clock_from;
      const load_shares load = out.load;
      run_once(out, code, parameters, chosen, &out);
      out.clock_mhz = chosen, out.clock_from = from, out.load = load; // the second run may not choose again
    }
    for (u32 set = 0; out.ok && set < timing_.sets; ++set) {
      before.restore();
      out.drawn_cycles.push_back(run_once(out, code, drawn(set + 1), out.clock_mhz, nullptr));
    }
    if (!out.drawn_cycles.empty()) find_percentiles(out);
    return out;
  }

private:
  bool check(prediction& out) const {
    const isa::timing::board* row = isa::timing::find_board(timing_.board);
    if (row == nullptr) {
      text_buffer text;
      text << "there is no board " << timing_.board << "; known are";
      for (const isa::timing::board& b : isa::timing::boards) text << ' ' << b.name;
      return detail::refuse(out, text);
    }
    if (timing_.board_row && text_view(timing_.board_row->name) != text_view(row->name))
      return detail::refuse(out, text_buffer()
                                     << "the board is " << row->name << ", the row that is given is of "
                                     << timing_.board_row->name);
    out.board = timing_.board_row ? *timing_.board_row : *row;
    for (u32 i = 0; i < isa::timing::board_value_count; ++i) {
      const auto v = static_cast<isa::timing::board_value>(i);
      out.board_values_given += isa::timing::value_of(out.board, v) != isa::timing::value_of(*row, v);
    }
    if (out.board.arch != program_.arch)
      return detail::refuse(out, text_buffer()
                                     << timing_.board << " is a " << isa::facts_of(out.board.arch).name
                                     << ", the kernel is for " << isa::facts_of(program_.arch).name);
    if (program_.stage == ir::stage::built)
      return detail::refuse(out, text_buffer()
                                     << "the kernel is not compiled: it has no registers or waits yet");
    if (!(timing_.clock_mhz >= 0 && timing_.clock_mhz <= 10'000)) // also if it is not a number
      return detail::refuse(out, text_buffer() << "the clock is outside 1..10000 MHz");
    if (timing_.parameters && timing_.parameters->target() != program_.arch)
      return detail::refuse(out, text_buffer() << "the parameters are those of "
                                               << isa::facts_of(timing_.parameters->target()).name);
    if (timing_.most_instructions == 0) return detail::refuse(out, text_buffer() << "most_instructions is 0");
    result checked;
    if (sim::detail::check_launch(program_, options_, checked)) return true;
    out.reports.merge(static_cast<report_list&&>(checked.reports));
    return false;
  }

  /// A set from the rows' ranges. Parameters that were given are known: they keep their values.
  parameter_set drawn(u64 seed) const {
    parameter_set out = parameter_set::draw(program_.arch, seed);
    const parameter_set rows(program_.arch);
    for (u32 i = 0; timing_.parameters && i < isa::timing::parameter_count; ++i) {
      const auto p = static_cast<parameter>(i);
      if ((*timing_.parameters)[p] != rows[p]) out.set(p, (*timing_.parameters)[p]);
    }
    return out;
  }

  /// That of a matrix kernel if there are matrix instructions, else of a streaming one.
  double likely_clock(const prediction& out, const decoded_program& code) const {
    const bool multiplies = std::ranges::any_of(
        code.code, [&](const decoded& d) { return isa::matrix_passes(*d.row, program_.arch) != 0; });
    return isa::timing::clock_of(out.board, detail::load_of(code, {multiplies ? 1.0 : 0.0, 1})).mhz;
  }

  /// One run of the model; the cycles of the whole launch. `describe` takes these and all else.
  double run_once(prediction& out, const decoded_program& code, const parameter_set& parameters, double mhz,
                  prediction* describe) {
    const isa::timing::board& b = out.board;
    const timed_program p{program_, code, parameters, mhz, timings_of(code, program_.arch, parameters),
                          skipped_};
    out.workgroups = u64{options_.grid[0]} * options_.grid[1] * options_.grid[2];
    extent e;
    e.xcds = b.xcds;
    e.groups = (out.workgroups + b.xcds - 1) / b.xcds;
    e.resident = out.occupancy.workgroups;
    e.compute_units = static_cast<u32>(std::min<u64>(b.cus_per_xcd, e.groups));
    e.most_instructions = timing_.most_instructions;
    result functional;
    xcd x(p, memory_, kernarg_, options_, functional, e,
          std::make_unique<shared_memory_levels>(parameters, b, p.mhz, 1.0, timing_.warm));
    if (describe != nullptr && timing_.timeline != nullptr) x.observe(timing_.timeline);
    x.run();
    functional.settle(program_, options_, true);
    out.ok = functional.ok;
    launch_work work = out.ok ? work_of(p, x, memory_, kernarg_, options_, out.workgroups) : launch_work{};
    const double cycles = whole_cycles(x, work);
    if (describe == nullptr) return cycles;
    out.cycles = cycles;
    out.work = work.summary;
    out.workgroups_run = x.ended();
    out.compute_units = static_cast<u32>(std::min<u64>(u64{b.xcds} * b.cus_per_xcd, out.workgroups));
    out.compute_units_run = e.compute_units;
    out.reports.merge(static_cast<report_list&&>(functional.reports));
    const double scale = work.scale(x, out.workgroups);
    detail::describe(*describe, p, x, scale);
    out.load = detail::whole_load(out, x, scale);
    detail::set_clock(out, detail::load_of(code, out.load));
    if (timing_.clock_mhz > 0) out.clock_mhz = timing_.clock_mhz, out.clock_from = "given";
    return cycles;
  }
  static void find_percentiles(prediction& out) {
    std::vector<double> sorted = out.drawn_cycles;
    std::ranges::sort(sorted);
    const auto at = [&](double part) {
      return sorted[static_cast<size_t>(std::lround(part * static_cast<double>(sorted.size() - 1)))];
    };
    out.p10 = at(0.1), out.p90 = at(0.9);
  }

  const ir::program& program_;
  launch_options options_;
  memory& memory_;
  u64 kernarg_;
  const timing_options& timing_;
  std::vector<bool> skipped_;
};

} // namespace timing

#if defined KILN_SEPARATE_SIMULATOR
/// The model's run. It is in the library kiln::simulator, as run_on_host() is.
timing::prediction estimate_on_host(const ir::program& program, const launch_options& options,
                                    const timing_options& timing, memory& memory, u64 kernarg_address);
#else
inline timing::prediction estimate_on_host(const ir::program& program, const launch_options& options,
                                           const timing_options& timing, memory& memory,
                                           u64 kernarg_address) {
  return timing::estimator(program, options, memory, kernarg_address, timing).run();
}
#endif

/// Predicts a launch on memory that is already laid out, as sim::run takes it.
inline timing::prediction estimate(const ir::program& program, const launch_options& options,
                                   const timing_options& timing, memory& memory, u64 kernarg_address) {
  return estimate_on_host(program, options, timing, memory, kernarg_address);
}

/// Predicts a launch of a kernel on its arguments, as sim::run takes them.
template<class... Arguments>
  requires((sizeof...(Arguments) != 2 || !(__is_same(__remove_cvref(Arguments), memory) || ...)) &&
           !(needs_buffer<__remove_cvref(Arguments)> || ...))
timing::prediction estimate(const ir::program& program, const launch_options& options,
                            const timing_options& timing, Arguments&&... arguments) {
  launch_memory global(program);
  (global.pass(arguments), ...);
  global.pass_hidden(options.grid);
  global.close();
  timing::prediction out;
  if (global.error().raised)
    timing::detail::refuse(out, global.error().text);
  else
    out = estimate(program, options, timing, global.memory(), global.kernarg_address());
  const auto unmap = []<class T>(T& argument) {
    if constexpr (is_buffer<T>) argument.unmap();
  };
  (unmap(arguments), ...);
  return out;
}

/// The same of what compile_kernel gives.
template<CompiledKernel Kernel, class... Arguments>
  requires(!(needs_buffer<__remove_cvref(Arguments)> || ...))
timing::prediction estimate(const Kernel& kernel, const launch_options& options, const timing_options& timing,
                            Arguments&&... arguments) {
  if (!kernel.error.raised) return estimate(kernel.program, options, timing, arguments...);
  timing::prediction out;
  timing::detail::refuse(out, text_buffer()
                                  << "the kernel does not compile: " << kernel.error.message().view());
  return out;
}

} // namespace kiln::sim
