// SPDX-License-Identifier: MIT
// Races that this run's result does not depend on: stores of equal values, loads whose value is never read.
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

/// Two waves. v2 and v6 are 0, v3 is 1, v4 the wave, v5 the lane, vcc the lanes of wave 0; s[4:5] a buffer of 128 dwords.
constexpr program_writer two_waves() {
  program_writer w;
  w.interface({0}, 128);
  w.p.lds_bytes = 512;
  w(s_load_dwordx2, s(4), s(0), imm(0))(v_mov_b32, v(2), k(0))(v_mov_b32, v(3), k(1))(v_lshrrev_b32, v(4),
                                                                                      k(6), v(0));
  w(v_mov_b32, v(6), k(0))(v_and_b32, v(5), k(63), v(0))(v_cmp_gt_u32, vcc, k(64),
                                                         v(0))(s_mov_b64, s(8), exec)(s_waitcnt, imm(lgkm0));
  return w;
}
/// What follows is for wave 0 only, or for wave 1 only; then for both.
constexpr program_writer& only_wave(program_writer& w, u32 which) {
  return which == 0 ? w(s_mov_b64, exec, vcc) : w(s_andn2_b64, exec, s(8), vcc);
}
constexpr program_writer& both(program_writer& w) { return w(s_mov_b64, exec, s(8)); }

/// Kinds of the reports, one bit each; all bits if the program is wrong.
constexpr u32 kinds_of(program_writer w, bool strict = false) {
  w(s_endpgm);
  if (w.missing != 0) return ~0u;
  u32 data[128] = {};
  sim::buffer<u32> b(data);
  const sim::result r = sim::run(w.p, {.strict = strict, .threads = 1}, b);
  u32 out = 0;
  bool errors = false;
  for (u32 i = 0; i < r.reports.size(); ++i) {
    out |= sim::mask_of(r.reports[i].kind);
    errors = errors || r.reports[i].level == sim::severity::error;
  }
  return r.ok == !errors ? out : ~0u;
}
constexpr u32 error = sim::mask_of(report_kind::lds_race),
              same = sim::mask_of(report_kind::lds_race_same_value),
              unused = sim::mask_of(report_kind::lds_race_unused),
              global = sim::mask_of(report_kind::global_race),
              global_unused = sim::mask_of(report_kind::global_race_unused);

/// Wave 0 stores one register, wave 1 another, by two instructions. `first`, `second`: store(writer).
template<class First, class Second> constexpr u32 stores(First first, Second second) {
  program_writer w = two_waves();
  first(only_wave(w, 0));
  second(only_wave(w, 1));
  both(w);
  return kinds_of(w);
}
constexpr auto dword = [](ir::operand data, i32 offset = 0) {
  return [=](program_writer& w) { w(ds_write_b32, v(2), data, with(modifier::offset, offset)); };
};

constexpr bool equal_stores_are_notes() {
  const auto wide = [](u32 first) { return [=](program_writer& w) { w(ds_write_b64, v(2), v(first)); }; };
  const auto bytes = [](ir::operand data, i32 offset) {
    return [=](program_writer& w) { w(ds_write_b8, v(2), data, with(modifier::offset, offset)); };
  };
  const auto pair = [](ir::operand a, ir::operand b) {
    return [=](program_writer& w) { w(ds_write2_b32, v(2), a, b, with(modifier::offset1, 1)); };
  };
  return stores(dword(v(3)), dword(v(3))) == same && stores(dword(v(3)), dword(v(2))) == error &&
         // Bytes where the stores do not meet may differ: v[2:3] is 0, 1.
         stores(dword(v(2)), wide(2)) == same && stores(dword(v(2), 4), wide(2)) == error &&
         stores(dword(v(3), 4), wide(2)) == same &&
         // Byte 3 of 1 is 0.
         stores(dword(v(3)), bytes(v(2), 3)) == same && stores(dword(v(3)), bytes(v(3), 3)) == error &&
         stores(pair(v(2), v(3)), wide(2)) == same && stores(pair(v(2), v(2)), wide(2)) == error &&
         stores(wide(2), pair(v(2), v(2))) == error;
}
static_assert(equal_stores_are_notes());

constexpr bool one_lane_that_differs_is_an_error() {
  // Lanes of wave 0 store 1 to their dwords; those of wave 1 too, but lane 17.
  const auto one_differs = [](bool differs, u32 lane) {
    program_writer w = two_waves();
    w(v_lshlrev_b32, v(6), k(2), v(5));
    only_wave(w, 0)(ds_write_b32, v(6), v(3));
    only_wave(w, 1)(v_cmp_eq_u32, vcc, k(static_cast<i32>(lane)), v(5))(v_cndmask_b32, v(7), v(3), v(2), vcc);
    w(ds_write_b32, v(6), differs ? v(7) : v(3));
    return kinds_of(both(w));
  };
  // All lanes of wave 1 store to one dword; the last one stores what wave 0 has stored.
  const auto one_place = [](u32 last) {
    program_writer w = two_waves();
    only_wave(w, 0)(v_mov_b32, v(6), k(static_cast<i32>(last)))(ds_write_b32, v(2), v(6));
    only_wave(w, 1)(ds_write_b32, v(2), v(5));
    return kinds_of(both(w));
  };
  return one_differs(false, 17) == same && one_differs(true, 17) == error && one_differs(true, 0) == error &&
         one_differs(true, 63) == error && one_place(63) == error && one_place(0) == error;
}

