// SPDX-License-Identifier: MIT
#include "proof/mutations/pass_mutations.hpp"

#include "proof/fuzz/check_program.hpp"
#include "proof/mutations/mutant_programs.hpp"

namespace kiln_test {
namespace {

using namespace kiln;

/// A program as written and what it does.
struct sample {
  std::string name;
  ir::program written;
  fuzz::options shape;
  fuzz::run_result result;
};

/// With named instructions as if the builder had chosen them.
ir::program chosen(ir::program p) {
  for (ir::instruction& in : p.code) in.marks &= static_cast<u16>(~ir::mark::keep);
  return p;
}

std::vector<sample> samples(unsigned seeds) {
  std::vector<sample> all;
  const auto add = [&](std::string name, ir::program p, const fuzz::options& o) {
    fuzz::run_result r = fuzz::simulate(p, o);
    all.push_back({std::move(name), std::move(p), o, std::move(r)});
  };
  for (const isa::arch a : {isa::arch::gfx942, isa::arch::gfx950, isa::arch::gfx90a}) {
    const std::string arch = isa::facts_of(a).name;
    for (const mutant_program& m : mutant_programs) {
      kernel_draft k(a, m.block[0], m.block[1], m.block[2]);
      call_kernel<u32*, const u32*>(
          k, [&](builder b, arg<u32*> out, arg<const u32*> in) { m.body(b, out, in); });
      k.emit(isa::mn::s_endpgm, source{});
      if (k.failed())
        all.push_back({m.name + (": " + fuzz::to_string(k.error().message())),
                       {},
                       {},
                       fuzz::run_result{false, {}, {}}});
      else
        add(m.name + (" on " + arch), m.chosen ? chosen(k.program()) : k.program(), {});
    }
    for (unsigned seed = 1; seed <= seeds; ++seed) {
      fuzz::options o;
      if (seed % 3 == 0) o.waves = 2;
      note error;
      ir::program p = fuzz::random_program(a, seed, o, error);
      add("seed " + std::to_string(seed) + " on " + arch, seed % 2 == 0 ? chosen(p) : p, o);
    }
  }
  return all;
}

std::string finding(const sample& s, void (*run)(ir::program&, note&)) {
  ir::program p = s.written;
  note error;
  run(p, error);
  if (error.raised) return s.name + ": judge: " + fuzz::to_string(error.message());
  const fuzz::run_result after = fuzz::simulate(p, s.shape);
  if (!after.ok) return s.name + ": simulator: " + after.reports.substr(0, after.reports.find('\n'));
  return after.output == s.result.output ? "" : s.name + ": simulator: other results";
}

} // namespace

std::vector<pass_verdict> mutate_passes(unsigned seeds) {
  const std::vector<sample> programs = samples(seeds);
  std::vector<pass_verdict> verdicts;
  for (const sample& s : programs) {
    std::string wrong = s.result.ok ? "" : s.name + " as written: " + s.result.reports;
    if (wrong.empty())
      wrong = finding(s, [](ir::program& p, note& error) { compile::run_pipeline(p, error); });
    if (!wrong.empty()) return {{"the pipeline without a fault is blamed: " + wrong, ""}};
  }
  for (const pass_mutant& m : pass_mutants()) {
    pass_verdict v{std::string(m.pass) + " without: " + m.left_out, ""};
    for (const sample& s : programs) {
      v.noticed_by = finding(s, m.run);
      if (!v.noticed_by.empty()) break;
    }
    verdicts.push_back(v);
  }
  return verdicts;
}

} // namespace kiln_test
