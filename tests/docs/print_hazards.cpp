// SPDX-License-Identifier: MIT
// Prints the tables of docs/hazards.md from the rules in isa/hazard.
#include <kiln/isa/errata.hpp>
#include <kiln/isa/hazard/table.hpp>

#include <cstdio>
#include <string>

namespace {

using namespace kiln;
using namespace kiln::isa;
using namespace kiln::isa::hazard;

struct producer_words {
  producer what;
  const char* words;
};
constexpr producer_words producers[] = {
    {producer::setreg, "`s_setreg` writes a hardware register"},
    {producer::setvskip, "`s_setvskip`"},
    {producer::vskip_mode, "`s_setreg` changes MODE.vskip, or `s_setvskip`"},
    {producer::salu_m0, "SALU writes M0"},
    {producer::icache_inv, "`s_icache_inv`"},
    {producer::valu_sgpr, "VALU writes an SGPR or VCC"},
    {producer::valu_exec, "VALU writes EXEC (`v_cmpx`)"},
    {producer::valu_vgpr, "VALU, not matrix, writes a VGPR or AGPR"},
    {producer::load_vgpr, "VMEM or LDS writes a VGPR or AGPR"},
    {producer::trans_vgpr, "transcendental VALU writes a VGPR"},
    {producer::partial_vgpr, "VALU writes part of a VGPR (SDWA `dst_sel`, `op_sel`)"},
    {producer::scaled_pack_low, "scaled conversion of two values writes the low half of a VGPR"},
    {producer::convert_low, "conversion of f32 to 8 bits or fewer writes the low part of a VGPR"},
    {producer::dot_vgpr, "`v_dot` writes a VGPR"},
    {producer::wide_store, "VMEM store reads more than 64 bits of data; soffset is no SGPR"},
    {producer::wide_store_sgpr, "buffer store reads more than 64 bits of data; soffset is an SGPR"},
    {producer::xdl_d, "XDL matrix instruction writes its result"},
    {producer::sgemm_d, "f32 matrix instruction writes its result"},
    {producer::dgemm16_d, "`v_mfma_f64_16x16x4_f64` writes its result"},
    {producer::dgemm4_d, "`v_mfma_f64_4x4x4_4b_f64` writes its result"},
    {producer::xdl_c, "XDL matrix instruction reads its addend"},
    {producer::sgemm_c, "f32 matrix instruction reads its addend"},
    {producer::smfmac_index, "`v_smfmac` reads its index"},
    {producer::dgemm_issue, "f64 matrix instruction is issued"},
};
static_assert(sizeof(producers) / sizeof(producers[0]) == producer_count);

struct consumer_words {
  consumer_mask what;
  const char* words;
};
/// Rows of several bits stand before their parts, so that the shortest text is found.
constexpr consumer_words consumers[] = {
    {consumer::valu_reads | consumer::valu_writes, "VALU reads or writes it"},
    {consumer::valu_reads, "VALU reads it"},
    {consumer::valu_writes, "VALU writes it"},
    {consumer::plain_reads, "VALU that is not transcendental reads it"},
    {consumer::dot_reads_ab, "`v_dot` reads it as A or B"},
    {consumer::converts, "conversion to 8 bits or fewer writes it"},
    {consumer::matrix_ab | consumer::matrix_c, "matrix instruction reads it"},
    {consumer::matrix_ab, "matrix instruction reads it as A, B, index or scale"},
    {consumer::matrix_c, "matrix instruction reads it as addend"},
    {consumer::xdl_c, "XDL reads it as addend"},
    {consumer::sgemm_c, "f32 matrix instruction reads it as addend"},
    {consumer::dgemm_c, "f64 matrix instruction reads it as addend"},
    {consumer::matrix_writes, "matrix instruction writes it"},
    {consumer::sgemm_writes | consumer::dgemm_writes, "f32 or f64 matrix instruction writes it"},
    {consumer::xdl_writes, "XDL writes it"},
    {consumer::sgemm_writes, "f32 matrix instruction writes it"},
    {consumer::dgemm_writes, "f64 matrix instruction writes it"},
    {consumer::memory_reads | consumer::memory_writes, "VMEM or LDS reads or writes it"},
    {consumer::memory_reads, "VMEM or LDS reads it as address or data"},
    {consumer::memory_writes, "VMEM or LDS writes it"},
    {consumer::dpp_reads, "DPP reads it"},
    {consumer::swap_reads, "`v_permlane16_swap` or `v_permlane32_swap` reads it"},
    {consumer::readlane_reads, "`v_readlane` or `v_readfirstlane` reads it"},
    {consumer::lane_select, "`v_readlane` or `v_writelane` reads it as lane number"},
    {consumer::div_fmas, "`v_div_fmas` (reads VCC)"},
    {consumer::memory_sgpr, "VMEM reads it"},
    {consumer::valu_sgpr, "VALU reads it as a value, not as a lane mask"},
    {consumer::z_data, "VALU reads VCCZ or EXECZ as a value"},
    {consumer::exec_data, "VALU reads EXEC as a value"},
    {consumer::exec_dpp, "DPP instruction, whatever it reads"},
    {consumer::exec_lane, "`v_readlane`, `v_readfirstlane` or `v_writelane`"},
    {consumer::exec_memory, "VMEM instruction"},
    {consumer::exec_matrix, "matrix instruction, whatever it reads"},
    {consumer::exec_swap, "`v_permlane16_swap` or `v_permlane32_swap`, whatever it reads"},
    {consumer::m0, "LDS-DMA, `s_sendmsg`, add-tid LDS, `s_movrel` or GWS (reads M0)"},
    {consumer::getreg, "`s_getreg`"},
    {consumer::setreg, "`s_setreg`"},
    {consumer::rfe, "`s_rfe`"},
    {consumer::vector, "any vector instruction"},
    {consumer::any, "any instruction"},
    {consumer::fma_f64, "`v_fma_f64` or `v_fmac_f64`"},
    {consumer::scratch_base, "flat or scratch access (reads FLAT_SCRATCH)"},
    {consumer::lds_load_reads, "load to LDS reads it"},
};

const char* words_of(relation r) {
  switch (r) {
  case relation::overlap: return "overlap";
  case relation::exact: return "exact";
  case relation::inexact: return "inexact";
  case relation::same_opcode: return "same opcode";
  case relation::other_opcode: return "other opcode";
  case relation::other_passes: return "other matrix passes";
  case relation::after_dgemm: return "after f64 matrix";
  }
  return nullptr;
}

const char* words_of(producer p) {
  for (const producer_words& w : producers)
    if (w.what == p) return w.words;
  return nullptr;
}

/// Empty if a consumer has no words.
std::string words_of(consumer_mask mask) {
  std::string text;
  for (const consumer_words& w : consumers) {
    if ((mask & w.what) != w.what) continue;
    mask &= ~w.what;
    text += (text.empty() ? "" : "; ") + std::string(w.words);
  }
  return mask == 0 ? text : "";
}

/// "2", "5, 7, 11, 19" by the producer's matrix passes, or "-".
std::string words_of(const rule& r, arch a) {
  std::string text;
  bool all_equal = true;
  for (const u32 passes : {2, 4, 8, 16}) {
    const u32 states = required_wait_states(r, a, passes);
    all_equal &= states == required_wait_states(r, a, 2);
    text += (text.empty() ? "" : ", ") + std::to_string(states);
  }
  if (!all_equal) return text;
  const u32 states = required_wait_states(r, a, 2);
  return states == 0 ? "-" : std::to_string(states);
}

/// True if each rule of the family has words.
bool print(const char* family, const rule* rules, u32 count) {
  std::printf("\n### %s\n\n| rule | producer | consumer | relation | gfx90a | gfx942 | gfx950 | source |\n"
              "|---|---|---|---|--:|--:|--:|---|\n",
              family);
  for (const rule* r = rules; r != rules + count; ++r) {
    const char* const first = words_of(r->producer);
    const std::string second = words_of(r->consumers);
    if (first == nullptr || second.empty() || words_of(r->relation) == nullptr) {
      std::fprintf(stderr, "no words for rule %s: add them to print_hazards.cpp\n", r->id);
      return false;
    }
    std::printf("| %s | %s | %s | %s | %s | %s | %s | %s |\n", r->id, first, second.c_str(),
                words_of(r->relation), words_of(*r, arch::gfx90a).c_str(), words_of(*r, arch::gfx942).c_str(),
                words_of(*r, arch::gfx950).c_str(), r->source);
  }
  return true;
}

void print_errata() {
  std::printf("\n### Errata\n\n| erratum | targets | triggered by | mitigated by | source "
              "|\n|---|---|---|---|---|\n");
  for (const kiln::isa::erratum& e : kiln::isa::known_errata) {
    std::string targets;
    for (const arch a : {arch::gfx90a, arch::gfx942, arch::gfx950})
      if ((e.archs & kiln::isa::mask_of(a)) != 0)
        targets += (targets.empty() ? "" : ", ") + std::string(kiln::isa::facts_of(a).name);
    std::printf("| `%s` | %s | %s | %s | %s |\n", e.name, targets.c_str(), e.triggered_by, e.mitigated_by,
                e.source);
  }
}

} // namespace

int main() {
  const bool ok = print("Scalar instructions", scalar_rules, scalar_rule_count) &&
                  print("Vector ALU", vector_rules, vector_rule_count) &&
                  print("Memory instructions", memory_rules, memory_rule_count) &&
                  print("Matrix instructions", matrix_rules, matrix_rule_count);
  print_errata();
  return ok ? 0 : 1;
}