constexpr bool equal_stores_beside_other_accesses_are_errors() {
  // One lane of each wave.
  const auto lane_of = [](program_writer& w, u32 wave) -> program_writer& {
    return only_wave(w, wave)(s_and_b64, exec, exec, k(1));
  };
  // Wave 0 reads the dword as well: wave 1's store may come before that, and before the store in front of it.
  program_writer read = two_waves();
  lane_of(read, 0)(ds_write_b32, v(2), v(3))(ds_read_b32, v(6), v(2))(s_waitcnt, imm(lgkm0))(v_mov_b32, v(7),
                                                                                             v(6));
  lane_of(read, 1)(ds_write_b32, v(2), v(3));
  // The sum is what wave 1 stores; in the other order it would be 2.
  program_writer atomic = two_waves();
  lane_of(atomic, 0)(ds_write_b32, v(2), v(2))(s_waitcnt, imm(lgkm0))(ds_add_u32, v(2), v(3));
  lane_of(atomic, 1)(ds_write_b32, v(2), v(3));
  return kinds_of(both(read)) == error && kinds_of(both(atomic)) == error;
}

/// Wave 0 stores; wave 1 loads into v6 and goes on as `after` says.
template<class After> constexpr u32 racing_load(After after, bool lds = true, bool strict = false) {
  program_writer w = two_waves();
  if (lds)
    only_wave(w, 0)(ds_write_b32, v(2), v(3));
  else
    only_wave(w, 0)(global_store_dword, v(2), v(3), s(4));
  only_wave(w, 1);
  if (lds)
    w(ds_read_b32, v(6), v(2))(s_waitcnt, imm(lgkm0));
  else
    w(global_load_dword, v(6), v(2), s(4))(s_waitcnt, imm(vm0));
  after(w);
  return kinds_of(w, strict);
}
constexpr auto read_it = [](program_writer& w) { w(v_add_u32, v(7), v(6), v(3)); };
constexpr auto nothing = [](program_writer&) {};

constexpr bool only_values_that_are_read_are_errors() {
  const auto overwrite = [](program_writer& w) { w(v_mov_b32, v(6), k(0))(v_add_u32, v(7), v(6), v(3)); };
  // Lane 0 keeps the racy value.
  const auto overwrite_some = [](program_writer& w) {
    w(s_mov_b64, exec, k(-2))(v_mov_b32, v(6), k(0))(s_mov_b64, exec, k(-1))(v_add_u32, v(7), v(6), v(3));
  };
  const auto read_others = [](program_writer& w) {
    w(s_mov_b64, exec, k(-2))(v_mov_b32, v(6), k(0))(v_add_u32, v(7), v(6), v(3));
  };
  const auto half = [](program_writer& w) {
    w(v_mov_b32, v(6), v(3),
      with(modifier::dst_sel, 4).set(modifier::dst_unused, 2).set(modifier::src0_sel, 6));
    w(s_nop, imm(1))(v_add_u32, v(7), v(6), v(3));
  };
  const auto lane = [](program_writer& w) {
    w(s_mov_b64, exec, k(1))(v_mov_b32, v(6), k(0))(s_nop, imm(4))(v_readlane_b32, s(10), v(6), k(5));
  };
  const auto store = [](program_writer& w) { w(ds_write_b32, v(2), v(6), with(modifier::offset, 64)); };
  return racing_load(read_it) == error && racing_load(nothing) == unused &&
         racing_load(overwrite) == unused && racing_load(overwrite_some) == error &&
         racing_load(read_others) == unused && racing_load(half) == error && racing_load(lane) == error &&
         racing_load(store) == error && racing_load(read_it, false) == global &&
         racing_load(overwrite, false) == global_unused && racing_load(nothing, false, true) == global_unused;
}

/// Of two rounds' loads, the value of round `used` is read; 2: of none.
constexpr u32 loads_in_a_loop(i32 used) {
  program_writer w = two_waves();
  only_wave(w, 0)(ds_write_b32, v(2), v(3));
  only_wave(w, 1)(s_mov_b32, s(10), k(0));
  w.place_label(0);
  w(ds_read_b32, v(6), v(2))(s_waitcnt, imm(lgkm0))(s_cmp_lg_u32, s(10), k(used))(s_cbranch_scc1, label(1));
  read_it(w);
  w.place_label(1);
  w(s_add_u32, s(10), s(10), k(1))(s_cmp_lt_u32, s(10), k(2))(s_cbranch_scc1, label(0));
  w.place_label(2);
  return kinds_of(w);
}

} // namespace

