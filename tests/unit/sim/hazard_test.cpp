// SPDX-License-Identifier: MIT
// The monitor counts wait states as they are at run time.
#include "program/program_writer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>

using namespace kiln;
using namespace kiln::test;
using namespace kiln::isa::mn;

namespace {

/// v_readlane's lane number needs 4 wait states after a VALU write of the SGPR (H6).
constexpr sim::result lane_select_after(i32 nops) {
  program_writer w;
  w.interface(nullptr, 0);
  w(v_readfirstlane_b32, s(4), v(0));
  if (nops > 0) w(s_nop, imm(nops - 1));
  w(v_readlane_b32, s(5), v(0), s(4));
  w(s_endpgm);
  return sim::run(w.p, {.threads = 1});
}
constexpr bool boundary_is_exact() {
  const sim::result close = lane_select_after(3);
  return !close.ok && close.reports[0].kind == sim::report_kind::broken_hazard && lane_select_after(4).ok;
}

} // namespace

TEST_CASE("a hazard is broken one wait state short, and kept with all", "[proof]") {
  static_assert(boundary_is_exact());
  CHECK(boundary_is_exact());
  const sim::result r = lane_select_after(1);
  REQUIRE(r.reports.size() == 1);
  const text_buffer line = r.reports[0].line();
  CHECK(std::string(line.data(), line.size()) ==
        "test:3: error: v_readlane_b32 s5, v0, s4: broken hazard: 4 wait states are "
        "needed after v_readfirstlane_b32 (test:1), 1 are there "
        "(rule H6) (workgroup 0,0,0 wave 0) [broken-hazard]");
}

TEST_CASE("a matrix result needs its passes before a VALU reads it", "[proof]") {
  for (const i32 nops : {10, 11}) {
    program_writer w;
    w.interface(nullptr, 0);
    for (u32 i = 1; i <= 4; ++i) w(v_mov_b32, v(i), k(1));
    w(s_nop, imm(4));
    w(v_mfma_f32_32x32x8_f16, v(8), v(2), v(4 - 2), k(0));
    w(s_nop, imm(nops - 1));
    w(v_mov_b32, v(1), v(8));
    w(s_endpgm);
    REQUIRE(w.missing == 0);
    const sim::result r = sim::run(w.p, {});
    CHECK(r.ok == (nops == 11));
  }
}

TEST_CASE("what is in order in one line of instructions is looked at again after a branch") {
  program_writer w;
  w.interface(nullptr, 0);
  w(s_mov_b32, s(6), k(0))(s_mov_b32, s(4), k(1));
  for (u32 i = 0; i < 30; ++i) w(v_mov_b32, v(1), k(1));
  w.place_label(0);
  w(v_readlane_b32, s(5), v(0), s(4)); // in order the first two times
  for (u32 i = 0; i < 30; ++i) w(v_mov_b32, v(1), k(1));
  w(s_add_u32, s(6), s(6), k(1))(s_cmp_eq_u32, s(6), k(1))(s_cbranch_scc1, label(0));
  w(v_readfirstlane_b32, s(4), v(1))(s_cmp_lt_u32, s(6), k(3))(s_cbranch_scc1, label(0));
  w(s_endpgm);
  const sim::result r = sim::run(w.p, {.threads = 1});
  REQUIRE(r.reports.size() == 1);
  CHECK(r.reports[0].kind == sim::report_kind::broken_hazard);
  CHECK(r.reports[0].count == 1); // the third time
}

TEST_CASE("the instruction before the entry has not run") {
  program_writer w(isa::arch::gfx950);
  w.interface(nullptr, 0);
  w.place_label(0);
  w(v_mfma_f32_32x32x4_2b_f16, v(32), v(4), v(6), k(0)); // 16 passes: 20 wait states
  w(v_mfma_f32_4x4x4_16b_f16, v(70), v(4), v(6), k(0)); // threatens as well: the rules are asked from here on
  for (u32 i = 0; i < 18; ++i) w(v_mov_b32, v(1), k(1));
  w(v_mov_b32, v(2), v(32));
  w(s_cmp_eq_u32, s(6), k(1))(s_mov_b32, s(6), k(1))(s_cbranch_scc0, label(0))(s_endpgm);
  REQUIRE(w.missing == 0);
  for (const u32 entry : {0, 1}) {
    sim::launch_options options;
    options.threads = 1, options.entry.instruction = entry;
    const sim::result r = sim::run(w.p, options);
    u64 broken = 0;
    for (u32 i = 0; i < r.reports.size(); ++i)
      if (r.reports[i].kind == sim::report_kind::broken_hazard) broken += r.reports[i].count;
    CHECK(broken == 2 - entry);
  }
}
