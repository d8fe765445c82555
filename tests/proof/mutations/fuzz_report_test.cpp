// SPDX-License-Identifier: MIT
// With a faulty pass, the fuzzer prints the seed that fails and its program; the same seed finds the same again.
#include "proof/fuzz/fuzz_run.hpp"
#include "proof/mutations/pass_mutations.hpp"

#include <catch2/catch_test_macros.hpp>

#include <sstream>

namespace {

using namespace kiln;

std::string fuzzed(fuzz::limits l, void (*compile)(ir::program&, note&), std::uint64_t& failures) {
  std::ostringstream out;
  failures = fuzz::run(l, out, compile);
  return out.str();
}

TEST_CASE("a seed that fails is printed, and fails again in the same way", "[proof]") {
  const kiln_test::pass_mutant* faulty = nullptr;
  for (const kiln_test::pass_mutant& m : kiln_test::pass_mutants())
    if (std::string(m.pass) == "remove_dead_stores" && std::string(m.left_out) == "reads in between")
      faulty = &m;
  REQUIRE(faulty != nullptr);
  std::uint64_t failures = 0, again = 0;
  const std::string all = fuzzed({.seed = 1, .count = 20}, faulty->run, failures);
  INFO(all);
  REQUIRE(failures != 0);
  CHECK(all.find("failures: " + std::to_string(failures) + "\n") != all.npos);
  REQUIRE(all.starts_with("seed "));
  const std::uint64_t seed = std::stoull(all.substr(5));
  const std::string once = fuzzed({.seed = seed, .count = 1}, faulty->run, again);
  const std::string finding = all.substr(0, all.find("\nseed ", 1));
  CHECK(again != 0);
  CHECK(once.starts_with(finding.substr(0, finding.find("programs: "))));
  CHECK(once.find("s_endpgm") != once.npos); // the program is there
}

} // namespace
