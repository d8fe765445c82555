// SPDX-License-Identifier: MIT
#include "program/assembly.hpp"
#include "program/wait_state_cases.hpp"

#include <kiln/pass/wait_states/resolve_hazards.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace kiln_test;

namespace {

/// Wait states of all s_nop in a program.
int nops(const ir::program& p) {
  int states = 0;
  for (const ir::instruction& in : p.code)
    if ((isa::rows[in.row].flags & isa::flag::nop) != 0) states += static_cast<int>(in.ops[0].payload()) + 1;
  return states;
}

int inserted(isa::arch a, const std::string& text) {
  ir::program p = assemble(a, text);
  pass::resolve_hazards(p);
  return nops(p);
}

std::string after(isa::arch a, const std::string& text) {
  ir::program p = assemble(a, text);
  pass::resolve_hazards(p);
  return string_of(code_of(p));
}

} // namespace

namespace {

constexpr bool wait_states_at_compile_time() {
  ir::program p = assemble(isa::arch::gfx942, loop_without_waits);
  pass::resolve_hazards(p);
  const bool one = p.code.size() == 6 && p.code[2].row == isa::mnemonics[isa::mn::s_nop].first_row;
  pass::resolve_hazards(p);
  return one && p.code.size() == 6;
}
static_assert(wait_states_at_compile_time());

} // namespace

TEST_CASE("wait states: the same in constant evaluation and at run time", "[proof]") {
  CHECK(wait_states_at_compile_time());
}

TEST_CASE("each rule: side by side, with too few and enough instructions in between", "[proof]") {
  for (const isa::arch a : case_archs) {
    for (const wait_state_case& c : wait_state_cases(a)) {
      const int states = c.on(a);
      INFO(isa::facts_of(a).name << ": " << c.producer << " | " << c.consumer);
      CHECK(inserted(a, c.producer + '\n' + c.consumer + case_end) == states);
      if (states == 0 || c.rule == "H40") continue; // after s_icache_inv only s_nop counts
      CHECK(inserted(a, c.producer + '\n' + repeated(case_filler, states - 1) + c.consumer + case_end) == 1);
      CHECK(inserted(a, c.producer + '\n' + repeated(case_filler, states) + c.consumer + case_end) == 0);
    }
  }
}

TEST_CASE("each rule: across the border of blocks, and around a loop", "[proof]") {
  for (const isa::arch a : case_archs) {
    for (const wait_state_case& c : wait_state_cases(a)) {
      const int states = c.on(a);
      INFO(isa::facts_of(a).name << ": " << c.producer << " | " << c.consumer);
      CHECK(inserted(a, c.producer + "\nnext:\n" + c.consumer + case_end) == states);
      if (c.rule == "H40") continue;
      // The short way over the branch counts, not the long one; the branch itself is one wait state.
      CHECK(inserted(a, c.producer + "\ns_cbranch_scc1 next\n" + repeated(case_filler, 30) + "next:\n" +
                            c.consumer + case_end) == (states > 1 ? states - 1 : 0));
      if (c.consumer.starts_with("s_cbranch") || c.consumer.starts_with("s_rfe")) continue;
      CHECK(inserted(a, "loop:\n" + c.consumer + '\n' + repeated(case_filler, 30) + c.producer +
                            "\ns_cbranch_scc1 loop" + case_end) == (states > 1 ? states - 1 : 0));
    }
  }
}

TEST_CASE("ordinary results are over after two wait states") {
  for (u32 number = 0; number < isa::hazard::rule_count; ++number) {
    const isa::hazard::rule& r = isa::hazard::rule_at(number);
    if ((mask_of(r.producer) & pass::hazard_word::ordinary) == 0) continue;
    INFO(r.id);
    for (const isa::arch a : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950})
      CHECK(isa::hazard::required_wait_states(r, a, 16) <= u32{pass::hazard_word::ordinary_reach});
  }
}

TEST_CASE("two rules on one result across a block border are kept apart", "[proof]") {
  // As any VALU result (2 wait states before DPP, rule H13) and as a transcendental one (1, rule H23).
  CHECK(inserted(isa::arch::gfx942,
                 "s_cbranch_scc0 next\nv_sqrt_f32_e32 v19, v12\nnext:\nv_swap_b32 v16, v15\n"
                 "v_mov_b32_dpp v19, v17 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf "
                 "bound_ctrl:1\ns_endpgm") == 1);
}

