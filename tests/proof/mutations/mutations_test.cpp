// SPDX-License-Identifier: MIT
// Each hazard rule on each target, each reason to wait, each count and the conditions that make the other passes safe are
// made wrong in turn: a judge or the simulator has to notice, or what it stands for is not tested.
#include "program/assembly.hpp"
#include "program/wait_state_cases.hpp"
#include "proof/mutations/pass_mutations.hpp"

#include <kiln/check/wait_states/wait_states.hpp>
#include <kiln/check/waits/waits.hpp>
#include <kiln/pass/wait_states/resolve_hazards.hpp>
#include <kiln/pass/waits/insert_waits.hpp>

#include <catch2/catch_test_macros.hpp>

#include <iostream>
#include <map>

using namespace kiln_test;

namespace {

using enum isa::arch;
constexpr isa::arch archs[] = {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950};
const std::string far = "\ns_endpgm\nfar:\ns_endpgm\n";

struct tally {
  int mutations = 0, killed = 0;
  void add(bool noticed) {
    ++mutations;
    killed += noticed;
    CHECK(noticed);
  }
};

template<class Judge> std::string finding(Judge judge, const ir::program& p) {
  note error;
  judge(p, error);
  if (!error.raised) return "";
  const text_buffer message = error.message();
  return {message.data(), message.size()};
}
std::string missing_states(const ir::program& p) {
  return finding([](const ir::program& q, note& e) { check::wait_states(q, e); }, p);
}
std::string missing_wait(const ir::program& p) {
  return finding([](const ir::program& q, note& e) { check::waits(q, e); }, p);
}

struct rule_mutation {
  std::string rule;
  isa::hazard::rule_mask mask;
  std::vector<std::string> programs;
};

std::vector<rule_mutation> rule_mutations(isa::arch a) {
  std::vector<rule_mutation> all = {
      {"H34", isa::hazard::stale_vccz, {"s_mov_b32 vcc_lo, s0\ns_cbranch_vccz far" + far}},
      {"H38",
       isa::hazard::replayed_clause,
       {"global_load_dword v0, v[2:3], off\nglobal_store_dword v[4:5], v6, off" + far}}};
  const std::vector<wait_state_case> cases = wait_state_cases(a);
  for (u32 number = 0; number < isa::hazard::rule_count; ++number) {
    const isa::hazard::rule& rule = isa::hazard::rule_at(number);
    if (on(rule, a).packed == 0) continue;
    rule_mutation m{rule.id, isa::hazard::rule_mask{1} << number, {}};
    for (const wait_state_case& c : cases)
      if (c.rule == rule.id) m.programs.push_back(c.producer + '\n' + c.consumer + far);
    if (m.rule == "H41")
      m.programs.push_back("v_mov_b32_e32 v10, 0\nv_mfma_f64_4x4x4f64 v[64:65], v[2:3], v[4:5], 0\n"
                           "global_store_dword v[0:1], v10, off\ns_endpgm");
    all.push_back(m);
  }
  return all;
}

void mutate_wait_states(tally& t) {
  for (const isa::arch a : archs) {
    u32 tests = 0, rules = 0, fewest = ~0u;
    for (const rule_mutation& m : rule_mutations(a)) {
      INFO(isa::facts_of(a).name << " without " << m.rule);
      bool noticed = false;
      for (const std::string& text : m.programs) {
        ir::program p = assemble(a, text);
        pass::resolve_hazards(p, isa::hazard::all_rules & ~m.mask);
        noticed |= missing_states(p).find("rule " + m.rule + ")") != std::string::npos;
      }
      const u32 of_rule = static_cast<u32>(m.programs.size());
      ++rules;
      tests += of_rule;
      if (of_rule < fewest) fewest = of_rule;
      t.add(noticed);
    }
    std::cout << isa::facts_of(a).name << ": " << rules << " rules, " << tests
              << " pairs of instructions that break them, at least " << fewest << " a rule\n";
    CHECK(fewest != 0);
  }
}

/// The s_nop that break runs of memory instructions, left out one by one.
void mutate_clauses(tally& t) {
  for (const char* const text : {
           "global_load_dword v0, v[2:3], off\nglobal_store_dword v[4:5], v6, off\ns_endpgm",
           "global_load_dword v0, v[2:3], off\nglobal_load_dword v2, v[4:5], off\ns_endpgm",
           "s_load_dword s0, s[2:3], 0x0\ns_load_dword s3, s[4:5], 0x0\ns_endpgm",
           // The ends of tuples meet, and an earlier member reads what a later one writes.
           "global_load_dwordx4 v[4:7], v[2:3], off\nglobal_load_dword v9, v[7:8], off\ns_endpgm",
           "global_load_dword v9, v[2:3], off\nglobal_load_dword v4, v[8:9], off\ns_endpgm",
           "global_load_dword v1, v[4:5], off\nglobal_load_dwordx4 v[2:5], v[8:9], off\ns_endpgm",
           "buffer_load_dword v1, v2, s[4:7], 0 offen\nbuffer_load_dword v2, v3, s[4:7], 0 offen\ns_endpgm",
           "global_load_short_d16 v0, v[2:3], off\nglobal_load_dword v1, v[2:3], off\ns_endpgm",
           "global_load_dword v1, v[2:3], off\nscratch_load_ubyte_d16_hi v0, off, s0\ns_endpgm",
           "s_load_dwordx2 flat_scratch, s[2:3], 0x0\ns_scratch_load_dword s4, s[6:7], 0x0\ns_endpgm",
       }) {
    INFO(text);
    ir::program p = assemble(gfx942, text);
    pass::resolve_hazards(p);
    CHECK(missing_states(p) == "");
    REQUIRE(p.code.size() == 4);
    p.code[1] = p.code[2];
    p.code[2] = p.code[3];
    p.code.resize(3);
    t.add(missing_states(p).find("rule H38)") != std::string::npos);
  }
}

struct wait_mutation {
  const char* name;
  u32 reason; ///< left out of the pass; 0: only the counts are made wrong
  isa::arch arch;
  const char* text;
};

constexpr wait_mutation wait_mutations[] = {
    {"vmcnt, load", pass::wait_class::vmem_result, gfx942,
     "global_load_dword v0, v[2:3], off\nv_mov_b32_e32 v1, v0\ns_endpgm"},
    {"vmcnt, load overwritten", pass::wait_class::vmem_result, gfx950,
     "buffer_load_dword v0, v2, s[4:7], 0 offen\nv_mov_b32_e32 v0, 0\ns_endpgm"},
    {"vmcnt, store behind a load", 0, gfx942,
     "global_load_dword v0, v[2:3], off\nglobal_store_dword v[4:5], v6, off\nv_mov_b32_e32 v1, v0\ns_endpgm"},
    {"vmcnt, atomic that returns", pass::wait_class::vmem_result, gfx942,
     "global_atomic_add v0, v[2:3], v4, off sc0\nv_mov_b32_e32 v1, v0\ns_endpgm"},
    {"vmcnt, load to LDS before a barrier", pass::wait_class::dma_barrier, gfx942,
     "buffer_load_dword v0, s[4:7], 0 offen lds\ns_barrier\ns_endpgm"},
    {"vmcnt, load to LDS before LDS is read", pass::wait_class::dma_ds, gfx942,
     "buffer_load_dword v0, s[4:7], 0 offen lds\nglobal_load_dword v1, v[2:3], off\nds_read_b32 v5, "
     "v2\ns_endpgm"},
    {"vmcnt, load to LDS before a store from LDS", pass::wait_class::dma_ds, gfx90a,
     "buffer_load_dword v0, s[4:7], 0 offen lds\nbuffer_store_lds_dword s[4:7], 0 lds\ns_endpgm"},
    {"vmcnt, store from LDS before LDS is written", pass::wait_class::dma_ds, gfx90a,
     "buffer_store_lds_dword s[4:7], 0 lds\nds_write_b32 v0, v1\ns_endpgm"},
    {"lgkmcnt, LDS before a store from LDS", pass::wait_class::ds_dma, gfx90a,
     "ds_write_b32 v0, v1\nbuffer_store_lds_dword s[4:7], 0 lds\ns_endpgm"},
    {"lgkmcnt, LDS read before a load to LDS", pass::wait_class::ds_dma, gfx942,
     "ds_read_b32 v0, v1\nbuffer_load_dword v2, s[4:7], 0 offen lds\ns_endpgm"},
    {"lgkmcnt, LDS", pass::wait_class::ds_result, gfx942,
     "ds_read_b32 v0, v2\nds_read_b32 v3, v2\nv_mov_b32_e32 v1, v0\ns_endpgm"},
    {"lgkmcnt, LDS before a barrier", pass::wait_class::ds_barrier, gfx942,
     "ds_write_b32 v0, v1\ns_barrier\ns_endpgm"},
    {"lgkmcnt, LDS read before a barrier", pass::wait_class::ds_barrier, gfx942,
     "ds_read_b32 v0, v1\ns_barrier\ns_endpgm"},
    {"lgkmcnt, SMEM", pass::wait_class::smem_result, gfx942,
     "s_load_dword s0, s[2:3], 0\ns_mov_b32 s1, s0\ns_endpgm"},
    {"lgkmcnt, SMEM among LDS", pass::wait_class::smem_order, gfx942,
     "ds_read_b32 v0, v2\ns_load_dword s0, s[2:3], 0\nv_mov_b32_e32 v1, v0\ns_endpgm"},
    {"lgkmcnt, SMEM among SMEM", pass::wait_class::smem_order, gfx942,
     "s_load_dword s0, s[2:3], 0\ns_load_dword s1, s[2:3], 4\ns_mov_b32 s4, s0\ns_endpgm"},
    {"lgkmcnt, message among LDS", pass::wait_class::message_order, gfx942,
     "ds_read_b32 v0, v2\ns_sendmsg 1\nv_mov_b32_e32 v1, v0\ns_endpgm"},
    {"flat result", pass::wait_class::flat_result, gfx942,
     "flat_load_dword v0, v[2:3]\nv_mov_b32_e32 v1, v0\ns_endpgm"},
    {"flat among VMEM", pass::wait_class::flat_order, gfx942,
     "global_load_dword v0, v[2:3], off\nflat_load_dword v4, v[2:3]\nv_mov_b32_e32 v1, v0\ns_endpgm"},
    {"flat among LDS", pass::wait_class::flat_order, gfx942,
     "ds_read_b32 v0, v2\nflat_load_dword v4, v[2:3]\nv_mov_b32_e32 v1, v0\ns_endpgm"},
    {"flat before a barrier", pass::wait_class::ds_barrier, gfx942,
     "flat_store_dword v[2:3], v4\ns_barrier\ns_endpgm"},
    {"flat that has left vmcnt only", pass::wait_class::flat_order, gfx942,
     "flat_load_dword v4, v[2:3]\ns_waitcnt vmcnt(0)\nglobal_load_dword v0, v[2:3], off\n"
     "global_load_dword v1, v[2:3], off\nv_mov_b32_e32 v5, v0\ns_endpgm"},
    {"flat that has left lgkmcnt only", pass::wait_class::flat_order, gfx950,
     "flat_load_dword v4, v[2:3]\ns_waitcnt lgkmcnt(0)\nds_read_b32 v0, v2\nds_read_b32 v1, v2\n"
     "v_mov_b32_e32 v5, v0\ns_endpgm"},
    {"expcnt, GWS data", pass::wait_class::gws_data, gfx942,
     "ds_gws_init v0 gds\nv_nop\nv_mov_b32_e32 v0, 0\ns_endpgm"},
    {"expcnt, GWS data loaded", pass::wait_class::gws_data, gfx90a,
     "ds_gws_barrier v0 gds\nv_nop\nglobal_load_dword v0, v[2:3], off\ns_endpgm"},
    {"expcnt, EXEC named", pass::wait_class::gws_exec, gfx942,
     "ds_gws_sema_v gds\nv_nop\ns_mov_b32 exec_lo, 0\ns_endpgm"},
    {"expcnt, EXEC unnamed", pass::wait_class::gws_exec, gfx950,
     "ds_gws_sema_p gds\nv_nop\ns_and_saveexec_b64 s[0:1], vcc\ns_endpgm"},
    {"expcnt, EXEC compared", pass::wait_class::gws_exec, gfx90a,
     "ds_gws_init v0 gds\nv_nop\nv_cmpx_eq_u32_e32 vcc, v1, v2\ns_endpgm"},
    {"lgkmcnt, behind GWS", pass::wait_class::after_gws, gfx942, "ds_gws_init v0 gds\nv_nop\ns_endpgm"},
    {"lgkmcnt, GWS at the end", pass::wait_class::after_gws, gfx950, "ds_gws_sema_v gds\ns_endpgm"},
    {"GWS data around a loop", pass::wait_class::loop_carried, gfx942,
     "loop:\nv_mov_b32_e32 v0, 0\nds_gws_init v0 gds\ns_cbranch_scc1 loop\ns_endpgm"},
    {"cache invalidated behind a load", pass::wait_class::invalidation, gfx90a,
     "global_load_dword v0, v[2:3], off\nbuffer_wbinvl1\ns_endpgm"},
    {"cache invalidated behind a store", pass::wait_class::invalidation, gfx90a,
     "global_store_dword v[2:3], v0, off\nglobal_store_dword v[4:5], v0, off\nbuffer_wbinvl1_vol\ns_endpgm"},
    {"cache invalidated around a loop", pass::wait_class::loop_carried, gfx90a,
     "loop:\nbuffer_wbinvl1\nglobal_store_dword v[2:3], v0, off\ns_cbranch_scc1 loop\ns_endpgm"},
    {"around a loop", pass::wait_class::loop_carried, gfx942,
     "loop:\nv_add_f32_e32 v1, v1, v0\nglobal_load_dword v0, v[2:3], off\ns_cbranch_scc1 loop\ns_endpgm"},
    {"LDS around a loop", pass::wait_class::loop_carried, gfx942,
     "loop:\ns_barrier\nds_write_b32 v0, v1\ns_cbranch_scc1 loop\ns_endpgm"},
    {"jump out of the program", pass::wait_class::leaves, gfx942,
     "global_load_dword v0, v[2:3], off\nds_read_b32 v1, v4\ns_rfe_b64 s[0:1]"},
};

/// The pass without its reason, and each count that it inserts larger by one.
void mutate_waits(tally& t) {
  u32 reasons = 0;
  for (const wait_mutation& m : wait_mutations) {
    INFO(m.name << ":\n" << m.text);
    reasons |= m.reason;
    ir::program whole = assemble(m.arch, m.text), without = whole;
    pass::insert_waits(whole);
    CHECK(missing_wait(whole) == "");
    if (m.reason != 0) {
      pass::insert_waits(without, pass::wait_class::all & ~m.reason);
      t.add(missing_wait(without) != "");
    }
    for (u32 at = 0; at < whole.code.size(); ++at) {
      if ((whole.code[at].marks & ir::mark::inserted) == 0) continue;
      if (isa::rows[whole.code[at].row].mnemonic != isa::mn::s_waitcnt) { // the s_nop between GWS and the end
        ir::program shorter = whole;
        shorter.code[at] = shorter.code[at + 1];
        shorter.code.resize(at + 1);
        t.add(missing_wait(shorter) != "");
        continue;
      }
      const isa::counter_values wait = isa::unpack_waitcnt(whole.code[at].ops[0].payload());
      const auto weaken = [&](isa::counter_values v) {
        ir::program weaker = whole;
        weaker.code[at].ops[0] = {ir::operand_kind::immediate, isa::pack(v)};
        INFO("number " << at << " weakened in\n" << string_of(code_of(weaker)));
        t.add(missing_wait(weaker) != "");
      };
      if (wait.vmcnt < isa::counter_max.vmcnt) weaken({wait.vmcnt + 1, wait.expcnt, wait.lgkmcnt});
      if (wait.expcnt < isa::counter_max.expcnt) weaken({wait.vmcnt, wait.expcnt + 1, wait.lgkmcnt});
      if (wait.lgkmcnt < isa::counter_max.lgkmcnt) weaken({wait.vmcnt, wait.expcnt, wait.lgkmcnt + 1});
    }
  }
  CHECK(reasons == pass::wait_class::all);
}

/// assign_registers keeps a scalar load's results apart from its address, see analysis::row_shape::early. Here they are moved
/// over it, register by register.
void mutate_scalar_loads(tally& t) {
  for (const char* const text : {"s_load_dwordx4 s[40:43], s[8:9], s20\ns_endpgm",
                                 "s_buffer_load_dwordx8 s[40:47], s[8:11], 0\ns_endpgm"}) {
    ir::program p = assemble(gfx942, text);
    const isa::operand_list& list = isa::operand_lists[isa::rows[p.code[0].row].operands];
    for (u32 first = 0; first < 32; ++first) {
      p.code[0].ops[0] = {ir::operand_kind::sgpr, first};
      const auto covers = [&](u32 k) {
        const ir::operand o = p.code[0].op(k);
        return o.is(ir::operand_kind::sgpr) && o.payload() < first + list.places[0].dwords &&
               first < o.payload() + list.places[k].dwords;
      };
      INFO("results from s" << first << " on in " << text);
      if (covers(1) || covers(2))
        t.add(missing_wait(p) != "");
      else
        CHECK(missing_wait(p) == "");
    }
  }
}

/// Faults of the other passes, in which judges, ir::verify between passes, or memory before and after must differ.
void mutate_other_passes(tally& t) {
  constexpr unsigned seeds = 40;
  std::map<std::string, int> faults;
  for (const pass_verdict& v : mutate_passes(seeds)) {
    INFO(v.mutant);
    ++faults[v.mutant.substr(0, v.mutant.find(' '))];
    t.add(!v.noticed_by.empty());
  }
  for (const auto& [pass, count] : faults) std::cout << pass << ": " << count << " faults\n";
  CHECK(faults.size() >= 14);
}

} // namespace

TEST_CASE("mutations", "[proof]") {
  tally t;
  mutate_wait_states(t);
  mutate_clauses(t);
  mutate_waits(t);
  mutate_scalar_loads(t);
  mutate_other_passes(t);
  std::cout << "mutations: " << t.mutations << ", killed: " << t.killed << '\n';
}
