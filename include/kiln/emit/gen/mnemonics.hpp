// SPDX-License-Identifier: MIT
// Every mnemonic of the instruction table as a member of the builder.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/emit/emitter.hpp>

namespace kiln::emit {

/// Instructions by AMD's names, which passes keep as they are.
class mnemonics : public emitter {
public:
  using emitter::emitter;
  // Named here, clang finds them without searching the base class in each member.
  // Numbers are those of isa::mn, whose names clang would look up one by one. Above each: its operands.
  using emitter::named;
  using operand = emit::operand;

  // scalar ALU and scalar memory instructions

  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_abs_i32(const operand& sdst, const X&... more) const { named<325>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_absdiff_i32(const operand& sdst, const X&... more) const { named<326>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_add_i32(const operand& sdst, const X&... more) const { named<327>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_add_u32(const operand& sdst, const X&... more) const { named<328>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_addc_u32(const operand& sdst, const X&... more) const { named<329>(sdst, more...); }
  // sdst, simm16
  template<InstructionArgument... X> constexpr void s_addk_i32(const operand& sdst, const X&... more) const { named<330>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_and_b32(const operand& sdst, const X&... more) const { named<331>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_and_b64(const operand& sdst, const X&... more) const { named<332>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_and_saveexec_b64(const operand& sdst, const X&... more) const { named<333>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_andn1_saveexec_b64(const operand& sdst, const X&... more) const { named<334>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_andn1_wrexec_b64(const operand& sdst, const X&... more) const { named<335>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_andn2_b32(const operand& sdst, const X&... more) const { named<336>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_andn2_b64(const operand& sdst, const X&... more) const { named<337>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_andn2_saveexec_b64(const operand& sdst, const X&... more) const { named<338>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_andn2_wrexec_b64(const operand& sdst, const X&... more) const { named<339>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_ashr_i32(const operand& sdst, const X&... more) const { named<340>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_ashr_i64(const operand& sdst, const X&... more) const { named<341>(sdst, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atc_probe(const operand& sdata, const X&... more) const { named<342>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atc_probe_buffer(const operand& sdata, const X&... more) const { named<343>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_add(const operand& sdata, const X&... more) const { named<344>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_add_x2(const operand& sdata, const X&... more) const { named<345>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_and(const operand& sdata, const X&... more) const { named<346>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_and_x2(const operand& sdata, const X&... more) const { named<347>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_cmpswap(const operand& sdata, const X&... more) const { named<348>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_cmpswap_x2(const operand& sdata, const X&... more) const { named<349>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_dec(const operand& sdata, const X&... more) const { named<350>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_dec_x2(const operand& sdata, const X&... more) const { named<351>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_inc(const operand& sdata, const X&... more) const { named<352>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_inc_x2(const operand& sdata, const X&... more) const { named<353>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_or(const operand& sdata, const X&... more) const { named<354>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_or_x2(const operand& sdata, const X&... more) const { named<355>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_smax(const operand& sdata, const X&... more) const { named<356>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_smax_x2(const operand& sdata, const X&... more) const { named<357>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_smin(const operand& sdata, const X&... more) const { named<358>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_smin_x2(const operand& sdata, const X&... more) const { named<359>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_sub(const operand& sdata, const X&... more) const { named<360>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_sub_x2(const operand& sdata, const X&... more) const { named<361>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_swap(const operand& sdata, const X&... more) const { named<362>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_swap_x2(const operand& sdata, const X&... more) const { named<363>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_umax(const operand& sdata, const X&... more) const { named<364>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_umax_x2(const operand& sdata, const X&... more) const { named<365>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_umin(const operand& sdata, const X&... more) const { named<366>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_umin_x2(const operand& sdata, const X&... more) const { named<367>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_xor(const operand& sdata, const X&... more) const { named<368>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_xor_x2(const operand& sdata, const X&... more) const { named<369>(sdata, more...); }
  constexpr void s_barrier(source where = source::here()) const { emit_by_name(isa::mn::s_barrier, where); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bcnt0_i32_b32(const operand& sdst, const X&... more) const { named<371>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bcnt0_i32_b64(const operand& sdst, const X&... more) const { named<372>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bcnt1_i32_b32(const operand& sdst, const X&... more) const { named<373>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bcnt1_i32_b64(const operand& sdst, const X&... more) const { named<374>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfe_i32(const operand& sdst, const X&... more) const { named<375>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfe_i64(const operand& sdst, const X&... more) const { named<376>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfe_u32(const operand& sdst, const X&... more) const { named<377>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfe_u64(const operand& sdst, const X&... more) const { named<378>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfm_b32(const operand& sdst, const X&... more) const { named<379>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfm_b64(const operand& sdst, const X&... more) const { named<380>(sdst, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bitcmp0_b32(const operand& ssrc0, const X&... more) const { named<381>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bitcmp0_b64(const operand& ssrc0, const X&... more) const { named<382>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bitcmp1_b32(const operand& ssrc0, const X&... more) const { named<383>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bitcmp1_b64(const operand& ssrc0, const X&... more) const { named<384>(ssrc0, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bitreplicate_b64_b32(const operand& sdst, const X&... more) const { named<385>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bitset0_b32(const operand& sdst, const X&... more) const { named<386>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bitset0_b64(const operand& sdst, const X&... more) const { named<387>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bitset1_b32(const operand& sdst, const X&... more) const { named<388>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bitset1_b64(const operand& sdst, const X&... more) const { named<389>(sdst, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_branch(const operand& label, const X&... more) const { named<390>(label, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_brev_b32(const operand& sdst, const X&... more) const { named<391>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_brev_b64(const operand& sdst, const X&... more) const { named<392>(sdst, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_add(const operand& sdata, const X&... more) const { named<393>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_add_x2(const operand& sdata, const X&... more) const { named<394>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_and(const operand& sdata, const X&... more) const { named<395>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_and_x2(const operand& sdata, const X&... more) const { named<396>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_cmpswap(const operand& sdata, const X&... more) const { named<397>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_cmpswap_x2(const operand& sdata, const X&... more) const { named<398>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_dec(const operand& sdata, const X&... more) const { named<399>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_dec_x2(const operand& sdata, const X&... more) const { named<400>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_inc(const operand& sdata, const X&... more) const { named<401>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_inc_x2(const operand& sdata, const X&... more) const { named<402>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_or(const operand& sdata, const X&... more) const { named<403>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_or_x2(const operand& sdata, const X&... more) const { named<404>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_smax(const operand& sdata, const X&... more) const { named<405>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_smax_x2(const operand& sdata, const X&... more) const { named<406>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_smin(const operand& sdata, const X&... more) const { named<407>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_smin_x2(const operand& sdata, const X&... more) const { named<408>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_sub(const operand& sdata, const X&... more) const { named<409>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_sub_x2(const operand& sdata, const X&... more) const { named<410>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_swap(const operand& sdata, const X&... more) const { named<411>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_swap_x2(const operand& sdata, const X&... more) const { named<412>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_umax(const operand& sdata, const X&... more) const { named<413>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_umax_x2(const operand& sdata, const X&... more) const { named<414>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_umin(const operand& sdata, const X&... more) const { named<415>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_umin_x2(const operand& sdata, const X&... more) const { named<416>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_xor(const operand& sdata, const X&... more) const { named<417>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_xor_x2(const operand& sdata, const X&... more) const { named<418>(sdata, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_load_dword(const operand& sdst, const X&... more) const { named<419>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_load_dwordx16(const operand& sdst, const X&... more) const { named<420>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_load_dwordx2(const operand& sdst, const X&... more) const { named<421>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_load_dwordx4(const operand& sdst, const X&... more) const { named<422>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_load_dwordx8(const operand& sdst, const X&... more) const { named<423>(sdst, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_store_dword(const operand& sdata, const X&... more) const { named<424>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_store_dwordx2(const operand& sdata, const X&... more) const { named<425>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_store_dwordx4(const operand& sdata, const X&... more) const { named<426>(sdata, more...); }
  // sdst, label
  template<InstructionArgument... X> constexpr void s_call_b64(const operand& sdst, const X&... more) const { named<427>(sdst, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_cdbgsys(const operand& label, const X&... more) const { named<428>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_cdbgsys_and_user(const operand& label, const X&... more) const { named<429>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_cdbgsys_or_user(const operand& label, const X&... more) const { named<430>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_cdbguser(const operand& label, const X&... more) const { named<431>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_execnz(const operand& label, const X&... more) const { named<432>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_execz(const operand& label, const X&... more) const { named<433>(label, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cbranch_g_fork(const operand& ssrc0, const X&... more) const { named<434>(ssrc0, more...); }
  // ssrc0, label
  template<InstructionArgument... X> constexpr void s_cbranch_i_fork(const operand& ssrc0, const X&... more) const { named<435>(ssrc0, more...); }
  // ssrc0
  template<InstructionArgument... X> constexpr void s_cbranch_join(const operand& ssrc0, const X&... more) const { named<436>(ssrc0, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_scc0(const operand& label, const X&... more) const { named<437>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_scc1(const operand& label, const X&... more) const { named<438>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_vccnz(const operand& label, const X&... more) const { named<439>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_vccz(const operand& label, const X&... more) const { named<440>(label, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_cmov_b32(const operand& sdst, const X&... more) const { named<441>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_cmov_b64(const operand& sdst, const X&... more) const { named<442>(sdst, more...); }
  // sdst, simm16
  template<InstructionArgument... X> constexpr void s_cmovk_i32(const operand& sdst, const X&... more) const { named<443>(sdst, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_eq_i32(const operand& ssrc0, const X&... more) const { named<444>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_eq_u32(const operand& ssrc0, const X&... more) const { named<445>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_eq_u64(const operand& ssrc0, const X&... more) const { named<446>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_ge_i32(const operand& ssrc0, const X&... more) const { named<447>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_ge_u32(const operand& ssrc0, const X&... more) const { named<448>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_gt_i32(const operand& ssrc0, const X&... more) const { named<449>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_gt_u32(const operand& ssrc0, const X&... more) const { named<450>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_le_i32(const operand& ssrc0, const X&... more) const { named<451>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_le_u32(const operand& ssrc0, const X&... more) const { named<452>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_lg_i32(const operand& ssrc0, const X&... more) const { named<453>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_lg_u32(const operand& ssrc0, const X&... more) const { named<454>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_lg_u64(const operand& ssrc0, const X&... more) const { named<455>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_lt_i32(const operand& ssrc0, const X&... more) const { named<456>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_lt_u32(const operand& ssrc0, const X&... more) const { named<457>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_eq_i32(const operand& ssrc0, const X&... more) const { named<458>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_eq_u32(const operand& ssrc0, const X&... more) const { named<459>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_ge_i32(const operand& ssrc0, const X&... more) const { named<460>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_ge_u32(const operand& ssrc0, const X&... more) const { named<461>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_gt_i32(const operand& ssrc0, const X&... more) const { named<462>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_gt_u32(const operand& ssrc0, const X&... more) const { named<463>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_le_i32(const operand& ssrc0, const X&... more) const { named<464>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_le_u32(const operand& ssrc0, const X&... more) const { named<465>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_lg_i32(const operand& ssrc0, const X&... more) const { named<466>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_lg_u32(const operand& ssrc0, const X&... more) const { named<467>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_lt_i32(const operand& ssrc0, const X&... more) const { named<468>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_lt_u32(const operand& ssrc0, const X&... more) const { named<469>(ssrc0, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cselect_b32(const operand& sdst, const X&... more) const { named<470>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cselect_b64(const operand& sdst, const X&... more) const { named<471>(sdst, more...); }
  // sbase, soffset
  template<InstructionArgument... X> constexpr void s_dcache_discard(const operand& sbase, const X&... more) const { named<472>(sbase, more...); }
  // sbase, soffset
  template<InstructionArgument... X> constexpr void s_dcache_discard_x2(const operand& sbase, const X&... more) const { named<473>(sbase, more...); }
  constexpr void s_dcache_inv(source where = source::here()) const { emit_by_name(isa::mn::s_dcache_inv, where); }
  constexpr void s_dcache_inv_vol(source where = source::here()) const { emit_by_name(isa::mn::s_dcache_inv_vol, where); }
  constexpr void s_dcache_wb(source where = source::here()) const { emit_by_name(isa::mn::s_dcache_wb, where); }
  constexpr void s_dcache_wb_vol(source where = source::here()) const { emit_by_name(isa::mn::s_dcache_wb_vol, where); }
  // simm16
  template<InstructionArgument... X> constexpr void s_decperflevel(const operand& simm16, const X&... more) const { named<478>(simm16, more...); }
  constexpr void s_endpgm(source where = source::here()) const { emit_by_name(isa::mn::s_endpgm, where); }
  constexpr void s_endpgm_ordered_ps_done(source where = source::here()) const { emit_by_name(isa::mn::s_endpgm_ordered_ps_done, where); }
  constexpr void s_endpgm_saved(source where = source::here()) const { emit_by_name(isa::mn::s_endpgm_saved, where); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_ff0_i32_b32(const operand& sdst, const X&... more) const { named<482>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_ff0_i32_b64(const operand& sdst, const X&... more) const { named<483>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_ff1_i32_b32(const operand& sdst, const X&... more) const { named<484>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_ff1_i32_b64(const operand& sdst, const X&... more) const { named<485>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_flbit_i32(const operand& sdst, const X&... more) const { named<486>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_flbit_i32_b32(const operand& sdst, const X&... more) const { named<487>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_flbit_i32_b64(const operand& sdst, const X&... more) const { named<488>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_flbit_i32_i64(const operand& sdst, const X&... more) const { named<489>(sdst, more...); }
  // sdst
  template<InstructionArgument... X> constexpr void s_getpc_b64(const operand& sdst, const X&... more) const { named<490>(sdst, more...); }
  // sdst, hwreg
  template<InstructionArgument... X> constexpr void s_getreg_b32(const operand& sdst, const X&... more) const { named<491>(sdst, more...); }
  constexpr void s_icache_inv(source where = source::here()) const { emit_by_name(isa::mn::s_icache_inv, where); }
  // simm16
  template<InstructionArgument... X> constexpr void s_incperflevel(const operand& simm16, const X&... more) const { named<493>(simm16, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_load_dword(const operand& sdst, const X&... more) const { named<494>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_load_dwordx16(const operand& sdst, const X&... more) const { named<495>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_load_dwordx2(const operand& sdst, const X&... more) const { named<496>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_load_dwordx4(const operand& sdst, const X&... more) const { named<497>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_load_dwordx8(const operand& sdst, const X&... more) const { named<498>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl1_add_u32(const operand& sdst, const X&... more) const { named<499>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl2_add_u32(const operand& sdst, const X&... more) const { named<500>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl3_add_u32(const operand& sdst, const X&... more) const { named<501>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl4_add_u32(const operand& sdst, const X&... more) const { named<502>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl_b32(const operand& sdst, const X&... more) const { named<503>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl_b64(const operand& sdst, const X&... more) const { named<504>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshr_b32(const operand& sdst, const X&... more) const { named<505>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshr_b64(const operand& sdst, const X&... more) const { named<506>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_max_i32(const operand& sdst, const X&... more) const { named<507>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_max_u32(const operand& sdst, const X&... more) const { named<508>(sdst, more...); }
  // sdst
  template<InstructionArgument... X> constexpr void s_memrealtime(const operand& sdst, const X&... more) const { named<509>(sdst, more...); }
  // sdst
  template<InstructionArgument... X> constexpr void s_memtime(const operand& sdst, const X&... more) const { named<510>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_min_i32(const operand& sdst, const X&... more) const { named<511>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_min_u32(const operand& sdst, const X&... more) const { named<512>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_mov_b32(const operand& sdst, const X&... more) const { named<513>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_mov_b64(const operand& sdst, const X&... more) const { named<514>(sdst, more...); }
  // sdst, simm16
  template<InstructionArgument... X> constexpr void s_movk_i32(const operand& sdst, const X&... more) const { named<515>(sdst, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_movreld_b32(const operand& ssrc0, const X&... more) const { named<516>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_movreld_b64(const operand& ssrc0, const X&... more) const { named<517>(ssrc0, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_movrels_b32(const operand& sdst, const X&... more) const { named<518>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_movrels_b64(const operand& sdst, const X&... more) const { named<519>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_mul_hi_i32(const operand& sdst, const X&... more) const { named<520>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_mul_hi_u32(const operand& sdst, const X&... more) const { named<521>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_mul_i32(const operand& sdst, const X&... more) const { named<522>(sdst, more...); }
  // sdst, simm16
  template<InstructionArgument... X> constexpr void s_mulk_i32(const operand& sdst, const X&... more) const { named<523>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_nand_b32(const operand& sdst, const X&... more) const { named<524>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_nand_b64(const operand& sdst, const X&... more) const { named<525>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_nand_saveexec_b64(const operand& sdst, const X&... more) const { named<526>(sdst, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_nop(const operand& simm16, const X&... more) const { named<527>(simm16, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_nor_b32(const operand& sdst, const X&... more) const { named<528>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_nor_b64(const operand& sdst, const X&... more) const { named<529>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_nor_saveexec_b64(const operand& sdst, const X&... more) const { named<530>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_not_b32(const operand& sdst, const X&... more) const { named<531>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_not_b64(const operand& sdst, const X&... more) const { named<532>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_or_b32(const operand& sdst, const X&... more) const { named<533>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_or_b64(const operand& sdst, const X&... more) const { named<534>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_or_saveexec_b64(const operand& sdst, const X&... more) const { named<535>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_orn1_saveexec_b64(const operand& sdst, const X&... more) const { named<536>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_orn2_b32(const operand& sdst, const X&... more) const { named<537>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_orn2_b64(const operand& sdst, const X&... more) const { named<538>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_orn2_saveexec_b64(const operand& sdst, const X&... more) const { named<539>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_pack_hh_b32_b16(const operand& sdst, const X&... more) const { named<540>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_pack_lh_b32_b16(const operand& sdst, const X&... more) const { named<541>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_pack_ll_b32_b16(const operand& sdst, const X&... more) const { named<542>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_quadmask_b32(const operand& sdst, const X&... more) const { named<543>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_quadmask_b64(const operand& sdst, const X&... more) const { named<544>(sdst, more...); }
  // ssrc0
  template<InstructionArgument... X> constexpr void s_rfe_b64(const operand& ssrc0, const X&... more) const { named<545>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_rfe_restore_b64(const operand& ssrc0, const X&... more) const { named<546>(ssrc0, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_load_dword(const operand& sdst, const X&... more) const { named<547>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_load_dwordx2(const operand& sdst, const X&... more) const { named<548>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_load_dwordx4(const operand& sdst, const X&... more) const { named<549>(sdst, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_store_dword(const operand& sdata, const X&... more) const { named<550>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_store_dwordx2(const operand& sdata, const X&... more) const { named<551>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_store_dwordx4(const operand& sdata, const X&... more) const { named<552>(sdata, more...); }
  // message
  template<InstructionArgument... X> constexpr void s_sendmsg(const operand& message, const X&... more) const { named<553>(message, more...); }
  // message
  template<InstructionArgument... X> constexpr void s_sendmsghalt(const operand& message, const X&... more) const { named<554>(message, more...); }
  // ssrc0
  template<InstructionArgument... X> constexpr void s_set_gpr_idx_idx(const operand& ssrc0, const X&... more) const { named<555>(ssrc0, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_set_gpr_idx_mode(const operand& simm16, const X&... more) const { named<556>(simm16, more...); }
  constexpr void s_set_gpr_idx_off(source where = source::here()) const { emit_by_name(isa::mn::s_set_gpr_idx_off, where); }
  // ssrc0, gpr_idx
  template<InstructionArgument... X> constexpr void s_set_gpr_idx_on(const operand& ssrc0, const X&... more) const { named<558>(ssrc0, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_sethalt(const operand& simm16, const X&... more) const { named<559>(simm16, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_setkill(const operand& simm16, const X&... more) const { named<560>(simm16, more...); }
  // ssrc0
  template<InstructionArgument... X> constexpr void s_setpc_b64(const operand& ssrc0, const X&... more) const { named<561>(ssrc0, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_setprio(const operand& simm16, const X&... more) const { named<562>(simm16, more...); }
  // hwreg, ssrc0
  template<InstructionArgument... X> constexpr void s_setreg_b32(const operand& hwreg, const X&... more) const { named<563>(hwreg, more...); }
  // hwreg, simm32
  template<InstructionArgument... X> constexpr void s_setreg_imm32_b32(const operand& hwreg, const X&... more) const { named<564>(hwreg, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_setvskip(const operand& ssrc0, const X&... more) const { named<565>(ssrc0, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_sext_i32_i16(const operand& sdst, const X&... more) const { named<566>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_sext_i32_i8(const operand& sdst, const X&... more) const { named<567>(sdst, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_sleep(const operand& simm16, const X&... more) const { named<568>(simm16, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_store_dword(const operand& sdata, const X&... more) const { named<569>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_store_dwordx2(const operand& sdata, const X&... more) const { named<570>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_store_dwordx4(const operand& sdata, const X&... more) const { named<571>(sdata, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_sub_i32(const operand& sdst, const X&... more) const { named<572>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_sub_u32(const operand& sdst, const X&... more) const { named<573>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_subb_u32(const operand& sdst, const X&... more) const { named<574>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_swappc_b64(const operand& sdst, const X&... more) const { named<575>(sdst, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_trap(const operand& simm16, const X&... more) const { named<576>(simm16, more...); }
  constexpr void s_ttracedata(source where = source::here()) const { emit_by_name(isa::mn::s_ttracedata, where); }
  // counters
  template<InstructionArgument... X> constexpr void s_waitcnt(const operand& counters, const X&... more) const { named<578>(counters, more...); }
  constexpr void s_wakeup(source where = source::here()) const { emit_by_name(isa::mn::s_wakeup, where); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_wqm_b32(const operand& sdst, const X&... more) const { named<580>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_wqm_b64(const operand& sdst, const X&... more) const { named<581>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_xnor_b32(const operand& sdst, const X&... more) const { named<582>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_xnor_b64(const operand& sdst, const X&... more) const { named<583>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_xnor_saveexec_b64(const operand& sdst, const X&... more) const { named<584>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_xor_b32(const operand& sdst, const X&... more) const { named<585>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_xor_b64(const operand& sdst, const X&... more) const { named<586>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_xor_saveexec_b64(const operand& sdst, const X&... more) const { named<587>(sdst, more...); }

  // vector comparisons

  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_class_f16(const operand& vcc, const X&... more) const { named<666>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_class_f32(const operand& vcc, const X&... more) const { named<667>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_class_f64(const operand& vcc, const X&... more) const { named<668>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_f16(const operand& vcc, const X&... more) const { named<669>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_f32(const operand& vcc, const X&... more) const { named<670>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_f64(const operand& vcc, const X&... more) const { named<671>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_i16(const operand& vcc, const X&... more) const { named<672>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_i32(const operand& vcc, const X&... more) const { named<673>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_i64(const operand& vcc, const X&... more) const { named<674>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_u16(const operand& vcc, const X&... more) const { named<675>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_u32(const operand& vcc, const X&... more) const { named<676>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_u64(const operand& vcc, const X&... more) const { named<677>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_f16(const operand& vcc, const X&... more) const { named<678>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_f32(const operand& vcc, const X&... more) const { named<679>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_f64(const operand& vcc, const X&... more) const { named<680>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_i16(const operand& vcc, const X&... more) const { named<681>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_i32(const operand& vcc, const X&... more) const { named<682>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_i64(const operand& vcc, const X&... more) const { named<683>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_u16(const operand& vcc, const X&... more) const { named<684>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_u32(const operand& vcc, const X&... more) const { named<685>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_u64(const operand& vcc, const X&... more) const { named<686>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_f16(const operand& vcc, const X&... more) const { named<687>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_f32(const operand& vcc, const X&... more) const { named<688>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_f64(const operand& vcc, const X&... more) const { named<689>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_i16(const operand& vcc, const X&... more) const { named<690>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_i32(const operand& vcc, const X&... more) const { named<691>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_i64(const operand& vcc, const X&... more) const { named<692>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_u16(const operand& vcc, const X&... more) const { named<693>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_u32(const operand& vcc, const X&... more) const { named<694>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_u64(const operand& vcc, const X&... more) const { named<695>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_f16(const operand& vcc, const X&... more) const { named<696>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_f32(const operand& vcc, const X&... more) const { named<697>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_f64(const operand& vcc, const X&... more) const { named<698>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_i16(const operand& vcc, const X&... more) const { named<699>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_i32(const operand& vcc, const X&... more) const { named<700>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_i64(const operand& vcc, const X&... more) const { named<701>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_u16(const operand& vcc, const X&... more) const { named<702>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_u32(const operand& vcc, const X&... more) const { named<703>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_u64(const operand& vcc, const X&... more) const { named<704>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_f16(const operand& vcc, const X&... more) const { named<705>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_f32(const operand& vcc, const X&... more) const { named<706>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_f64(const operand& vcc, const X&... more) const { named<707>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_i16(const operand& vcc, const X&... more) const { named<708>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_i32(const operand& vcc, const X&... more) const { named<709>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_i64(const operand& vcc, const X&... more) const { named<710>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_u16(const operand& vcc, const X&... more) const { named<711>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_u32(const operand& vcc, const X&... more) const { named<712>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_u64(const operand& vcc, const X&... more) const { named<713>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lg_f16(const operand& vcc, const X&... more) const { named<714>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lg_f32(const operand& vcc, const X&... more) const { named<715>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lg_f64(const operand& vcc, const X&... more) const { named<716>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_f16(const operand& vcc, const X&... more) const { named<717>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_f32(const operand& vcc, const X&... more) const { named<718>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_f64(const operand& vcc, const X&... more) const { named<719>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_i16(const operand& vcc, const X&... more) const { named<720>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_i32(const operand& vcc, const X&... more) const { named<721>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_i64(const operand& vcc, const X&... more) const { named<722>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_u16(const operand& vcc, const X&... more) const { named<723>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_u32(const operand& vcc, const X&... more) const { named<724>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_u64(const operand& vcc, const X&... more) const { named<725>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_i16(const operand& vcc, const X&... more) const { named<726>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_i32(const operand& vcc, const X&... more) const { named<727>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_i64(const operand& vcc, const X&... more) const { named<728>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_u16(const operand& vcc, const X&... more) const { named<729>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_u32(const operand& vcc, const X&... more) const { named<730>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_u64(const operand& vcc, const X&... more) const { named<731>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_neq_f16(const operand& vcc, const X&... more) const { named<732>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_neq_f32(const operand& vcc, const X&... more) const { named<733>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_neq_f64(const operand& vcc, const X&... more) const { named<734>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nge_f16(const operand& vcc, const X&... more) const { named<735>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nge_f32(const operand& vcc, const X&... more) const { named<736>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nge_f64(const operand& vcc, const X&... more) const { named<737>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ngt_f16(const operand& vcc, const X&... more) const { named<738>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ngt_f32(const operand& vcc, const X&... more) const { named<739>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ngt_f64(const operand& vcc, const X&... more) const { named<740>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nle_f16(const operand& vcc, const X&... more) const { named<741>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nle_f32(const operand& vcc, const X&... more) const { named<742>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nle_f64(const operand& vcc, const X&... more) const { named<743>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlg_f16(const operand& vcc, const X&... more) const { named<744>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlg_f32(const operand& vcc, const X&... more) const { named<745>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlg_f64(const operand& vcc, const X&... more) const { named<746>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlt_f16(const operand& vcc, const X&... more) const { named<747>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlt_f32(const operand& vcc, const X&... more) const { named<748>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlt_f64(const operand& vcc, const X&... more) const { named<749>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_o_f16(const operand& vcc, const X&... more) const { named<750>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_o_f32(const operand& vcc, const X&... more) const { named<751>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_o_f64(const operand& vcc, const X&... more) const { named<752>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_i16(const operand& vcc, const X&... more) const { named<753>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_i32(const operand& vcc, const X&... more) const { named<754>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_i64(const operand& vcc, const X&... more) const { named<755>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_u16(const operand& vcc, const X&... more) const { named<756>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_u32(const operand& vcc, const X&... more) const { named<757>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_u64(const operand& vcc, const X&... more) const { named<758>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_tru_f16(const operand& vcc, const X&... more) const { named<759>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_tru_f32(const operand& vcc, const X&... more) const { named<760>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_tru_f64(const operand& vcc, const X&... more) const { named<761>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_u_f16(const operand& vcc, const X&... more) const { named<762>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_u_f32(const operand& vcc, const X&... more) const { named<763>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_u_f64(const operand& vcc, const X&... more) const { named<764>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_class_f16(const operand& vcc, const X&... more) const { named<765>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_class_f32(const operand& vcc, const X&... more) const { named<766>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_class_f64(const operand& vcc, const X&... more) const { named<767>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_f16(const operand& vcc, const X&... more) const { named<768>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_f32(const operand& vcc, const X&... more) const { named<769>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_f64(const operand& vcc, const X&... more) const { named<770>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_i16(const operand& vcc, const X&... more) const { named<771>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_i32(const operand& vcc, const X&... more) const { named<772>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_i64(const operand& vcc, const X&... more) const { named<773>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_u16(const operand& vcc, const X&... more) const { named<774>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_u32(const operand& vcc, const X&... more) const { named<775>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_u64(const operand& vcc, const X&... more) const { named<776>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_f16(const operand& vcc, const X&... more) const { named<777>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_f32(const operand& vcc, const X&... more) const { named<778>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_f64(const operand& vcc, const X&... more) const { named<779>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_i16(const operand& vcc, const X&... more) const { named<780>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_i32(const operand& vcc, const X&... more) const { named<781>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_i64(const operand& vcc, const X&... more) const { named<782>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_u16(const operand& vcc, const X&... more) const { named<783>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_u32(const operand& vcc, const X&... more) const { named<784>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_u64(const operand& vcc, const X&... more) const { named<785>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_f16(const operand& vcc, const X&... more) const { named<786>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_f32(const operand& vcc, const X&... more) const { named<787>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_f64(const operand& vcc, const X&... more) const { named<788>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_i16(const operand& vcc, const X&... more) const { named<789>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_i32(const operand& vcc, const X&... more) const { named<790>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_i64(const operand& vcc, const X&... more) const { named<791>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_u16(const operand& vcc, const X&... more) const { named<792>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_u32(const operand& vcc, const X&... more) const { named<793>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_u64(const operand& vcc, const X&... more) const { named<794>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_f16(const operand& vcc, const X&... more) const { named<795>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_f32(const operand& vcc, const X&... more) const { named<796>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_f64(const operand& vcc, const X&... more) const { named<797>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_i16(const operand& vcc, const X&... more) const { named<798>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_i32(const operand& vcc, const X&... more) const { named<799>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_i64(const operand& vcc, const X&... more) const { named<800>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_u16(const operand& vcc, const X&... more) const { named<801>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_u32(const operand& vcc, const X&... more) const { named<802>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_u64(const operand& vcc, const X&... more) const { named<803>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_f16(const operand& vcc, const X&... more) const { named<804>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_f32(const operand& vcc, const X&... more) const { named<805>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_f64(const operand& vcc, const X&... more) const { named<806>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_i16(const operand& vcc, const X&... more) const { named<807>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_i32(const operand& vcc, const X&... more) const { named<808>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_i64(const operand& vcc, const X&... more) const { named<809>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_u16(const operand& vcc, const X&... more) const { named<810>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_u32(const operand& vcc, const X&... more) const { named<811>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_u64(const operand& vcc, const X&... more) const { named<812>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lg_f16(const operand& vcc, const X&... more) const { named<813>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lg_f32(const operand& vcc, const X&... more) const { named<814>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lg_f64(const operand& vcc, const X&... more) const { named<815>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_f16(const operand& vcc, const X&... more) const { named<816>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_f32(const operand& vcc, const X&... more) const { named<817>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_f64(const operand& vcc, const X&... more) const { named<818>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_i16(const operand& vcc, const X&... more) const { named<819>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_i32(const operand& vcc, const X&... more) const { named<820>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_i64(const operand& vcc, const X&... more) const { named<821>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_u16(const operand& vcc, const X&... more) const { named<822>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_u32(const operand& vcc, const X&... more) const { named<823>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_u64(const operand& vcc, const X&... more) const { named<824>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_i16(const operand& vcc, const X&... more) const { named<825>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_i32(const operand& vcc, const X&... more) const { named<826>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_i64(const operand& vcc, const X&... more) const { named<827>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_u16(const operand& vcc, const X&... more) const { named<828>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_u32(const operand& vcc, const X&... more) const { named<829>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_u64(const operand& vcc, const X&... more) const { named<830>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_neq_f16(const operand& vcc, const X&... more) const { named<831>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_neq_f32(const operand& vcc, const X&... more) const { named<832>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_neq_f64(const operand& vcc, const X&... more) const { named<833>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nge_f16(const operand& vcc, const X&... more) const { named<834>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nge_f32(const operand& vcc, const X&... more) const { named<835>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nge_f64(const operand& vcc, const X&... more) const { named<836>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ngt_f16(const operand& vcc, const X&... more) const { named<837>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ngt_f32(const operand& vcc, const X&... more) const { named<838>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ngt_f64(const operand& vcc, const X&... more) const { named<839>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nle_f16(const operand& vcc, const X&... more) const { named<840>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nle_f32(const operand& vcc, const X&... more) const { named<841>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nle_f64(const operand& vcc, const X&... more) const { named<842>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlg_f16(const operand& vcc, const X&... more) const { named<843>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlg_f32(const operand& vcc, const X&... more) const { named<844>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlg_f64(const operand& vcc, const X&... more) const { named<845>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlt_f16(const operand& vcc, const X&... more) const { named<846>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlt_f32(const operand& vcc, const X&... more) const { named<847>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlt_f64(const operand& vcc, const X&... more) const { named<848>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_o_f16(const operand& vcc, const X&... more) const { named<849>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_o_f32(const operand& vcc, const X&... more) const { named<850>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_o_f64(const operand& vcc, const X&... more) const { named<851>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_i16(const operand& vcc, const X&... more) const { named<852>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_i32(const operand& vcc, const X&... more) const { named<853>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_i64(const operand& vcc, const X&... more) const { named<854>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_u16(const operand& vcc, const X&... more) const { named<855>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_u32(const operand& vcc, const X&... more) const { named<856>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_u64(const operand& vcc, const X&... more) const { named<857>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_tru_f16(const operand& vcc, const X&... more) const { named<858>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_tru_f32(const operand& vcc, const X&... more) const { named<859>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_tru_f64(const operand& vcc, const X&... more) const { named<860>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_u_f16(const operand& vcc, const X&... more) const { named<861>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_u_f32(const operand& vcc, const X&... more) const { named<862>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_u_f64(const operand& vcc, const X&... more) const { named<863>(vcc, more...); }

  // matrix instructions

  // vdst, src0
  template<InstructionArgument... X> constexpr void v_accvgpr_read_b32(const operand& vdst, const X&... more) const { named<632>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_accvgpr_write_b32(const operand& vdst, const X&... more) const { named<633>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x128_f8f6f4(const operand& vdst, const X&... more) const { named<1075>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x16_bf16(const operand& vdst, const X&... more) const { named<1076>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x16_f16(const operand& vdst, const X&... more) const { named<1077>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x16bf16(const operand& vdst, const X&... more) const { named<1078>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x16bf16_1k(const operand& vdst, const X&... more) const { named<1079>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x16f16(const operand& vdst, const X&... more) const { named<1080>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x1_4b_f32(const operand& vdst, const X&... more) const { named<1081>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x1f32(const operand& vdst, const X&... more) const { named<1082>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x2bf16(const operand& vdst, const X&... more) const { named<1083>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_bf16(const operand& vdst, const X&... more) const { named<1084>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_bf8_bf8(const operand& vdst, const X&... more) const { named<1085>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_bf8_fp8(const operand& vdst, const X&... more) const { named<1086>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_f16(const operand& vdst, const X&... more) const { named<1087>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_fp8_bf8(const operand& vdst, const X&... more) const { named<1088>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_fp8_fp8(const operand& vdst, const X&... more) const { named<1089>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32bf16(const operand& vdst, const X&... more) const { named<1090>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32f16(const operand& vdst, const X&... more) const { named<1091>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4_4b_bf16(const operand& vdst, const X&... more) const { named<1092>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4_4b_f16(const operand& vdst, const X&... more) const { named<1093>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4_f32(const operand& vdst, const X&... more) const { named<1094>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4bf16(const operand& vdst, const X&... more) const { named<1095>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4bf16_1k(const operand& vdst, const X&... more) const { named<1096>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4f16(const operand& vdst, const X&... more) const { named<1097>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4f32(const operand& vdst, const X&... more) const { named<1098>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x8_xf32(const operand& vdst, const X&... more) const { named<1099>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x8bf16(const operand& vdst, const X&... more) const { named<1100>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x8xf32(const operand& vdst, const X&... more) const { named<1101>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_bf16(const operand& vdst, const X&... more) const { named<1102>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_bf8_bf8(const operand& vdst, const X&... more) const { named<1103>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_bf8_fp8(const operand& vdst, const X&... more) const { named<1104>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_f16(const operand& vdst, const X&... more) const { named<1105>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_fp8_bf8(const operand& vdst, const X&... more) const { named<1106>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_fp8_fp8(const operand& vdst, const X&... more) const { named<1107>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16bf16(const operand& vdst, const X&... more) const { named<1108>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16f16(const operand& vdst, const X&... more) const { named<1109>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x1_2b_f32(const operand& vdst, const X&... more) const { named<1110>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x1f32(const operand& vdst, const X&... more) const { named<1111>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x2_f32(const operand& vdst, const X&... more) const { named<1112>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x2bf16(const operand& vdst, const X&... more) const { named<1113>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x2f32(const operand& vdst, const X&... more) const { named<1114>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4_2b_bf16(const operand& vdst, const X&... more) const { named<1115>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4_2b_f16(const operand& vdst, const X&... more) const { named<1116>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4_xf32(const operand& vdst, const X&... more) const { named<1117>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4bf16(const operand& vdst, const X&... more) const { named<1118>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4bf16_1k(const operand& vdst, const X&... more) const { named<1119>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4f16(const operand& vdst, const X&... more) const { named<1120>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4xf32(const operand& vdst, const X&... more) const { named<1121>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x64_f8f6f4(const operand& vdst, const X&... more) const { named<1122>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x8_bf16(const operand& vdst, const X&... more) const { named<1123>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x8_f16(const operand& vdst, const X&... more) const { named<1124>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x8bf16(const operand& vdst, const X&... more) const { named<1125>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x8bf16_1k(const operand& vdst, const X&... more) const { named<1126>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x8f16(const operand& vdst, const X&... more) const { named<1127>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x1_16b_f32(const operand& vdst, const X&... more) const { named<1128>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x1f32(const operand& vdst, const X&... more) const { named<1129>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x2bf16(const operand& vdst, const X&... more) const { named<1130>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x4_16b_bf16(const operand& vdst, const X&... more) const { named<1131>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x4_16b_f16(const operand& vdst, const X&... more) const { named<1132>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x4bf16(const operand& vdst, const X&... more) const { named<1133>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x4bf16_1k(const operand& vdst, const X&... more) const { named<1134>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x4f16(const operand& vdst, const X&... more) const { named<1135>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f64_16x16x4_f64(const operand& vdst, const X&... more) const { named<1136>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f64_16x16x4f64(const operand& vdst, const X&... more) const { named<1137>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f64_4x4x4_4b_f64(const operand& vdst, const X&... more) const { named<1138>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f64_4x4x4f64(const operand& vdst, const X&... more) const { named<1139>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x16i8(const operand& vdst, const X&... more) const { named<1140>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x32_i8(const operand& vdst, const X&... more) const { named<1141>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x32i8(const operand& vdst, const X&... more) const { named<1142>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x4_4b_i8(const operand& vdst, const X&... more) const { named<1143>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x4i8(const operand& vdst, const X&... more) const { named<1144>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x64_i8(const operand& vdst, const X&... more) const { named<1145>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x64i8(const operand& vdst, const X&... more) const { named<1146>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x16_i8(const operand& vdst, const X&... more) const { named<1147>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x16i8(const operand& vdst, const X&... more) const { named<1148>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x32_i8(const operand& vdst, const X&... more) const { named<1149>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x32i8(const operand& vdst, const X&... more) const { named<1150>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x4_2b_i8(const operand& vdst, const X&... more) const { named<1151>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x4i8(const operand& vdst, const X&... more) const { named<1152>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x8i8(const operand& vdst, const X&... more) const { named<1153>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_4x4x4_16b_i8(const operand& vdst, const X&... more) const { named<1154>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_4x4x4i8(const operand& vdst, const X&... more) const { named<1155>(vdst, more...); }
  // vdst, src0, src1, src2, scale_src0, scale_src1
  template<InstructionArgument... X> constexpr void v_mfma_scale_f32_16x16x128_f8f6f4(const operand& vdst, const X&... more) const { named<1157>(vdst, more...); }
  // vdst, src0, src1, src2, scale_src0, scale_src1
  template<InstructionArgument... X> constexpr void v_mfma_scale_f32_32x32x64_f8f6f4(const operand& vdst, const X&... more) const { named<1158>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x128_bf8_bf8(const operand& vdst, const X&... more) const { named<1247>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x128_bf8_fp8(const operand& vdst, const X&... more) const { named<1248>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x128_fp8_bf8(const operand& vdst, const X&... more) const { named<1249>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x128_fp8_fp8(const operand& vdst, const X&... more) const { named<1250>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x32_bf16(const operand& vdst, const X&... more) const { named<1251>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x32_f16(const operand& vdst, const X&... more) const { named<1252>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x32bf16(const operand& vdst, const X&... more) const { named<1253>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x32f16(const operand& vdst, const X&... more) const { named<1254>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_bf16(const operand& vdst, const X&... more) const { named<1255>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_bf8_bf8(const operand& vdst, const X&... more) const { named<1256>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_bf8_fp8(const operand& vdst, const X&... more) const { named<1257>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_f16(const operand& vdst, const X&... more) const { named<1258>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_fp8_bf8(const operand& vdst, const X&... more) const { named<1259>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_fp8_fp8(const operand& vdst, const X&... more) const { named<1260>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64bf16(const operand& vdst, const X&... more) const { named<1261>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64f16(const operand& vdst, const X&... more) const { named<1262>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x16_bf16(const operand& vdst, const X&... more) const { named<1263>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x16_f16(const operand& vdst, const X&... more) const { named<1264>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x16bf16(const operand& vdst, const X&... more) const { named<1265>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x16f16(const operand& vdst, const X&... more) const { named<1266>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_bf16(const operand& vdst, const X&... more) const { named<1267>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_bf8_bf8(const operand& vdst, const X&... more) const { named<1268>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_bf8_fp8(const operand& vdst, const X&... more) const { named<1269>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_f16(const operand& vdst, const X&... more) const { named<1270>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_fp8_bf8(const operand& vdst, const X&... more) const { named<1271>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_fp8_fp8(const operand& vdst, const X&... more) const { named<1272>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32bf16(const operand& vdst, const X&... more) const { named<1273>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32f16(const operand& vdst, const X&... more) const { named<1274>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x64_bf8_bf8(const operand& vdst, const X&... more) const { named<1275>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x64_bf8_fp8(const operand& vdst, const X&... more) const { named<1276>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x64_fp8_bf8(const operand& vdst, const X&... more) const { named<1277>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x64_fp8_fp8(const operand& vdst, const X&... more) const { named<1278>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_16x16x128_i8(const operand& vdst, const X&... more) const { named<1279>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_16x16x128i8(const operand& vdst, const X&... more) const { named<1280>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_16x16x64_i8(const operand& vdst, const X&... more) const { named<1281>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_16x16x64i8(const operand& vdst, const X&... more) const { named<1282>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_32x32x32_i8(const operand& vdst, const X&... more) const { named<1283>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_32x32x32i8(const operand& vdst, const X&... more) const { named<1284>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_32x32x64_i8(const operand& vdst, const X&... more) const { named<1285>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_32x32x64i8(const operand& vdst, const X&... more) const { named<1286>(vdst, more...); }

  // vector ALU instructions

  // vdst, src0
  template<InstructionArgument... X> constexpr void v_accvgpr_mov_b32(const operand& vdst, const X&... more) const { named<631>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_add3_u32(const operand& vdst, const X&... more) const { named<634>(vdst, more...); }
  // vdst, vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_add_co_u32(const operand& vdst, const X&... more) const { named<635>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_f16(const operand& vdst, const X&... more) const { named<636>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_f32(const operand& vdst, const X&... more) const { named<637>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_f64(const operand& vdst, const X&... more) const { named<638>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_i16(const operand& vdst, const X&... more) const { named<639>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_i32(const operand& vdst, const X&... more) const { named<640>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_add_lshl_u32(const operand& vdst, const X&... more) const { named<641>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_u16(const operand& vdst, const X&... more) const { named<642>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_u32(const operand& vdst, const X&... more) const { named<643>(vdst, more...); }
  // vdst, vcc, src0, src1, vcc_in
  template<InstructionArgument... X> constexpr void v_addc_co_u32(const operand& vdst, const X&... more) const { named<644>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_alignbit_b32(const operand& vdst, const X&... more) const { named<645>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_alignbyte_b32(const operand& vdst, const X&... more) const { named<646>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_and_b32(const operand& vdst, const X&... more) const { named<647>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_and_or_b32(const operand& vdst, const X&... more) const { named<648>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_ashr_pk_i8_i32(const operand& vdst, const X&... more) const { named<649>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_ashr_pk_u8_i32(const operand& vdst, const X&... more) const { named<650>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ashrrev_i16(const operand& vdst, const X&... more) const { named<651>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ashrrev_i32(const operand& vdst, const X&... more) const { named<652>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ashrrev_i64(const operand& vdst, const X&... more) const { named<653>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_bcnt_u32_b32(const operand& vdst, const X&... more) const { named<654>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_bfe_i32(const operand& vdst, const X&... more) const { named<655>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_bfe_u32(const operand& vdst, const X&... more) const { named<656>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_bfi_b32(const operand& vdst, const X&... more) const { named<657>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_bfm_b32(const operand& vdst, const X&... more) const { named<658>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_bfrev_b32(const operand& vdst, const X&... more) const { named<659>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_bitop3_b16(const operand& vdst, const X&... more) const { named<660>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_bitop3_b32(const operand& vdst, const X&... more) const { named<661>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ceil_f16(const operand& vdst, const X&... more) const { named<662>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ceil_f32(const operand& vdst, const X&... more) const { named<663>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ceil_f64(const operand& vdst, const X&... more) const { named<664>(vdst, more...); }
  constexpr void v_clrexcp(source where = source::here()) const { emit_by_name(isa::mn::v_clrexcp, where); }
  // vdst, src0, src1, vcc
  template<InstructionArgument... X> constexpr void v_cndmask_b32(const operand& vdst, const X&... more) const { named<864>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cos_f16(const operand& vdst, const X&... more) const { named<865>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cos_f32(const operand& vdst, const X&... more) const { named<866>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cubeid_f32(const operand& vdst, const X&... more) const { named<867>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cubema_f32(const operand& vdst, const X&... more) const { named<868>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cubesc_f32(const operand& vdst, const X&... more) const { named<869>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cubetc_f32(const operand& vdst, const X&... more) const { named<870>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f16_f32(const operand& vdst, const X&... more) const { named<871>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f16_i16(const operand& vdst, const X&... more) const { named<872>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f16_u16(const operand& vdst, const X&... more) const { named<873>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_bf16(const operand& vdst, const X&... more) const { named<874>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_bf8(const operand& vdst, const X&... more) const { named<875>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_f16(const operand& vdst, const X&... more) const { named<876>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_f64(const operand& vdst, const X&... more) const { named<877>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_fp8(const operand& vdst, const X&... more) const { named<878>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_i32(const operand& vdst, const X&... more) const { named<879>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_u32(const operand& vdst, const X&... more) const { named<880>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_ubyte0(const operand& vdst, const X&... more) const { named<881>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_ubyte1(const operand& vdst, const X&... more) const { named<882>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_ubyte2(const operand& vdst, const X&... more) const { named<883>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_ubyte3(const operand& vdst, const X&... more) const { named<884>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f64_f32(const operand& vdst, const X&... more) const { named<885>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f64_i32(const operand& vdst, const X&... more) const { named<886>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f64_u32(const operand& vdst, const X&... more) const { named<887>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_flr_i32_f32(const operand& vdst, const X&... more) const { named<888>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_i16_f16(const operand& vdst, const X&... more) const { named<889>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_i32_f32(const operand& vdst, const X&... more) const { named<890>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_i32_f64(const operand& vdst, const X&... more) const { named<891>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_norm_i16_f16(const operand& vdst, const X&... more) const { named<892>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_norm_u16_f16(const operand& vdst, const X&... more) const { named<893>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_off_f32_i4(const operand& vdst, const X&... more) const { named<894>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_bf16_f32(const operand& vdst, const X&... more) const { named<895>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_bf8_f32(const operand& vdst, const X&... more) const { named<896>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_f16_f32(const operand& vdst, const X&... more) const { named<897>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_pk_f32_bf8(const operand& vdst, const X&... more) const { named<898>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_pk_f32_fp8(const operand& vdst, const X&... more) const { named<899>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_fp8_f32(const operand& vdst, const X&... more) const { named<900>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_i16_i32(const operand& vdst, const X&... more) const { named<901>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_u16_u32(const operand& vdst, const X&... more) const { named<902>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_pk_u8_f32(const operand& vdst, const X&... more) const { named<903>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pkaccum_u8_f32(const operand& vdst, const X&... more) const { named<904>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pknorm_i16_f16(const operand& vdst, const X&... more) const { named<905>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pknorm_i16_f32(const operand& vdst, const X&... more) const { named<906>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pknorm_u16_f16(const operand& vdst, const X&... more) const { named<907>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pknorm_u16_f32(const operand& vdst, const X&... more) const { named<908>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pkrtz_f16_f32(const operand& vdst, const X&... more) const { named<909>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_rpi_i32_f32(const operand& vdst, const X&... more) const { named<910>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_2xpk16_bf6_f32(const operand& vdst, const X&... more) const { named<911>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_2xpk16_fp6_f32(const operand& vdst, const X&... more) const { named<912>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_f16_bf8(const operand& vdst, const X&... more) const { named<913>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_f16_fp8(const operand& vdst, const X&... more) const { named<914>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_f32_bf8(const operand& vdst, const X&... more) const { named<915>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_f32_fp8(const operand& vdst, const X&... more) const { named<916>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_bf16_bf6(const operand& vdst, const X&... more) const { named<917>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_bf16_fp6(const operand& vdst, const X&... more) const { named<918>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_bf6_bf16(const operand& vdst, const X&... more) const { named<919>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_bf6_f16(const operand& vdst, const X&... more) const { named<920>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_f16_bf6(const operand& vdst, const X&... more) const { named<921>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_f16_fp6(const operand& vdst, const X&... more) const { named<922>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_f32_bf6(const operand& vdst, const X&... more) const { named<923>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_f32_fp6(const operand& vdst, const X&... more) const { named<924>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_fp6_bf16(const operand& vdst, const X&... more) const { named<925>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_fp6_f16(const operand& vdst, const X&... more) const { named<926>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf16_bf8(const operand& vdst, const X&... more) const { named<927>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf16_fp4(const operand& vdst, const X&... more) const { named<928>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf16_fp8(const operand& vdst, const X&... more) const { named<929>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf8_bf16(const operand& vdst, const X&... more) const { named<930>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf8_f16(const operand& vdst, const X&... more) const { named<931>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf8_f32(const operand& vdst, const X&... more) const { named<932>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f16_bf8(const operand& vdst, const X&... more) const { named<933>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f16_fp4(const operand& vdst, const X&... more) const { named<934>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f16_fp8(const operand& vdst, const X&... more) const { named<935>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f32_bf8(const operand& vdst, const X&... more) const { named<936>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f32_fp4(const operand& vdst, const X&... more) const { named<937>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f32_fp8(const operand& vdst, const X&... more) const { named<938>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp4_bf16(const operand& vdst, const X&... more) const { named<939>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp4_f16(const operand& vdst, const X&... more) const { named<940>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp4_f32(const operand& vdst, const X&... more) const { named<941>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp8_bf16(const operand& vdst, const X&... more) const { named<942>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp8_f16(const operand& vdst, const X&... more) const { named<943>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp8_f32(const operand& vdst, const X&... more) const { named<944>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_bf8_bf16(const operand& vdst, const X&... more) const { named<945>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_bf8_f16(const operand& vdst, const X&... more) const { named<946>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_bf8_f32(const operand& vdst, const X&... more) const { named<947>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_fp8_bf16(const operand& vdst, const X&... more) const { named<948>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_fp8_f16(const operand& vdst, const X&... more) const { named<949>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_fp8_f32(const operand& vdst, const X&... more) const { named<950>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_bf6_bf16(const operand& vdst, const X&... more) const { named<951>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_bf6_f16(const operand& vdst, const X&... more) const { named<952>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_bf6_f32(const operand& vdst, const X&... more) const { named<953>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_fp6_bf16(const operand& vdst, const X&... more) const { named<954>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_fp6_f16(const operand& vdst, const X&... more) const { named<955>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_fp6_f32(const operand& vdst, const X&... more) const { named<956>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk_fp4_bf16(const operand& vdst, const X&... more) const { named<957>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk_fp4_f16(const operand& vdst, const X&... more) const { named<958>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk_fp4_f32(const operand& vdst, const X&... more) const { named<959>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_sr_bf16_f32(const operand& vdst, const X&... more) const { named<960>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_sr_bf8_f32(const operand& vdst, const X&... more) const { named<961>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_sr_f16_f32(const operand& vdst, const X&... more) const { named<962>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_sr_fp8_f32(const operand& vdst, const X&... more) const { named<963>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_u16_f16(const operand& vdst, const X&... more) const { named<964>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_u32_f32(const operand& vdst, const X&... more) const { named<965>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_u32_f64(const operand& vdst, const X&... more) const { named<966>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fixup_f16(const operand& vdst, const X&... more) const { named<967>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fixup_f32(const operand& vdst, const X&... more) const { named<968>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fixup_f64(const operand& vdst, const X&... more) const { named<969>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fixup_legacy_f16(const operand& vdst, const X&... more) const { named<970>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fmas_f32(const operand& vdst, const X&... more) const { named<971>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fmas_f64(const operand& vdst, const X&... more) const { named<972>(vdst, more...); }
  // vdst, sdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_scale_f32(const operand& vdst, const X&... more) const { named<973>(vdst, more...); }
  // vdst, sdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_scale_f64(const operand& vdst, const X&... more) const { named<974>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot2_f32_bf16(const operand& vdst, const X&... more) const { named<975>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot2_f32_f16(const operand& vdst, const X&... more) const { named<976>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot2_i32_i16(const operand& vdst, const X&... more) const { named<977>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot2_u32_u16(const operand& vdst, const X&... more) const { named<978>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_dot2c_f32_bf16(const operand& vdst, const X&... more) const { named<979>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_dot2c_f32_f16(const operand& vdst, const X&... more) const { named<980>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_dot2c_i32_i16(const operand& vdst, const X&... more) const { named<981>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot4_i32_i8(const operand& vdst, const X&... more) const { named<982>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot4_u32_u8(const operand& vdst, const X&... more) const { named<983>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_dot4c_i32_i8(const operand& vdst, const X&... more) const { named<984>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot8_i32_i4(const operand& vdst, const X&... more) const { named<985>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot8_u32_u4(const operand& vdst, const X&... more) const { named<986>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_dot8c_i32_i4(const operand& vdst, const X&... more) const { named<987>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_exp_f16(const operand& vdst, const X&... more) const { named<988>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_exp_f32(const operand& vdst, const X&... more) const { named<989>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_exp_legacy_f32(const operand& vdst, const X&... more) const { named<990>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ffbh_i32(const operand& vdst, const X&... more) const { named<991>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ffbh_u32(const operand& vdst, const X&... more) const { named<992>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ffbl_b32(const operand& vdst, const X&... more) const { named<993>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_floor_f16(const operand& vdst, const X&... more) const { named<994>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_floor_f32(const operand& vdst, const X&... more) const { named<995>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_floor_f64(const operand& vdst, const X&... more) const { named<996>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_f16(const operand& vdst, const X&... more) const { named<997>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_f32(const operand& vdst, const X&... more) const { named<998>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_f64(const operand& vdst, const X&... more) const { named<999>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_legacy_f16(const operand& vdst, const X&... more) const { named<1000>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_mix_f32(const operand& vdst, const X&... more) const { named<1001>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_mixhi_f16(const operand& vdst, const X&... more) const { named<1002>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_mixlo_f16(const operand& vdst, const X&... more) const { named<1003>(vdst, more...); }
  // vdst, src0, src1, k
  template<InstructionArgument... X> constexpr void v_fmaak_f32(const operand& vdst, const X&... more) const { named<1004>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_fmac_f32(const operand& vdst, const X&... more) const { named<1005>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_fmac_f64(const operand& vdst, const X&... more) const { named<1006>(vdst, more...); }
  // vdst, src0, k, src1
  template<InstructionArgument... X> constexpr void v_fmamk_f32(const operand& vdst, const X&... more) const { named<1007>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_fract_f16(const operand& vdst, const X&... more) const { named<1008>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_fract_f32(const operand& vdst, const X&... more) const { named<1009>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_fract_f64(const operand& vdst, const X&... more) const { named<1010>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_exp_i16_f16(const operand& vdst, const X&... more) const { named<1011>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_exp_i32_f32(const operand& vdst, const X&... more) const { named<1012>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_exp_i32_f64(const operand& vdst, const X&... more) const { named<1013>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_mant_f16(const operand& vdst, const X&... more) const { named<1014>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_mant_f32(const operand& vdst, const X&... more) const { named<1015>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_mant_f64(const operand& vdst, const X&... more) const { named<1016>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ldexp_f16(const operand& vdst, const X&... more) const { named<1017>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ldexp_f32(const operand& vdst, const X&... more) const { named<1018>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ldexp_f64(const operand& vdst, const X&... more) const { named<1019>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_lerp_u8(const operand& vdst, const X&... more) const { named<1020>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_log_f16(const operand& vdst, const X&... more) const { named<1021>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_log_f32(const operand& vdst, const X&... more) const { named<1022>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_log_legacy_f32(const operand& vdst, const X&... more) const { named<1023>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_lshl_add_u32(const operand& vdst, const X&... more) const { named<1024>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_lshl_add_u64(const operand& vdst, const X&... more) const { named<1025>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_lshl_or_b32(const operand& vdst, const X&... more) const { named<1026>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshlrev_b16(const operand& vdst, const X&... more) const { named<1027>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshlrev_b32(const operand& vdst, const X&... more) const { named<1028>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshlrev_b64(const operand& vdst, const X&... more) const { named<1029>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshrrev_b16(const operand& vdst, const X&... more) const { named<1030>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshrrev_b32(const operand& vdst, const X&... more) const { named<1031>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshrrev_b64(const operand& vdst, const X&... more) const { named<1032>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mac_f16(const operand& vdst, const X&... more) const { named<1033>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mac_f32(const operand& vdst, const X&... more) const { named<1034>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_f16(const operand& vdst, const X&... more) const { named<1035>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_f32(const operand& vdst, const X&... more) const { named<1036>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_i16(const operand& vdst, const X&... more) const { named<1037>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_i32_i16(const operand& vdst, const X&... more) const { named<1038>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_i32_i24(const operand& vdst, const X&... more) const { named<1039>(vdst, more...); }
  // vdst, sdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_i64_i32(const operand& vdst, const X&... more) const { named<1040>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_legacy_f16(const operand& vdst, const X&... more) const { named<1041>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_legacy_f32(const operand& vdst, const X&... more) const { named<1042>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_legacy_i16(const operand& vdst, const X&... more) const { named<1043>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_legacy_u16(const operand& vdst, const X&... more) const { named<1044>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_u16(const operand& vdst, const X&... more) const { named<1045>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_u32_u16(const operand& vdst, const X&... more) const { named<1046>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_u32_u24(const operand& vdst, const X&... more) const { named<1047>(vdst, more...); }
  // vdst, sdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_u64_u32(const operand& vdst, const X&... more) const { named<1048>(vdst, more...); }
  // vdst, src0, src1, k
  template<InstructionArgument... X> constexpr void v_madak_f16(const operand& vdst, const X&... more) const { named<1049>(vdst, more...); }
  // vdst, src0, src1, k
  template<InstructionArgument... X> constexpr void v_madak_f32(const operand& vdst, const X&... more) const { named<1050>(vdst, more...); }
  // vdst, src0, k, src1
  template<InstructionArgument... X> constexpr void v_madmk_f16(const operand& vdst, const X&... more) const { named<1051>(vdst, more...); }
  // vdst, src0, k, src1
  template<InstructionArgument... X> constexpr void v_madmk_f32(const operand& vdst, const X&... more) const { named<1052>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_f16(const operand& vdst, const X&... more) const { named<1053>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_f32(const operand& vdst, const X&... more) const { named<1054>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_i16(const operand& vdst, const X&... more) const { named<1055>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_i32(const operand& vdst, const X&... more) const { named<1056>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_u16(const operand& vdst, const X&... more) const { named<1057>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_u32(const operand& vdst, const X&... more) const { named<1058>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_f16(const operand& vdst, const X&... more) const { named<1059>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_f32(const operand& vdst, const X&... more) const { named<1060>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_f64(const operand& vdst, const X&... more) const { named<1061>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_i16(const operand& vdst, const X&... more) const { named<1062>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_i32(const operand& vdst, const X&... more) const { named<1063>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_u16(const operand& vdst, const X&... more) const { named<1064>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_u32(const operand& vdst, const X&... more) const { named<1065>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_maximum3_f32(const operand& vdst, const X&... more) const { named<1066>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mbcnt_hi_u32_b32(const operand& vdst, const X&... more) const { named<1067>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mbcnt_lo_u32_b32(const operand& vdst, const X&... more) const { named<1068>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_f16(const operand& vdst, const X&... more) const { named<1069>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_f32(const operand& vdst, const X&... more) const { named<1070>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_i16(const operand& vdst, const X&... more) const { named<1071>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_i32(const operand& vdst, const X&... more) const { named<1072>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_u16(const operand& vdst, const X&... more) const { named<1073>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_u32(const operand& vdst, const X&... more) const { named<1074>(vdst, more...); }
  // src0, src1
  template<InstructionArgument... X> constexpr void v_mfma_ld_scale_b32(const operand& src0, const X&... more) const { named<1156>(src0, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_f16(const operand& vdst, const X&... more) const { named<1159>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_f32(const operand& vdst, const X&... more) const { named<1160>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_i16(const operand& vdst, const X&... more) const { named<1161>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_i32(const operand& vdst, const X&... more) const { named<1162>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_u16(const operand& vdst, const X&... more) const { named<1163>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_u32(const operand& vdst, const X&... more) const { named<1164>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_f16(const operand& vdst, const X&... more) const { named<1165>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_f32(const operand& vdst, const X&... more) const { named<1166>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_f64(const operand& vdst, const X&... more) const { named<1167>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_i16(const operand& vdst, const X&... more) const { named<1168>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_i32(const operand& vdst, const X&... more) const { named<1169>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_u16(const operand& vdst, const X&... more) const { named<1170>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_u32(const operand& vdst, const X&... more) const { named<1171>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_minimum3_f32(const operand& vdst, const X&... more) const { named<1172>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_mov_b32(const operand& vdst, const X&... more) const { named<1173>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_mov_b64(const operand& vdst, const X&... more) const { named<1174>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mqsad_pk_u16_u8(const operand& vdst, const X&... more) const { named<1175>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mqsad_u32_u8(const operand& vdst, const X&... more) const { named<1176>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_msad_u8(const operand& vdst, const X&... more) const { named<1177>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_f16(const operand& vdst, const X&... more) const { named<1178>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_f32(const operand& vdst, const X&... more) const { named<1179>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_f64(const operand& vdst, const X&... more) const { named<1180>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_hi_i32(const operand& vdst, const X&... more) const { named<1181>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_hi_i32_i24(const operand& vdst, const X&... more) const { named<1182>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_hi_u32(const operand& vdst, const X&... more) const { named<1183>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_hi_u32_u24(const operand& vdst, const X&... more) const { named<1184>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_i32_i24(const operand& vdst, const X&... more) const { named<1185>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_legacy_f32(const operand& vdst, const X&... more) const { named<1186>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_lo_i32(const operand& vdst, const X&... more) const { named<1187>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_lo_u16(const operand& vdst, const X&... more) const { named<1188>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_lo_u32(const operand& vdst, const X&... more) const { named<1189>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_u32_u24(const operand& vdst, const X&... more) const { named<1190>(vdst, more...); }
  constexpr void v_nop(source where = source::here()) const { emit_by_name(isa::mn::v_nop, where); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_not_b32(const operand& vdst, const X&... more) const { named<1192>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_or3_b32(const operand& vdst, const X&... more) const { named<1193>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_or_b32(const operand& vdst, const X&... more) const { named<1194>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pack_b32_f16(const operand& vdst, const X&... more) const { named<1195>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_perm_b32(const operand& vdst, const X&... more) const { named<1196>(vdst, more...); }
  // vdst, vdst1
  template<InstructionArgument... X> constexpr void v_permlane16_swap_b32(const operand& vdst, const X&... more) const { named<1197>(vdst, more...); }
  // vdst, vdst1
  template<InstructionArgument... X> constexpr void v_permlane32_swap_b32(const operand& vdst, const X&... more) const { named<1198>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_add_f16(const operand& vdst, const X&... more) const { named<1199>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_add_f32(const operand& vdst, const X&... more) const { named<1200>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_add_i16(const operand& vdst, const X&... more) const { named<1201>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_add_u16(const operand& vdst, const X&... more) const { named<1202>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_ashrrev_i16(const operand& vdst, const X&... more) const { named<1203>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_fma_f16(const operand& vdst, const X&... more) const { named<1204>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_fma_f32(const operand& vdst, const X&... more) const { named<1205>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_fmac_f16(const operand& vdst, const X&... more) const { named<1206>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_lshlrev_b16(const operand& vdst, const X&... more) const { named<1207>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_lshrrev_b16(const operand& vdst, const X&... more) const { named<1208>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_mad_i16(const operand& vdst, const X&... more) const { named<1209>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_mad_u16(const operand& vdst, const X&... more) const { named<1210>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_max_f16(const operand& vdst, const X&... more) const { named<1211>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_max_i16(const operand& vdst, const X&... more) const { named<1212>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_max_u16(const operand& vdst, const X&... more) const { named<1213>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_maximum3_f16(const operand& vdst, const X&... more) const { named<1214>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_min_f16(const operand& vdst, const X&... more) const { named<1215>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_min_i16(const operand& vdst, const X&... more) const { named<1216>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_min_u16(const operand& vdst, const X&... more) const { named<1217>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_minimum3_f16(const operand& vdst, const X&... more) const { named<1218>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_mov_b32(const operand& vdst, const X&... more) const { named<1219>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_mul_f16(const operand& vdst, const X&... more) const { named<1220>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_mul_f32(const operand& vdst, const X&... more) const { named<1221>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_mul_lo_u16(const operand& vdst, const X&... more) const { named<1222>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_sub_i16(const operand& vdst, const X&... more) const { named<1223>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_sub_u16(const operand& vdst, const X&... more) const { named<1224>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_prng_b32(const operand& vdst, const X&... more) const { named<1225>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_qsad_pk_u16_u8(const operand& vdst, const X&... more) const { named<1226>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rcp_f16(const operand& vdst, const X&... more) const { named<1227>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rcp_f32(const operand& vdst, const X&... more) const { named<1228>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rcp_f64(const operand& vdst, const X&... more) const { named<1229>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rcp_iflag_f32(const operand& vdst, const X&... more) const { named<1230>(vdst, more...); }
  // sdst, src0
  template<InstructionArgument... X> constexpr void v_readfirstlane_b32(const operand& sdst, const X&... more) const { named<1231>(sdst, more...); }
  // sdst, src0, src1
  template<InstructionArgument... X> constexpr void v_readlane_b32(const operand& sdst, const X&... more) const { named<1232>(sdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rndne_f16(const operand& vdst, const X&... more) const { named<1233>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rndne_f32(const operand& vdst, const X&... more) const { named<1234>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rndne_f64(const operand& vdst, const X&... more) const { named<1235>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rsq_f16(const operand& vdst, const X&... more) const { named<1236>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rsq_f32(const operand& vdst, const X&... more) const { named<1237>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rsq_f64(const operand& vdst, const X&... more) const { named<1238>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_sad_hi_u8(const operand& vdst, const X&... more) const { named<1239>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_sad_u16(const operand& vdst, const X&... more) const { named<1240>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_sad_u32(const operand& vdst, const X&... more) const { named<1241>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_sad_u8(const operand& vdst, const X&... more) const { named<1242>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sat_pk_u8_i16(const operand& vdst, const X&... more) const { named<1243>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_screen_partition_4se_b32(const operand& vdst, const X&... more) const { named<1244>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sin_f16(const operand& vdst, const X&... more) const { named<1245>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sin_f32(const operand& vdst, const X&... more) const { named<1246>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sqrt_f16(const operand& vdst, const X&... more) const { named<1287>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sqrt_f32(const operand& vdst, const X&... more) const { named<1288>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sqrt_f64(const operand& vdst, const X&... more) const { named<1289>(vdst, more...); }
  // vdst, vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_co_u32(const operand& vdst, const X&... more) const { named<1290>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_f16(const operand& vdst, const X&... more) const { named<1291>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_f32(const operand& vdst, const X&... more) const { named<1292>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_i16(const operand& vdst, const X&... more) const { named<1293>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_i32(const operand& vdst, const X&... more) const { named<1294>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_u16(const operand& vdst, const X&... more) const { named<1295>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_u32(const operand& vdst, const X&... more) const { named<1296>(vdst, more...); }
  // vdst, vcc, src0, src1, vcc_in
  template<InstructionArgument... X> constexpr void v_subb_co_u32(const operand& vdst, const X&... more) const { named<1297>(vdst, more...); }
  // vdst, vcc, src0, src1, vcc_in
  template<InstructionArgument... X> constexpr void v_subbrev_co_u32(const operand& vdst, const X&... more) const { named<1298>(vdst, more...); }
  // vdst, vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_subrev_co_u32(const operand& vdst, const X&... more) const { named<1299>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_subrev_f16(const operand& vdst, const X&... more) const { named<1300>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_subrev_f32(const operand& vdst, const X&... more) const { named<1301>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_subrev_u16(const operand& vdst, const X&... more) const { named<1302>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_subrev_u32(const operand& vdst, const X&... more) const { named<1303>(vdst, more...); }
  // vdst, vdst1
  template<InstructionArgument... X> constexpr void v_swap_b32(const operand& vdst, const X&... more) const { named<1304>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_trig_preop_f64(const operand& vdst, const X&... more) const { named<1305>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_trunc_f16(const operand& vdst, const X&... more) const { named<1306>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_trunc_f32(const operand& vdst, const X&... more) const { named<1307>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_trunc_f64(const operand& vdst, const X&... more) const { named<1308>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_writelane_b32(const operand& vdst, const X&... more) const { named<1309>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_xad_u32(const operand& vdst, const X&... more) const { named<1310>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_xnor_b32(const operand& vdst, const X&... more) const { named<1311>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_xor_b32(const operand& vdst, const X&... more) const { named<1312>(vdst, more...); }

  // LDS, flat, global, scratch and buffer instructions

  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_add(const operand& vdata, const X&... more) const { named<0>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_add_f32(const operand& vdata, const X&... more) const { named<1>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_add_f64(const operand& vdata, const X&... more) const { named<2>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_add_x2(const operand& vdata, const X&... more) const { named<3>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_and(const operand& vdata, const X&... more) const { named<4>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_and_x2(const operand& vdata, const X&... more) const { named<5>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_cmpswap(const operand& vdata, const X&... more) const { named<6>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_cmpswap_x2(const operand& vdata, const X&... more) const { named<7>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_dec(const operand& vdata, const X&... more) const { named<8>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_dec_x2(const operand& vdata, const X&... more) const { named<9>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_inc(const operand& vdata, const X&... more) const { named<10>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_inc_x2(const operand& vdata, const X&... more) const { named<11>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_max_f64(const operand& vdata, const X&... more) const { named<12>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_min_f64(const operand& vdata, const X&... more) const { named<13>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_or(const operand& vdata, const X&... more) const { named<14>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_or_x2(const operand& vdata, const X&... more) const { named<15>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_pk_add_bf16(const operand& vdata, const X&... more) const { named<16>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_pk_add_f16(const operand& vdata, const X&... more) const { named<17>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_smax(const operand& vdata, const X&... more) const { named<18>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_smax_x2(const operand& vdata, const X&... more) const { named<19>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_smin(const operand& vdata, const X&... more) const { named<20>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_smin_x2(const operand& vdata, const X&... more) const { named<21>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_sub(const operand& vdata, const X&... more) const { named<22>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_sub_x2(const operand& vdata, const X&... more) const { named<23>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_swap(const operand& vdata, const X&... more) const { named<24>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_swap_x2(const operand& vdata, const X&... more) const { named<25>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_umax(const operand& vdata, const X&... more) const { named<26>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_umax_x2(const operand& vdata, const X&... more) const { named<27>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_umin(const operand& vdata, const X&... more) const { named<28>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_umin_x2(const operand& vdata, const X&... more) const { named<29>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_xor(const operand& vdata, const X&... more) const { named<30>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_xor_x2(const operand& vdata, const X&... more) const { named<31>(vdata, more...); }
  // 
  template<InstructionArgument... X> constexpr void buffer_inv(const X&... more) const { named<32>(more...); }
  constexpr void buffer_invl2(source where = source::here()) const { emit_by_name(isa::mn::buffer_invl2, where); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_dword(const operand& vdata, const X&... more) const { named<34>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_dwordx2(const operand& vdata, const X&... more) const { named<35>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_dwordx3(const operand& vdata, const X&... more) const { named<36>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_dwordx4(const operand& vdata, const X&... more) const { named<37>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_d16_hi_x(const operand& vdata, const X&... more) const { named<38>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_d16_x(const operand& vdata, const X&... more) const { named<39>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_d16_xy(const operand& vdata, const X&... more) const { named<40>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_d16_xyz(const operand& vdata, const X&... more) const { named<41>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_d16_xyzw(const operand& vdata, const X&... more) const { named<42>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_format_x(const operand& vdata, const X&... more) const { named<43>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_xy(const operand& vdata, const X&... more) const { named<44>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_xyz(const operand& vdata, const X&... more) const { named<45>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_xyzw(const operand& vdata, const X&... more) const { named<46>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_sbyte(const operand& vdata, const X&... more) const { named<47>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_sbyte_d16(const operand& vdata, const X&... more) const { named<48>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_sbyte_d16_hi(const operand& vdata, const X&... more) const { named<49>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_short_d16(const operand& vdata, const X&... more) const { named<50>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_short_d16_hi(const operand& vdata, const X&... more) const { named<51>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_sshort(const operand& vdata, const X&... more) const { named<52>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_ubyte(const operand& vdata, const X&... more) const { named<53>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_ubyte_d16(const operand& vdata, const X&... more) const { named<54>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_ubyte_d16_hi(const operand& vdata, const X&... more) const { named<55>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_ushort(const operand& vdata, const X&... more) const { named<56>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_byte(const operand& vdata, const X&... more) const { named<57>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_byte_d16_hi(const operand& vdata, const X&... more) const { named<58>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_dword(const operand& vdata, const X&... more) const { named<59>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_dwordx2(const operand& vdata, const X&... more) const { named<60>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_dwordx3(const operand& vdata, const X&... more) const { named<61>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_dwordx4(const operand& vdata, const X&... more) const { named<62>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_d16_hi_x(const operand& vdata, const X&... more) const { named<63>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_d16_x(const operand& vdata, const X&... more) const { named<64>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_d16_xy(const operand& vdata, const X&... more) const { named<65>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_d16_xyz(const operand& vdata, const X&... more) const { named<66>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_d16_xyzw(const operand& vdata, const X&... more) const { named<67>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_x(const operand& vdata, const X&... more) const { named<68>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_xy(const operand& vdata, const X&... more) const { named<69>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_xyz(const operand& vdata, const X&... more) const { named<70>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_xyzw(const operand& vdata, const X&... more) const { named<71>(vdata, more...); }
  // vdata, vdata_in
  template<InstructionArgument... X> constexpr void buffer_store_lds_dword(const operand& vdata, const X&... more) const { named<72>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_short(const operand& vdata, const X&... more) const { named<73>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_short_d16_hi(const operand& vdata, const X&... more) const { named<74>(vdata, more...); }
  constexpr void buffer_wbinvl1(source where = source::here()) const { emit_by_name(isa::mn::buffer_wbinvl1, where); }
  constexpr void buffer_wbinvl1_vol(source where = source::here()) const { emit_by_name(isa::mn::buffer_wbinvl1_vol, where); }
  // 
  template<InstructionArgument... X> constexpr void buffer_wbl2(const X&... more) const { named<77>(more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_add_f32(const operand& addr, const X&... more) const { named<78>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_add_f64(const operand& addr, const X&... more) const { named<79>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_add_rtn_f32(const operand& vdst, const X&... more) const { named<80>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_add_rtn_f64(const operand& vdst, const X&... more) const { named<81>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_add_rtn_u32(const operand& vdst, const X&... more) const { named<82>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_add_rtn_u64(const operand& vdst, const X&... more) const { named<83>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_add_u32(const operand& addr, const X&... more) const { named<84>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_add_u64(const operand& addr, const X&... more) const { named<85>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_and_b32(const operand& addr, const X&... more) const { named<86>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_and_b64(const operand& addr, const X&... more) const { named<87>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_and_rtn_b32(const operand& vdst, const X&... more) const { named<88>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_and_rtn_b64(const operand& vdst, const X&... more) const { named<89>(vdst, more...); }
  // vdst
  template<InstructionArgument... X> constexpr void ds_append(const operand& vdst, const X&... more) const { named<90>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_bpermute_b32(const operand& vdst, const X&... more) const { named<91>(vdst, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_b32(const operand& addr, const X&... more) const { named<92>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_b64(const operand& addr, const X&... more) const { named<93>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_f32(const operand& addr, const X&... more) const { named<94>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_f64(const operand& addr, const X&... more) const { named<95>(addr, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_rtn_b32(const operand& vdst, const X&... more) const { named<96>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_rtn_b64(const operand& vdst, const X&... more) const { named<97>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_rtn_f32(const operand& vdst, const X&... more) const { named<98>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_rtn_f64(const operand& vdst, const X&... more) const { named<99>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_condxchg32_rtn_b64(const operand& vdst, const X&... more) const { named<100>(vdst, more...); }
  // vdst
  template<InstructionArgument... X> constexpr void ds_consume(const operand& vdst, const X&... more) const { named<101>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_dec_rtn_u32(const operand& vdst, const X&... more) const { named<102>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_dec_rtn_u64(const operand& vdst, const X&... more) const { named<103>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_dec_u32(const operand& addr, const X&... more) const { named<104>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_dec_u64(const operand& addr, const X&... more) const { named<105>(addr, more...); }
  // data0
  template<InstructionArgument... X> constexpr void ds_gws_barrier(const operand& data0, const X&... more) const { named<106>(data0, more...); }
  // data0
  template<InstructionArgument... X> constexpr void ds_gws_init(const operand& data0, const X&... more) const { named<107>(data0, more...); }
  // data0
  template<InstructionArgument... X> constexpr void ds_gws_sema_br(const operand& data0, const X&... more) const { named<108>(data0, more...); }
  // 
  template<InstructionArgument... X> constexpr void ds_gws_sema_p(const X&... more) const { named<109>(more...); }
  // 
  template<InstructionArgument... X> constexpr void ds_gws_sema_release_all(const X&... more) const { named<110>(more...); }
  // 
  template<InstructionArgument... X> constexpr void ds_gws_sema_v(const X&... more) const { named<111>(more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_inc_rtn_u32(const operand& vdst, const X&... more) const { named<112>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_inc_rtn_u64(const operand& vdst, const X&... more) const { named<113>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_inc_u32(const operand& addr, const X&... more) const { named<114>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_inc_u64(const operand& addr, const X&... more) const { named<115>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_f32(const operand& addr, const X&... more) const { named<116>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_f64(const operand& addr, const X&... more) const { named<117>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_i32(const operand& addr, const X&... more) const { named<118>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_i64(const operand& addr, const X&... more) const { named<119>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_f32(const operand& vdst, const X&... more) const { named<120>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_f64(const operand& vdst, const X&... more) const { named<121>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_i32(const operand& vdst, const X&... more) const { named<122>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_i64(const operand& vdst, const X&... more) const { named<123>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_u32(const operand& vdst, const X&... more) const { named<124>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_u64(const operand& vdst, const X&... more) const { named<125>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_u32(const operand& addr, const X&... more) const { named<126>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_u64(const operand& addr, const X&... more) const { named<127>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_f32(const operand& addr, const X&... more) const { named<128>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_f64(const operand& addr, const X&... more) const { named<129>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_i32(const operand& addr, const X&... more) const { named<130>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_i64(const operand& addr, const X&... more) const { named<131>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_f32(const operand& vdst, const X&... more) const { named<132>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_f64(const operand& vdst, const X&... more) const { named<133>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_i32(const operand& vdst, const X&... more) const { named<134>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_i64(const operand& vdst, const X&... more) const { named<135>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_u32(const operand& vdst, const X&... more) const { named<136>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_u64(const operand& vdst, const X&... more) const { named<137>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_u32(const operand& addr, const X&... more) const { named<138>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_u64(const operand& addr, const X&... more) const { named<139>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_mskor_b32(const operand& addr, const X&... more) const { named<140>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_mskor_b64(const operand& addr, const X&... more) const { named<141>(addr, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_mskor_rtn_b32(const operand& vdst, const X&... more) const { named<142>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_mskor_rtn_b64(const operand& vdst, const X&... more) const { named<143>(vdst, more...); }
  constexpr void ds_nop(source where = source::here()) const { emit_by_name(isa::mn::ds_nop, where); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_or_b32(const operand& addr, const X&... more) const { named<145>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_or_b64(const operand& addr, const X&... more) const { named<146>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_or_rtn_b32(const operand& vdst, const X&... more) const { named<147>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_or_rtn_b64(const operand& vdst, const X&... more) const { named<148>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_permute_b32(const operand& vdst, const X&... more) const { named<149>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_pk_add_bf16(const operand& addr, const X&... more) const { named<150>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_pk_add_f16(const operand& addr, const X&... more) const { named<151>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_pk_add_rtn_bf16(const operand& vdst, const X&... more) const { named<152>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_pk_add_rtn_f16(const operand& vdst, const X&... more) const { named<153>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read2_b32(const operand& vdst, const X&... more) const { named<154>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read2_b64(const operand& vdst, const X&... more) const { named<155>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read2st64_b32(const operand& vdst, const X&... more) const { named<156>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read2st64_b64(const operand& vdst, const X&... more) const { named<157>(vdst, more...); }
  // vdst
  template<InstructionArgument... X> constexpr void ds_read_addtid_b32(const operand& vdst, const X&... more) const { named<158>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b128(const operand& vdst, const X&... more) const { named<159>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b32(const operand& vdst, const X&... more) const { named<160>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b64(const operand& vdst, const X&... more) const { named<161>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b64_tr_b16(const operand& vdst, const X&... more) const { named<162>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b64_tr_b4(const operand& vdst, const X&... more) const { named<163>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b64_tr_b8(const operand& vdst, const X&... more) const { named<164>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b96(const operand& vdst, const X&... more) const { named<165>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b96_tr_b6(const operand& vdst, const X&... more) const { named<166>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_i16(const operand& vdst, const X&... more) const { named<167>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_i8(const operand& vdst, const X&... more) const { named<168>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_i8_d16(const operand& vdst, const X&... more) const { named<169>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_i8_d16_hi(const operand& vdst, const X&... more) const { named<170>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u16(const operand& vdst, const X&... more) const { named<171>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u16_d16(const operand& vdst, const X&... more) const { named<172>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u16_d16_hi(const operand& vdst, const X&... more) const { named<173>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u8(const operand& vdst, const X&... more) const { named<174>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u8_d16(const operand& vdst, const X&... more) const { named<175>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u8_d16_hi(const operand& vdst, const X&... more) const { named<176>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_rsub_rtn_u32(const operand& vdst, const X&... more) const { named<177>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_rsub_rtn_u64(const operand& vdst, const X&... more) const { named<178>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_rsub_u32(const operand& addr, const X&... more) const { named<179>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_rsub_u64(const operand& addr, const X&... more) const { named<180>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_sub_rtn_u32(const operand& vdst, const X&... more) const { named<181>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_sub_rtn_u64(const operand& vdst, const X&... more) const { named<182>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_sub_u32(const operand& addr, const X&... more) const { named<183>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_sub_u64(const operand& addr, const X&... more) const { named<184>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_swizzle_b32(const operand& vdst, const X&... more) const { named<185>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_wrap_rtn_b32(const operand& vdst, const X&... more) const { named<186>(vdst, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_write2_b32(const operand& addr, const X&... more) const { named<187>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_write2_b64(const operand& addr, const X&... more) const { named<188>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_write2st64_b32(const operand& addr, const X&... more) const { named<189>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_write2st64_b64(const operand& addr, const X&... more) const { named<190>(addr, more...); }
  // data0
  template<InstructionArgument... X> constexpr void ds_write_addtid_b32(const operand& data0, const X&... more) const { named<191>(data0, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b128(const operand& addr, const X&... more) const { named<192>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b16(const operand& addr, const X&... more) const { named<193>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b16_d16_hi(const operand& addr, const X&... more) const { named<194>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b32(const operand& addr, const X&... more) const { named<195>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b64(const operand& addr, const X&... more) const { named<196>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b8(const operand& addr, const X&... more) const { named<197>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b8_d16_hi(const operand& addr, const X&... more) const { named<198>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b96(const operand& addr, const X&... more) const { named<199>(addr, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_wrxchg2_rtn_b32(const operand& vdst, const X&... more) const { named<200>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_wrxchg2_rtn_b64(const operand& vdst, const X&... more) const { named<201>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_wrxchg2st64_rtn_b32(const operand& vdst, const X&... more) const { named<202>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_wrxchg2st64_rtn_b64(const operand& vdst, const X&... more) const { named<203>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_wrxchg_rtn_b32(const operand& vdst, const X&... more) const { named<204>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_wrxchg_rtn_b64(const operand& vdst, const X&... more) const { named<205>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_xor_b32(const operand& addr, const X&... more) const { named<206>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_xor_b64(const operand& addr, const X&... more) const { named<207>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_xor_rtn_b32(const operand& vdst, const X&... more) const { named<208>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_xor_rtn_b64(const operand& vdst, const X&... more) const { named<209>(vdst, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_add(const operand& addr, const X&... more) const { named<210>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_add_f32(const operand& addr, const X&... more) const { named<211>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_add_f64(const operand& addr, const X&... more) const { named<212>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_add_x2(const operand& addr, const X&... more) const { named<213>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_and(const operand& addr, const X&... more) const { named<214>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_and_x2(const operand& addr, const X&... more) const { named<215>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_cmpswap(const operand& addr, const X&... more) const { named<216>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_cmpswap_x2(const operand& addr, const X&... more) const { named<217>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_dec(const operand& addr, const X&... more) const { named<218>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_dec_x2(const operand& addr, const X&... more) const { named<219>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_inc(const operand& addr, const X&... more) const { named<220>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_inc_x2(const operand& addr, const X&... more) const { named<221>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_max_f64(const operand& addr, const X&... more) const { named<222>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_min_f64(const operand& addr, const X&... more) const { named<223>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_or(const operand& addr, const X&... more) const { named<224>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_or_x2(const operand& addr, const X&... more) const { named<225>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_pk_add_bf16(const operand& addr, const X&... more) const { named<226>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_pk_add_f16(const operand& addr, const X&... more) const { named<227>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_smax(const operand& addr, const X&... more) const { named<228>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_smax_x2(const operand& addr, const X&... more) const { named<229>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_smin(const operand& addr, const X&... more) const { named<230>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_smin_x2(const operand& addr, const X&... more) const { named<231>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_sub(const operand& addr, const X&... more) const { named<232>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_sub_x2(const operand& addr, const X&... more) const { named<233>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_swap(const operand& addr, const X&... more) const { named<234>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_swap_x2(const operand& addr, const X&... more) const { named<235>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_umax(const operand& addr, const X&... more) const { named<236>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_umax_x2(const operand& addr, const X&... more) const { named<237>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_umin(const operand& addr, const X&... more) const { named<238>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_umin_x2(const operand& addr, const X&... more) const { named<239>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_xor(const operand& addr, const X&... more) const { named<240>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_xor_x2(const operand& addr, const X&... more) const { named<241>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_dword(const operand& vdst, const X&... more) const { named<242>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_dwordx2(const operand& vdst, const X&... more) const { named<243>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_dwordx3(const operand& vdst, const X&... more) const { named<244>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_dwordx4(const operand& vdst, const X&... more) const { named<245>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_sbyte(const operand& vdst, const X&... more) const { named<246>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_sbyte_d16(const operand& vdst, const X&... more) const { named<247>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_sbyte_d16_hi(const operand& vdst, const X&... more) const { named<248>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_short_d16(const operand& vdst, const X&... more) const { named<249>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_short_d16_hi(const operand& vdst, const X&... more) const { named<250>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_sshort(const operand& vdst, const X&... more) const { named<251>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_ubyte(const operand& vdst, const X&... more) const { named<252>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_ubyte_d16(const operand& vdst, const X&... more) const { named<253>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_ubyte_d16_hi(const operand& vdst, const X&... more) const { named<254>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_ushort(const operand& vdst, const X&... more) const { named<255>(vdst, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_byte(const operand& addr, const X&... more) const { named<256>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_byte_d16_hi(const operand& addr, const X&... more) const { named<257>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_dword(const operand& addr, const X&... more) const { named<258>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_dwordx2(const operand& addr, const X&... more) const { named<259>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_dwordx3(const operand& addr, const X&... more) const { named<260>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_dwordx4(const operand& addr, const X&... more) const { named<261>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_short(const operand& addr, const X&... more) const { named<262>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_short_d16_hi(const operand& addr, const X&... more) const { named<263>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_add(const operand& addr, const X&... more) const { named<264>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_add_f32(const operand& addr, const X&... more) const { named<265>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_add_f64(const operand& addr, const X&... more) const { named<266>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_add_x2(const operand& addr, const X&... more) const { named<267>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_and(const operand& addr, const X&... more) const { named<268>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_and_x2(const operand& addr, const X&... more) const { named<269>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_cmpswap(const operand& addr, const X&... more) const { named<270>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_cmpswap_x2(const operand& addr, const X&... more) const { named<271>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_dec(const operand& addr, const X&... more) const { named<272>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_dec_x2(const operand& addr, const X&... more) const { named<273>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_inc(const operand& addr, const X&... more) const { named<274>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_inc_x2(const operand& addr, const X&... more) const { named<275>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_max_f64(const operand& addr, const X&... more) const { named<276>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_min_f64(const operand& addr, const X&... more) const { named<277>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_or(const operand& addr, const X&... more) const { named<278>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_or_x2(const operand& addr, const X&... more) const { named<279>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_pk_add_bf16(const operand& addr, const X&... more) const { named<280>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_pk_add_f16(const operand& addr, const X&... more) const { named<281>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_smax(const operand& addr, const X&... more) const { named<282>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_smax_x2(const operand& addr, const X&... more) const { named<283>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_smin(const operand& addr, const X&... more) const { named<284>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_smin_x2(const operand& addr, const X&... more) const { named<285>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_sub(const operand& addr, const X&... more) const { named<286>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_sub_x2(const operand& addr, const X&... more) const { named<287>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_swap(const operand& addr, const X&... more) const { named<288>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_swap_x2(const operand& addr, const X&... more) const { named<289>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_umax(const operand& addr, const X&... more) const { named<290>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_umax_x2(const operand& addr, const X&... more) const { named<291>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_umin(const operand& addr, const X&... more) const { named<292>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_umin_x2(const operand& addr, const X&... more) const { named<293>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_xor(const operand& addr, const X&... more) const { named<294>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_xor_x2(const operand& addr, const X&... more) const { named<295>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void global_load_dword(const operand& vdst, const X&... more) const { named<296>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_dwordx2(const operand& vdst, const X&... more) const { named<297>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_dwordx3(const operand& vdst, const X&... more) const { named<298>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_dwordx4(const operand& vdst, const X&... more) const { named<299>(vdst, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_dword(const operand& addr, const X&... more) const { named<300>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_dwordx3(const operand& addr, const X&... more) const { named<301>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_dwordx4(const operand& addr, const X&... more) const { named<302>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_sbyte(const operand& addr, const X&... more) const { named<303>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_sshort(const operand& addr, const X&... more) const { named<304>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_ubyte(const operand& addr, const X&... more) const { named<305>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_ushort(const operand& addr, const X&... more) const { named<306>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void global_load_sbyte(const operand& vdst, const X&... more) const { named<307>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_sbyte_d16(const operand& vdst, const X&... more) const { named<308>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_sbyte_d16_hi(const operand& vdst, const X&... more) const { named<309>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_short_d16(const operand& vdst, const X&... more) const { named<310>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_short_d16_hi(const operand& vdst, const X&... more) const { named<311>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void global_load_sshort(const operand& vdst, const X&... more) const { named<312>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void global_load_ubyte(const operand& vdst, const X&... more) const { named<313>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_ubyte_d16(const operand& vdst, const X&... more) const { named<314>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_ubyte_d16_hi(const operand& vdst, const X&... more) const { named<315>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void global_load_ushort(const operand& vdst, const X&... more) const { named<316>(vdst, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_byte(const operand& addr, const X&... more) const { named<317>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_byte_d16_hi(const operand& addr, const X&... more) const { named<318>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_dword(const operand& addr, const X&... more) const { named<319>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_dwordx2(const operand& addr, const X&... more) const { named<320>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_dwordx3(const operand& addr, const X&... more) const { named<321>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_dwordx4(const operand& addr, const X&... more) const { named<322>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_short(const operand& addr, const X&... more) const { named<323>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_short_d16_hi(const operand& addr, const X&... more) const { named<324>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void scratch_load_dword(const operand& vdst, const X&... more) const { named<588>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_dwordx2(const operand& vdst, const X&... more) const { named<589>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_dwordx3(const operand& vdst, const X&... more) const { named<590>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_dwordx4(const operand& vdst, const X&... more) const { named<591>(vdst, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_lds_dword(const operand& addr, const X&... more) const { named<592>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_lds_sbyte(const operand& addr, const X&... more) const { named<593>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_lds_sshort(const operand& addr, const X&... more) const { named<594>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_lds_ubyte(const operand& addr, const X&... more) const { named<595>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_lds_ushort(const operand& addr, const X&... more) const { named<596>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void scratch_load_sbyte(const operand& vdst, const X&... more) const { named<597>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_sbyte_d16(const operand& vdst, const X&... more) const { named<598>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_sbyte_d16_hi(const operand& vdst, const X&... more) const { named<599>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_short_d16(const operand& vdst, const X&... more) const { named<600>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_short_d16_hi(const operand& vdst, const X&... more) const { named<601>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void scratch_load_sshort(const operand& vdst, const X&... more) const { named<602>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void scratch_load_ubyte(const operand& vdst, const X&... more) const { named<603>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_ubyte_d16(const operand& vdst, const X&... more) const { named<604>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_ubyte_d16_hi(const operand& vdst, const X&... more) const { named<605>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void scratch_load_ushort(const operand& vdst, const X&... more) const { named<606>(vdst, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_byte(const operand& addr, const X&... more) const { named<607>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_byte_d16_hi(const operand& addr, const X&... more) const { named<608>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_dword(const operand& addr, const X&... more) const { named<609>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_dwordx2(const operand& addr, const X&... more) const { named<610>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_dwordx3(const operand& addr, const X&... more) const { named<611>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_dwordx4(const operand& addr, const X&... more) const { named<612>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_short(const operand& addr, const X&... more) const { named<613>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_short_d16_hi(const operand& addr, const X&... more) const { named<614>(addr, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_d16_x(const operand& vdata, const X&... more) const { named<615>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_d16_xy(const operand& vdata, const X&... more) const { named<616>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_d16_xyz(const operand& vdata, const X&... more) const { named<617>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_d16_xyzw(const operand& vdata, const X&... more) const { named<618>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_x(const operand& vdata, const X&... more) const { named<619>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_xy(const operand& vdata, const X&... more) const { named<620>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_xyz(const operand& vdata, const X&... more) const { named<621>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_xyzw(const operand& vdata, const X&... more) const { named<622>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_d16_x(const operand& vdata, const X&... more) const { named<623>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_d16_xy(const operand& vdata, const X&... more) const { named<624>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_d16_xyz(const operand& vdata, const X&... more) const { named<625>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_d16_xyzw(const operand& vdata, const X&... more) const { named<626>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_x(const operand& vdata, const X&... more) const { named<627>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_xy(const operand& vdata, const X&... more) const { named<628>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_xyz(const operand& vdata, const X&... more) const { named<629>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_xyzw(const operand& vdata, const X&... more) const { named<630>(vdata, more...); }
};

} // namespace kiln::emit
