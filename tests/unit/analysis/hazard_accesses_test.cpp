// SPDX-License-Identifier: MIT
// What instructions do in the words of the rules: pass and judge of wait states both ask. The pairs are those of the manual and
// of LLVM, and the rules name what has to be among their accesses.
#include "program/assembly.hpp"
#include "program/wait_state_cases.hpp"

#include <kiln/analysis/rows/hazard_accesses.hpp>
#include <kiln/isa/hazard/table.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiln_test;

namespace {

constexpr isa::arch archs[] = {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950};

/// Whether some access of `early` is what the rule says of a producer, and one of `late` to the same register of a consumer.
bool meet(const isa::hazard::rule& rule, const ir::instruction& early, const ir::instruction& late) {
  analysis::hazard_accesses all, results, consumers;
  all.gather(early);
  results.gather_results(early);
  consumers.gather(late);
  const auto shared = [&](const analysis::hazard_accesses& by) {
    for (u32 i = 0; i < by.size(); ++i)
      for (u32 j = 0; j < consumers.size(); ++j)
        if ((by[i].produces & mask_of(rule.producer)) != 0 && (consumers[j].consumes & rule.consumers) != 0 &&
            by[i].first < consumers[j].first + consumers[j].dwords &&
            consumers[j].first < by[i].first + by[i].dwords)
          return true;
    return false;
  };
  CHECK(shared(all) == shared(results)); // the short way says the same
  return shared(all);
}

TEST_CASE("accesses: each pair of instructions that breaks a rule has those that the rule is about") {
  for (const isa::arch a : archs) {
    for (const wait_state_case& c : wait_state_cases(a)) {
      const ir::program p = assemble(a, c.producer + '\n' + c.consumer + "\ns_endpgm\nfar:\ns_endpgm");
      bool met = c.on(a) == 0;
      for (u32 number = 0; number < isa::hazard::rule_count; ++number)
        if (isa::hazard::rule_at(number).id == c.rule)
          met |= meet(isa::hazard::rule_at(number), p.code[0], p.code[1]);
      INFO(isa::facts_of(a).name << ", " << c.rule << ": " << c.producer << " / " << c.consumer);
      CHECK(met);
    }
  }
}

/// The numbers of all registers that some access covers, in order.
std::string registers_of(const std::string& line, bool produced) {
  const ir::program p = assemble(isa::arch::gfx942, line + "\ns_endpgm");
  analysis::hazard_accesses accesses;
  accesses.gather(p.code[0]);
  std::string out;
  for (u32 r = 0; r < isa::resource::fixed + 128; ++r)
    for (u32 i = 0; i < accesses.size(); ++i) {
      if (r < accesses[i].first || r >= accesses[i].first + accesses[i].dwords) continue;
      if ((produced ? accesses[i].produces != 0 : accesses[i].consumes != 0)) {
        out += std::to_string(r) + ' ';
        break;
      }
    }
  return out;
}

/// What its accesses to one register are as consumers.
isa::hazard::consumer_mask consumes(const std::string& line, u32 r) {
  const ir::program p = assemble(isa::arch::gfx942, line + "\ns_endpgm");
  analysis::hazard_accesses accesses;
  accesses.gather(p.code[0]);
  isa::hazard::consumer_mask all = 0;
  for (u32 i = 0; i < accesses.size(); ++i)
    if (r >= accesses[i].first && r < accesses[i].first + accesses[i].dwords) all |= accesses[i].consumes;
  return all;
}

TEST_CASE("accesses: a DPP instruction reads its destination, others do not") {
  namespace consumer = isa::hazard::consumer;
  CHECK((consumes("v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf", isa::resource::vgpr) &
         consumer::dpp_reads) != 0);
  CHECK((consumes("v_mov_b32_e32 v0, v1", isa::resource::vgpr) & consumer::valu_reads) == 0);
}

TEST_CASE("accesses: vector instructions that write VCC or EXEC without naming it") {
  u32 met = 0;
  for (u32 r = 0; r < isa::row_count; ++r) {
    const isa::row& row = isa::rows[r];
    if ((row.flags & isa::flag::valu) == 0) continue;
    ir::instruction in{};
    in.row = static_cast<u16>(r);
    analysis::hazard_accesses accesses;
    accesses.gather(in);
    const auto produces = [&](u32 first, isa::hazard::producer p) {
      for (u32 i = 0; i < accesses.size(); ++i)
        if (accesses[i].first == first && accesses[i].dwords == 2 && (accesses[i].produces & mask_of(p)) != 0)
          return true;
      return false;
    };
    INFO(static_cast<const char*>(row.name()));
    if ((row.writes & isa::special::vcc) != 0) {
      CHECK(produces(isa::resource::vcc, isa::hazard::producer::valu_sgpr));
      ++met;
    }
    if ((row.writes & isa::special::exec) != 0) {
      CHECK(produces(isa::resource::exec, isa::hazard::producer::valu_exec));
      ++met;
    }
  }
  CHECK(met > 4);
}

TEST_CASE("accesses: whole tuples, and only those") {
  CHECK(registers_of("v_mfma_f32_4x4x4_16b_f16 v[4:7], v[0:1], v[2:3], v[8:11]", true) ==
        "132 133 134 135 136 137 138 139 ");
  CHECK(registers_of("v_mfma_f32_4x4x4_16b_f16 a[4:7], v[0:1], v[2:3], a[4:7]", false) ==
        "128 129 130 131 388 389 390 391 766 767 ");
  CHECK(registers_of("global_store_dwordx4 v[2:3], v[4:7], off", true) == "132 133 134 135 ");
  CHECK(registers_of("global_store_dwordx2 v[2:3], v[4:5], off", true) == "");
  CHECK(registers_of("v_cmp_lt_u32_e64 s[4:5], v1, v2", true) == "4 5 ");
  CHECK(registers_of("v_cmp_lt_u32_e32 vcc, v1, v2", true) == "746 747 ");
}

} // namespace
