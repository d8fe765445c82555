// SPDX-License-Identifier: MIT
// Which words of the wait-state rules an instruction's row can answer to. A filter: what an instruction really does
// depends on its operands and modifiers, see analysis::hazard_accesses.
#pragma once

#include <kiln/isa/hazard/access.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::isa::hazard {

/// Instructions that rules treat apart.
enum class special_kind : u8 {
  none,
  readlane,
  readfirstlane,
  writelane,
  div_fmas,
  permlane_swap,
  fma_f64,
  convert,     ///< f32 to 8 bits or fewer: writes a part of its register, chosen by op_sel
  convert_16,  ///< 16-bit floats to 8 bits or fewer: the same, without rule H28
  convert_any, ///< f32 or 16-bit floats to 4 bits: needs the wait state whatever its op_sel is
  scaled_pack, ///< scaled conversion of two 16-bit floats to 8 bits
  getreg,
  setreg,
  setvskip,
  rfe,
  icache_inv,
};

struct special_mnemonic {
  u16 mnemonic;
  special_kind kind;
};

// clang-format off
inline constexpr special_mnemonic special_mnemonics[] = {
    {mn::v_readlane_b32, special_kind::readlane},
    {mn::v_readfirstlane_b32, special_kind::readfirstlane},
    {mn::v_writelane_b32, special_kind::writelane},
    {mn::v_div_fmas_f32, special_kind::div_fmas},
    {mn::v_div_fmas_f64, special_kind::div_fmas},
    {mn::v_permlane16_swap_b32, special_kind::permlane_swap},
    {mn::v_permlane32_swap_b32, special_kind::permlane_swap},
    {mn::v_fma_f64, special_kind::fma_f64},
    {mn::v_fmac_f64, special_kind::fma_f64},
    {mn::v_cvt_pk_fp8_f32, special_kind::convert},
    {mn::v_cvt_pk_bf8_f32, special_kind::convert},
    {mn::v_cvt_sr_fp8_f32, special_kind::convert},
    {mn::v_cvt_sr_bf8_f32, special_kind::convert},
    {mn::v_cvt_scalef32_pk_fp8_f32, special_kind::convert},
    {mn::v_cvt_scalef32_pk_bf8_f32, special_kind::convert},
    {mn::v_cvt_scalef32_pk_fp4_f32, special_kind::convert},
    {mn::v_cvt_scalef32_sr_fp8_f32, special_kind::convert},
    {mn::v_cvt_scalef32_sr_bf8_f32, special_kind::convert},
    {mn::v_cvt_scalef32_pk_fp4_f16, special_kind::convert_16},
    {mn::v_cvt_scalef32_pk_fp4_bf16, special_kind::convert_16},
    {mn::v_cvt_scalef32_sr_fp8_f16, special_kind::convert_16},
    {mn::v_cvt_scalef32_sr_fp8_bf16, special_kind::convert_16},
    {mn::v_cvt_scalef32_sr_bf8_f16, special_kind::convert_16},
    {mn::v_cvt_scalef32_sr_bf8_bf16, special_kind::convert_16},
    {mn::v_cvt_scalef32_sr_pk_fp4_f32, special_kind::convert_any},
    {mn::v_cvt_scalef32_sr_pk_fp4_f16, special_kind::convert_any},
    {mn::v_cvt_scalef32_sr_pk_fp4_bf16, special_kind::convert_any},
    {mn::v_cvt_scalef32_pk_fp8_f16, special_kind::scaled_pack},
    {mn::v_cvt_scalef32_pk_fp8_bf16, special_kind::scaled_pack},
    {mn::v_cvt_scalef32_pk_bf8_f16, special_kind::scaled_pack},
    {mn::v_cvt_scalef32_pk_bf8_bf16, special_kind::scaled_pack},
    {mn::s_getreg_b32, special_kind::getreg},
    {mn::s_setreg_b32, special_kind::setreg},
    {mn::s_setreg_imm32_b32, special_kind::setreg},
    {mn::s_setvskip, special_kind::setvskip},
    {mn::s_rfe_b64, special_kind::rfe},
    {mn::s_rfe_restore_b64, special_kind::rfe},
    {mn::s_icache_inv, special_kind::icache_inv},
};
// clang-format on

