// SPDX-License-Identifier: MIT
// The GEMV reads and writes whole cache lines: by the simulator's counters, instruction by instruction.
#include <kiln/compile/kernel.hpp>
#include <kiln/kernel/gemv.hpp>
#include <kiln/sim.hpp>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <string>
#include <vector>

using namespace kiln;

namespace {

/// Runs a GEMV of ones and gives each global instruction's accesses.
template<class T, u32 Batch>
std::vector<sim::memory_counters> accesses(isa::arch arch, int rows, int columns) {
  const auto compiled = compile::compile_kernel<kernel::gemv<T, Batch>, block_size<256>>(arch);
  REQUIRE(!compiled.error.raised);
  const auto ones = [](u32 n) { return std::vector<u8>(n * sizeof(T)); };
  const auto size = static_cast<u32>(rows), width = static_cast<u32>(columns);
  auto a = ones(size * width), x = ones(Batch * width), bias = ones(size), y = ones(Batch * size);
  const auto as_elements = [](std::vector<u8>& bytes) {
    return sim::buffer<T>(reinterpret_cast<T*>(bytes.data()), bytes.size() / sizeof(T));
  };
  const auto result =
      sim::run(compiled.program, {.grid = {(size + 15) / 16, 1}}, as_elements(y), as_elements(a),
               as_elements(x), as_elements(bias), rows, columns, static_cast<int>(Batch));
  const auto text = result.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(result.ok);
  std::vector<sim::memory_counters> out;
  for (u32 i = 0; i < compiled.program.code.size(); ++i)
    if (result.counters.memory[i].cache_lines != 0) out.push_back(result.counters.memory[i]);
  return out;
}

template<class T, u32 Batch> void check_all(isa::arch arch, int rows, int columns) {
  CAPTURE(isa::facts_of(arch).name, rows, columns, Batch);
  const bool aligned = columns * sizeof(T) % sim::cache_line_bytes == 0;
  const auto instructions = accesses<T, Batch>(arch, rows, columns);
  REQUIRE(instructions.size() >= 5 + Batch); // rows, vectors, and what is stored
  u64 touched = 0, least = 0;
  for (const sim::memory_counters& m : instructions) {
    // Bytes without a gap that begin within a line end within another: one line more is needed, and no second.
    CHECK(m.cache_lines <= m.cache_lines_least + (aligned ? 0 : m.accesses));
    touched += m.cache_lines, least += m.cache_lines_least;
  }
  if (aligned) CHECK(static_cast<double>(touched) <= 1.05 * static_cast<double>(least));
}

} // namespace

TEMPLATE_TEST_CASE("gemv touches no cache line more than it needs", "", float, _Float16, __bf16) {
  const auto arch = GENERATE(isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950);
  const int columns = GENERATE(64, 4096, 4160, 8192, /* no multiple of a line: */ 72, 1000, 2047);
  check_all<TestType, 1>(arch, 32, columns);
  check_all<TestType, 4>(arch, 32, columns);
}
