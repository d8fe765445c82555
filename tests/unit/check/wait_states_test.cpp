// SPDX-License-Identifier: MIT
#include "program/assembly.hpp"
#include "program/wait_state_cases.hpp"

#include <kiln/check/wait_states/wait_states.hpp>
#include <kiln/pass/wait_states/resolve_hazards.hpp>
#include <kiln/pass/wait_states/wait_state_rules.hpp>

#include <catch2/catch_test_macros.hpp>

#include <random>

using namespace kiln_test;

namespace {

/// The judge's finding, "" if there is none.
std::string finding(const ir::program& p) {
  note error;
  check::wait_states(p, error);
  if (!error.raised) return "";
  const text_buffer message = error.message();
  return {message.data(), message.size()};
}

std::string finding(isa::arch a, const std::string& text) { return finding(assemble(a, text)); }

/// The ways in which producer and consumer of a case can meet. `n` instructions stand between them on the shortest.
std::vector<std::string> meetings(const wait_state_case& c, int n) {
  std::vector<std::string> out = {c.producer + '\n' + repeated(case_filler, n) + c.consumer + case_end,
                                  c.producer + '\n' + repeated(case_filler, n) + "next:\n" + c.consumer +
                                      case_end};
  if (n == 0) return out;
  out.push_back(c.producer + "\ns_cbranch_scc1 next\n" + repeated(case_filler, 30) + "next:\n" +
                repeated(case_filler, n - 1) + c.consumer + case_end);
  if (!c.consumer.starts_with("s_cbranch") && !c.consumer.starts_with("s_rfe"))
    out.push_back("loop:\n" + repeated(case_filler, n - 1) + c.consumer + '\n' + repeated(case_filler, 30) +
                  c.producer + "\ns_cbranch_scc1 loop" + case_end);
  return out;
}

} // namespace

namespace {

constexpr bool judges_at_compile_time() {
  ir::program p = assemble(isa::arch::gfx942, loop_without_waits);
  note before, after;
  check::wait_states(p, before);
  pass::resolve_hazards(p);
  check::wait_states(p, after);
  return before.raised && before.instruction == 2 && !after.raised;
}
static_assert(judges_at_compile_time());

} // namespace

TEST_CASE("wait states: the judge says the same in constant evaluation and at run time", "[proof]") {
  CHECK(judges_at_compile_time());
}

TEST_CASE("the judge finds each broken rule, on every way, and nothing else", "[proof]") {
  for (const isa::arch a : case_archs) {
    for (const wait_state_case& c : wait_state_cases(a)) {
      const int states = c.on(a);
      if (c.rule == "H40") continue; // fillers would break it
      for (int n = 0; n <= states; ++n) {
        for (const std::string& text : meetings(c, n)) {
          INFO(isa::facts_of(a).name << ": " << text);
          const std::string found = finding(a, text);
          if (n == states)
            CHECK(found == "");
          else
            CHECK(found.find("rule " + c.rule + ")") != found.npos);
        }
      }
    }
  }
}

TEST_CASE("the judge agrees with the pass", "[proof]") {
  for (const isa::arch a : case_archs) {
    for (const wait_state_case& c : wait_state_cases(a)) {
      for (int n = 0; n <= c.on(a); ++n) {
        for (const std::string& text : meetings(c, n)) {
          ir::program p = assemble(a, text);
          pass::resolve_hazards(p);
          INFO(isa::facts_of(a).name << ": " << string_of(code_of(p)));
          CHECK(finding(p) == "");
        }
      }
    }
  }
}

TEST_CASE("the judge tells dot products that add up from those that read factors, or sums of other opcodes",
          "[proof]") {
  const std::string two = "v_dot2_f32_f16 v0, v10, v11, v0\nv_dot2_f32_f16 v1, v10, v11, v1\n";
  const std::string other = "v_dot4_i32_i8 v2, v10, v11, v2\n", sum = "v_dot2_f32_f16 v2, v10, v11, v2\n";
  CHECK(finding(isa::arch::gfx942, two + two + "s_endpgm") == "");
  const auto broken = [](const std::string& text) { return finding(isa::arch::gfx942, text + "s_endpgm"); };
  CHECK(broken(two + "v_dot2_f32_f16 v2, v10, v0, v2\n").find("rule H36)") != std::string::npos);
  CHECK(broken(two + other + sum).find("rule H37)") != std::string::npos);
  CHECK(broken(other + two + sum).find("rule H37)") != std::string::npos);
  CHECK(broken(other + "s_cbranch_scc1 next\nnext:\n" + sum).find("rule H37)") != std::string::npos);
  CHECK(
      broken(other + "s_cbranch_scc1 next\ns_nop 4\n" + two + "s_endpgm\nnext:\n" + sum).find("rule H37)") !=
      std::string::npos);
}

