// SPDX-License-Identifier: MIT
// Fuzzes the compiler: kiln_fuzz [--seed N] [--count N] [--seconds N]. A failing seed is printed with its program.
#include "check_program.hpp"

#include <chrono>
#include <cstdio>
#include <cstring>
#include <initializer_list>

int main(int argc, char** argv) {
  std::uint64_t seed = 1, count = ~0ull;
  double seconds = 1e9;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (std::strcmp(argv[i], "--seed") == 0) seed = std::strtoull(argv[i + 1], nullptr, 0);
    if (std::strcmp(argv[i], "--count") == 0) count = std::strtoull(argv[i + 1], nullptr, 0);
    if (std::strcmp(argv[i], "--seconds") == 0) seconds = std::strtod(argv[i + 1], nullptr);
  }
  if (count == ~0ull && seconds == 1e9) count = 1000;
  const auto start = std::chrono::steady_clock::now();
  const auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  std::uint64_t programs = 0, failures = 0;
  for (; programs < count && elapsed() < seconds; ++programs, ++seed) {
    for (const auto arch : {kiln::isa::arch::gfx942, kiln::isa::arch::gfx950, kiln::isa::arch::gfx90a}) {
      const std::string problem = kiln::fuzz::check_program(arch, seed);
      if (problem.empty()) continue;
      if (++failures <= 3)
        std::printf("seed %llu on %s: %s\n", static_cast<unsigned long long>(seed),
                    kiln::isa::facts_of(arch).name, problem.c_str());
    }
  }
  std::printf("programs: %llu, failures: %llu\n", static_cast<unsigned long long>(programs),
              static_cast<unsigned long long>(failures));
  std::printf("%.0f programs a second, each for three architectures\n",
              static_cast<double>(programs) / elapsed());
  return failures == 0 ? 0 : 1;
}
