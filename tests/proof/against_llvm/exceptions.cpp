// SPDX-License-Identifier: MIT
// The tables of exceptions. MAN: CDNA3 and CDNA4 ISA manuals.
#include "exceptions.hpp"

#include <kiln/analysis/registers/register_range.hpp>

namespace kiln::against_llvm {
namespace {

using isa::role;

const isa::operand_list& list_of(const isa::row& r) { return isa::operand_lists[r.operands]; }

/// Calls with first register and count of each register operand.
template<class Visit> void for_each_register(const ir::instruction& in, Visit visit) {
  const isa::operand_list& list = list_of(isa::rows[in.row]);
  for (u32 k = 0; k < list.count; ++k) {
    const u32 r = analysis::resource_of(in.op(k));
    if (analysis::is_register(r)) visit(list.places[k], r, list.places[k].dwords);
  }
}

bool writes(const ir::instruction& in, u32 first, u32 count) {
  bool found = (isa::rows[in.row].writes & isa::special::vcc) != 0 && first <= isa::resource::vcc_hi &&
               isa::resource::vcc < first + count;
  for_each_register(in, [&](const isa::operand_row& place, u32 r, u32 n) {
    found |= place.role != role::read && r < first + count && first < r + n;
  });
  return found;
}

bool shares_a_result_with(const ir::instruction& early, const ir::instruction& late, bool only_written) {
  bool found = false;
  for_each_register(late, [&](const isa::operand_row& place, u32 r, u32 n) {
    if (!only_written || place.role != role::read) found |= writes(early, r, n);
  });
  return found;
}

bool is(const difference& d, isa::flag_mask f) { return (d.row(d.at).flags & f) != 0; }
bool is_valu(const isa::row& r) { return (r.flags & isa::flag::valu) != 0; }
bool is_mai(const isa::row& r) { return r.encoding == isa::encoding::mai; }

/// Wait states that LLVM adds.
unsigned extra(const difference& d) { return d.more.states - d.gaps[d.at].states; }

/// A mask of lanes, named or implicit, that a VALU wrote, from which LLVM wants two wait states.
bool reads_a_young_mask(const difference& d) {
  if (!is(d, isa::flag::valu) || d.arch == isa::arch::gfx90a) return false;
  for (size_t i = d.at; i-- > 0 && d.between(i) < 2;) {
    if (!is_valu(d.row(i)) || d.between(i) + extra(d) != 2) continue;
    if ((d.row(d.at).reads & isa::special::vcc) != 0 && writes(d.code[i], isa::resource::vcc, 2)) return true;
    bool found = false;
    for_each_register(d.consumer(), [&](const isa::operand_row& place, u32 r, u32 n) {
      found |= place.role == role::read && place.element == isa::element::mask && writes(d.code[i], r, n);
    });
    if (found) return true;
  }
  return false;
}

/// Right after a packed instruction whose op_sel_hi has its first bit set, as it is by default; a load to LDS counts as VALU.
bool follows_packed(const difference& d) {
  if (d.at == 0 || (!is_valu(d.row(d.at)) && !is(d, isa::flag::lds_dma)) || d.between(d.at - 1) != 0 ||
      extra(d) != 1 || d.arch == isa::arch::gfx90a)
    return false;
  const ir::instruction& before = d.code[d.at - 1];
  if (isa::rows[before.row].encoding != isa::encoding::vop3p) return false;
  const bool high =
      !before.has(isa::modifier::op_sel_hi) || (before.value_of(isa::modifier::op_sel_hi) & 1) != 0;
  return high && shares_a_result_with(before, d.consumer(), false);
}

/// Looks at an operand of the consumer that holds registers of the producer's result.
enum class result_in_operand : u8 { whole, beside_younger, under_younger };
/// LLVM looks for the last matrix instruction that wrote any register of an operand. A younger one than the producer may have
/// written others than the producer, or all that the producer wrote.
result_in_operand hidden_from_llvm(const difference& d) {
  const u32 first = analysis::resource_of(d.code[d.producer].op(0)),
            end = first + list_of(d.row(d.producer)).places[0].dwords;
  auto out = result_in_operand::whole;
  for_each_register(d.consumer(), [&](const isa::operand_row&, u32 r, u32 n) {
    bool mine = false, younger = false, both = false;
    for (u32 one = r; one < r + n; ++one) {
      const bool of_producer = first <= one && one < end;
      bool later = false;
      for (size_t i = d.producer + 1; i < d.at; ++i) later |= is_mai(d.row(i)) && writes(d.code[i], one, 1);
      mine |= of_producer && !later;
      both |= of_producer && later;
      younger |= later;
    }
    if (mine && younger) out = result_in_operand::beside_younger;
    if (!mine && both && out == result_in_operand::whole) out = result_in_operand::under_younger;
  });
  return out;
}
bool is_behind_matrix(const difference& d) { return d.rule.starts_with('M') && is_mai(d.row(d.producer)); }

bool same_vmcnt(const difference& d) { return d.more.wait.vmcnt == d.gaps[d.at].wait.vmcnt; }
bool same_expcnt(const difference& d) { return d.more.wait.expcnt == d.gaps[d.at].wait.expcnt; }

bool counts_in(const isa::row& r, isa::counter_event counter) { return (isa::events_of(r) & counter) != 0; }

/// Whether number `i` may still be under way at the consumer, after the waits that Kiln inserted. It inserts counts above
/// 0 only where operations finish in order.
bool may_be_pending(const difference& d, size_t i) {
  if (d.loops) return true;
  bool vm = counts_in(d.row(i), isa::counts_in_vmcnt), lgkm = counts_in(d.row(i), isa::counts_in_lgkmcnt);
  unsigned vm_younger = 0, lgkm_younger = 0;
  for (size_t j = i + 1; j <= d.at; ++j) {
    vm = vm && vm_younger < d.gaps[j].wait.vmcnt;
    lgkm = lgkm && lgkm_younger < d.gaps[j].wait.lgkmcnt;
    vm_younger += counts_in(d.row(j), isa::counts_in_vmcnt);
    lgkm_younger += counts_in(d.row(j), isa::counts_in_lgkmcnt);
  }
  return vm || lgkm;
}

/// Reads a result that may be under way, so that the wait would not be noise.
bool reads_a_pending_result(const difference& d, isa::counter_event counter) {
  bool found = false;
  for (size_t i = 0; i < (d.loops ? d.code.size() : d.at); ++i) {
    if (!counts_in(d.row(i), counter) || !may_be_pending(d, i)) continue;
    for_each_register(d.consumer(), [&](const isa::operand_row& place, u32 r, u32 n) {
      found |= place.role != role::write && writes(d.code[i], r, n);
    });
  }
  return found;
}

/// Writes, and does not read, registers that an earlier instruction of the kind writes too.
bool rewrites_result_of(const difference& d, isa::flag_mask kind) {
  for (size_t i = 0; i < (d.loops ? d.code.size() : d.at); ++i)
    if ((d.row(i).flags & kind) != 0 && may_be_pending(d, i) &&
        shares_a_result_with(d.code[i], d.consumer(), true))
      return true;
  return false;
}

bool loads_to_lds(const difference& d, size_t i) {
  return (d.row(i).flags & isa::flag::lds_dma) != 0 && d.row(i).encoding != isa::encoding::mubuf;
}

bool matching_tuples(const difference& d) {
  if (!is_mai(d.row(d.producer)) || !is_mai(d.row(d.at))) return false;
  const bool sparse = list_of(d.row(d.at)).places[0].role == role::read_write;
  return d.code[d.producer].op(0) == d.code[d.at].op(sparse ? 0 : 3);
}

} // namespace

const std::vector<exception>& llvm_has_more_states() {
  static const std::vector<exception> all = {
      {"H10", "mask",
       "MAN 4.5 asks for nothing before carry-in and select masks, and production kernels rely on it",
       reads_a_young_mask},
      {"1.1 noise", "packed op_sel_hi",
       "LLVM takes op_sel_hi[0] of VOP3P for DST_OP_SEL; it moves no result bits", follows_packed},
  };
  return all;
}

const std::vector<exception>& kiln_has_more_states() {
  static const std::vector<exception> all = {
      {"H3", "VSKIP", "VSKIP is not in LLVM", [](const difference& d) { return d.rule == "H3"; }},
      {"H4", "VSKIP", "VSKIP is not in LLVM", [](const difference& d) { return d.rule == "H4"; }},
      {"H5", "VCCZ and EXECZ", "VCCZ and EXECZ as data are not in LLVM",
       [](const difference& d) { return d.rule == "H5" || d.rule == "H5x"; }},
      {"H27", "conversion of 16 bits", "pull request 140218 is not merged",
       [](const difference& d) { return d.rule == "H27"; }},
      {"H28", "second conversion", "CDNA4 MAN 7.3; LLVM has 0",
       [](const difference& d) { return d.rule == "H28"; }},
      {"H30", "non-VALU", "MAN 4.5; LLVM has 0", [](const difference& d) { return d.rule == "H30"; }},
      {"H31", "SGPR soffset", "pull request 197267, after LLVM 22",
       [](const difference& d) { return d.rule == "H31"; }},
      {"H37", "to MFMA", "MAN 7.6; LLVM leaves matrix consumers out",
       [](const difference& d) { return d.rule == "H37" && is_mai(d.row(d.at)); }},
      {"M1", "v_mfma_ld_scale_b32",
       "it reads the scales, which the row names; LLVM asks the same of v_mfma_scale only as a whole",
       [](const difference& d) { return d.rule == "M1" && d.name(d.at) == "v_mfma_ld_scale_b32"; }},
      {"H40", "s_icache_inv", "s_icache_inv is not in LLVM",
       [](const difference& d) { return d.rule == "H40"; }},
      {"M3, M4, 1.2 exact", "matching tuples", "pull request 218363, after LLVM 22",
       [](const difference& d) {
         return (d.rule.starts_with("M3") || d.rule.starts_with("M4") || d.rule.starts_with("M9") ||
                 d.rule.starts_with("M14")) &&
                matching_tuples(d);
       }},
      {"1.2 overlapped", "operand of two results",
       "any intersection counts; LLVM looks at the last result that shares a register with the operand",
       [](const difference& d) {
         return is_behind_matrix(d) && hidden_from_llvm(d) == result_in_operand::beside_younger;
       }},
      {"M28, U2", "overwritten result",
       "documented nowhere whether a younger result hides an older one that it was written over, so that the "
       "safe numbers hold; LLVM looks at the younger only",
       [](const difference& d) {
         return is_behind_matrix(d) && hidden_from_llvm(d) == result_in_operand::under_younger;
       }},
      {"M10", "SGEMM to XDL", "CDNA3 MAN 7.5; LLVM has 0",
       [](const difference& d) { return d.rule == "M10" && d.arch == isa::arch::gfx942; }},
      {"M18", "f64 16x16x4 to VALU", "CDNA4 MAN 7.6 has 19, LLVM 11",
       [](const difference& d) { return d.rule == "M18" && d.arch == isa::arch::gfx950; }},
      {"M26", "SMFMAC index", "ambiguous in MAN 7.6; LLVM has 0",
       [](const difference& d) { return d.rule == "M26"; }},
      {"M28", "second result in the same tuple", "documented nowhere; LLVM has 0",
       [](const difference& d) { return d.rule.starts_with("M28"); }},
      {"U12", "look-back", "LLVM 22 looks back 19 wait states, 20 are needed (pull request 222040)",
       [](const difference& d) {
         return d.arch == isa::arch::gfx950 && d.between(d.producer) == 19 &&
                (d.rule == "M5" || d.rule == "M6" || d.rule == "M7");
       }},
  };
  return all;
}

const std::vector<exception>& llvm_has_more_waits() {
  static const std::vector<exception> all = {
      {"3.1 lgkmcnt order", "DS after DS",
       "DS results return in order (MAN 4.4), so that the later one overwrites the earlier one",
       [](const difference& d) {
         return same_vmcnt(d) && same_expcnt(d) && is(d, isa::flag::lds) &&
                rewrites_result_of(d, isa::flag::lds) && !reads_a_pending_result(d, isa::counts_in_lgkmcnt);
       }},
  };
  return all;
}

const std::vector<exception>& kiln_has_more_waits() {
  static const std::vector<exception> all = {
      {"3.3 barrier", "barrier", "LLVM leaves LDS at barriers to whoever emits fences",
       [](const difference& d) {
         return is(d, isa::flag::barrier) &&
                (d.row(d.producer).flags & (isa::flag::lds | isa::flag::flat | isa::flag::lds_dma)) != 0;
       }},
      {"3.1 LDS-DMA", "global and scratch loads to LDS",
       "LLVM 22 counts them in lgkmcnt too, which is too small (pull request 179305)",
       [](const difference& d) {
         for (size_t i = 0; i < d.at; ++i)
           if (loads_to_lds(d, i) &&
               (i == d.producer || counts_in(d.row(d.producer), isa::counts_in_lgkmcnt)))
             return true;
         return false;
       }},
      {"3.3 ds_read, DMA", "LDS-DMA behind DS",
       "a reader waits for lgkmcnt before the DMA overwrites what it reads, of which LLVM knows nothing",
       [](const difference& d) {
         return is(d, isa::flag::lds_dma) &&
                (d.row(d.producer).flags & (isa::flag::lds | isa::flag::flat)) != 0;
       }},
      {"3.1 order, U5", "buffer_store_lds_dword",
       "DS is in order among DS, VMEM among VMEM; this is VMEM that reads LDS (the manual counts it among "
       "LDS-DMA), so that DS behind it may overtake it, for which LLVM has nothing",
       [](const difference& d) { return d.name(d.producer) == "buffer_store_lds_dword"; }},
  };
  return all;
}

} // namespace kiln::against_llvm
