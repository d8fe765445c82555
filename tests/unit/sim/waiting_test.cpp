// SPDX-License-Identifier: MIT
// Workgroups that wait for one another through memory: semaphores, look-back, locks, grid barriers, and what cannot end.
#include "waiting_program.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <kiln/sim/parallel.hpp>
#include <kiln/sim/run.hpp>
#include <vector>

using namespace kiln;
using kiln_test::assemble_kernel;
using kiln_test::text_of;
using kiln_test::waiting_program;
using enum isa::arch;

namespace {

/// Workgroup 0 waits until workgroup 1 has set flag 0, then stores twice what workgroup 1 has stored before.
constexpr ir::program semaphore_program() {
  return waiting_program(R"(
    s_mov_b64 exec, 1
    s_cmp_eq_u32 s2, 0
    s_cbranch_scc1 wait
    v_mov_b32_e32 v2, 21
    global_store_dword v1, v2, s[6:7] offset:4
    buffer_wbl2 sc1
    s_waitcnt vmcnt(0)
    v_mov_b32_e32 v2, 1
    global_store_dword v1, v2, s[4:5] sc1
    s_endpgm
  wait:
    global_load_dword v2, v1, s[4:5] sc1
    s_waitcnt vmcnt(0)
    v_readfirstlane_b32 s8, v2
    s_sleep 1
    s_cmp_eq_u32 s8, 0
    s_cbranch_scc1 wait
    buffer_inv sc1
    global_load_dword v3, v1, s[6:7] offset:4
    s_waitcnt vmcnt(0)
    v_add_u32_e32 v3, v3, v3
    global_store_dword v1, v3, s[6:7]
    s_endpgm)");
}
constexpr u32 semaphore(bool monitor, u64 seed) {
  u32 flag[1] = {}, out[2] = {};
  sim::buffer<u32> f(flag), o(out);
  const sim::result r = sim::run(
      semaphore_program(), {.grid = {2}, .monitor = monitor, .threads = 1, .schedule_seed = seed}, f, o);
  return r.ok && flag[0] == 1 && r.counters.waves == 2 ? out[0] : 0;
}
static_assert(semaphore(false, 0) == 42);
static_assert(semaphore(true, 5) == 42);

/// Each workgroup adds its number + 1 to what its neighbour has left in out, by ids up or down: a chain of waits.
ir::program chain_program(u32 groups, bool upwards) {
  return waiting_program("s_mov_b64 exec, 1\n"
                         "s_mov_b32 s9, 0\n"
                         "s_mov_b32 s11, 0\n"
                         "s_cmp_eq_u32 s2, " +
                         std::to_string(upwards ? groups - 1 : 0) +
                         "\n"
                         "s_cbranch_scc1 go\n"
                         "s_add_u32 s10, s2, " +
                         (upwards ? "1" : "-1") + R"(
    s_lshl_b32 s10, s10, 2
    v_mov_b32_e32 v4, s10
  wait: ; a counter and a clock in the loop
    s_add_u32 s11, s11, 1
    s_memtime s[12:13]
    global_load_dword v2, v4, s[4:5] sc1
    s_waitcnt 0
    v_readfirstlane_b32 s9, v2
    s_cmp_eq_u32 s9, 0
    s_cbranch_scc1 wait
  go:
    s_add_u32 s9, s9, s2
    s_add_u32 s9, s9, 1
    s_lshl_b32 s10, s2, 2
    v_mov_b32_e32 v4, s10
    v_mov_b32_e32 v2, s9
    global_store_dword v4, v2, s[6:7]
    s_waitcnt vmcnt(0)
    global_store_dword v4, v2, s[4:5] sc1
    s_endpgm)");
}

/// All workgroups meet `rounds` times: one wave counts up and waits for the count, the others wait at s_barrier. Between
/// meetings each workgroup takes its right neighbour's number and adds 1.
ir::program grid_barrier_program(u32 groups, u32 waves, u32 rounds, u32 lds_bytes) {
  std::string text = R"(
    v_readfirstlane_b32 s20, v0
    s_lshl_b32 s10, s2, 2
    v_mov_b32_e32 v4, s10 ; mine
    s_add_u32 s11, s2, 1
    s_cmp_eq_u32 s11, )" +
                     std::to_string(groups) + R"(
    s_cselect_b32 s11, 0, s11
    s_lshl_b32 s11, s11, 2
    v_mov_b32_e32 v5, s11 ; the neighbour's
    v_mov_b32_e32 v6, s2 ; the number
    )";
  for (u32 meeting = 0; meeting < 2 * rounds; ++meeting) {
    const std::string number = std::to_string(meeting), wanted = std::to_string((meeting + 1) * groups);
    const bool first = meeting % 2 == 0;
    if (first) text += "global_store_dword v4, v6, s[6:7]\n";
    text += R"(
      buffer_wbl2 sc1
      s_waitcnt 0
      s_barrier
      s_cmp_lg_u32 s20, 0
      s_cbranch_scc1 pass)" +
            number + R"(
      s_mov_b64 exec, 1
      v_mov_b32_e32 v2, 1
      global_atomic_add v1, v2, s[4:5] sc1
      s_waitcnt vmcnt(0)
    wait)" + number +
            R"(:
      global_load_dword v2, v1, s[4:5] sc1
      s_sleep 2
      s_waitcnt vmcnt(0)
      v_readfirstlane_b32 s9, v2
      s_cmp_lt_u32 s9, )" +
            wanted + R"(
      s_cbranch_scc1 wait)" +
            number + R"(
      buffer_inv sc1
      s_mov_b64 exec, -1
    pass)" + number +
            R"(:
      s_barrier
      )";
    if (first) text += "global_load_dword v6, v5, s[6:7]\ns_waitcnt vmcnt(0)\nv_add_u32_e32 v6, 1, v6\n";
  }
  ir::program p = waiting_program(text + "global_store_dword v4, v6, s[6:7]\ns_endpgm\n", waves);
  p.lds_bytes = lds_bytes;
  return p;
}
} // namespace