TEST_CASE("s_nop of the author counts, and is made longer before another is added", "[proof]") {
  const std::string result = "v_mfma_f32_32x32x8_f16 v[64:79], v[2:3], v[4:5], 0\n";
  CHECK(after(isa::arch::gfx942, result + "s_nop 3\nv_mov_b32_e32 v0, v64\ns_endpgm") ==
        "v_mfma_f32_32x32x8_f16 v[64:79], v[2:3], v[4:5], 0\ns_nop 10\nv_mov_b32_e32 v0, v64\ns_endpgm\n");
  CHECK(after(isa::arch::gfx942, result + "s_nop 10\nv_mov_b32_e32 v0, v64\ns_endpgm") ==
        "v_mfma_f32_32x32x8_f16 v[64:79], v[2:3], v[4:5], 0\ns_nop 10\nv_mov_b32_e32 v0, v64\ns_endpgm\n");
  const std::string slow = "v_mfma_f32_32x32x4_2b_f16 v[64:95], v[2:3], v[4:5], 0\n";
  CHECK(after(isa::arch::gfx950, slow + "s_nop 1\nv_mov_b32_e32 v0, v64\ns_endpgm") ==
        "v_mfma_f32_32x32x4_2b_f16 v[64:95], v[2:3], v[4:5], 0\ns_nop 15\ns_nop 3\nv_mov_b32_e32 v0, "
        "v64\ns_endpgm\n");
  CHECK(after(isa::arch::gfx950, slow + "v_mov_b32_e32 v0, v64\ns_endpgm") ==
        "v_mfma_f32_32x32x4_2b_f16 v[64:95], v[2:3], v[4:5], 0\ns_nop 15\ns_nop 3\nv_mov_b32_e32 v0, "
        "v64\ns_endpgm\n");
}

TEST_CASE("after s_icache_inv come 16 wait states of s_nop", "[proof]") {
  CHECK(after(isa::arch::gfx942, "s_icache_inv\ns_nop 4\ns_nop 2\ns_endpgm") ==
        "s_icache_inv\ns_nop 4\ns_nop 10\ns_endpgm\n");
  CHECK(after(isa::arch::gfx942, "s_icache_inv\ns_branch next\nnext:\ns_endpgm") ==
        "s_icache_inv\ns_nop 15\ns_branch 2\ns_endpgm\n");
}

TEST_CASE("one s_nop serves all that it stands in front of", "[proof]") {
  CHECK(after(isa::arch::gfx942,
              "v_exp_f32_e32 v0, v1\nv_readfirstlane_b32 s0, v2\nv_add_f32_e32 v3, s0, v0\ns_endpgm") ==
        "v_exp_f32_e32 v0, v1\nv_readfirstlane_b32 s0, v2\ns_nop 1\nv_add_f32_e32 v3, s0, v0\ns_endpgm\n");
}

TEST_CASE("an inserted s_nop has the mark of passes and the place of what it protects", "[proof]") {
  ir::program p = assemble(isa::arch::gfx942, "v_exp_f32_e32 v0, v1\nv_add_f32_e32 v3, v2, v0\ns_endpgm");
  pass::resolve_hazards(p);
  REQUIRE(p.code.size() == 4);
  CHECK(p.code[1].marks == ir::mark::inserted);
  CHECK(p.code[1].where.line == 2);
}

TEST_CASE("f64 matrix instruction between a VALU and a store, on gfx90a", "[proof]") {
  const std::string text = "v_mov_b32_e32 v10, 0\nv_mfma_f64_4x4x4f64 v[64:65], v[2:3], v[4:5], 0\n"
                           "global_store_dword v[0:1], v10, off\ns_endpgm";
  CHECK(inserted(isa::arch::gfx90a, text) == 1);
  CHECK(inserted(isa::arch::gfx942, text) == 0);
  CHECK(inserted(isa::arch::gfx90a, "v_mov_b32_e32 v10, 0\nglobal_store_dword v[0:1], v10, off\ns_endpgm") ==
        0);
}