TEST_CASE("messages name both instructions, the register and the numbers", "[proof]") {
  CHECK(
      finding(
          isa::arch::gfx942,
          "v_mfma_f32_16x16x16_f16 v[4:7], v[0:1], v[2:3], 0\ns_nop 1\nv_add_f32_e32 v0, v1, v5\ns_endpgm") ==
      "test:3: v_add_f32_e32 follows v_mfma_f32_16x16x16_f16 of line 1 after 2 wait states, needs 7 (v5, "
      "rule M6)");
  CHECK(finding(isa::arch::gfx942, "s_setvskip s0, 1\nv_nop\ns_endpgm") ==
        "test:2: v_nop follows s_setvskip of line 1 after 0 wait states, needs 2 (rule H4)");
  CHECK(
      finding(isa::arch::gfx942, "s_mov_b32 vcc_lo, s0\ns_cbranch_vccz far" + case_end) ==
      "test:2: s_cbranch_vccz sees an old VCCZ: s_mov_b32 of line 1 writes only one half of VCC (rule H34)");
  CHECK(finding(isa::arch::gfx942,
                "global_load_dword v0, v[2:3], off\nglobal_store_dword v[4:5], v6, off\ns_endpgm") ==
        "test:2: global_store_dword stores in one run with global_load_dword of line 1: another instruction "
        "has to stand "
        "between them (rule H38)");
}

TEST_CASE("a run of memory instructions ends at anything that is no member, and nowhere else", "[proof]") {
  const auto breaks = [](const std::string& text) {
    return finding(isa::arch::gfx942, text + "s_endpgm").find("rule H38)") != std::string::npos;
  };
  const std::string load = "global_load_dword v0, v[2:3], off\n",
                    reads_v0 = "global_load_dword v9, v[0:1], off\n",
                    apart = "global_load_dword v8, v[4:5], off\n",
                    self = "global_load_dword v3, v[2:3], off\n",
                    store = "global_store_dword v[4:5], v6, off\n", scalar = "s_load_dword s0, s[2:3], 0x0\n",
                    reads_s0 = "s_load_dword s8, s[0:1], 0x0\n";
  CHECK(breaks(load + reads_v0));
  CHECK(breaks(reads_v0 + load));
  CHECK(breaks(load + apart + reads_v0));
  CHECK(breaks(apart + load + apart + reads_v0 + apart));
  CHECK(breaks(load + "buffer_inv sc1\n" + reads_v0)); // cache control is a member
  CHECK(breaks(load + "next:\n" + reads_v0));          // nothing stands at the border
  CHECK(breaks(apart + self));
  CHECK(breaks(apart + store));
  CHECK(breaks(scalar + reads_s0));
  CHECK(breaks("v_nop\n" + load + reads_v0 + "v_nop\n"));

  CHECK(!breaks(load + apart));
  CHECK(!breaks(self)); // alone
  CHECK(!breaks(store + load));
  CHECK(!breaks(store + store));
  for (const char* const between :
       {"v_nop\n", "s_nop 0\n", "s_barrier\n", "s_load_dword s0, s[2:3], 0x0\n"}) {
    INFO(between);
    CHECK(!breaks(load + between + reads_v0));
    CHECK(!breaks(apart + between + self + between + apart));
    CHECK(!breaks(load + between + store));
  }
  CHECK(!breaks(scalar + load + reads_s0));
}

TEST_CASE("random programs with loops: the judge is content after the pass, and the pass adds nothing more",
          "[proof]") {
  std::mt19937 random(4711);
  for (const isa::arch a : case_archs) {
    std::vector<std::string> pool;
    for (const wait_state_case& c : wait_state_cases(a)) {
      for (const std::string& line : {c.producer, c.consumer})
        if (!line.starts_with("s_cbranch") && !line.starts_with("s_rfe")) pool.push_back(line);
    }
    for (int i = 0; i < 400; ++i) {
      std::string text;
      const int blocks = 1 + static_cast<int>(random() % 4);
      for (int b = 0; b < blocks; ++b) {
        text += 'b' + std::to_string(b) + ":\n";
        for (u32 n = 1 + random() % 8; n != 0; --n) text += pool[random() % pool.size()] + '\n';
        text += "s_cbranch_scc1 b" + std::to_string(random() % static_cast<u32>(blocks)) + '\n';
      }
      ir::program p = assemble(a, text + "s_endpgm");
      pass::resolve_hazards(p);
      INFO(isa::facts_of(a).name << ": " << text);
      REQUIRE(finding(p) == "");
      const u32 size = p.code.size();
      pass::resolve_hazards(p);
      CHECK(p.code.size() == size);
    }
  }
}