TEST_CASE("a workgroup waits for a later one's flag") {
  for (const bool monitor : {true, false})
    for (const u64 seed : {u64{0}, u64{3}}) CHECK(semaphore(monitor, seed) == 42);
}

TEST_CASE("chains of waits, against the order of ids and along it") {
  const bool upwards = GENERATE(true, false), monitor = GENERATE(true, false);
  const u32 threads = GENERATE(1u, 2u, 4u), groups = 150;
  std::vector<u32> flags(groups), out(groups);
  sim::buffer<u32> f(flags.data(), groups), o(out.data(), groups);
  const sim::result r = sim::run(chain_program(groups, upwards),
                                 {.grid = {groups}, .monitor = monitor, .threads = threads}, f, o);
  INFO(text_of(r));
  REQUIRE(r.ok);
  CHECK(r.counters.waves == groups);
  u32 sum = 0;
  for (u32 i = 0; i < groups; ++i) {
    const u32 group = upwards ? groups - 1 - i : i;
    sum += group + 1;
    CHECK(out[group] == sum);
  }
}

TEST_CASE("workgroups take a lock in turn") {
  const ir::program p = waiting_program(R"(
    v_readfirstlane_b32 s20, v0
    s_mov_b64 exec, 1
    v_mov_b32_e32 v2, 1
    v_mov_b32_e32 v3, 0
    v_mov_b32_e32 v6, 0
    s_mov_b32 s12, 20
  wait: ; {new, compare} in v[2:3]
    global_atomic_cmpswap v4, v1, v[2:3], s[4:5] sc0
    s_waitcnt vmcnt(0)
    v_readfirstlane_b32 s9, v4
    s_cmp_eq_u32 s9, 1
    s_cbranch_scc1 wait
    s_nop 0
    s_nop 0
    s_nop 0
    s_nop 0
    s_nop 0
    s_nop 0
    s_nop 0
    s_nop 0
    global_load_dword v5, v1, s[6:7] sc1
    s_waitcnt vmcnt(0)
    v_add_u32_e32 v5, 1, v5
    global_store_dword v1, v5, s[6:7] sc1
    s_waitcnt vmcnt(0)
    global_atomic_swap v1, v6, s[4:5]
    s_sub_u32 s12, s12, 1
    s_cmp_lg_u32 s12, 0
    s_cbranch_scc1 wait
    s_endpgm)",
                                        2);
  for (const u32 threads : {1u, 3u}) {
    u32 lock[1] = {}, out[1] = {};
    sim::buffer<u32> f(lock), o(out);
    const sim::result r = sim::run(p, {.grid = {40}, .monitor = false, .threads = threads}, f, o);
    INFO(text_of(r));
    REQUIRE(r.ok);
    CHECK(out[0] == 40 * 2 * 20);
  }
}

