// SPDX-License-Identifier: MIT
// Passes with one condition of safety left out each, and what notices: a judge between the passes, or the simulator, which
// compares memory before and after.
#pragma once

#include <kiln/ir/program.hpp>

#include <string>
#include <vector>

namespace kiln_test {

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
