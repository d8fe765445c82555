// SPDX-License-Identifier: MIT
// The flags of a row, from LLVM's TSFlags and from names.
#include "facts.hpp"

#include "llvm_constants.hpp"

namespace kiln::isa_gen {
namespace {

bool any_prefix(const std::string& name, std::initializer_list<const char*> prefixes) {
  for (const char* p : prefixes)
    if (name.starts_with(p)) return true;
  return false;
}

/// Instructions that act on something else than their results and memory.
bool acts_beyond_results(const std::string& n) {
  return any_prefix(n, {"s_barrier",        "s_sendmsg",      "s_setreg",       "s_setprio",
                        "s_sleep",          "s_endpgm",       "s_waitcnt",      "s_nop",
                        "s_trap",           "s_icache_inv",   "s_dcache_",      "s_sethalt",
                        "s_setkill",        "s_ttracedata",   "s_incperflevel", "s_decperflevel",
                        "s_set_gpr_idx",    "s_setvskip",     "s_rfe",          "s_wakeup",
                        "s_atc_probe",      "s_mem",          "buffer_wbl2",    "buffer_inv",
                        "buffer_wbinvl1",   "ds_gws_",        "ds_append",      "ds_consume",
                        "ds_ordered_count", "s_cbranch_",     "s_branch",       "s_call",
                        "s_setpc",          "s_swappc",       "v_clrexcp",      "v_nop",
                        "ds_nop",           "s_scratch_store"});
}

bool is_ds_atomic(const std::string& n) {
  return !any_prefix(n, {"ds_read", "ds_write", "ds_bpermute", "ds_permute", "ds_swizzle", "ds_gws_",
                         "ds_nop", "ds_ordered_count"});
}

} // namespace

isa::flag_mask flags_of(const assembler& target, const form& f) {
  namespace fl = isa::flag;
  using isa::encoding;
  const llvm::MCInstrDesc& desc = target.describe(f.opcode);
  const std::string& n = f.name;
  const encoding e = f.row.encoding;
  const uint64_t t = f.ts_flags;
  isa::flag_mask out = 0;
  const auto set = [&](isa::flag_mask bit, bool on) { out |= on ? bit : 0; };

  const bool vector_memory = e == encoding::flat || e == encoding::global || e == encoding::scratch ||
                             e == encoding::mubuf || e == encoding::mtbuf;
  set(fl::valu, e >= encoding::vop1 && e <= encoding::dpp);
  set(fl::salu, e <= encoding::sopc);
  set(fl::vmem, vector_memory && !n.starts_with("buffer_inv") && !n.starts_with("buffer_wbinvl1"));
  set(fl::smem, e == encoding::smem);
  set(fl::lds, e == encoding::ds);
  set(fl::flat, e == encoding::flat);

  const bool dma = n.find("_load_lds_") != n.npos || (f.details.required & mask_of(isa::modifier::lds)) != 0;
  const bool atomic = (t & (ts::atomic_no_return | ts::atomic_return)) != 0 || n.find("_atomic_") != n.npos ||
                      (e == encoding::ds && is_ds_atomic(n));
  set(fl::lds_dma, dma);
  set(fl::atomic, atomic);
  set(fl::returns, atomic && !f.places.empty() && f.places[0].row.role != isa::role::read);
  const bool crosses_in_lds_unit = any_prefix(n, {"ds_bpermute", "ds_permute", "ds_swizzle"});
  const bool load = desc.mayLoad() || atomic || dma;
  const bool store = desc.mayStore() || atomic || dma;
  set(fl::may_load, load && !crosses_in_lds_unit && e >= encoding::smem && !n.starts_with("s_mem"));
  set(fl::may_store, store && !crosses_in_lds_unit && (e == encoding::smem || e >= encoding::ds));
  if (e < encoding::ds && e != encoding::smem) out &= ~(fl::may_load | fl::may_store);

  const bool branch = desc.isBranch() || desc.isCall() || n.starts_with("s_cbranch_") || n == "s_setpc_b64" ||
                      n == "s_swappc_b64" || n == "s_rfe_b64" || n == "s_rfe_restore_b64";
  set(fl::branch, branch);
  set(fl::conditional, n.starts_with("s_cbranch_"));
  set(fl::ends_program, n.starts_with("s_endpgm"));
  set(fl::barrier, n == "s_barrier");
  set(fl::side_effects, acts_beyond_results(n) || (out & fl::may_store) != 0 || branch);
  set(fl::transcendental, (t & ts::trans) != 0);

  const bool matrix = n.starts_with("v_mfma") || n.starts_with("v_smfmac");
  const bool f32_inputs = matrix && n.ends_with("f32") && !n.ends_with("xf32");
  set(fl::dgemm, n.starts_with("v_mfma_f64"));
  set(fl::sgemm, f32_inputs);
  set(fl::xdl, matrix && !f32_inputs && !n.starts_with("v_mfma_f64"));
  set(fl::dot, (t & ts::is_dot) != 0 || n.starts_with("v_dot")); // LLVM leaves the bit out of DPP forms
  set(fl::packed, e == encoding::vop3p && n.starts_with("v_pk_"));
  set(fl::sends_message, n.starts_with("s_sendmsg"));
  set(fl::lane_crossing, e == encoding::dpp || matrix || crosses_in_lds_unit ||
                             any_prefix(n, {"v_readlane", "v_readfirstlane", "v_permlane"}));
  set(fl::ignores_exec, matrix || any_prefix(n, {"v_readlane", "v_writelane"}));
  set(fl::waitcnt, n == "s_waitcnt");
  set(fl::nop, n == "s_nop");
  set(fl::gws, (t & ts::gws) != 0);
  set(fl::writes_exec_as_compare, n.starts_with("v_cmpx_"));
  // LLVM ties their result to a source, as without SRAM ECC the other half stays. Not so those with a format.
  set(fl::half_load, desc.mayLoad() && (t & ts::tied_source_not_read) != 0 && n.find("_format_") == n.npos);
  return out;
}

} // namespace kiln::isa_gen