TEST_CASE("a grid barrier of as many workgroups as the device holds") {
  // 64 KB of LDS: one a compute unit, 304 of gfx942.
  const u32 groups = GENERATE(2u, 57u, 304u), waves = GENERATE(1u, 3u), threads = GENERATE(1u, 2u);
  std::vector<u32> flags(1), out(groups);
  sim::buffer<u32> f(flags.data(), 1), o(out.data(), groups);
  const sim::result r =
      sim::run(grid_barrier_program(groups, waves, 3, 65536),
               {.grid = {groups}, .monitor = groups < 100 && waves == 1, .threads = threads}, f, o);
  INFO(text_of(r));
  REQUIRE(r.ok);
  CHECK(flags[0] == 6 * groups);
  CHECK(r.counters.waves == groups * waves);
  for (u32 i = 0; i < groups; ++i) CHECK(out[i] == (i + 3) % groups + 3);
}

TEST_CASE("a thread that finds no workgroup leaves its place to the others") {
  // Two threads and a device that holds four workgroups, all of which the first thread has claimed before the other one runs.
  sim::progress_line progress(4, 0);
  sim::shared_grid grid{.groups = 4, .limit = 4, .at_a_time = 4, .beside_limit = 2, .progress = progress};
  sim::grid_share first(grid, nullptr), late(grid, nullptr);
  u64 group = 0;
  CHECK(first.take(group));
  CHECK((first.take_beside(group) && first.take_beside(group)));
  CHECK(!first.take_beside(group)); // the other thread's place
  CHECK(!late.take(group));
  late.retire();
  CHECK(first.take_beside(group));
  CHECK(group == 3);
  CHECK(grid.started == 4);
}

TEST_CASE("a grid barrier of more workgroups than the device holds ends at the budget") {
  const u32 threads = GENERATE(1u, 2u);
  std::vector<u32> flags(1), out(310);
  sim::buffer<u32> f(flags.data(), 1), o(out.data(), 310);
  const sim::result r =
      sim::run(grid_barrier_program(310, 1, 1, 65536),
               {.grid = {310}, .monitor = false, .instruction_budget = 1'000'000, .threads = threads}, f, o);
  REQUIRE(r.reports.size() >= 1);
  CHECK(r.reports[0].kind == sim::report_kind::instruction_budget);
  CHECK(text_of(r).find("all 304 workgroups that run wait for memory that none of them changes; 6 have not "
                        "started: gfx942 holds 304 of this kernel at once") != std::string::npos);
  CHECK(flags[0] == 304);
  CHECK(r.counters.waves == 304);
}

