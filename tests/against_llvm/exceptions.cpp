// SPDX-License-Identifier: MIT
// The tables of exceptions. MAN: CDNA3 and CDNA4 ISA manuals.
#include "exceptions.hpp"

#include <kiln/analysis/register_range.hpp>

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
bool is_matrix(const isa::row& r) { return r.encoding == isa::encoding::mai; }
bool is_cache_control(const isa::row& r) {
  return r.encoding == isa::encoding::mubuf && (r.flags & isa::flag::vmem) == 0;
}
bool is_d16_load(const difference& d, size_t i) {
  return (d.row(i).flags & isa::flag::may_load) != 0 && d.name(i).find("d16") != std::string::npos;
}

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

/// Right after a packed instruction whose op_sel_hi has its first bit set, as it is by default.
bool follows_packed(const difference& d) {
  if (d.at == 0 || !is_valu(d.row(d.at)) || d.between(d.at - 1) != 0 || extra(d) != 1 ||
      d.arch == isa::arch::gfx90a)
    return false;
  const ir::instruction& before = d.code[d.at - 1];
  if (isa::rows[before.row].encoding != isa::encoding::vop3p) return false;
  const bool high =
      !before.has(isa::modifier::op_sel_hi) || (before.value_of(isa::modifier::op_sel_hi) & 1) != 0;
  return high && shares_a_result_with(before, d.consumer(), false);
}

/// In a run of memory instructions one of which loads 16 bits; breaking it takes one wait state.
bool d16_in_the_run(const difference& d) {
  if ((!is(d, isa::flag::vmem) && !is(d, isa::flag::may_load)) || extra(d) != 1) return false;
  for (size_t i = d.at + 1; i-- > 0;) {
    if (is_d16_load(d, i)) return true;
    if (i != d.at && (d.row(i).flags & isa::flag::vmem) == 0) return false;
    if (d.gaps[i].states + d.gaps[i].waits != 0 && i != d.at) return false;
  }
  return false;
}

/// A 16-bit load into the result of an f64 matrix instruction: LLVM asks for what a reader needs.
bool d16_over_f64_matrix(const difference& d) {
  if (!is_d16_load(d, d.at)) return false;
  for (size_t i = d.at; i-- > 0 && d.between(i) < 18;)
    if ((d.row(i).flags & isa::flag::dgemm) != 0 && shares_a_result_with(d.code[i], d.consumer(), true) &&
        (d.between(i) + extra(d) == 18 || d.between(i) + extra(d) == 9))
      return true;
  return false;
}

/// Cache control whose lanes v_cmpx chose less than five wait states ago.
bool cache_control_behind_v_cmpx(const difference& d) {
  if (!is_cache_control(d.row(d.at))) return false;
  for (size_t i = d.at; i-- > 0 && d.between(i) < 5;)
    if (is_valu(d.row(i)) && d.between(i) + extra(d) == 5 &&
        ((d.row(i).writes & isa::special::exec) != 0 || writes(d.code[i], isa::resource::exec, 2)))
      return true;
  return false;
}

/// A load to LDS that reads what the instruction right before it made.
bool loads_to_lds_as_valu(const difference& d) {
  return is(d, isa::flag::lds_dma) && extra(d) == 1 && d.at != 0 && d.between(d.at - 1) == 0 &&
         is_valu(d.row(d.at - 1)) && shares_a_result_with(d.code[d.at - 1], d.consumer(), false);
}

/// Between producer and consumer, another matrix instruction writes registers of the producer's result.
bool lies_under_another_result(const difference& d) {
  const ir::instruction& producer = d.code[d.producer];
  const u32 first = analysis::resource_of(producer.op(0)),
            count = list_of(d.row(d.producer)).places[0].dwords;
  for (size_t i = d.producer + 1; i < d.at; ++i)
    if (is_matrix(d.row(i)) && writes(d.code[i], first, count)) return true;
  return false;
}

/// A store whose soffset is neither number nor SGPR, but one of the special sources.
bool has_special_soffset(const ir::instruction& in) {
  const isa::operand_list& list = list_of(isa::rows[in.row]);
  for (u32 k = 0; k < list.count; ++k)
    if (std::string(static_cast<const char*>(list.places[k].name)) == "soffset")
      return in.op(k).kind() == ir::operand_kind::fixed && in.op(k).payload() >= 235 &&
             in.op(k).payload() <= 253 && !(in.op(k).payload() >= 240 && in.op(k).payload() <= 248);
  return false;
}

bool same_vmcnt(const difference& d) { return d.more.wait.vmcnt == d.gaps[d.at].wait.vmcnt; }
bool same_expcnt(const difference& d) { return d.more.wait.expcnt == d.gaps[d.at].wait.expcnt; }
bool same_lgkmcnt(const difference& d) { return d.more.wait.lgkmcnt == d.gaps[d.at].wait.lgkmcnt; }

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

/// Both counters were in no order behind a flat instruction, and have not both been zero since.
bool flat_before(const difference& d) {
  for (size_t i = 0; i < d.at; ++i) {
    if ((d.row(i).flags & isa::flag::flat) == 0) continue;
    bool both = false;
    for (size_t j = i + 1; j < d.at; ++j) both |= d.gaps[j].wait.vmcnt == 0 && d.gaps[j].wait.lgkmcnt == 0;
    if (!both) return true;
  }
  return false;
}

