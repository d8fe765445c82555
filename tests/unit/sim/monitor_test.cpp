// SPDX-License-Identifier: MIT
// Each kind of the monitor's reports, provoked by a small program, with all that the report has to say.
#include "program/by_operand.hpp"

#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>
#include <string>

using namespace kiln;
using namespace kiln_test::by_operand;
using namespace kiln::isa::mn;
using isa::modifier;
using sim::report_kind;

namespace {

constexpr u32 lgkm0 = 0xc07f, vm0 = 0x0f70;

std::string all_lines(const sim::result& r) {
  const text_buffer t = r.text();
  return {t.data(), t.size()};
}
std::string message(const sim::report& r) { return {r.message.data(), r.message.size()}; }

/// The run's only report.
const sim::report& only(const sim::result& r, report_kind kind) {
  INFO(all_lines(r));
  REQUIRE(r.reports.size() == 1);
  CHECK(r.reports[0].kind == kind);
  CHECK(!r.ok);
  return r.reports[0];
}

/// s[4:5] is a buffer argument, v1 the byte offset 4 * work-item.
program_writer two_waves(isa::arch arch = isa::arch::gfx942) {
  program_writer w(arch);
  w.interface({0}, 128);
  w.p.lds_bytes = 1024;
  w(s_load_dwordx2, s(4), s(0), imm(0))(v_lshlrev_b32, v(1), k(2), v(0))(s_waitcnt, imm(lgkm0));
  return w;
}

/// Each wave writes its part of the buffer and reads the other's.
sim::result exchange_through_memory(bool wait, bool barrier, bool write_last = false, bool coherent = false) {
  program_writer w = two_waves();
  const mods past_cache = coherent ? with(modifier::sc0).set(modifier::sc1, 1) : mods{};
  if (!write_last) w(global_store_dword, v(1), v(0), s(4), past_cache);
  w(v_xor_b32, v(2), 256u, v(1));
  if (write_last) w(global_load_dword, v(3), v(2), s(4), past_cache);
  if (wait) w(s_waitcnt, imm(vm0));
  if (barrier) w(s_barrier);
  if (write_last)
    w(global_store_dword, v(1), v(0), s(4), past_cache);
  else
    w(global_load_dword, v(3), v(2), s(4), past_cache)(s_waitcnt, imm(vm0))(v_mov_b32, v(4), v(3));
  w(s_endpgm);
  REQUIRE(w.missing == 0);
  static i32 data[128];
  sim::buffer<i32> b(data);
  return sim::run(w.p, {.threads = 1}, b);
}

} // namespace