TEST_CASE("workgroups that wait for what nobody does end at the budget") {
  const ir::program p = waiting_program(R"(
  wait:
    global_load_dword v2, v1, s[4:5] sc1
    s_waitcnt vmcnt(0)
    v_readfirstlane_b32 s8, v2
    s_cmp_eq_u32 s8, 0
    s_cbranch_scc1 wait
    s_endpgm)");
  u32 flag[1] = {};
  sim::buffer<u32> f(flag), o(flag);
  const sim::result r =
      sim::run(p, {.grid = {5}, .instruction_budget = 100'000, .threads = GENERATE(1u, 2u)}, f, o);
  REQUIRE(r.reports.size() == 1);
  CHECK(r.reports[0].kind == sim::report_kind::instruction_budget);
  CHECK(text_of(r).find(
            "all 5 workgroups that run wait for memory that none of them changes; waiting: 0,0,0 wave 0 "
            "at test:") != std::string::npos);
}

TEST_CASE("a workgroup that waits has a budget for its work only") {
  // Workgroup 0 waits while 199 others execute 2,000 instructions each, one after another.
  const ir::program p = waiting_program(R"(
    s_mov_b64 exec, 1
    s_cmp_eq_u32 s2, 0
    s_cbranch_scc1 wait
    s_mov_b32 s9, 1000
  work:
    s_sub_u32 s9, s9, 1
    s_cbranch_scc0 work
    v_mov_b32_e32 v2, 1
    global_atomic_add v1, v2, s[4:5]
    s_endpgm
  wait:
    global_load_dword v2, v1, s[4:5] sc1
    s_waitcnt vmcnt(0)
    v_readfirstlane_b32 s8, v2
    s_cmp_lt_u32 s8, 199
    s_cbranch_scc1 wait
    s_endpgm)");
  for (const u32 threads : {1u, 2u}) {
    u32 flag[1] = {};
    sim::buffer<u32> f(flag), o(flag);
    const sim::result r =
        sim::run(p, {.grid = {200}, .instruction_budget = 20'000, .threads = threads}, f, o);
    INFO(text_of(r));
    CHECK(r.ok);
  }
}

TEST_CASE("how many workgroups the device holds") {
  const auto limit = [](isa::arch arch, u32 waves, u32 vgpr, u32 agpr, u32 sgpr, u32 lds_bytes) {
    text_buffer text;
    text << "v_mov_b32_e32 v" << vgpr - 1 << ", 0\ns_mov_b32 s" << sgpr - 1 << ", 0\n";
    if (agpr != 0) text << "v_accvgpr_write_b32 a" << agpr - 1 << ", 0\n";
    text << "s_endpgm\n";
    ir::program p = assemble_kernel(arch, {}, 64 * waves, text);
    p.lds_bytes = lds_bytes;
    sim::report_list reports;
    return sim::device_limit(p, sim::decode(p, reports), {}) / isa::facts_of(arch).compute_units;
  };
  CHECK(limit(gfx942, 1, 8, 0, 8, 0) == 32); // waves of a compute unit
  CHECK(limit(gfx942, 2, 8, 0, 8, 0) == 16);
  CHECK(limit(gfx942, 4, 64, 0, 8, 0) == 8); // llc 22: 64 registers, 8 waves
  CHECK(limit(gfx942, 4, 65, 0, 8, 0) == 7); // 72
  CHECK(limit(gfx942, 4, 80, 0, 8, 0) == 6);
  CHECK(limit(gfx942, 4, 96, 0, 8, 0) == 5);
  CHECK(limit(gfx942, 4, 128, 0, 8, 0) == 4);
  CHECK(limit(gfx942, 4, 168, 0, 8, 0) == 3);
  CHECK(limit(gfx942, 4, 169, 0, 8, 0) == 2);
  CHECK(limit(gfx942, 4, 62, 64, 8, 0) == 4); // AGPRs begin at 64
  CHECK(limit(gfx942, 4, 66, 64, 8, 0) == 3);
  CHECK(limit(gfx942, 16, 128, 0, 8, 0) == 1);
  CHECK(limit(gfx942, 1, 8, 0, 94, 0) == 32); // llc 22: 100 SGPRs with VCC and the like, 8 waves
  CHECK(limit(gfx942, 1, 8, 0, 95, 0) == 28);
  CHECK(limit(gfx942, 4, 8, 0, 8, 20 * 1024) == 3); // llc 22, workgroups of 256
  CHECK(limit(gfx942, 4, 8, 0, 8, 65536) == 1);
  CHECK(limit(gfx950, 4, 8, 0, 8, 20 * 1024) == 8);
  CHECK(limit(gfx950, 4, 8, 0, 8, 20 * 1024 + 1) == 7);
  CHECK(limit(gfx950, 4, 8, 0, 8, 40 * 1024) == 4);
  CHECK(limit(gfx950, 4, 8, 0, 8, 80 * 1024) == 2);
  CHECK(limit(gfx90a, 8, 8, 0, 8, 16 * 1024) == 4);
  CHECK(isa::facts_of(gfx90a).compute_units == 104);
  CHECK(isa::facts_of(gfx942).compute_units == 304);
  CHECK(isa::facts_of(gfx950).compute_units == 256);
}
