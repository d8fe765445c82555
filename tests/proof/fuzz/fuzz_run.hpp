// SPDX-License-Identifier: MIT
// What kiln_fuzz does: programs of seed after seed, each for three architectures. A failing seed is printed with its
// program, and found again by `--seed N --count 1`.
#pragma once

#include "check_program.hpp"

#include <chrono>
#include <ostream>

namespace kiln::fuzz {

struct limits {
  std::uint64_t seed = 1, count = 1000;
  double seconds = 1e9;
};

/// Number of failures. Up to three are printed.
template<class Pipeline> std::uint64_t run(limits l, std::ostream& out, Pipeline compile) {
  const auto start = std::chrono::steady_clock::now();
  const auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  std::uint64_t programs = 0, failures = 0;
  coverage met;
  for (; programs < l.count && elapsed() < l.seconds; ++programs, ++l.seed) {
    for (const auto arch : {isa::arch::gfx942, isa::arch::gfx950, isa::arch::gfx90a}) {
      const std::string problem = check_program(arch, l.seed, {}, compile, &met);
      if (!problem.empty() && ++failures <= 3)
        out << "seed " << l.seed << " on " << isa::facts_of(arch).name << ": " << problem << '\n';
    }
  }
  out << "programs: " << programs << ", failures: " << failures << '\n';
  out << static_cast<std::uint64_t>(static_cast<double>(programs) / elapsed())
      << " programs a second, each for three architectures\n";
  out << met.text() << '\n';
  return failures;
}

} // namespace kiln::fuzz
