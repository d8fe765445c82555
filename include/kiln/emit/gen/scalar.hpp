// SPDX-License-Identifier: MIT
// Members of the builder: scalar ALU and scalar memory instructions, by AMD's names.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/emit/emitter.hpp>

namespace kiln::build {

class scalar_mnemonics : public emitter {
public:
  using emitter::emitter;
  // Named here, clang finds them without searching the base classes in each member.
  // Numbers are those of isa::mn, whose names clang would look up one by one. Above each: its operands.
  using emitter::named;
  using operand = build::operand;

  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_abs_i32(const operand& sdst, const X&... more) { named<325>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_absdiff_i32(const operand& sdst, const X&... more) { named<326>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_add_i32(const operand& sdst, const X&... more) { named<327>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_add_u32(const operand& sdst, const X&... more) { named<328>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_addc_u32(const operand& sdst, const X&... more) { named<329>(sdst, more...); }
  // sdst, simm16
  template<InstructionArgument... X> constexpr void s_addk_i32(const operand& sdst, const X&... more) { named<330>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_and_b32(const operand& sdst, const X&... more) { named<331>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_and_b64(const operand& sdst, const X&... more) { named<332>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_and_saveexec_b64(const operand& sdst, const X&... more) { named<333>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_andn1_saveexec_b64(const operand& sdst, const X&... more) { named<334>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_andn1_wrexec_b64(const operand& sdst, const X&... more) { named<335>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_andn2_b32(const operand& sdst, const X&... more) { named<336>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_andn2_b64(const operand& sdst, const X&... more) { named<337>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_andn2_saveexec_b64(const operand& sdst, const X&... more) { named<338>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_andn2_wrexec_b64(const operand& sdst, const X&... more) { named<339>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_ashr_i32(const operand& sdst, const X&... more) { named<340>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_ashr_i64(const operand& sdst, const X&... more) { named<341>(sdst, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atc_probe(const operand& sdata, const X&... more) { named<342>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atc_probe_buffer(const operand& sdata, const X&... more) { named<343>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_add(const operand& sdata, const X&... more) { named<344>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_add_x2(const operand& sdata, const X&... more) { named<345>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_and(const operand& sdata, const X&... more) { named<346>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_and_x2(const operand& sdata, const X&... more) { named<347>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_cmpswap(const operand& sdata, const X&... more) { named<348>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_cmpswap_x2(const operand& sdata, const X&... more) { named<349>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_dec(const operand& sdata, const X&... more) { named<350>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_dec_x2(const operand& sdata, const X&... more) { named<351>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_inc(const operand& sdata, const X&... more) { named<352>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_inc_x2(const operand& sdata, const X&... more) { named<353>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_or(const operand& sdata, const X&... more) { named<354>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_or_x2(const operand& sdata, const X&... more) { named<355>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_smax(const operand& sdata, const X&... more) { named<356>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_smax_x2(const operand& sdata, const X&... more) { named<357>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_smin(const operand& sdata, const X&... more) { named<358>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_smin_x2(const operand& sdata, const X&... more) { named<359>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_sub(const operand& sdata, const X&... more) { named<360>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_sub_x2(const operand& sdata, const X&... more) { named<361>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_swap(const operand& sdata, const X&... more) { named<362>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_swap_x2(const operand& sdata, const X&... more) { named<363>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_umax(const operand& sdata, const X&... more) { named<364>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_umax_x2(const operand& sdata, const X&... more) { named<365>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_umin(const operand& sdata, const X&... more) { named<366>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_umin_x2(const operand& sdata, const X&... more) { named<367>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_xor(const operand& sdata, const X&... more) { named<368>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_atomic_xor_x2(const operand& sdata, const X&... more) { named<369>(sdata, more...); }
  constexpr void s_barrier(source where = source::here()) { emit(isa::mn::s_barrier, where); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bcnt0_i32_b32(const operand& sdst, const X&... more) { named<371>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bcnt0_i32_b64(const operand& sdst, const X&... more) { named<372>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bcnt1_i32_b32(const operand& sdst, const X&... more) { named<373>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bcnt1_i32_b64(const operand& sdst, const X&... more) { named<374>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfe_i32(const operand& sdst, const X&... more) { named<375>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfe_i64(const operand& sdst, const X&... more) { named<376>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfe_u32(const operand& sdst, const X&... more) { named<377>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfe_u64(const operand& sdst, const X&... more) { named<378>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfm_b32(const operand& sdst, const X&... more) { named<379>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bfm_b64(const operand& sdst, const X&... more) { named<380>(sdst, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bitcmp0_b32(const operand& ssrc0, const X&... more) { named<381>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bitcmp0_b64(const operand& ssrc0, const X&... more) { named<382>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bitcmp1_b32(const operand& ssrc0, const X&... more) { named<383>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_bitcmp1_b64(const operand& ssrc0, const X&... more) { named<384>(ssrc0, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bitreplicate_b64_b32(const operand& sdst, const X&... more) { named<385>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bitset0_b32(const operand& sdst, const X&... more) { named<386>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bitset0_b64(const operand& sdst, const X&... more) { named<387>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bitset1_b32(const operand& sdst, const X&... more) { named<388>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_bitset1_b64(const operand& sdst, const X&... more) { named<389>(sdst, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_branch(const operand& label, const X&... more) { named<390>(label, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_brev_b32(const operand& sdst, const X&... more) { named<391>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_brev_b64(const operand& sdst, const X&... more) { named<392>(sdst, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_add(const operand& sdata, const X&... more) { named<393>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_add_x2(const operand& sdata, const X&... more) { named<394>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_and(const operand& sdata, const X&... more) { named<395>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_and_x2(const operand& sdata, const X&... more) { named<396>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_cmpswap(const operand& sdata, const X&... more) { named<397>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_cmpswap_x2(const operand& sdata, const X&... more) { named<398>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_dec(const operand& sdata, const X&... more) { named<399>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_dec_x2(const operand& sdata, const X&... more) { named<400>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_inc(const operand& sdata, const X&... more) { named<401>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_inc_x2(const operand& sdata, const X&... more) { named<402>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_or(const operand& sdata, const X&... more) { named<403>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_or_x2(const operand& sdata, const X&... more) { named<404>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_smax(const operand& sdata, const X&... more) { named<405>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_smax_x2(const operand& sdata, const X&... more) { named<406>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_smin(const operand& sdata, const X&... more) { named<407>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_smin_x2(const operand& sdata, const X&... more) { named<408>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_sub(const operand& sdata, const X&... more) { named<409>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_sub_x2(const operand& sdata, const X&... more) { named<410>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_swap(const operand& sdata, const X&... more) { named<411>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_swap_x2(const operand& sdata, const X&... more) { named<412>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_umax(const operand& sdata, const X&... more) { named<413>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_umax_x2(const operand& sdata, const X&... more) { named<414>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_umin(const operand& sdata, const X&... more) { named<415>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_umin_x2(const operand& sdata, const X&... more) { named<416>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_xor(const operand& sdata, const X&... more) { named<417>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_atomic_xor_x2(const operand& sdata, const X&... more) { named<418>(sdata, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_load_dword(const operand& sdst, const X&... more) { named<419>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_load_dwordx16(const operand& sdst, const X&... more) { named<420>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_load_dwordx2(const operand& sdst, const X&... more) { named<421>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_load_dwordx4(const operand& sdst, const X&... more) { named<422>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_load_dwordx8(const operand& sdst, const X&... more) { named<423>(sdst, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_store_dword(const operand& sdata, const X&... more) { named<424>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_store_dwordx2(const operand& sdata, const X&... more) { named<425>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_buffer_store_dwordx4(const operand& sdata, const X&... more) { named<426>(sdata, more...); }
  // sdst, label
  template<InstructionArgument... X> constexpr void s_call_b64(const operand& sdst, const X&... more) { named<427>(sdst, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_cdbgsys(const operand& label, const X&... more) { named<428>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_cdbgsys_and_user(const operand& label, const X&... more) { named<429>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_cdbgsys_or_user(const operand& label, const X&... more) { named<430>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_cdbguser(const operand& label, const X&... more) { named<431>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_execnz(const operand& label, const X&... more) { named<432>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_execz(const operand& label, const X&... more) { named<433>(label, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cbranch_g_fork(const operand& ssrc0, const X&... more) { named<434>(ssrc0, more...); }
  // ssrc0, label
  template<InstructionArgument... X> constexpr void s_cbranch_i_fork(const operand& ssrc0, const X&... more) { named<435>(ssrc0, more...); }
  // ssrc0
  template<InstructionArgument... X> constexpr void s_cbranch_join(const operand& ssrc0, const X&... more) { named<436>(ssrc0, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_scc0(const operand& label, const X&... more) { named<437>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_scc1(const operand& label, const X&... more) { named<438>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_vccnz(const operand& label, const X&... more) { named<439>(label, more...); }
  // label
  template<InstructionArgument... X> constexpr void s_cbranch_vccz(const operand& label, const X&... more) { named<440>(label, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_cmov_b32(const operand& sdst, const X&... more) { named<441>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_cmov_b64(const operand& sdst, const X&... more) { named<442>(sdst, more...); }
  // sdst, simm16
  template<InstructionArgument... X> constexpr void s_cmovk_i32(const operand& sdst, const X&... more) { named<443>(sdst, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_eq_i32(const operand& ssrc0, const X&... more) { named<444>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_eq_u32(const operand& ssrc0, const X&... more) { named<445>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_eq_u64(const operand& ssrc0, const X&... more) { named<446>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_ge_i32(const operand& ssrc0, const X&... more) { named<447>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_ge_u32(const operand& ssrc0, const X&... more) { named<448>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_gt_i32(const operand& ssrc0, const X&... more) { named<449>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_gt_u32(const operand& ssrc0, const X&... more) { named<450>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_le_i32(const operand& ssrc0, const X&... more) { named<451>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_le_u32(const operand& ssrc0, const X&... more) { named<452>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_lg_i32(const operand& ssrc0, const X&... more) { named<453>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_lg_u32(const operand& ssrc0, const X&... more) { named<454>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_lg_u64(const operand& ssrc0, const X&... more) { named<455>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_lt_i32(const operand& ssrc0, const X&... more) { named<456>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cmp_lt_u32(const operand& ssrc0, const X&... more) { named<457>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_eq_i32(const operand& ssrc0, const X&... more) { named<458>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_eq_u32(const operand& ssrc0, const X&... more) { named<459>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_ge_i32(const operand& ssrc0, const X&... more) { named<460>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_ge_u32(const operand& ssrc0, const X&... more) { named<461>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_gt_i32(const operand& ssrc0, const X&... more) { named<462>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_gt_u32(const operand& ssrc0, const X&... more) { named<463>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_le_i32(const operand& ssrc0, const X&... more) { named<464>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_le_u32(const operand& ssrc0, const X&... more) { named<465>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_lg_i32(const operand& ssrc0, const X&... more) { named<466>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_lg_u32(const operand& ssrc0, const X&... more) { named<467>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_lt_i32(const operand& ssrc0, const X&... more) { named<468>(ssrc0, more...); }
  // ssrc0, simm16
  template<InstructionArgument... X> constexpr void s_cmpk_lt_u32(const operand& ssrc0, const X&... more) { named<469>(ssrc0, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cselect_b32(const operand& sdst, const X&... more) { named<470>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_cselect_b64(const operand& sdst, const X&... more) { named<471>(sdst, more...); }
  // sbase, soffset
  template<InstructionArgument... X> constexpr void s_dcache_discard(const operand& sbase, const X&... more) { named<472>(sbase, more...); }
  // sbase, soffset
  template<InstructionArgument... X> constexpr void s_dcache_discard_x2(const operand& sbase, const X&... more) { named<473>(sbase, more...); }
  constexpr void s_dcache_inv(source where = source::here()) { emit(isa::mn::s_dcache_inv, where); }
  constexpr void s_dcache_inv_vol(source where = source::here()) { emit(isa::mn::s_dcache_inv_vol, where); }
  constexpr void s_dcache_wb(source where = source::here()) { emit(isa::mn::s_dcache_wb, where); }
  constexpr void s_dcache_wb_vol(source where = source::here()) { emit(isa::mn::s_dcache_wb_vol, where); }
  // simm16
  template<InstructionArgument... X> constexpr void s_decperflevel(const operand& simm16, const X&... more) { named<478>(simm16, more...); }
  constexpr void s_endpgm(source where = source::here()) { emit(isa::mn::s_endpgm, where); }
  constexpr void s_endpgm_ordered_ps_done(source where = source::here()) { emit(isa::mn::s_endpgm_ordered_ps_done, where); }
  constexpr void s_endpgm_saved(source where = source::here()) { emit(isa::mn::s_endpgm_saved, where); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_ff0_i32_b32(const operand& sdst, const X&... more) { named<482>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_ff0_i32_b64(const operand& sdst, const X&... more) { named<483>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_ff1_i32_b32(const operand& sdst, const X&... more) { named<484>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_ff1_i32_b64(const operand& sdst, const X&... more) { named<485>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_flbit_i32(const operand& sdst, const X&... more) { named<486>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_flbit_i32_b32(const operand& sdst, const X&... more) { named<487>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_flbit_i32_b64(const operand& sdst, const X&... more) { named<488>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_flbit_i32_i64(const operand& sdst, const X&... more) { named<489>(sdst, more...); }
  // sdst
  template<InstructionArgument... X> constexpr void s_getpc_b64(const operand& sdst, const X&... more) { named<490>(sdst, more...); }
  // sdst, hwreg
  template<InstructionArgument... X> constexpr void s_getreg_b32(const operand& sdst, const X&... more) { named<491>(sdst, more...); }
  constexpr void s_icache_inv(source where = source::here()) { emit(isa::mn::s_icache_inv, where); }
  // simm16
  template<InstructionArgument... X> constexpr void s_incperflevel(const operand& simm16, const X&... more) { named<493>(simm16, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_load_dword(const operand& sdst, const X&... more) { named<494>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_load_dwordx16(const operand& sdst, const X&... more) { named<495>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_load_dwordx2(const operand& sdst, const X&... more) { named<496>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_load_dwordx4(const operand& sdst, const X&... more) { named<497>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_load_dwordx8(const operand& sdst, const X&... more) { named<498>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl1_add_u32(const operand& sdst, const X&... more) { named<499>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl2_add_u32(const operand& sdst, const X&... more) { named<500>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl3_add_u32(const operand& sdst, const X&... more) { named<501>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl4_add_u32(const operand& sdst, const X&... more) { named<502>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl_b32(const operand& sdst, const X&... more) { named<503>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshl_b64(const operand& sdst, const X&... more) { named<504>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshr_b32(const operand& sdst, const X&... more) { named<505>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_lshr_b64(const operand& sdst, const X&... more) { named<506>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_max_i32(const operand& sdst, const X&... more) { named<507>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_max_u32(const operand& sdst, const X&... more) { named<508>(sdst, more...); }
  // sdst
  template<InstructionArgument... X> constexpr void s_memrealtime(const operand& sdst, const X&... more) { named<509>(sdst, more...); }
  // sdst
  template<InstructionArgument... X> constexpr void s_memtime(const operand& sdst, const X&... more) { named<510>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_min_i32(const operand& sdst, const X&... more) { named<511>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_min_u32(const operand& sdst, const X&... more) { named<512>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_mov_b32(const operand& sdst, const X&... more) { named<513>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_mov_b64(const operand& sdst, const X&... more) { named<514>(sdst, more...); }
  // sdst, simm16
  template<InstructionArgument... X> constexpr void s_movk_i32(const operand& sdst, const X&... more) { named<515>(sdst, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_movreld_b32(const operand& ssrc0, const X&... more) { named<516>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_movreld_b64(const operand& ssrc0, const X&... more) { named<517>(ssrc0, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_movrels_b32(const operand& sdst, const X&... more) { named<518>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_movrels_b64(const operand& sdst, const X&... more) { named<519>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_mul_hi_i32(const operand& sdst, const X&... more) { named<520>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_mul_hi_u32(const operand& sdst, const X&... more) { named<521>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_mul_i32(const operand& sdst, const X&... more) { named<522>(sdst, more...); }
  // sdst, simm16
  template<InstructionArgument... X> constexpr void s_mulk_i32(const operand& sdst, const X&... more) { named<523>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_nand_b32(const operand& sdst, const X&... more) { named<524>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_nand_b64(const operand& sdst, const X&... more) { named<525>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_nand_saveexec_b64(const operand& sdst, const X&... more) { named<526>(sdst, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_nop(const operand& simm16, const X&... more) { named<527>(simm16, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_nor_b32(const operand& sdst, const X&... more) { named<528>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_nor_b64(const operand& sdst, const X&... more) { named<529>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_nor_saveexec_b64(const operand& sdst, const X&... more) { named<530>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_not_b32(const operand& sdst, const X&... more) { named<531>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_not_b64(const operand& sdst, const X&... more) { named<532>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_or_b32(const operand& sdst, const X&... more) { named<533>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_or_b64(const operand& sdst, const X&... more) { named<534>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_or_saveexec_b64(const operand& sdst, const X&... more) { named<535>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_orn1_saveexec_b64(const operand& sdst, const X&... more) { named<536>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_orn2_b32(const operand& sdst, const X&... more) { named<537>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_orn2_b64(const operand& sdst, const X&... more) { named<538>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_orn2_saveexec_b64(const operand& sdst, const X&... more) { named<539>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_pack_hh_b32_b16(const operand& sdst, const X&... more) { named<540>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_pack_lh_b32_b16(const operand& sdst, const X&... more) { named<541>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_pack_ll_b32_b16(const operand& sdst, const X&... more) { named<542>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_quadmask_b32(const operand& sdst, const X&... more) { named<543>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_quadmask_b64(const operand& sdst, const X&... more) { named<544>(sdst, more...); }
  // ssrc0
  template<InstructionArgument... X> constexpr void s_rfe_b64(const operand& ssrc0, const X&... more) { named<545>(ssrc0, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_rfe_restore_b64(const operand& ssrc0, const X&... more) { named<546>(ssrc0, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_load_dword(const operand& sdst, const X&... more) { named<547>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_load_dwordx2(const operand& sdst, const X&... more) { named<548>(sdst, more...); }
  // sdst, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_load_dwordx4(const operand& sdst, const X&... more) { named<549>(sdst, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_store_dword(const operand& sdata, const X&... more) { named<550>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_store_dwordx2(const operand& sdata, const X&... more) { named<551>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_scratch_store_dwordx4(const operand& sdata, const X&... more) { named<552>(sdata, more...); }
  // message
  template<InstructionArgument... X> constexpr void s_sendmsg(const operand& message, const X&... more) { named<553>(message, more...); }
  // message
  template<InstructionArgument... X> constexpr void s_sendmsghalt(const operand& message, const X&... more) { named<554>(message, more...); }
  // ssrc0
  template<InstructionArgument... X> constexpr void s_set_gpr_idx_idx(const operand& ssrc0, const X&... more) { named<555>(ssrc0, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_set_gpr_idx_mode(const operand& simm16, const X&... more) { named<556>(simm16, more...); }
  constexpr void s_set_gpr_idx_off(source where = source::here()) { emit(isa::mn::s_set_gpr_idx_off, where); }
  // ssrc0, gpr_idx
  template<InstructionArgument... X> constexpr void s_set_gpr_idx_on(const operand& ssrc0, const X&... more) { named<558>(ssrc0, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_sethalt(const operand& simm16, const X&... more) { named<559>(simm16, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_setkill(const operand& simm16, const X&... more) { named<560>(simm16, more...); }
  // ssrc0
  template<InstructionArgument... X> constexpr void s_setpc_b64(const operand& ssrc0, const X&... more) { named<561>(ssrc0, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_setprio(const operand& simm16, const X&... more) { named<562>(simm16, more...); }
  // hwreg, ssrc0
  template<InstructionArgument... X> constexpr void s_setreg_b32(const operand& hwreg, const X&... more) { named<563>(hwreg, more...); }
  // hwreg, simm32
  template<InstructionArgument... X> constexpr void s_setreg_imm32_b32(const operand& hwreg, const X&... more) { named<564>(hwreg, more...); }
  // ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_setvskip(const operand& ssrc0, const X&... more) { named<565>(ssrc0, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_sext_i32_i16(const operand& sdst, const X&... more) { named<566>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_sext_i32_i8(const operand& sdst, const X&... more) { named<567>(sdst, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_sleep(const operand& simm16, const X&... more) { named<568>(simm16, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_store_dword(const operand& sdata, const X&... more) { named<569>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_store_dwordx2(const operand& sdata, const X&... more) { named<570>(sdata, more...); }
  // sdata, sbase, soffset
  template<InstructionArgument... X> constexpr void s_store_dwordx4(const operand& sdata, const X&... more) { named<571>(sdata, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_sub_i32(const operand& sdst, const X&... more) { named<572>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_sub_u32(const operand& sdst, const X&... more) { named<573>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_subb_u32(const operand& sdst, const X&... more) { named<574>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_swappc_b64(const operand& sdst, const X&... more) { named<575>(sdst, more...); }
  // simm16
  template<InstructionArgument... X> constexpr void s_trap(const operand& simm16, const X&... more) { named<576>(simm16, more...); }
  constexpr void s_ttracedata(source where = source::here()) { emit(isa::mn::s_ttracedata, where); }
  // counters
  template<InstructionArgument... X> constexpr void s_waitcnt(const operand& counters, const X&... more) { named<578>(counters, more...); }
  constexpr void s_wakeup(source where = source::here()) { emit(isa::mn::s_wakeup, where); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_wqm_b32(const operand& sdst, const X&... more) { named<580>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_wqm_b64(const operand& sdst, const X&... more) { named<581>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_xnor_b32(const operand& sdst, const X&... more) { named<582>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_xnor_b64(const operand& sdst, const X&... more) { named<583>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_xnor_saveexec_b64(const operand& sdst, const X&... more) { named<584>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_xor_b32(const operand& sdst, const X&... more) { named<585>(sdst, more...); }
  // sdst, ssrc0, ssrc1
  template<InstructionArgument... X> constexpr void s_xor_b64(const operand& sdst, const X&... more) { named<586>(sdst, more...); }
  // sdst, ssrc0
  template<InstructionArgument... X> constexpr void s_xor_saveexec_b64(const operand& sdst, const X&... more) { named<587>(sdst, more...); }
};

} // namespace kiln::build