namespace detail {

struct mnemonic_set {
  u128 words[mnemonic_count / 128 + 1] = {};
};
/// A template, so that clang does not run it where it is defined.
template<u32 Count = sizeof(special_mnemonics) / sizeof(special_mnemonic)>
constexpr mnemonic_set make_special_set() {
  mnemonic_set set;
  for (u32 i = 0; i < Count; ++i) {
    const u32 m = special_mnemonics[i].mnemonic;
    set.words[m >> 7] |= u128{1} << (m & 127);
  }
  return set;
}
inline constexpr mnemonic_set special_set = make_special_set();

} // namespace detail

/// Nearly all mnemonics are of no special kind: they cost one test of a set, where a switch would try its cases in turn.
constexpr bool is_special(u16 mnemonic) {
  return (detail::special_set.words[mnemonic >> 7] >> (mnemonic & 127) & 1) != 0;
}
constexpr special_kind kind_of(u16 mnemonic) {
  if (!is_special(mnemonic)) return special_kind::none;
  for (const special_mnemonic* s = special_mnemonics;; ++s)
    if (s->mnemonic == mnemonic) return s->kind;
}

/// Of the instructions that read M0, those that rule H32 applies to. Not s_set_gpr_idx_on and the like, which change a part
/// of it: scalar instructions wait for each other. Of DS only add-tid and GWS.
constexpr bool reads_m0_too_early(const row& r) {
  if ((r.flags & (flag::lds | flag::gws)) == flag::lds)
    return r.mnemonic == u32{mn::ds_read_addtid_b32} || r.mnemonic == u32{mn::ds_write_addtid_b32};
  return (r.writes & special::m0) == 0;
}

/// What instructions of a row may do: supersets.
struct row_class {
  producer_mask produces = 0;
  consumer_mask consumes = 0;
};

namespace detail {

// Each as one constant: clang would combine the parts again for each row.
inline constexpr flag_mask memory_flags = flag::vmem | flag::lds, vector_flags = flag::valu | memory_flags;
inline constexpr operand_classes vector_registers = oc::vgpr | oc::agpr,
                                 scalar_registers = oc::sgpr | oc::vcc | oc::exec;
inline constexpr consumer_mask of_valu = consumer::valu_reads | consumer::valu_writes | consumer::valu_sgpr |
                                         consumer::exec_data | consumer::z_data;
inline constexpr producer_mask valu_vgpr = mask_of(producer::valu_vgpr),
                               valu_scalar = mask_of(producer::valu_sgpr) | mask_of(producer::valu_exec),
                               salu_m0 = mask_of(producer::salu_m0), load_vgpr = mask_of(producer::load_vgpr);

constexpr row_class class_of_matrix(const row& r) {
  row_class c;
  c.consumes = consumer::matrix_ab | consumer::exec_matrix;
  if (operand_lists[r.operands].writes == 0) // v_mfma_ld_scale_b32, which may read SGPRs
    return c.consumes |= consumer::valu_sgpr | consumer::exec_data, c;
  if ((r.flags & flag::xdl) != 0) {
    c.produces = mask_of(producer::xdl_d) | mask_of(producer::xdl_c) | mask_of(producer::smfmac_index);
    c.consumes |= consumer::xdl_c | consumer::xdl_writes;
  } else if ((r.flags & flag::sgemm) != 0) {
    c.produces = mask_of(producer::sgemm_d) | mask_of(producer::sgemm_c);
    c.consumes |= consumer::sgemm_c | consumer::sgemm_writes;
  } else {
    c.produces = mask_of(producer::dgemm16_d) | mask_of(producer::dgemm4_d) | mask_of(producer::dgemm_issue);
    c.consumes |= consumer::dgemm_c | consumer::dgemm_writes;
  }
  return c;
}

constexpr row_class class_of_valu(const row& r) {
  row_class c;
  if (r.is(encoding::sdwa) || (r.is(encoding::vop3) && (r.modifiers() & mask_of(modifier::op_sel)) != 0))
    c.produces |= mask_of(producer::partial_vgpr);
  c.consumes = of_valu;
  // A scalar result is that of compares and v_readlane, or a carry-out; implicitly it is VCC or EXEC.
  const operand_list& list = operand_lists[r.operands];
  for (u32 left = list.writes; left != 0; left &= left - 1) {
    const operand_classes accepts = operand_places[list.places.of[__builtin_ctz(left)]].accepts;
    if ((accepts & vector_registers) != 0) c.produces |= valu_vgpr;
    if ((accepts & scalar_registers) != 0) c.produces |= valu_scalar;
  }
  if ((r.writes & special::vcc) != 0) c.produces |= mask_of(producer::valu_sgpr);
  if ((r.writes & special::exec) != 0) c.produces |= mask_of(producer::valu_exec);
  if ((r.flags & flag::transcendental) != 0)
    c.produces |= mask_of(producer::trans_vgpr);
  else
    c.consumes |= consumer::plain_reads;
  if ((r.flags & flag::dot) != 0) {
    c.produces |= mask_of(producer::dot_vgpr);
    c.consumes |= consumer::dot_reads_ab;
  }
  if (r.is(encoding::dpp)) c.consumes |= consumer::dpp_reads | consumer::exec_dpp;
  switch (kind_of(r.mnemonic)) {
  case special_kind::readlane:
    c.consumes |= consumer::readlane_reads | consumer::lane_select | consumer::exec_lane;
    break;
  case special_kind::readfirstlane: c.consumes |= consumer::readlane_reads | consumer::exec_lane; break;
  case special_kind::writelane: c.consumes |= consumer::lane_select | consumer::exec_lane; break;
  case special_kind::div_fmas: c.consumes |= consumer::div_fmas; break;
  case special_kind::permlane_swap: c.consumes |= consumer::swap_reads | consumer::exec_swap; break;
  case special_kind::fma_f64: c.consumes |= consumer::fma_f64; break;
  case special_kind::convert:
  case special_kind::convert_any:
    c.produces |= mask_of(producer::convert_low);
    c.consumes |= consumer::converts;
    break;
  case special_kind::scaled_pack: c.produces |= mask_of(producer::scaled_pack_low); break;
  default: break;
  }
  return c;
}

} // namespace detail

