// SPDX-License-Identifier: MIT
// Passes with one condition of safety left out each, and what notices: a judge between the passes, or the simulator, which
// compares memory before and after.
#pragma once

#include <kiln/compile/pipeline.hpp>

#include <span>
#include <string>
#include <vector>

namespace kiln_test {

/// A row of the pipeline that another function stands for.
struct replaced_step {
  const char* name;
  kiln::compile::step::function run;
};
/// Runs the pipeline with these rows replaced. Each must be there once.
void run_with(kiln::ir::program& p, kiln::note& error, std::span<const replaced_step> replaced);

/// The pipeline with one faulty pass. make_pass_mutants.py writes them.
struct pass_mutant {
  const char* pass;
  const char* left_out;
  void (*run)(kiln::ir::program&, kiln::note&);
};
const std::vector<pass_mutant>& pass_mutants();

/// What became of one: empty if nothing noticed.
struct pass_verdict {
  std::string mutant, noticed_by;
};
/// Runs all over the programs of mutant_programs.hpp and over random ones, `seeds` of each target. The pipeline without a
/// fault must pass first.
std::vector<pass_verdict> mutate_passes(unsigned seeds);

} // namespace kiln_test
