// SPDX-License-Identifier: MIT
// The monitor counts wait states as they are at run time.
#include "program/assembly.hpp"

#include <catch2/catch_test_macros.hpp>
#include <kiln/sim/run.hpp>
#include <string>

using namespace kiln;
using kiln_test::assemble_kernel;
using enum isa::arch;

namespace {

/// v_readlane's lane number needs 4 wait states after a VALU write of the SGPR (H6).
constexpr sim::result lane_select_after(i32 nops) {
  text_buffer text;
  text << "v_readfirstlane_b32 s4, v0\n";
  if (nops > 0) text << "s_nop " << nops - 1 << '\n';
  text << "v_readlane_b32 s5, v0, s4\ns_endpgm\n";
  return sim::run(assemble_kernel(gfx942, {}, 64, text), {.threads = 1});
}
constexpr bool boundary_is_exact() {
  const sim::result close = lane_select_after(3);
  return !close.ok && close.reports[0].kind == sim::report_kind::broken_hazard && lane_select_after(4).ok;
}

std::string moves(u32 count) {
  std::string out;
  for (u32 i = 0; i < count; ++i) out += "v_mov_b32_e32 v1, 1\n";
  return out;
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
    const ir::program p = assemble_kernel(gfx942, {}, 64,
                                          "v_mov_b32_e32 v1, 1\n"
                                          "v_mov_b32_e32 v2, 1\n"
                                          "v_mov_b32_e32 v3, 1\n"
                                          "v_mov_b32_e32 v4, 1\n"
                                          "s_nop 4\n"
                                          "v_mfma_f32_32x32x8_f16 v[8:23], v[2:3], v[2:3], 0\n"
                                          "s_nop " +
                                              std::to_string(nops - 1) +
                                              "\n"
                                              "v_mov_b32_e32 v1, v8\n"
                                              "s_endpgm\n");
    const sim::result r = sim::run(p, {});
    CHECK(r.ok == (nops == 11));
  }
}

TEST_CASE("what is in order in one line of instructions is looked at again after a branch") {
  const ir::program p = assemble_kernel(gfx942, {}, 64,
                                        "s_mov_b32 s6, 0\ns_mov_b32 s4, 1\n" + moves(30) +
                                            "again:\n"
                                            "v_readlane_b32 s5, v0, s4\n" // in order the first two times
                                            + moves(30) + R"(
                                          s_add_u32 s6, s6, 1
                                          s_cmp_eq_u32 s6, 1
                                          s_cbranch_scc1 again
                                          v_readfirstlane_b32 s4, v1
                                          s_cmp_lt_u32 s6, 3
                                          s_cbranch_scc1 again
                                          s_endpgm)");
  const sim::result r = sim::run(p, {.threads = 1});
  REQUIRE(r.reports.size() == 1);
  CHECK(r.reports[0].kind == sim::report_kind::broken_hazard);
  CHECK(r.reports[0].count == 1); // the third time
}

TEST_CASE("the instruction before the entry has not run") {
  // 16 passes: 20 wait states. The second producer makes that the rules are asked from here on.
  const ir::program p = assemble_kernel(gfx950, {}, 64, R"(
    again:
      v_mfma_f32_32x32x4_2b_f16 v[32:63], v[4:5], v[6:7], 0
      v_mfma_f32_4x4x4_16b_f16 v[70:73], v[4:5], v[6:7], 0
    )" + moves(18) + R"(
      v_mov_b32_e32 v2, v32
      s_cmp_eq_u32 s6, 1
      s_mov_b32 s6, 1
      s_cbranch_scc0 again
      s_endpgm)");
  for (const u32 entry : {0, 1}) {
    sim::launch_options options;
    options.threads = 1, options.entry.instruction = entry;
    const sim::result r = sim::run(p, options);
    u64 broken = 0;
    for (u32 i = 0; i < r.reports.size(); ++i)
      if (r.reports[i].kind == sim::report_kind::broken_hazard) broken += r.reports[i].count;
    CHECK(broken == 2 - entry);
  }
}
