// SPDX-License-Identifier: MIT
// Instructions in the place of s_nop.
#include "program/assembly.hpp"

#include <kiln/check/wait_states/wait_states.hpp>
#include <kiln/pass/order/fill_gaps.hpp>

#include <catch2/catch_test_macros.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

/// Listing after fill_gaps and insert_wait_states; all instructions may move, or none.
std::string filled(isa::arch a, const std::string& text, bool movable = true) {
  ir::program p = assemble(a, text);
  p.has_schedule = movable;
  for (ir::instruction& in : p.code) in.marks |= movable ? ir::mark::movable : 0;
  pass::fill_gaps(p);
  pass::resolve_hazards(p);
  note error;
  check::wait_states(p, error);
  CHECK(!error.raised);
  return string_of(code_of(p));
}

TEST_CASE("gaps: an independent instruction takes the place of s_nop") {
  const std::string text = "v_readfirstlane_b32 s4, v1\n"
                           "v_mov_b32_e32 v2, s5\n"
                           "v_exp_f32_e32 v3, v4\n"
                           "v_add_f32_e32 v3, v3, v3\n"
                           "v_mov_b32_e32 v6, v7\n"
                           "s_endpgm\n";
  CHECK(filled(gfx942, text) == "v_readfirstlane_b32 s4, v1\n"
                                "v_mov_b32_e32 v2, s5\n"
                                "v_exp_f32_e32 v3, v4\n"
                                "v_mov_b32_e32 v6, v7\n"
                                "v_add_f32_e32 v3, v3, v3\n"
                                "s_endpgm\n");
  CHECK(filled(gfx942, text, false).find("s_nop 0\n") != std::string::npos);
}

TEST_CASE("gaps: part of a long gap; the rest is one s_nop") {
  CHECK(filled(gfx942, "v_mfma_f32_4x4x1_16b_f32 v[0:3], v4, v5, 0\n"
                       "v_add_f32_e32 v6, v0, v0\n"
                       "v_mov_b32_e32 v7, 1\n"
                       "v_mov_b32_e32 v8, 2\n"
                       "s_endpgm\n") == "v_mfma_f32_4x4x1_16b_f32 v[0:3], v4, v5, 0\n"
                                        "v_mov_b32_e32 v7, 1\n"
                                        "v_mov_b32_e32 v8, 2\n"
                                        "s_nop 1\n"
                                        "v_add_f32_e32 v6, v0, v0\n"
                                        "s_endpgm\n");
}

TEST_CASE("gaps: what depends on anything it would pass stays") {
  for (const char* last : {"v_mov_b32_e32 v3, 0",  // writes what the gap's instruction reads
                           "v_mov_b32_e32 v8, v3", // reads what it writes
                           "s_mov_b64 exec, s[2:3]", "v_cndmask_b32_e32 v9, v8, v8, vcc"}) {
    INFO(last);
    const std::string text = std::string("v_exp_f32_e32 v3, v4\n"
                                         "v_cmp_lt_f32_e32 vcc, v3, v5\n") +
                             last + "\ns_endpgm\n";
    const std::string out = filled(gfx942, text);
    CHECK(out.find("v_exp_f32_e32 v3, v4\ns_nop 0\nv_cmp_lt_f32_e32") == 0);
  }
  // Memory and waits are not passed and do not move.
  const std::string out = filled(gfx942, "v_exp_f32_e32 v3, v4\n"
                                         "v_add_f32_e32 v3, v3, v3\n"
                                         "s_waitcnt vmcnt(0)\n"
                                         "v_mov_b32_e32 v9, v10\n"
                                         "s_endpgm\n");
  CHECK(out.find("s_nop 0\nv_add_f32_e32") != out.npos);
}

TEST_CASE("gaps: an instruction that would need a gap itself is no gain") {
  const std::string out = filled(gfx942, "v_exp_f32_e32 v3, v4\n"
                                         "v_add_f32_e32 v5, v3, v3\n"
                                         "v_add_f32_e32 v6, v3, v3\n"
                                         "s_endpgm\n");
  CHECK(out == "v_exp_f32_e32 v3, v4\n"
               "s_nop 0\n"
               "v_add_f32_e32 v5, v3, v3\n"
               "v_add_f32_e32 v6, v3, v3\n"
               "s_endpgm\n");
}

struct gap_case {
  const char* rule;
  const char* before;
  const char* behind;
  u32 states;
};

struct nop_count {
  u32 instructions = 0, states = 0;
};
nop_count nops_in(const ir::program& p) {
  nop_count n;
  for (const ir::instruction& in : p.code) {
    if ((isa::rows[in.row].flags & isa::flag::nop) == 0) continue;
    ++n.instructions;
    n.states += in.ops[0].payload() + 1;
  }
  return n;
}

TEST_CASE("gaps of several rules: each instruction that may move saves a wait state, the rest is one s_nop",
          "[proof]") {
  constexpr gap_case cases[] = {
      {"H6", "v_readfirstlane_b32 s4, v0", "v_readlane_b32 s5, v1, s4", 4},
      {"H8", "v_readfirstlane_b32 s4, v1", "global_load_dword v3, v2, s[4:5]", 5},
      {"H9", "v_readfirstlane_b32 s4, v1", "v_add_f32_e32 v3, s4, v3", 2},
      {"H13", "v_mov_b32_e32 v1, v2", "v_mov_b32_dpp v3, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf",
       2},
      {"H22", "v_mov_b32_e32 v1, v2", "v_readlane_b32 s4, v1, 3", 1},
      {"H23", "v_exp_f32_e32 v3, v4", "v_add_f32_e32 v3, v3, v3", 1},
      {"M1", "v_mov_b32_e32 v4, 0", "v_mfma_f32_4x4x1_16b_f32 v[8:11], v4, v5, 0", 2},
      {"M6", "v_mfma_f32_32x32x8_f16 v[64:79], v[2:3], v[4:5], 0", "v_add_f32_e32 v6, v64, v64", 11},
      {"M12", "v_mfma_f32_4x4x1_16b_f32 v[8:11], v4, v5, 0", "v_add_f32_e32 v6, v8, v8", 4},
  };
  for (const gap_case& c : cases) {
    for (u32 movable = 0; movable <= c.states; ++movable) {
      std::string text = std::string(c.before) + '\n' + c.behind + '\n';
      for (u32 i = 0; i < movable; ++i) text += "v_mov_b32_e32 v" + std::to_string(100 + i) + ", v99\n";
      ir::program p = assemble(gfx942, text + "s_endpgm\n"), unmoved = p;
      pass::resolve_hazards(unmoved);
      p.has_schedule = true;
      for (ir::instruction& in : p.code) in.marks |= ir::mark::movable;
      pass::fill_gaps(p);
      pass::resolve_hazards(p);
      INFO(c.rule << " with " << movable << " in\n" << string_of(code_of(p)));
      note error;
      check::wait_states(p, error);
      CHECK(!error.raised);
      CHECK(nops_in(unmoved).states == c.states);
      CHECK(nops_in(p).states == c.states - movable);
      CHECK(nops_in(p).instructions == (movable == c.states ? 0 : 1));
    }
  }
}

} // namespace