TEST_CASE("two waves that store one value to an LDS byte get a note") {
  CHECK(equal_stores_are_notes());
  CHECK(one_lane_that_differs_is_an_error());
  CHECK(equal_stores_beside_other_accesses_are_errors());
}

TEST_CASE("LDS filled from memory is compared too") {
  for (const bool differs : {false, true}) {
    program_writer w = two_waves();
    w(s_mov_b32, m0, k(0))(v_lshlrev_b32, v(6), k(2), v(0));
    if (!differs) w(v_and_b32, v(6), 255u, v(6));
    w(global_load_lds_dword, v(6), s(4))(s_endpgm);
    REQUIRE(w.missing == 0);
    u32 data[128];
    for (u32 i = 0; i < 128; ++i) data[i] = i;
    sim::buffer<u32> b(data);
    const sim::result r = sim::run(w.p, {.threads = 1}, b);
    REQUIRE(r.reports.size() == 1);
    CHECK(r.reports[0].kind == (differs ? report_kind::lds_race : report_kind::lds_race_same_value));
    CHECK(r.reports[0].count == 64);
    CHECK(r.ok == !differs);
  }
}

TEST_CASE("a racy value that nobody reads is a note") {
  CHECK(only_values_that_are_read_are_errors());
  CHECK(loads_in_a_loop(0) == error);
  CHECK(loads_in_a_loop(1) == error);
  CHECK(loads_in_a_loop(2) == unused);
}

TEST_CASE("strict runs have errors in place of notes") {
  for (const bool strict : {false, true}) {
    program_writer w = two_waves();
    w(ds_write_b32, v(2), v(3))(s_endpgm);
    u32 data[128] = {};
    sim::buffer<u32> b(data);
    const sim::result r = sim::run(w.p, {.strict = strict, .threads = 1}, b);
    REQUIRE(r.reports.size() == 1);
    CHECK(r.reports[0].kind == report_kind::lds_race_same_value);
    CHECK((r.reports[0].level == sim::severity::error) == strict);
    CHECK(r.ok == !strict);
  }
}

TEST_CASE("a silenced race is silenced in its harmless forms too") {
  for (const auto id : {"lds-race", "lds-race-same-value", "lds-race-unused"}) {
    program_writer w = two_waves();
    w(ds_write_b32, v(2), v(3))(s_endpgm);
    u32 data[128] = {};
    sim::buffer<u32> b(data);
    sim::launch_options options{.threads = 1};
    text_buffer problem;
    REQUIRE(sim::parse_silence(id, options.silences.append(), problem));
    const sim::result r = sim::run(w.p, options, b);
    CHECK(r.reports.silenced() == (std::string(id) == "lds-race-unused" ? 0 : 1));
    CHECK(r.reports.notes() ==
          (std::string(id) == "lds-race-unused" ? 2 : 0)); // the race, and the unused silence
  }
}

TEST_CASE("a run that stops does not know what its waves would have read") {
  program_writer w = two_waves();
  only_wave(w, 0)(ds_write_b32, v(2), v(3));
  only_wave(w, 1)(ds_read_b32, v(6), v(2))(s_waitcnt, imm(lgkm0));
  w(v_readfirstlane_b32, s(10), v(4))(s_cmp_eq_u32, s(10), k(0))(s_cbranch_scc1, label(0));
  w(s_trap, imm(2));
  w.place_label(0);
  CHECK(kinds_of(w) == (error | sim::mask_of(report_kind::stopped)));
}

TEST_CASE("what a workgroup that another one stops would have read is not known either") {
  program_writer w = two_waves();
  only_wave(w, 0)(ds_write_b32, v(2), v(3));
  only_wave(w, 1)(ds_read_b32, v(6), v(2))(s_waitcnt, imm(lgkm0));
  both(w).place_label(0); // waits for a word that is never written
  w(global_load_dword, v(8), v(2), s(4), with(modifier::sc1))(s_waitcnt, imm(vm0));
  w(v_readfirstlane_b32, s(10), v(8))(s_cmp_eq_u32, s(10), k(0))(s_cbranch_scc1, label(0));
  w(v_add_u32, v(7), v(6), v(3))(s_endpgm);
  REQUIRE(w.missing == 0);
  u32 data[128] = {};
  sim::buffer<u32> b(data);
  const sim::result r = sim::run(w.p, {.instruction_budget = 300'000, .threads = 1}, b);
  REQUIRE(r.reports.size() == 2);
  for (u32 i = 0; i < 2; ++i)
    CHECK(
        (r.reports[i].kind == report_kind::instruction_budget || r.reports[i].kind == report_kind::lds_race));
}

TEST_CASE("a store that changes what two racing stores agreed on races with the first too") {
  program_writer w = two_waves();
  only_wave(w, 0)(ds_write_b32, v(2), v(3));
  only_wave(w, 1)(ds_write_b32, v(2), v(3)); // the same value
  w(ds_write_b32, v(2), v(2));               // another one
  both(w);
  CHECK(kinds_of(w) == (same | error));
}
