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
bool is_d16_load(const difference& d, size_t i) {
  return (d.row(i).flags & isa::flag::may_load) != 0 && d.name(i).find("d16") != std::string::npos;
}

/// A mask of lanes, named or implicit, that a VALU wrote less than two wait states ago.
bool reads_a_young_mask(const difference& d) {
  if (!is(d, isa::flag::valu) || d.arch == isa::arch::gfx90a) return false;
  for (size_t i = d.at; i-- > 0 && d.between(i) < 2;) {
    if (!is_valu(d.row(i))) continue;
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
  if (d.at == 0 || !is_valu(d.row(d.at)) || d.between(d.at - 1) != 0 || d.arch == isa::arch::gfx90a)
    return false;
  const ir::instruction& before = d.code[d.at - 1];
  if (isa::rows[before.row].encoding != isa::encoding::vop3p) return false;
  const bool high =
      !before.has(isa::modifier::op_sel_hi) || (before.value_of(isa::modifier::op_sel_hi) & 1) != 0;
  return high && shares_a_result_with(before, d.consumer(), false);
}

/// In a run of memory instructions one of which loads 16 bits.
bool d16_in_the_run(const difference& d) {
  if (!is(d, isa::flag::vmem) && !is(d, isa::flag::may_load)) return false;
  for (size_t i = d.at + 1; i-- > 0;) {
    if (is_d16_load(d, i)) return true;
    if (i != d.at && (d.row(i).flags & isa::flag::vmem) == 0) return false;
    if (d.gaps[i].states + d.gaps[i].waits != 0 && i != d.at) return false;
  }
  return false;
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

bool is_cache_control(const isa::row& r) {
  return r.encoding == isa::encoding::mubuf && (r.flags & isa::flag::vmem) == 0;
}

bool only_lgkmcnt(const difference& d) {
  return d.more.wait.vmcnt == d.gaps[d.at].wait.vmcnt && d.more.wait.expcnt == d.gaps[d.at].wait.expcnt;
}

/// Writes, and does not read, registers that an earlier instruction of the kind writes too.
bool rewrites_result_of(const difference& d, isa::flag_mask kind) {
  for (size_t i = 0; i < d.at; ++i)
    if ((d.row(i).flags & kind) != 0 && shares_a_result_with(d.code[i], d.consumer(), true)) return true;
  return false;
}

bool was_before(const difference& d, isa::flag_mask kind) {
  for (size_t i = 0; i < d.at; ++i)
    if ((d.row(i).flags & kind) != 0) return true;
  return false;
}

bool matching_tuples(const difference& d) {
  if (!is_matrix(d.row(d.producer)) || !is_matrix(d.row(d.at))) return false;
  const bool sparse = list_of(d.row(d.at)).places[0].role == role::read_write;
  return d.code[d.producer].op(0) == d.code[d.at].op(sparse ? 0 : 3);
}

} // namespace

const std::vector<exception>& llvm_has_more_states() {
  static const std::vector<exception> all = {
      {"H10", "MAN 4.5 asks for nothing before carry-in and select masks, and production kernels rely on it",
       reads_a_young_mask},
      {"packed op_sel_hi", "LLVM takes op_sel_hi[0] of VOP3P for DST_OP_SEL; it moves no result bits",
       follows_packed},
      {"D16 in a clause",
       "LLVM counts the destination of a 16-bit load as a source; with SRAM ECC it is none", d16_in_the_run},
      {"H18 to cache control", "buffer_inv and its like have no lanes, so EXEC is nothing to them",
       [](const difference& d) { return is_cache_control(d.row(d.at)); }},
      {"load to LDS as a VALU", "LLVM flags loads to LDS as VALU instructions; the manual does not",
       [](const difference& d) {
         return is(d, isa::flag::lds_dma) && d.more.states - d.gaps[d.at].states == 1;
       }},
  };
  return all;
}

const std::vector<exception>& kiln_has_more_states() {
  static const std::vector<exception> all = {
      {"H3", "VSKIP is not in LLVM", [](const difference& d) { return d.rule == "H3"; }},
      {"H4", "VSKIP is not in LLVM", [](const difference& d) { return d.rule == "H4"; }},
      {"H5", "VCCZ and EXECZ as data are not in LLVM",
       [](const difference& d) { return d.rule == "H5" || d.rule == "H5x"; }},
      {"H27", "pull request 140218 is not merged", [](const difference& d) { return d.rule == "H27"; }},
      {"H28", "CDNA4 MAN 7.3; LLVM has 0", [](const difference& d) { return d.rule == "H28"; }},
      {"H29 with a special soffset", "LLVM takes src_vccz and the like for an SGPR",
       [](const difference& d) { return d.rule == "H29" && has_special_soffset(d.code[d.producer]); }},
      {"H30", "MAN 4.5; LLVM has 0", [](const difference& d) { return d.rule == "H30"; }},
      {"H31", "pull request 197267, after LLVM 22", [](const difference& d) { return d.rule == "H31"; }},
      {"H37 to MFMA", "MAN 7.6; LLVM leaves matrix consumers out",
       [](const difference& d) { return d.rule == "H37" && is_matrix(d.row(d.at)); }},
      {"H38 in long runs", "LLVM looks back five instructions where the program has no AGPR 0",
       [](const difference& d) { return d.rule == "H38" && d.at >= 5; }},
      {"v_mfma_ld_scale_b32", "half of v_mfma_scale, which LLVM knows as a whole only",
       [](const difference& d) { return d.name(d.at) == "v_mfma_ld_scale_b32"; }},
      {"H40", "s_icache_inv is not in LLVM", [](const difference& d) { return d.rule == "H40"; }},
      {"M3, M4, M9, M14 on matching tuples", "pull request 218363, after LLVM 22",
       [](const difference& d) {
         return (d.rule.starts_with("M3") || d.rule.starts_with("M4") || d.rule.starts_with("M9") ||
                 d.rule.starts_with("M14")) &&
                matching_tuples(d);
       }},
      {"matrix result under a younger one",
       "LLVM looks at the last writer only, Kiln at all that may be on their way",
       [](const difference& d) { return is_matrix(d.row(d.producer)) && lies_under_another_result(d); }},
      {"M10", "CDNA3 MAN 7.5; LLVM has 0", [](const difference& d) { return d.rule == "M10"; }},
      {"M18", "CDNA4 MAN 7.6 has 19, LLVM 11",
       [](const difference& d) { return d.rule == "M18" && d.arch == isa::arch::gfx950; }},
      {"M26", "ambiguous in MAN 7.6; LLVM has 0", [](const difference& d) { return d.rule == "M26"; }},
      {"M28", "documented nowhere; LLVM has 0",
       [](const difference& d) { return d.rule.starts_with("M28"); }},
      {"look-back", "LLVM 22 looks back 19 wait states, 20 are needed (pull request 222040)",
       [](const difference& d) {
         return d.arch == isa::arch::gfx950 && d.between(d.producer) == 19 &&
                (d.rule == "M5" || d.rule == "M6" || d.rule == "M7");
       }},
  };
  return all;
}

const std::vector<exception>& llvm_has_more_waits() {
  static const std::vector<exception> all = {
      {"DS after DS",
       "DS results return in order (MAN 4.4), so that the later one overwrites the earlier one",
       [](const difference& d) {
         return only_lgkmcnt(d) && is(d, isa::flag::lds) && rewrites_result_of(d, isa::flag::lds);
       }},
      {"D16", "LLVM counts the destination of a 16-bit load as a source; with SRAM ECC it is none",
       [](const difference& d) { return is_d16_load(d, d.at); }},
      {"flat",
       "LLVM lets a flat instruction disorder both counters until both were waited for; each is in order "
       "again "
       "once it was zero",
       [](const difference& d) { return was_before(d, isa::flag::flat); }},
      {"GWS", "LLVM waits right behind GWS; the manual asks for expcnt before its data is overwritten",
       [](const difference& d) { return was_before(d, isa::flag::gws); }},
      {"cache invalidation", "what must have arrived before it is the author's to say",
       [](const difference& d) { return is_cache_control(d.row(d.at)); }},
  };
  return all;
}

const std::vector<exception>& kiln_has_more_waits() {
  static const std::vector<exception> all = {
      {"barrier", "LLVM leaves LDS at barriers to whoever emits fences",
       [](const difference& d) { return is(d, isa::flag::barrier); }},
      {"global and scratch loads to LDS",
       "LLVM 22 counts them in lgkmcnt too, which is too small (pull request 179305)",
       [](const difference& d) {
         for (size_t i = 0; i < d.at; ++i)
           if ((d.row(i).flags & isa::flag::lds_dma) != 0 && d.row(i).encoding != isa::encoding::mubuf)
             return true;
         return false;
       }},
      {"buffer_store_lds_dword", "it reads LDS when it gets there; what follows may not overtake it",
       [](const difference& d) { return d.name(d.producer) == "buffer_store_lds_dword"; }},
  };
  return all;
}

} // namespace kiln::against_llvm