namespace {

/// Matrix instructions, most of which add to their result, among few others; of few registers.
std::string matrix_line(std::mt19937& random, isa::arch a) {
  struct shape {
    const char *gfx90a, *later;
    u32 dwords, factors;
  };
  constexpr shape shapes[] = {{"v_mfma_f32_16x16x16f16", "v_mfma_f32_16x16x16_f16", 4, 2},
                              {"v_mfma_f32_32x32x8f16", "v_mfma_f32_32x32x8_f16", 16, 2},
                              {"v_mfma_f32_4x4x4f16", "v_mfma_f32_4x4x4_16b_f16", 4, 2},
                              {"v_mfma_f32_16x16x4f32", "v_mfma_f32_16x16x4_f32", 4, 1}};
  const auto tuple = [&](char bank, u32 dwords, u32 range) {
    const u32 first = static_cast<u32>(random() % range) * 2;
    return bank + ('[' + std::to_string(first)) + ':' + std::to_string(first + dwords - 1) + ']';
  };
  const u32 kind = random() % 10;
  if (kind == 0) return "v_mov_b32_e32 v" + std::to_string(random() % 64) + ", 0";
  if (kind == 1) return "v_add_f32_e32 v1, v" + std::to_string(random() % 64) + ", v2";
  const shape& s = shapes[kind < 8 ? 0 : random() % 4];
  const char bank = random() % 2 == 0 ? 'v' : 'a';
  const std::string result = tuple(bank, s.dwords, 64);
  const auto factor = [&] {
    return s.factors == 1 ? 'v' + std::to_string(random() % 64) : tuple('v', 2, 64);
  };
  const u32 addend = random() % 8;
  return std::string(a == isa::arch::gfx90a ? s.gfx90a : s.later) + ' ' + result + ", " + factor() + ", " +
         factor() + ", " +
         (addend == 0   ? "0"
          : addend == 1 ? tuple(bank, s.dwords, 64)
                        : result);
}

TEST_CASE("rows of matrix instructions: what the exact rules ask for, no more, and the judge misses none",
          "[proof]") {
  std::mt19937 random(77);
  u32 found = 0, far_apart = 0;
  for (const isa::arch a : case_archs) {
    pass::detail::wait_state_rules rules(a, isa::hazard::all_rules);
    const list<pass::detail::pending_producer> none;
    for (int turn = 0; turn < 300; ++turn) {
      std::string text;
      for (int i = 0; i < 40; ++i) text += matrix_line(random, a) + '\n';
      ir::program p = assemble(a, text + "s_endpgm");
      const ir::program before = p;
      pass::resolve_hazards(p);
      INFO(isa::facts_of(a).name << ": " << text);
      REQUIRE(finding(p) == "");
      std::vector<i32> issued; // by instruction that was there before
      i32 position = 0;
      for (ir::instruction& in : p.code) {
        if ((isa::rows[in.row].flags & isa::flag::nop) == 0) {
          issued.push_back(position++);
          continue;
        }
        const u32 states = in.ops[0].payload() + 1;
        position += static_cast<i32>(states);
        ++found;
        const ir::operand whole = in.ops[0];
        if (states == 1) continue;
        in.ops[0] = {ir::operand_kind::immediate, states - 2}; // one wait state less
        CHECK(finding(p) != "");
        in.ops[0] = whole;
      }
      REQUIRE(issued.size() == before.code.size());
      for (u32 late = 1; late < issued.size(); ++late) {
        i32 earliest = issued[late - 1] + 1;
        for (u32 early = 0; early < late; ++early) {
          const i32 asked = rules.states_between(before.code[early], before.code[late],
                                                 ~isa::hazard::producer_mask{0}, none, 0);
          if (asked != 0 && earliest < issued[early] + 1 + asked) earliest = issued[early] + 1 + asked;
        }
        far_apart += earliest != issued[late - 1] + 1;
        if (issued[late] != earliest) CHECK(issued[late] == earliest);
      }
    }
  }
  CHECK(found > 1000);
  CHECK(far_apart > 1000);
}

} // namespace
