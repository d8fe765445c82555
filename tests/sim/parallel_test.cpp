// SPDX-License-Identifier: MIT
// Workgroups over threads: each has a thread of its own where there are enough.
#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>

#include "program_writer.hpp"

#include <vector>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;

static_assert(sim::workgroups_at_a_time(1, 1) == 1);
static_assert(sim::workgroups_at_a_time(2, 2) == 1 && sim::workgroups_at_a_time(4, 4) == 1);
static_assert(sim::workgroups_at_a_time(4, 2) == 1 && sim::workgroups_at_a_time(9, 8) == 1);
static_assert(sim::workgroups_at_a_time(16, 2) == 2 && sim::workgroups_at_a_time(31, 2) == 3);
static_assert(sim::workgroups_at_a_time(32, 2) == 4 && sim::workgroups_at_a_time(1'000'000, 3) == 4);

// Each workgroup counts itself and waits for all others: with two of them in turn on one thread the first never ends.
TEST_CASE("as many workgroups as threads run all at once") {
  for (u32 groups = 2; groups <= 4; ++groups) {
    program_writer w;
    w.p.block_size[0] = 64;
    w(v_mov_b32, v(1), k(1))(v_mov_b32, v(2), k(0))(s_mov_b64, exec, k(1));
    w(global_atomic_add, v(2), v(1), s(2));
    w.place_label(1);
    w(global_load_dword, v(3), v(2), s(2), with(isa::modifier::sc0).set(isa::modifier::sc1, 1));
    w(s_waitcnt, imm(0))(v_readfirstlane_b32, s(9), v(3));
    w(s_cmp_lt_u32, s(9), s(4))(s_cbranch_scc1, label(1))(s_endpgm);
    INFO(w.missing_name);
    REQUIRE(w.missing == 0);
    std::vector<u32> count(1);
    sim::memory memory;
    const u64 base = memory.declare(reinterpret_cast<u8*>(count.data()), 4, true);
    sim::launch_options o;
    o.monitor = false;
    o.grid[0] = o.threads = groups;
    o.instruction_budget = 20'000'000;
    o.entry.scalars.push_back({2, static_cast<u32>(base)});
    o.entry.scalars.push_back({3, static_cast<u32>(base >> 32)});
    o.entry.scalars.push_back({4, groups});
    const sim::result r = sim::run(w.p, o, memory, 0);
    INFO(groups << " workgroups");
    CHECK(std::string(r.text().data(), r.text().size()).empty());
    CHECK(count[0] == groups);
  }
}
