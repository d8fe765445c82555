// SPDX-License-Identifier: MIT
// How much of the instruction table the simulator can run. The figure may only grow.
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <kiln/sim.hpp>
#include <set>
#include <string>

using namespace kiln;

TEST_CASE("rows with meaning") {
  u32 simulated = 0;
  std::set<std::string> missing;
  for (u32 i = 0; i < isa::row_count; ++i) {
    const isa::row& row = isa::rows[i];
    if (sim::has_meaning(row)) {
      ++simulated;
    } else {
      const text_view name = sim::mnemonic_text(row);
      missing.insert(std::string(name.data, name.size));
    }
  }
  std::printf("rows: %u, simulated: %u\n", isa::row_count, simulated);
  std::printf("mnemonics without meaning (%zu):", missing.size());
  for (const std::string& name : missing) std::printf(" %s", name.c_str());
  std::printf("\n");
  CHECK(simulated >= 3550);
}