TEST_CASE("a race in global memory names both parties") {
  // Turns of four instructions: both waves have stored when wave 0 loads.
  const sim::result r = exchange_through_memory(true, false);
  const sim::report& race = only(r, report_kind::global_race);
  CHECK(race.where.line == 7);
  CHECK(race.wave == 0);
  CHECK(race.lane == 0);
  CHECK(race.address == sim::memory::base_of(1) + 256);
  CHECK(race.other.wave == 1);
  CHECK(race.other.lane == 0);
  CHECK(race.other.where.line == 4);
  CHECK(race.other.instruction_index == 3);
  const text_buffer line = race.line();
  CHECK(std::string(line.data(), line.size()) ==
        "test:7: error: global_load_dword v3, v2, s[4:5]: global race: "
        "global bytes 0x20ffffe100..0x20ffffe103 are read; "
        "wave 1 lane 0 wrote them by global_store_dword v1, v0, "
        "s[4:5] (test:4) with no s_waitcnt and s_barrier "
        "between (workgroup 0,0,0 wave 0 lane 0) and 127 more [global-race]");
}
TEST_CASE("a store must be waited for before the barrier that publishes it") {
  only(exchange_through_memory(false, true), report_kind::global_race);
  CHECK(exchange_through_memory(true, true).ok);
}
TEST_CASE("a store must not overtake another wave's load") {
  const sim::result r = exchange_through_memory(true, false, true);
  REQUIRE(r.reports.size() == 2); // the other one: what wave 1 has read is never used
  CHECK(r.reports[0].kind == report_kind::global_race);
  CHECK(r.reports[0].other.where.line == 5);
  CHECK(r.reports[1].kind == report_kind::global_race_unused);
  CHECK(exchange_through_memory(true, true, true).ok);
}
TEST_CASE("loads and stores past the caches are the atomics of C++, and do not race") {
  CHECK(exchange_through_memory(true, false, false, true).ok);
}
TEST_CASE("a wave that waits at a barrier has not passed it") {
  // Wave 0 writes, waits and stands at its barrier when wave 1 reads before coming there.
  program_writer w = two_waves();
  w(ds_write_b32, v(1), v(0))(s_waitcnt, imm(lgkm0));
  w(v_readfirstlane_b32, s(8), v(0))(s_cmp_eq_u32, s(8), k(0))(s_cbranch_scc1, label(0));
  w.place_label(1);
  w(v_mov_b32, v(4), k(0))(ds_read_b32, v(3), v(4))(s_waitcnt, imm(lgkm0))(v_mov_b32, v(5), v(3));
  w.place_label(0);
  w(s_barrier)(s_endpgm);
  i32 data[128] = {};
  sim::buffer<i32> b(data);
  const sim::result r = sim::run(w.p, {.threads = 1}, b);
  const sim::report& race = only(r, report_kind::lds_race);
  CHECK(race.wave == 1);
  CHECK(race.other.wave == 0);
}
TEST_CASE("races are found byte by byte") {
  const auto run = [](u32 byte_of_the_second) {
    program_writer w = two_waves();
    w(v_readfirstlane_b32, s(8), v(0))(s_lshr_b32, s(8), s(8), k(6)); // wave
    w(s_mul_i32, s(8), s(8), k(static_cast<i32>(byte_of_the_second)))(v_mov_b32, v(2), s(8));
    w(ds_write_b8, v(2), v(0))(s_endpgm);
    i32 data[128] = {};
    sim::buffer<i32> b(data);
    return sim::run(w.p, {.threads = 1}, b);
  };
  CHECK(run(1).ok);
  CHECK(run(3).ok);
  const sim::result r = run(0);
  CHECK(message(only(r, report_kind::lds_race)) ==
        std::string(
            "LDS bytes 0..0 are written; wave 0 lane 63 wrote them by ds_write_b8 v2, v0 (test:8) with no "
            "s_waitcnt and s_barrier between"));
}
TEST_CASE("atomics do not race with each other, but with plain accesses") {
  for (const bool plain : {false, true}) {
    program_writer w = two_waves();
    w(v_mov_b32, v(2), k(0))(v_mov_b32, v(3), k(1))(global_atomic_add, v(2), v(3), s(4));
    if (plain) w(global_load_dword, v(5), v(2), s(4))(s_waitcnt, imm(vm0))(v_mov_b32, v(6), v(5));
    w(s_endpgm);
    REQUIRE(w.missing == 0);
    i32 data[128] = {};
    sim::buffer<i32> b(data);
    const sim::result r = sim::run(w.p, {.threads = 1}, b);
    CHECK(r.ok == !plain);
    if (plain)
      only(r, report_kind::global_race);
    else
      CHECK(data[0] == 128);
  }
}
TEST_CASE("memory without a value is reported when it is read") {
  for (const bool written : {true, false}) {
    program_writer w = two_waves();
    if (written) w(global_store_dword, v(1), v(0), s(4));
    w(global_load_dword, v(3), v(1), s(4))(s_endpgm);
    sim::buffer<i32> b(128, sim::uninitialised);
    const sim::result r = sim::run(w.p, {.threads = 1}, b);
    CHECK(r.ok == written);
    if (!written)
      CHECK(message(only(r, report_kind::uninitialised)) ==
            "global byte 0x20ffffe000 is read before anything was written to it");
  }
}
TEST_CASE("scratch without a value is reported when it is read") {
  program_writer w = two_waves();
  w(v_mov_b32, v(2), k(8))(scratch_store_short, v(2), v(0), off)(scratch_load_dword, v(3), v(2),
                                                                 off)(s_endpgm);
  REQUIRE(w.missing == 0);
  i32 data[128] = {};
  sim::buffer<i32> b(data);
  const sim::result r = sim::run(w.p, {.threads = 1, .scratch_bytes_per_lane = 16}, b);
  CHECK(message(only(r, report_kind::uninitialised)) ==
        "scratch byte 10 is read before anything was written to it");
}
TEST_CASE("a lane that EXEC kept from every write holds garbage") {
  program_writer w = two_waves();
  w(v_cmp_gt_u32, vcc, k(8), v(0))(s_and_saveexec_b64, s(8), vcc)(v_mov_b32, v(2), k(1));
  w(s_mov_b64, exec, s(8))(v_add_u32, v(3), v(2), v(0))(s_endpgm);
  i32 data[128] = {};
  sim::buffer<i32> b(data);
  const sim::result r = sim::run(w.p, {.threads = 1}, b);
  REQUIRE(r.reports.size() == 2); // in wave 1 nothing was written at all
  CHECK(r.reports[0].kind == report_kind::masked_read);
  CHECK(r.reports[0].lane == 8);
  CHECK(message(r.reports[0]) == "reads v2 in a lane that EXEC had switched off at each write of it");
  CHECK(r.reports[1].kind == report_kind::uninitialised);
}
TEST_CASE("DPP reads the lanes it takes its source from") {
  for (const bool reads_written : {true, false}) {
    program_writer w;
    w.interface({});
    w(v_mov_b32, v(3), k(0))(v_cmp_gt_u32, vcc, k(16), v(0))(s_and_saveexec_b64, s(8), vcc);
    w(v_mov_b32, v(2), k(1))(s_mov_b64, exec, s(8))(s_nop, imm(4));
    // row_newbcast:3 in row 0, or in all rows
    w(v_mov_b32, v(3), v(2), with(modifier::dpp_ctrl, 0x153).set(modifier::row_mask, reads_written ? 1 : 15));
    w(s_endpgm);
    REQUIRE(w.missing == 0);
    CHECK(sim::run(w.p, {.threads = 1}).ok == reads_written);
  }
}
TEST_CASE("what a descriptor's bounds cut off is reported on request") {
  for (const bool asked : {false, true}) {
    program_writer w = two_waves();
    w(s_mov_b32, s(6), k(64))(s_mov_b32, s(7), k(0))(buffer_load_dword, v(2), v(1), s(4), k(0),
                                                     with(modifier::offen));
    w(s_endpgm);
    REQUIRE(w.missing == 0);
    i32 data[128] = {};
    sim::buffer<i32> b(data);
    const sim::result r = sim::run(w.p, {.report_clamping = asked, .threads = 1}, b);
    CHECK(r.ok == !asked);
    if (!asked) continue;
    const sim::report& cut = only(r, report_kind::clamped);
    CHECK(cut.lane == 16);
    CHECK(message(cut) == "access of 4 bytes at offset 64 is outside the descriptor's 64 records: it "
                          "reads 0, or is not stored");
  }
}
TEST_CASE("LDS filled from memory must be waited for by vmcnt, in the same wave too") {
  for (const bool waits : {false, true}) {
    program_writer w = two_waves();
    w(s_mov_b32, s(6), k(-1))(s_mov_b32, s(7), k(0))(v_readfirstlane_b32, s(8), v(1))(s_mov_b32, m0, s(8));
    w(s_nop, imm(0));
    w(buffer_load_dword, v(1), s(4), k(0), with(modifier::offen).set(modifier::lds, 1));
    if (waits) w(s_waitcnt, imm(vm0));
    w(ds_read_b32, v(3), v(1))(s_endpgm);
    INFO(w.missing_name);
    REQUIRE(w.missing == 0);
    i32 data[128] = {};
    sim::buffer<i32> b(data);
    const sim::result r = sim::run(w.p, {.threads = 1}, b);
    if (waits)
      CHECK(r.ok);
    else
      CHECK(only(r, report_kind::use_before_wait).other.where.line == 9);
  }
}

TEST_CASE("a wait for both counters tells of flat operations first, then of those in order") {
  sim::wave_progress p;
  p.issue(isa::event::flat, 1);
  p.wait({.vmcnt = 0, .lgkmcnt = isa::counter_max.lgkmcnt}); // the flat operation has not left lgkmcnt
  p.issue(isa::event::vmem, 2);
  p.issue(isa::event::vmem, 3);
  p.wait({.vmcnt = 1, .lgkmcnt = isa::counter_max.lgkmcnt});
  CHECK(p.done_in(sim::stream::vector_memory) == 1);
  p.wait({.vmcnt = 1, .lgkmcnt = 0});
  CHECK(p.done_in(sim::stream::vector_memory) == 2);
  CHECK(p.done_in(sim::stream::lds) == 1);
}
