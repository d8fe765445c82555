// SPDX-License-Identifier: MIT
// Where blocks can go: passes and judges both ask, so it is held against programs whose edges are known.
#include "program/assembly.hpp"

#include <kiln/analysis/programs/control_flow.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiln_test;

namespace {

/// "0>1 0>2 1>2*": each edge, fall-through first, with * where some branch leads to its end.
std::string edges_of(const std::string& text) {
  const ir::program p = assemble(isa::arch::gfx942, text);
  std::string out;
  const list<analysis::successors> flow = analysis::control_flow(p);
  for (u32 b = 0; b < flow.size(); ++b)
    for (const u32 to : {flow[b].next, flow[b].target})
      if (to != analysis::no_block)
        out += std::to_string(b) + '>' + std::to_string(to) +
               (to < flow.size() && flow[to].entered ? "* " : " ");
  return out;
}

TEST_CASE("control flow: fall-through, branches, loops, ends") {
  CHECK(edges_of("s_nop 0\ns_endpgm") == "");
  CHECK(edges_of("s_cbranch_scc1 out\ns_nop 0\nout:\ns_endpgm") == "0>1 0>2* 1>2* ");
  CHECK(edges_of("s_branch out\ns_nop 0\nout:\ns_endpgm") == "0>2* 1>2* ");
  CHECK(edges_of("loop:\ns_nop 0\ns_cbranch_scc1 loop\ns_endpgm") == "0>1 0>0* ");
  CHECK(edges_of("s_nop 0\nloop:\ns_nop 0\ns_cbranch_scc1 loop\ns_endpgm") == "0>1* 1>2 1>1* ");
  CHECK(edges_of("s_nop 0\nnext:\ns_endpgm") == "0>1 ");
  CHECK(edges_of("s_cbranch_scc1 out\ns_endpgm\nout:\ns_endpgm") == "0>1 0>2* ");
}

} // namespace
