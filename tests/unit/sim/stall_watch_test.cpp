// SPDX-License-Identifier: MIT
// Runs that are ended because all of their workgroups have waited for too long by the clock.
#include "waiting_program.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <chrono>
#include <string>
#include <thread>

using namespace kiln;
using kiln_test::text_of;
using kiln_test::waiting_program;

namespace {

/// Workgroup 0 stores 1 to flag 1 and waits for flag 0, which none sets; wave 1 waits for it at a barrier.
constexpr std::string_view waits_for_nothing = R"(
    v_cmp_gt_u32_e32 vcc, 64, v0
    s_cbranch_vccz together
    v_mov_b32_e32 v2, 1
    global_store_dword v1, v2, s[4:5] offset:4 sc1
  wait:
    global_load_dword v2, v1, s[4:5] sc1
    s_waitcnt vmcnt(0)
    v_readfirstlane_b32 s8, v2
    s_cmp_eq_u32 s8, 0
    s_cbranch_scc1 wait
  together:
    s_barrier
    s_endpgm)";

TEST_CASE("workgroups that wait for longer than a time are ended, and their waves named") {
  const ir::program p = waiting_program(waits_for_nothing, 2);
  u32 flag[2] = {};
  sim::buffer<u32> f(flag), o(flag);
  sim::stall_watch stalls(0.3);
  const auto begin = std::chrono::steady_clock::now();
  const sim::result r =
      sim::run(p, {.grid = {7}, .monitor = false, .threads = GENERATE(1u, 2u), .stalls = &stalls}, f, o);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  REQUIRE(r.reports.size() == 1);
  CHECK(r.reports[0].kind == sim::report_kind::instruction_budget);
  INFO(text_of(r));
  CHECK(text_of(r).find("all 7 workgroups that run wait for memory that none of them changes; waiting: 0,0,0 "
                        "wave 0 at test:") != std::string::npos);
  CHECK(text_of(r).find(", 0,0,0 wave 1 in the barrier at test:16, ") != std::string::npos);
  CHECK(text_of(r).find(" and 6 more waves") != std::string::npos);
  CHECK(seconds.count() > 0.3);
  CHECK(seconds.count() < 30);
}

TEST_CASE("a thread that is kept from running keeps others from being ended") {
  sim::stall_watch stalls(0.02);
  sim::stall_watch::thread waits(stalls);
  const auto wait = [&] {
    waits.begin_rotation();
    return waits.end_waiting();
  };
  CHECK_FALSE(wait());
  {
    sim::stall_watch::thread kept(stalls);
    kept.begin_rotation();
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    CHECK_FALSE(wait());             // the other has not begun
    CHECK_FALSE(kept.end_waiting()); // what it saw may be older than the others' work
    CHECK_FALSE(wait());
    kept.begin_rotation();
    CHECK(kept.end_waiting());
    CHECK(wait());
    stalls.note_work();
    CHECK_FALSE(wait());
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    CHECK_FALSE(wait());
  }
  CHECK(wait()); // a thread that has ended is not waited for
}

TEST_CASE("a run that waits goes on while another that shares its watch works") {
  // The second run sets the first one's flag after a time that is three times what ends a wait.
  const ir::program p = waiting_program(waits_for_nothing, 2);
  const ir::program set = waiting_program(R"(
    s_mov_b64 exec, 1
    s_mov_b32 s9, 0x1000000
  work:
    s_sub_u32 s9, s9, 1
    s_cbranch_scc0 work
    v_mov_b32_e32 v2, 1
    global_store_dword v1, v2, s[4:5] sc1
    s_endpgm)");
  u32 flag[2] = {};
  const auto run = [&](const ir::program& program, sim::stall_watch* stalls, sim::result& out) {
    sim::buffer<u32> f(flag), o(flag);
    const auto begin = std::chrono::steady_clock::now();
    out = sim::run(program, {.grid = {1}, .monitor = false, .threads = 1, .stalls = stalls}, f, o);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  sim::result first, second;
  const double seconds = run(set, nullptr, second);
  flag[0] = 0;
  sim::stall_watch stalls(seconds / 3);
  double waited = 0;
  std::thread other([&] { waited = run(p, &stalls, first); });
  run(set, &stalls, second);
  other.join();
  INFO(text_of(first));
  CHECK(first.ok);
  CHECK(second.ok);
  CHECK(waited > seconds / 3);
}

} // namespace
