// SPDX-License-Identifier: MIT
#include "check_program.hpp"

#include "program/verdicts.hpp"
#include "random_kernel.hpp"

#include <kiln/sim.hpp>
#include <kiln/sim/timing/estimate.hpp>
#include <kiln/text/print.hpp>

#include <map>

namespace kiln::fuzz {

ir::program random_program(isa::arch arch, std::uint64_t seed, options o, note& error) {
  kernel_draft k(arch, 64 * o.waves);
  k.program().left_out |= packed_f32_is_accepted; // the simulator has no errata
  const promises promised = promises::of_seed(seed);
  call_kernel<u32*, const u32*, u32*, u32*, read_only<u32>*>(
      k, [&](builder b, arg<u32*> out, arg<const u32*> in, arg<u32*> first, arg<u32*> second,
             arg<read_only<u32>*> table) {
        // Half of the programs have no promises at all: the table's is taken back.
        for (u32 a = 0; a < 5; ++a) b.program().arguments[a].promises |= promised.bits[a];
        if (seed % 2 == 0) b.program().arguments[4].promises = 0;
        b.program().has_promises = seed % 2 != 0;
        if (promised.no_alias) b.no_alias(out, first, second);
        kernel_writer(b, out, in, {first, second, table}, seed, o).write();
      });
  k.emit(isa::mn::s_endpgm, source{});
  error = k.error();
  return k.program();
}

run_result simulate(const ir::program& p, const options& o, mode how) {
  std::vector<u32> input(input_words),
      output(64 * o.waves * (output_words_per_lane + own_words) + scalar_words);
  for (unsigned i = 0; i < input_words; ++i) input[i] = i * 2654435761u ^ i << 7;
  sim::buffer<u32> out(output.data(), output.size()), in(input.data(), input.size());
  sim::launch_options launch;
  launch.threads = 1;
  launch.instruction_budget = 2'000'000;
  double cycles = 0;
  const auto run = [&](auto&&... arguments) -> sim::result {
    if (how == mode::functional) return sim::run(p, launch, arguments...);
    sim::timing_options timing;
    timing.board = p.arch == isa::arch::gfx942 ? "MI300X" : p.arch == isa::arch::gfx950 ? "MI350X" : "MI210";
    timing.compute_values = how == mode::timed;
    sim::timing::prediction predicted = sim::estimate(p, launch, timing, arguments...);
    cycles = predicted.cycles;
    sim::result r;
    r.ok = predicted.ok;
    r.reports.merge(static_cast<sim::report_list&&>(predicted.reports));
    return r;
  };
  if (p.arguments.size() == 2) { // a program of a mutants' list
    const sim::result r = run(out, in);
    return {r.ok, output, to_string(r.text()), cycles};
  }
  std::vector<u32> memory[2];
  for (std::vector<u32>& m : memory)
    for (unsigned i = 0; i < 64 * 2 * shared_words; ++i) m.push_back(i * 40503u ^ i << 9);
  sim::buffer<u32> first(memory[0].data(), memory[0].size()),
      second(memory[may_share(p) ? 0 : 1].data(), memory[1].size());
  const sim::result r = run(out, in, first, second, in);
  for (const std::vector<u32>& m : memory) output.insert(output.end(), m.begin(), m.end());
  return {r.ok, output, to_string(r.text()), cycles};
}

std::string coverage::text() const {
  struct figures {
    unsigned all, met;
  };
  std::map<std::string, figures> units;
  figures mnemonics{}, rows{};
  for (u32 m = 0; m < isa::mnemonic_count; ++m) {
    const isa::mnemonic_rows& its = isa::mnemonics[m];
    unsigned there = 0, met = 0;
    for (u32 r = its.first_row; r < its.first_row + its.row_count; ++r) {
      if ((isa::rows[r].archs & archs_) == 0) continue;
      ++there;
      met += rows_[r];
    }
    if (there == 0) continue;
    figures& unit = units[unit_of(isa::rows[its.first_row])];
    ++mnemonics.all, ++unit.all, rows.all += there, rows.met += met;
    if (met != 0) ++mnemonics.met, ++unit.met;
  }
  const auto of = [](const figures& f) { return std::to_string(f.met) + " of " + std::to_string(f.all); };
  std::string out = "instructions: " + of(mnemonics) + " mnemonics, " + of(rows) + " rows of the table";
  for (const auto& [unit, its] : units) out += "; " + unit + ' ' + of(its);
  return out;
}

std::string check_program(isa::arch arch, std::uint64_t seed, options o, void (*compile)(ir::program&, note&),
                          coverage* met) {
  if (seed % 3 == 0) o.waves = 2;
  if (seed % 4 == 1) o.all_chosen = true;
  if (seed % 4 >= 2) o.any_rows = true;
  note error;
  ir::program p = random_program(arch, seed, o, error);
  if (error.raised) return "the builder: " + to_string(error.message());
  if (const std::string wrong = kiln_test::verdicts_differ(p); !wrong.empty()) return "marks: " + wrong;
  const std::string written = to_string(text::listing(p));
  const run_result before = simulate(p, o);
  if (!before.ok) return "as written: " + before.reports + written;
  if (met != nullptr) met->add(p);
  if (o.all_chosen)
    for (ir::instruction& in : p.code) in.marks &= static_cast<u16>(~ir::mark::keep);
  p.may_shorten = p.may_pair_reads = true; // which the builder notes of its own choices
  compile(p, error);
  if (error.raised)
    return "the pipeline: " + to_string(error.message()) + "\n" + written + to_string(text::listing(p));
  const run_result after = simulate(p, o);
  if (!after.ok) return "as compiled: " + after.reports + written + to_string(text::listing(p));
  for (std::size_t i = 0; i < before.output.size(); ++i)
    if (before.output[i] != after.output[i])
      return "word " + std::to_string(i / (64 * o.waves)) + " of lane " + std::to_string(i % (64 * o.waves)) +
             " is " + std::to_string(after.output[i]) + ", as written " + std::to_string(before.output[i]) +
             "\n" + written + to_string(text::listing(p));
  constexpr std::uint64_t timed_every = 8;
  if (seed % timed_every != 5) return {};
  const run_result timed = simulate(p, o, mode::timed), empty = simulate(p, o, mode::timed_without_values);
  if (!timed.ok || !empty.ok) return "timed: " + timed.reports + empty.reports + to_string(text::listing(p));
  if (timed.output != after.output)
    return "the results of a timed run differ\n" + to_string(text::listing(p));
  if (timed.cycles != empty.cycles)
    return "without values it takes " + std::to_string(empty.cycles) + " cycles, with them " +
           std::to_string(timed.cycles) + "\n" + to_string(text::listing(p));
  return {};
}

} // namespace kiln::fuzz
