// SPDX-License-Identifier: MIT
// The work list that passes and judges share: held against the reaching blocks of graphs, and against the order of visits.
#include <kiln/analysis/programs/forward_data_flow.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <string>
#include <vector>

using namespace kiln;

namespace {

/// `targets`: of each block's branch, or no_block. `ends`: blocks that do not go on into the next.
analysis::flow_graph graph(const std::vector<u32>& targets, const std::vector<u32>& ends) {
  const u32 blocks = static_cast<u32>(targets.size());
  analysis::flow_graph flow(blocks);
  for (u32 b = 0; b < blocks; ++b) {
    if (b + 1 < blocks) flow[b].next = b + 1;
    flow[b].target = targets[b];
    if (targets[b] != analysis::no_block) flow[targets[b]].entered = true;
  }
  for (const u32 b : ends) flow[b].next = analysis::no_block;
  return flow;
}
constexpr u32 none = analysis::no_block;

/// The set of blocks on some path to a block: a textbook forward problem. Notes what was asked.
struct reaching_blocks {
  explicit reaching_blocks(u32 blocks) : entry(blocks), exit(blocks) {}

  void begin(u32 b, bool again) {
    now = entry[b];
    log += (again ? " again" : " begin") + std::to_string(b);
  }
  bool visit(u32 b) {
    log += " " + std::to_string(b);
    now |= u64{1} << b;
    if (b == fails_at) failed = true;
    const bool news = exit[b] != now;
    exit[b] = now;
    return news;
  }
  bool merge(u32 b, u32 to) {
    REQUIRE(now == exit[b]);
    const u64 before = entry[to];
    entry[to] |= now;
    return entry[to] != before;
  }
  bool has_failed() const { return failed; }

  std::vector<u64> entry, exit;
  u64 now = 0;
  std::string log;
  u32 fails_at = none;
  bool failed = false;
};

std::string visits(const analysis::flow_graph& flow, u32 fails_at = none) {
  reaching_blocks problem(flow.size());
  problem.fails_at = fails_at;
  analysis::forward_data_flow(flow, problem).solve();
  return problem.log;
}

TEST_CASE("forward data-flow: a block without an entry state is visited with the one before it") {
  CHECK(visits(graph({none, none, none}, {})) == " begin0 0 1 2");
  CHECK(visits(graph({none, none, none}, {1})) == " begin0 0 1 begin2 2");
  CHECK(visits(graph({2, none, none}, {})) == " begin0 0 1 begin2 2");
}

TEST_CASE("forward data-flow: loops are visited again in program order") {
  CHECK(visits(graph({none, 1, none}, {})) == " begin0 0 begin1 1 2 again1 1");
  CHECK(visits(graph({none, none, 1, 0}, {})) == " begin0 0 begin1 1 2 3 again0 0 again1 1 2 3");
  // What a second visit changes ahead is visited in the same sweep.
  CHECK(visits(graph({3, none, 0, none}, {2})) == " begin0 0 1 2 begin3 3 again0 0 1 2 again3 3");
}

TEST_CASE("forward data-flow: an exit state as before is not merged") {
  CHECK(visits(graph({none, 1, 1, none}, {})) == " begin0 0 begin1 1 2 3 again1 1 2");
}

TEST_CASE("forward data-flow: failure ends the search") {
  CHECK(visits(graph({none, 1, none}, {}), 1) == " begin0 0 begin1 1 2");
  CHECK(visits(graph({none, none, none}, {0, 1}), 0) == " begin0 0");
}

TEST_CASE("forward data-flow: random graphs reach the fixed point") {
  std::mt19937 random(1);
  for (u32 run = 0; run < 2000; ++run) {
    const u32 blocks = 1 + static_cast<u32>(random() % 12);
    std::vector<u32> targets(blocks), ends;
    for (u32 b = 0; b < blocks; ++b) {
      targets[b] = random() % 2 == 0 ? static_cast<u32>(random() % blocks) : none;
      if (random() % 4 == 0) ends.push_back(b);
    }
    const analysis::flow_graph flow = graph(targets, ends);
    // Paths of one edge or more, as a matrix closed by repetition.
    std::vector<u64> before(blocks, 0);
    for (u32 round = 0; round < blocks; ++round)
      for (u32 b = 0; b < blocks; ++b)
        for (const u32 to : {flow[b].next, flow[b].target})
          if (to != none) before[to] |= before[b] | u64{1} << b;
    reaching_blocks problem(blocks);
    analysis::forward_data_flow(flow, problem).solve();
    for (u32 b = 0; b < blocks; ++b) {
      CAPTURE(run, b, problem.log);
      CHECK(problem.exit[b] == (before[b] | u64{1} << b));
    }
  }
}

} // namespace