TEST_CASE("dot products add up side by side; factors and sums of other opcodes are waited for", "[proof]") {
  const std::string two = "v_dot2_f32_f16 v0, v10, v11, v0\nv_dot2_f32_f16 v1, v10, v11, v1\n";
  CHECK(inserted(isa::arch::gfx942, two + "v_dot2_f32_f16 v0, v10, v11, v0\ns_endpgm") == 0);
  CHECK(inserted(isa::arch::gfx942, two + "v_dot2_f32_f16 v2, v10, v0, v2\ns_endpgm") == 2);
  const std::string other = "v_dot4_i32_i8 v2, v10, v11, v2\n";
  CHECK(inserted(isa::arch::gfx942, two + other + "v_dot2_f32_f16 v2, v10, v11, v2\ns_endpgm") == 3);
  CHECK(inserted(isa::arch::gfx942, other + two + "v_dot2_f32_f16 v2, v10, v11, v2\ns_endpgm") == 1);
  CHECK(inserted(isa::arch::gfx942,
                 other + "s_cbranch_scc1 next\nnext:\nv_dot2_f32_f16 v2, v10, v11, v2\ns_endpgm") == 2);
  // What arrives at a block is of another row than the last dot product before it.
  CHECK(inserted(isa::arch::gfx942, two + "s_nop 4\n" + other + "s_cbranch_scc1 next\ns_nop 4\n" + two +
                                        "s_endpgm\nnext:\nv_dot2_f32_f16 v2, v10, v11, v2\n" + two +
                                        "s_endpgm") == 5 + 5 + 2);
}

TEST_CASE("VCCZ is mended before a branch, on whatever way half of VCC was written", "[proof]") {
  CHECK(after(isa::arch::gfx942, "s_mov_b32 vcc_lo, s0\ns_cbranch_vccz far" + case_end) ==
        "s_mov_b32 vcc_lo, s0\ns_mov_b64 vcc, vcc\ns_cbranch_vccz 3\ns_endpgm\ns_endpgm\n");
  CHECK(after(isa::arch::gfx942,
              "s_mov_b32 vcc_hi, s0\ns_mov_b64 vcc, s[0:1]\ns_cbranch_vccz far" + case_end) ==
        "s_mov_b32 vcc_hi, s0\ns_mov_b64 vcc, s[0:1]\ns_cbranch_vccz 3\ns_endpgm\ns_endpgm\n");
  CHECK(after(isa::arch::gfx942,
              "s_mov_b64 vcc, 0\ns_cbranch_scc1 next\ns_mov_b32 vcc_hi, s0\nnext:\ns_cbranch_vccnz far" +
                  case_end) == "s_mov_b64 vcc, 0\ns_cbranch_scc1 3\ns_mov_b32 vcc_hi, s0\ns_mov_b64 vcc, "
                               "vcc\ns_cbranch_vccnz 5\ns_endpgm\ns_endpgm\n");
}

TEST_CASE("runs of memory instructions that could not be replayed are broken", "[proof]") {
  // A store joins a load.
  CHECK(inserted(isa::arch::gfx942,
                 "global_load_dword v0, v[2:3], off\nglobal_store_dword v[4:5], v6, off\ns_endpgm") == 1);
  CHECK(inserted(isa::arch::gfx942,
                 "global_store_dword v[4:5], v6, off\nglobal_store_dword v[4:5], v7, off\ns_endpgm") == 0);
  // The second load overwrites the address of the first.
  CHECK(inserted(isa::arch::gfx942,
                 "global_load_dword v0, v[2:3], off\nglobal_load_dword v2, v[4:5], off\ns_endpgm") == 1);
  CHECK(inserted(isa::arch::gfx942,
                 "global_load_dword v0, v[2:3], off\nglobal_load_dword v1, v[2:3], off\ns_endpgm") == 0);
  CHECK(inserted(isa::arch::gfx942,
                 "global_load_dword v0, v[2:3], off\ns_nop 0\nglobal_load_dword v2, v[4:5], off\ns_endpgm") ==
        1);
  CHECK(inserted(isa::arch::gfx942, "s_load_dword s0, s[2:3], 0x0\ns_load_dword s3, s[4:5], 0x0\ns_endpgm") ==
        1);
  // Cache control does not end the run; FLAT_SCRATCH is read though nothing names it.
  CHECK(inserted(isa::arch::gfx942,
                 "global_load_dword v0, v[2:3], off\nbuffer_inv sc1\nglobal_store_dword v[4:5], "
                 "v6, off\ns_endpgm") == 1);
  CHECK(inserted(isa::arch::gfx942,
                 "s_load_dwordx2 flat_scratch, s[2:3], 0x0\ns_scratch_load_dword s4, s[6:7], "
                 "0x0\ns_endpgm") == 1);
  CHECK(inserted(isa::arch::gfx942,
                 "s_load_dword s0, s[2:3], 0x0\nglobal_store_dword v[4:5], v6, off\ns_endpgm") == 0);
  // A load of 16 bits counts as a read of its register, so that it stands alone.
  CHECK(inserted(isa::arch::gfx942,
                 "global_load_short_d16 v0, v[2:3], off\nglobal_load_dword v1, v[2:3], off\n"
                 "global_load_ubyte_d16_hi v4, v[2:3], off\ns_endpgm") == 2);
}
