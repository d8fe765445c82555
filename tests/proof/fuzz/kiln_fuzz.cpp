// SPDX-License-Identifier: MIT
// Fuzzes the compiler: kiln_fuzz [--seed N] [--count N] [--seconds N]. A failing seed is printed with its program.
// kiln_fuzz --rows prints which instructions it takes from the table, and why not the others.
#include "fuzz_rows.hpp"
#include "fuzz_run.hpp"

#include <cstring>
#include <iostream>

int main(int argc, char** argv) {
  if (argc == 2 && std::strcmp(argv[1], "--rows") == 0) {
    std::cout << kiln::fuzz::table_of_rows();
    return 0;
  }
  constexpr std::uint64_t endless = ~0ull;
  kiln::fuzz::limits l{.count = endless};
  bool timed = false;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (std::strcmp(argv[i], "--seed") == 0) l.seed = std::strtoull(argv[i + 1], nullptr, 0);
    if (std::strcmp(argv[i], "--count") == 0) l.count = std::strtoull(argv[i + 1], nullptr, 0);
    if (std::strcmp(argv[i], "--seconds") == 0) l.seconds = std::strtod(argv[i + 1], nullptr), timed = true;
  }
  if (l.count == endless && !timed) l.count = 1000;
  return kiln::fuzz::run(
             l, std::cout,
             [](kiln::ir::program& p, kiln::note& error) { kiln::compile::run_pipeline(p, error); }) == 0
             ? 0
             : 1;
}