constexpr row_class class_of(const row& r) {
  row_class c;
  const flag_mask f = r.flags;
  if ((f & matrix_flags) != 0) {
    c = detail::class_of_matrix(r);
  } else if ((f & flag::valu) != 0) {
    c = detail::class_of_valu(r);
  } else if ((f & detail::memory_flags) != 0) {
    c.consumes = consumer::memory_reads | consumer::memory_writes;
    if ((f & flag::lds_dma) != 0) c.consumes |= consumer::lds_load_reads;
    c.produces = detail::load_vgpr;
    if ((f & flag::vmem) != 0) {
      c.consumes |= consumer::memory_sgpr | consumer::exec_memory;
      if ((f & flag::may_store) != 0)
        c.produces |= mask_of(producer::wide_store) | mask_of(producer::wide_store_sgpr);
    }
  } else if ((f & flag::salu) != 0) {
    switch (kind_of(r.mnemonic)) {
    case special_kind::getreg: c.consumes = consumer::getreg; break;
    case special_kind::setreg:
      c.consumes = consumer::setreg;
      c.produces = mask_of(producer::setreg) | mask_of(producer::vskip_mode);
      break;
    case special_kind::setvskip:
      c.produces = mask_of(producer::setvskip) | mask_of(producer::vskip_mode);
      break;
    case special_kind::rfe: c.consumes = consumer::rfe; break;
    default: break;
    }
    c.produces |= detail::salu_m0;
  } else if (r.is(encoding::mubuf)) {
    c.consumes = consumer::exec_memory;
  } else if (kind_of(r.mnemonic) == special_kind::icache_inv) {
    c.produces = mask_of(producer::icache_inv);
  } else if ((r.writes & special::m0) != 0) {
    c.produces = mask_of(producer::salu_m0);
  }
  if ((f & detail::vector_flags) != 0) c.consumes |= consumer::vector;
  if ((r.reads & special::m0) != 0 && reads_m0_too_early(r)) c.consumes |= consumer::m0;
  if ((r.reads & special::flat_scratch) != 0) c.consumes |= consumer::scratch_base;
  c.consumes |= consumer::any;
  return c;
}

} // namespace kiln::isa::hazard
