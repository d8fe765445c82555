// SPDX-License-Identifier: MIT
// Runs the pipeline with functions of a test in some of its rows. Apart from pass_mutations.hpp: it compiles all passes.
#pragma once

#include <kiln/compile/pipeline.hpp>

#include <algorithm>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace kiln_test {

/// The function of the row with this name.
struct replaced_step {
  const char* name;
  kiln::compile::step::function run;
};

/// Each name must be there once.
inline void run_with(kiln::ir::program& p, kiln::note& error, std::span<const replaced_step> replaced) {
  using namespace kiln;
  std::vector<compile::step> steps(std::begin(compile::steps), std::end(compile::steps));
  for (const replaced_step& r : replaced) {
    const auto named = [&](const compile::step& s) { return std::string(s.name) == r.name; };
    if (std::count_if(steps.begin(), steps.end(), named) != 1)
      throw std::logic_error(std::string("not one row of the pipeline: ") + r.name);
    std::find_if(steps.begin(), steps.end(), named)->run = r.run;
  }
  compile::compilation c(p, error);
  compile::run_steps(c, steps.data(), static_cast<u32>(steps.size()), compile::no_observer{});
}

} // namespace kiln_test