bool loads_to_lds(const difference& d, size_t i) {
  return (d.row(i).flags & isa::flag::lds_dma) != 0 && d.row(i).encoding != isa::encoding::mubuf;
}

bool matching_tuples(const difference& d) {
  if (!is_matrix(d.row(d.producer)) || !is_matrix(d.row(d.at))) return false;
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
      {"ours, beside H38", "D16 in a clause",
       "LLVM counts the destination of a 16-bit load as a source; with SRAM ECC it is none", d16_in_the_run},
      {"ours, beside M19 and M23", "D16 over an f64 result",
       "LLVM counts the destination of a 16-bit load as a source; with SRAM ECC it is none",
       d16_over_f64_matrix},
      {"H18, U4", "to cache control", "buffer_inv and its like have no lanes, so EXEC is nothing to them",
       cache_control_behind_v_cmpx},
      {"ours, beside H23", "load to LDS as a VALU",
       "LLVM flags loads to LDS as VALU instructions; the manual does not", loads_to_lds_as_valu},
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
      {"ours, beside H29", "special soffset", "LLVM takes src_vccz and the like for an SGPR",
       [](const difference& d) { return d.rule == "H29" && has_special_soffset(d.code[d.producer]); }},
      {"H30", "non-VALU", "MAN 4.5; LLVM has 0", [](const difference& d) { return d.rule == "H30"; }},
      {"H31", "SGPR soffset", "pull request 197267, after LLVM 22",
       [](const difference& d) { return d.rule == "H31"; }},
      {"H37", "to MFMA", "MAN 7.6; LLVM leaves matrix consumers out",
       [](const difference& d) { return d.rule == "H37" && is_matrix(d.row(d.at)); }},
      {"ours, beside H38", "long runs", "LLVM looks back five instructions where the program has no AGPR 0",
       [](const difference& d) { return d.rule == "H38" && d.at - d.producer >= 5; }},
      {"ours, beside M1", "v_mfma_ld_scale_b32",
       "half of v_mfma_scale, which LLVM knows as a whole only: M1 for the half, too",
       [](const difference& d) { return d.name(d.at) == "v_mfma_ld_scale_b32"; }},
      {"H40", "s_icache_inv", "s_icache_inv is not in LLVM",
       [](const difference& d) { return d.rule == "H40"; }},
      {"M3, M4, 1.2 exact", "matching tuples", "pull request 218363, after LLVM 22",
       [](const difference& d) {
         return (d.rule.starts_with("M3") || d.rule.starts_with("M4") || d.rule.starts_with("M9") ||
                 d.rule.starts_with("M14")) &&
                matching_tuples(d);
       }},
      {"ours, beside M2 to M25", "matrix result under a younger one",
       "LLVM looks at the last writer only, Kiln at all that may be on their way",
       [](const difference& d) {
         return d.rule.starts_with('M') && is_matrix(d.row(d.producer)) && lies_under_another_result(d);
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
      {"ours, beside 3.3 second load", "D16",
       "LLVM counts the destination of a 16-bit load as a source; with SRAM ECC it is none",
       [](const difference& d) {
         return same_expcnt(d) && is_d16_load(d, d.at) && rewrites_result_of(d, isa::flag::may_load) &&
                !reads_a_pending_result(d, isa::counts_in_vmcnt | isa::counts_in_lgkmcnt);
       }},
      {"ours, beside 3.1 flat", "flat",
       "LLVM lets a flat instruction disorder both counters until both were waited for; each is in order "
       "again once it was zero",
       [](const difference& d) {
         return flat_before(d) && same_expcnt(d) && (same_vmcnt(d) || d.more.wait.vmcnt == 0) &&
                (same_lgkmcnt(d) || d.more.wait.lgkmcnt == 0);
       }},
      {"ours, beside 3.1 expcnt", "GWS",
       "LLVM waits right behind GWS, and before EXEC is written; the manual asks for expcnt before its data "
       "is overwritten",
       [](const difference& d) {
         if (d.at != 0 && (d.row(d.at - 1).flags & isa::flag::gws) != 0) return true;
         return same_vmcnt(d) && same_lgkmcnt(d) &&
                ((d.row(d.at).writes & isa::special::exec) != 0 ||
                 writes(d.consumer(), isa::resource::exec, 2));
       }},
      {"ours, beside 3.3 visibility", "cache invalidation",
       "what must have arrived before it is the author's to say",
       [](const difference& d) {
         return is_cache_control(d.row(d.at)) && same_expcnt(d) && same_lgkmcnt(d) && d.more.wait.vmcnt == 0;
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
      {"ours, beside 3.3 LDS-DMA", "buffer_store_lds_dword",
       "it reads LDS when it gets there; what follows may not overtake it",
       [](const difference& d) { return d.name(d.producer) == "buffer_store_lds_dword"; }},
  };
  return all;
}

} // namespace kiln::against_llvm
