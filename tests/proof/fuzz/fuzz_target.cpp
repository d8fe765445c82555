// SPDX-License-Identifier: MIT
// The fuzzer as a target of libFuzzer: the first eight bytes of the input are the seed of a kernel, the next two its shape.
#include "check_program.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

/// The pipeline that is compiled here, with counters of what is reached; the library's has none.
struct observer {
  constexpr void operator()(const char*, const kiln::ir::program&) const {}
};
void compile(kiln::ir::program& p, kiln::note& error) { kiln::compile::run_pipeline(p, error, observer{}); }

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  std::uint64_t seed = 0;
  std::memcpy(&seed, data, size < sizeof seed ? size : sizeof seed);
  kiln::fuzz::options shape;
  if (size > 8) shape.statements = 1 + data[8] % 80;
  if (size > 9) shape.max_depth = data[9] % 5;
  for (const auto arch : {kiln::isa::arch::gfx942, kiln::isa::arch::gfx950, kiln::isa::arch::gfx90a}) {
    const std::string problem = kiln::fuzz::check_program(arch, seed, shape, compile);
    if (problem.empty()) continue;
    std::fprintf(stderr, "%s: %s\n", kiln::isa::facts_of(arch).name, problem.c_str());
    std::abort();
  }
  return 0;
}
