// SPDX-License-Identifier: MIT
// Workgroups that wait for one another through memory: semaphores, look-back, locks, grid barriers, and what cannot end.
#include "program/program_writer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <kiln/sim/run.hpp>
#include <string>
#include <vector>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;
using isa::modifier;

namespace {

constexpr u32 lgkm0 = 0xc07f, vm0 = 0x0f70;

constexpr ir::program taken(program_writer& w) {
  return w.missing == 0 ? static_cast<ir::program&&>(w.p) : ir::program{};
}

/// Arguments (u32* flags, u32* out) in s[4:5] and s[6:7]; v1 = 0. One lane works in memory.
constexpr program_writer begin(u32 waves = 1) {
  program_writer w;
  const u32 sizes[] = {0, 0};
  w.interface(sizes, 2, 64 * waves);
  w(s_load_dwordx4, s(4), s(0), imm(0))(v_mov_b32, v(1), k(0))(s_waitcnt, imm(lgkm0));
  return w;
}

/// Workgroup 0 waits until workgroup 1 has set flag 0, then stores twice what workgroup 1 has stored before.
constexpr ir::program semaphore_program() {
  program_writer w = begin();
  w(s_mov_b64, exec, k(1));
  w(s_cmp_eq_u32, s(2), k(0))(s_cbranch_scc1, label(0));
  w.place_label(3);
  w(v_mov_b32, v(2), k(21))(global_store_dword, v(1), v(2), s(6), with(modifier::offset, 4));
  w(s_waitcnt, imm(vm0))(v_mov_b32, v(2), k(1));
  w(global_store_dword, v(1), v(2), s(4), with(modifier::sc1))(s_endpgm);
  w.place_label(0);
  w(global_load_dword, v(2), v(1), s(4), with(modifier::sc1))(s_waitcnt, imm(vm0));
  w(v_readfirstlane_b32, s(8), v(2))(s_sleep, imm(1));
  w(s_cmp_eq_u32, s(8), k(0))(s_cbranch_scc1, label(0));
  w.place_label(1);
  w(global_load_dword, v(3), v(1), s(6), with(modifier::offset, 4))(s_waitcnt, imm(vm0));
  w(v_add_u32, v(3), v(3), v(3))(global_store_dword, v(1), v(3), s(6))(s_endpgm);
  return taken(w);
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
  program_writer w = begin();
  w(s_mov_b64, exec, k(1));
  w(s_mov_b32, s(9), k(0))(s_mov_b32, s(11), k(0));
  w(s_cmp_eq_u32, s(2), upwards ? groups - 1 : 0u)(s_cbranch_scc1, label(1));
  w.place_label(2);
  w(s_add_u32, s(10), s(2), k(upwards ? 1 : -1))(s_lshl_b32, s(10), s(10), k(2))(v_mov_b32, v(4), s(10));
  w.place_label(0); // a counter and a clock in the loop
  w(s_add_u32, s(11), s(11), k(1))(s_memtime, s(12))(global_load_dword, v(2), v(4), s(4),
                                                     with(modifier::sc1));
  w(s_waitcnt, imm(0))(v_readfirstlane_b32, s(9), v(2));
  w(s_cmp_eq_u32, s(9), k(0))(s_cbranch_scc1, label(0));
  w.place_label(1);
  w(s_add_u32, s(9), s(9), s(2))(s_add_u32, s(9), s(9), k(1))(s_lshl_b32, s(10), s(2), k(2));
  w(v_mov_b32, v(4), s(10))(v_mov_b32, v(2), s(9));
  w(global_store_dword, v(4), v(2), s(6))(s_waitcnt, imm(vm0));
  w(global_store_dword, v(4), v(2), s(4), with(modifier::sc1))(s_endpgm);
  INFO(w.missing_name);
  REQUIRE(w.missing == 0);
  return w.p;
}

/// All workgroups meet `rounds` times: one wave counts up and waits for the count, the others wait at s_barrier. Between
/// meetings each workgroup takes its right neighbour's number and adds 1.
ir::program grid_barrier_program(u32 groups, u32 waves, u32 rounds, u32 lds_bytes) {
  program_writer w = begin(waves);
  w.p.lds_bytes = lds_bytes;
  w(v_readfirstlane_b32, s(20), v(0));
  w(s_lshl_b32, s(10), s(2), k(2))(v_mov_b32, v(4), s(10)); // mine
  w(s_add_u32, s(11), s(2), k(1))(s_cmp_eq_u32, s(11), groups)(s_cselect_b32, s(11), k(0), s(11));
  w(s_lshl_b32, s(11), s(11), k(2))(v_mov_b32, v(5), s(11)); // the neighbour's
  w(v_mov_b32, v(6), s(2));                                  // the number
  u32 next = 0;
  for (u32 i = 1; i <= rounds; ++i) {
    for (u32 half = 0; half < 2; ++half) {
      const u32 loop = next++, pass = next++, go = next++;
      const u32 wanted = (2 * i - 1 + half) * groups;
      if (half == 0) w(global_store_dword, v(4), v(6), s(6));
      w(s_waitcnt, imm(0))(s_barrier)(s_cmp_lg_u32, s(20), k(0))(s_cbranch_scc1, label(pass));
      w.place_label(go);
      w(s_mov_b64, exec, k(1))(v_mov_b32, v(2), k(1))(global_atomic_add, v(1), v(2), s(4),
                                                      with(modifier::sc1));
      w(s_waitcnt, imm(vm0));
      w.place_label(loop);
      w(global_load_dword, v(2), v(1), s(4), with(modifier::sc1))(s_sleep, imm(2))(s_waitcnt, imm(vm0));
      w(v_readfirstlane_b32, s(9), v(2))(s_cmp_lt_u32, s(9), wanted)(s_cbranch_scc1, label(loop));
      w.place_label(next++);
      w(s_mov_b64, exec, k(-1));
      w.place_label(pass);
      w(s_barrier);
      if (half == 0) w(global_load_dword, v(6), v(5), s(6))(s_waitcnt, imm(vm0))(v_add_u32, v(6), k(1), v(6));
    }
  }
  w(global_store_dword, v(4), v(6), s(6))(s_endpgm);
  INFO(w.missing_name);
  REQUIRE(w.missing == 0);
  return w.p;
}
std::string text_of(const sim::result& r) {
  const text_buffer t = r.text();
  return {t.data(), t.size()};
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
  program_writer w = begin(2);
  w(v_readfirstlane_b32, s(20), v(0))(s_mov_b64, exec, k(1));
  w(v_mov_b32, v(2), k(1))(v_mov_b32, v(3), k(0))(v_mov_b32, v(6), k(0));
  w(s_mov_b32, s(12), k(20));
  w.place_label(0); // {new, compare} in v[2:3]
  w(global_atomic_cmpswap, v(4), v(1), v(2), s(4), with(modifier::sc0))(s_waitcnt, imm(vm0));
  w(v_readfirstlane_b32, s(9), v(4))(s_cmp_eq_u32, s(9), k(1))(s_cbranch_scc1, label(0));
  w.place_label(1);
  for (u32 i = 0; i < 8; ++i) w(s_nop, imm(0));
  w(global_load_dword, v(5), v(1), s(6), with(modifier::sc1))(s_waitcnt, imm(vm0))(v_add_u32, v(5), k(1),
                                                                                   v(5));
  w(global_store_dword, v(1), v(5), s(6), with(modifier::sc1))(s_waitcnt, imm(vm0));
  w(global_atomic_swap, v(1), v(6), s(4));
  w(s_sub_u32, s(12), s(12), k(1))(s_cmp_lg_u32, s(12), k(0))(s_cbranch_scc1, label(0));
  w.place_label(2);
  w(s_endpgm);
  INFO(w.missing_name);
  REQUIRE(w.missing == 0);
  for (const u32 threads : {1u, 3u}) {
    u32 lock[1] = {}, out[1] = {};
    sim::buffer<u32> f(lock), o(out);
    const sim::result r = sim::run(w.p, {.grid = {40}, .monitor = false, .threads = threads}, f, o);
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
  program_writer w = begin();
  w.place_label(0);
  w(global_load_dword, v(2), v(1), s(4), with(modifier::sc1))(s_waitcnt, imm(vm0));
  w(v_readfirstlane_b32, s(8), v(2))(s_cmp_eq_u32, s(8), k(0))(s_cbranch_scc1, label(0));
  w.place_label(1);
  w(s_endpgm);
  REQUIRE(w.missing == 0);
  u32 flag[1] = {};
  sim::buffer<u32> f(flag), o(flag);
  const sim::result r =
      sim::run(w.p, {.grid = {5}, .instruction_budget = 100'000, .threads = GENERATE(1u, 2u)}, f, o);
  REQUIRE(r.reports.size() == 1);
  CHECK(r.reports[0].kind == sim::report_kind::instruction_budget);
  CHECK(text_of(r).find("all 5 workgroups that run wait for memory that none of them changes (workgroup") !=
        std::string::npos);
}

TEST_CASE("a workgroup that waits has a budget for its work only") {
  // Workgroup 0 waits while 199 others execute 2,000 instructions each, one after another.
  program_writer w = begin();
  w(s_mov_b64, exec, k(1));
  w(s_cmp_eq_u32, s(2), k(0))(s_cbranch_scc1, label(0));
  w.place_label(2);
  w(s_mov_b32, s(9), 1000u);
  w.place_label(3);
  w(s_sub_u32, s(9), s(9), k(1))(s_cbranch_scc0, label(3));
  w.place_label(4);
  w(v_mov_b32, v(2), k(1))(global_atomic_add, v(1), v(2), s(4))(s_endpgm);
  w.place_label(0);
  w(global_load_dword, v(2), v(1), s(4), with(modifier::sc1))(s_waitcnt, imm(vm0));
  w(v_readfirstlane_b32, s(8), v(2))(s_cmp_lt_u32, s(8), 199u)(s_cbranch_scc1, label(0));
  w.place_label(1);
  w(s_endpgm);
  REQUIRE(w.missing == 0);
  for (const u32 threads : {1u, 2u}) {
    u32 flag[1] = {};
    sim::buffer<u32> f(flag), o(flag);
    const sim::result r =
        sim::run(w.p, {.grid = {200}, .instruction_budget = 20'000, .threads = threads}, f, o);
    INFO(text_of(r));
    CHECK(r.ok);
  }
}

TEST_CASE("how many workgroups the device holds") {
  const auto limit = [](isa::arch arch, u32 waves, u32 vgpr, u32 agpr, u32 sgpr, u32 lds_bytes) {
    program_writer w(arch);
    w.interface(nullptr, 0, 64 * waves);
    w.p.lds_bytes = lds_bytes;
    w(v_mov_b32, v(vgpr - 1), k(0))(s_mov_b32, s(sgpr - 1), k(0));
    if (agpr != 0) w(v_accvgpr_write_b32, a(agpr - 1), k(0));
    w(s_endpgm);
    REQUIRE(w.missing == 0);
    sim::report_list reports;
    return sim::device_limit(w.p, sim::decode(w.p, reports), {}) / isa::facts_of(arch).compute_units;
  };
  using enum isa::arch;
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
