// SPDX-License-Identifier: MIT
// Members of the builder: scalar ALU and scalar memory instructions, by AMD's names.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/build/emitter.hpp>

namespace kiln::build {

class scalar_mnemonics : public emitter {
public:
  using emitter::emitter;

  template<InstructionOperand B, class... X>
  constexpr void s_abs_i32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_abs_i32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_absdiff_i32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_absdiff_i32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_add_i32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_add_i32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_add_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_add_u32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_addc_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_addc_u32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_addk_i32(const operand& sdst, const B& simm16, const X&... more) { named<isa::mn::s_addk_i32>(sdst, simm16, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_and_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_and_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_and_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_and_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_and_saveexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_and_saveexec_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_andn1_saveexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_andn1_saveexec_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_andn1_wrexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_andn1_wrexec_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_andn2_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_andn2_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_andn2_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_andn2_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_andn2_saveexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_andn2_saveexec_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_andn2_wrexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_andn2_wrexec_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_ashr_i32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_ashr_i32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_ashr_i64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_ashr_i64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atc_probe(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atc_probe>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atc_probe_buffer(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atc_probe_buffer>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_add(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_add>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_add_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_add_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_and(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_and>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_and_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_and_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_cmpswap(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_cmpswap>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_cmpswap_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_cmpswap_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_dec(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_dec>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_dec_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_dec_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_inc(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_inc>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_inc_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_inc_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_or(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_or>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_or_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_or_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_smax(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_smax>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_smax_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_smax_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_smin(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_smin>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_smin_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_smin_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_sub(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_sub>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_sub_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_sub_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_swap(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_swap>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_swap_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_swap_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_umax(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_umax>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_umax_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_umax_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_umin(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_umin>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_umin_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_umin_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_xor(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_xor>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_atomic_xor_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_atomic_xor_x2>(sdata, sbase, soffset, more...); }
  constexpr void s_barrier(source where = source::here()) { emit(isa::mn::s_barrier, where); }
  template<InstructionOperand B, class... X>
  constexpr void s_bcnt0_i32_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_bcnt0_i32_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bcnt0_i32_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_bcnt0_i32_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bcnt1_i32_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_bcnt1_i32_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bcnt1_i32_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_bcnt1_i32_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_bfe_i32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_bfe_i32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_bfe_i64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_bfe_i64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_bfe_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_bfe_u32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_bfe_u64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_bfe_u64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_bfm_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_bfm_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_bfm_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_bfm_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bitcmp0_b32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_bitcmp0_b32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bitcmp0_b64(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_bitcmp0_b64>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bitcmp1_b32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_bitcmp1_b32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bitcmp1_b64(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_bitcmp1_b64>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bitreplicate_b64_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_bitreplicate_b64_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bitset0_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_bitset0_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bitset0_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_bitset0_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bitset1_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_bitset1_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_bitset1_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_bitset1_b64>(sdst, ssrc0, more...); }
  template<class... X>
  constexpr void s_branch(const operand& label, const X&... more) { named<isa::mn::s_branch>(label, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_brev_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_brev_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_brev_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_brev_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_add(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_add>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_add_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_add_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_and(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_and>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_and_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_and_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_cmpswap(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_cmpswap>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_cmpswap_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_cmpswap_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_dec(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_dec>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_dec_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_dec_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_inc(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_inc>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_inc_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_inc_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_or(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_or>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_or_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_or_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_smax(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_smax>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_smax_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_smax_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_smin(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_smin>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_smin_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_smin_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_sub(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_sub>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_sub_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_sub_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_swap(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_swap>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_swap_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_swap_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_umax(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_umax>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_umax_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_umax_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_umin(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_umin>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_umin_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_umin_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_xor(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_xor>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_atomic_xor_x2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_atomic_xor_x2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_load_dword(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_load_dword>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_load_dwordx16(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_load_dwordx16>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_load_dwordx2(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_load_dwordx2>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_load_dwordx4(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_load_dwordx4>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_load_dwordx8(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_load_dwordx8>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_store_dword(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_store_dword>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_store_dwordx2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_store_dwordx2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_buffer_store_dwordx4(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_buffer_store_dwordx4>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_call_b64(const operand& sdst, const B& label, const X&... more) { named<isa::mn::s_call_b64>(sdst, label, more...); }
  template<class... X>
  constexpr void s_cbranch_cdbgsys(const operand& label, const X&... more) { named<isa::mn::s_cbranch_cdbgsys>(label, more...); }
  template<class... X>
  constexpr void s_cbranch_cdbgsys_and_user(const operand& label, const X&... more) { named<isa::mn::s_cbranch_cdbgsys_and_user>(label, more...); }
  template<class... X>
  constexpr void s_cbranch_cdbgsys_or_user(const operand& label, const X&... more) { named<isa::mn::s_cbranch_cdbgsys_or_user>(label, more...); }
  template<class... X>
  constexpr void s_cbranch_cdbguser(const operand& label, const X&... more) { named<isa::mn::s_cbranch_cdbguser>(label, more...); }
  template<class... X>
  constexpr void s_cbranch_execnz(const operand& label, const X&... more) { named<isa::mn::s_cbranch_execnz>(label, more...); }
  template<class... X>
  constexpr void s_cbranch_execz(const operand& label, const X&... more) { named<isa::mn::s_cbranch_execz>(label, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cbranch_g_fork(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cbranch_g_fork>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cbranch_i_fork(const operand& ssrc0, const B& label, const X&... more) { named<isa::mn::s_cbranch_i_fork>(ssrc0, label, more...); }
  template<class... X>
  constexpr void s_cbranch_join(const operand& ssrc0, const X&... more) { named<isa::mn::s_cbranch_join>(ssrc0, more...); }
  template<class... X>
  constexpr void s_cbranch_scc0(const operand& label, const X&... more) { named<isa::mn::s_cbranch_scc0>(label, more...); }
  template<class... X>
  constexpr void s_cbranch_scc1(const operand& label, const X&... more) { named<isa::mn::s_cbranch_scc1>(label, more...); }
  template<class... X>
  constexpr void s_cbranch_vccnz(const operand& label, const X&... more) { named<isa::mn::s_cbranch_vccnz>(label, more...); }
  template<class... X>
  constexpr void s_cbranch_vccz(const operand& label, const X&... more) { named<isa::mn::s_cbranch_vccz>(label, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmov_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_cmov_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmov_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_cmov_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmovk_i32(const operand& sdst, const B& simm16, const X&... more) { named<isa::mn::s_cmovk_i32>(sdst, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_eq_i32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_eq_i32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_eq_u32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_eq_u32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_eq_u64(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_eq_u64>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_ge_i32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_ge_i32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_ge_u32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_ge_u32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_gt_i32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_gt_i32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_gt_u32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_gt_u32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_le_i32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_le_i32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_le_u32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_le_u32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_lg_i32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_lg_i32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_lg_u32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_lg_u32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_lg_u64(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_lg_u64>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_lt_i32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_lt_i32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmp_lt_u32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_cmp_lt_u32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_eq_i32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_eq_i32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_eq_u32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_eq_u32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_ge_i32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_ge_i32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_ge_u32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_ge_u32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_gt_i32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_gt_i32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_gt_u32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_gt_u32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_le_i32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_le_i32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_le_u32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_le_u32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_lg_i32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_lg_i32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_lg_u32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_lg_u32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_lt_i32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_lt_i32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_cmpk_lt_u32(const operand& ssrc0, const B& simm16, const X&... more) { named<isa::mn::s_cmpk_lt_u32>(ssrc0, simm16, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_cselect_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_cselect_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_cselect_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_cselect_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_dcache_discard(const operand& sbase, const B& soffset, const X&... more) { named<isa::mn::s_dcache_discard>(sbase, soffset, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_dcache_discard_x2(const operand& sbase, const B& soffset, const X&... more) { named<isa::mn::s_dcache_discard_x2>(sbase, soffset, more...); }
  constexpr void s_dcache_inv(source where = source::here()) { emit(isa::mn::s_dcache_inv, where); }
  constexpr void s_dcache_inv_vol(source where = source::here()) { emit(isa::mn::s_dcache_inv_vol, where); }
  constexpr void s_dcache_wb(source where = source::here()) { emit(isa::mn::s_dcache_wb, where); }
  constexpr void s_dcache_wb_vol(source where = source::here()) { emit(isa::mn::s_dcache_wb_vol, where); }
  template<class... X>
  constexpr void s_decperflevel(const operand& simm16, const X&... more) { named<isa::mn::s_decperflevel>(simm16, more...); }
  constexpr void s_endpgm(source where = source::here()) { emit(isa::mn::s_endpgm, where); }
  constexpr void s_endpgm_ordered_ps_done(source where = source::here()) { emit(isa::mn::s_endpgm_ordered_ps_done, where); }
  constexpr void s_endpgm_saved(source where = source::here()) { emit(isa::mn::s_endpgm_saved, where); }
  template<InstructionOperand B, class... X>
  constexpr void s_ff0_i32_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_ff0_i32_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_ff0_i32_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_ff0_i32_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_ff1_i32_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_ff1_i32_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_ff1_i32_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_ff1_i32_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_flbit_i32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_flbit_i32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_flbit_i32_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_flbit_i32_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_flbit_i32_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_flbit_i32_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_flbit_i32_i64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_flbit_i32_i64>(sdst, ssrc0, more...); }
  template<class... X>
  constexpr void s_getpc_b64(const operand& sdst, const X&... more) { named<isa::mn::s_getpc_b64>(sdst, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_getreg_b32(const operand& sdst, const B& hwreg, const X&... more) { named<isa::mn::s_getreg_b32>(sdst, hwreg, more...); }
  constexpr void s_icache_inv(source where = source::here()) { emit(isa::mn::s_icache_inv, where); }
  template<class... X>
  constexpr void s_incperflevel(const operand& simm16, const X&... more) { named<isa::mn::s_incperflevel>(simm16, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_load_dword(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_load_dword>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_load_dwordx16(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_load_dwordx16>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_load_dwordx2(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_load_dwordx2>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_load_dwordx4(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_load_dwordx4>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_load_dwordx8(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_load_dwordx8>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_lshl1_add_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_lshl1_add_u32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_lshl2_add_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_lshl2_add_u32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_lshl3_add_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_lshl3_add_u32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_lshl4_add_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_lshl4_add_u32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_lshl_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_lshl_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_lshl_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_lshl_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_lshr_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_lshr_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_lshr_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_lshr_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_max_i32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_max_i32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_max_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_max_u32>(sdst, ssrc0, ssrc1, more...); }
  template<class... X>
  constexpr void s_memrealtime(const operand& sdst, const X&... more) { named<isa::mn::s_memrealtime>(sdst, more...); }
  template<class... X>
  constexpr void s_memtime(const operand& sdst, const X&... more) { named<isa::mn::s_memtime>(sdst, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_min_i32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_min_i32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_min_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_min_u32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_mov_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_mov_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_mov_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_mov_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_movk_i32(const operand& sdst, const B& simm16, const X&... more) { named<isa::mn::s_movk_i32>(sdst, simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_movreld_b32(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_movreld_b32>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_movreld_b64(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_movreld_b64>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_movrels_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_movrels_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_movrels_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_movrels_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_mul_hi_i32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_mul_hi_i32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_mul_hi_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_mul_hi_u32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_mul_i32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_mul_i32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_mulk_i32(const operand& sdst, const B& simm16, const X&... more) { named<isa::mn::s_mulk_i32>(sdst, simm16, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_nand_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_nand_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_nand_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_nand_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_nand_saveexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_nand_saveexec_b64>(sdst, ssrc0, more...); }
  template<class... X>
  constexpr void s_nop(const operand& simm16, const X&... more) { named<isa::mn::s_nop>(simm16, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_nor_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_nor_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_nor_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_nor_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_nor_saveexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_nor_saveexec_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_not_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_not_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_not_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_not_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_or_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_or_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_or_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_or_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_or_saveexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_or_saveexec_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_orn1_saveexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_orn1_saveexec_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_orn2_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_orn2_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_orn2_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_orn2_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_orn2_saveexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_orn2_saveexec_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_pack_hh_b32_b16(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_pack_hh_b32_b16>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_pack_lh_b32_b16(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_pack_lh_b32_b16>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_pack_ll_b32_b16(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_pack_ll_b32_b16>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_quadmask_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_quadmask_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_quadmask_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_quadmask_b64>(sdst, ssrc0, more...); }
  template<class... X>
  constexpr void s_rfe_b64(const operand& ssrc0, const X&... more) { named<isa::mn::s_rfe_b64>(ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_rfe_restore_b64(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_rfe_restore_b64>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_scratch_load_dword(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_scratch_load_dword>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_scratch_load_dwordx2(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_scratch_load_dwordx2>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_scratch_load_dwordx4(const operand& sdst, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_scratch_load_dwordx4>(sdst, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_scratch_store_dword(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_scratch_store_dword>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_scratch_store_dwordx2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_scratch_store_dwordx2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_scratch_store_dwordx4(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_scratch_store_dwordx4>(sdata, sbase, soffset, more...); }
  template<class... X>
  constexpr void s_sendmsg(const operand& message, const X&... more) { named<isa::mn::s_sendmsg>(message, more...); }
  template<class... X>
  constexpr void s_sendmsghalt(const operand& message, const X&... more) { named<isa::mn::s_sendmsghalt>(message, more...); }
  template<class... X>
  constexpr void s_set_gpr_idx_idx(const operand& ssrc0, const X&... more) { named<isa::mn::s_set_gpr_idx_idx>(ssrc0, more...); }
  template<class... X>
  constexpr void s_set_gpr_idx_mode(const operand& simm16, const X&... more) { named<isa::mn::s_set_gpr_idx_mode>(simm16, more...); }
  constexpr void s_set_gpr_idx_off(source where = source::here()) { emit(isa::mn::s_set_gpr_idx_off, where); }
  template<InstructionOperand B, class... X>
  constexpr void s_set_gpr_idx_on(const operand& ssrc0, const B& gpr_idx, const X&... more) { named<isa::mn::s_set_gpr_idx_on>(ssrc0, gpr_idx, more...); }
  template<class... X>
  constexpr void s_sethalt(const operand& simm16, const X&... more) { named<isa::mn::s_sethalt>(simm16, more...); }
  template<class... X>
  constexpr void s_setkill(const operand& simm16, const X&... more) { named<isa::mn::s_setkill>(simm16, more...); }
  template<class... X>
  constexpr void s_setpc_b64(const operand& ssrc0, const X&... more) { named<isa::mn::s_setpc_b64>(ssrc0, more...); }
  template<class... X>
  constexpr void s_setprio(const operand& simm16, const X&... more) { named<isa::mn::s_setprio>(simm16, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_setreg_b32(const operand& hwreg, const B& ssrc0, const X&... more) { named<isa::mn::s_setreg_b32>(hwreg, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_setreg_imm32_b32(const operand& hwreg, const B& simm32, const X&... more) { named<isa::mn::s_setreg_imm32_b32>(hwreg, simm32, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_setvskip(const operand& ssrc0, const B& ssrc1, const X&... more) { named<isa::mn::s_setvskip>(ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_sext_i32_i16(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_sext_i32_i16>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_sext_i32_i8(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_sext_i32_i8>(sdst, ssrc0, more...); }
  template<class... X>
  constexpr void s_sleep(const operand& simm16, const X&... more) { named<isa::mn::s_sleep>(simm16, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_store_dword(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_store_dword>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_store_dwordx2(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_store_dwordx2>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_store_dwordx4(const operand& sdata, const B& sbase, const C& soffset, const X&... more) { named<isa::mn::s_store_dwordx4>(sdata, sbase, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_sub_i32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_sub_i32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_sub_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_sub_u32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_subb_u32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_subb_u32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_swappc_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_swappc_b64>(sdst, ssrc0, more...); }
  template<class... X>
  constexpr void s_trap(const operand& simm16, const X&... more) { named<isa::mn::s_trap>(simm16, more...); }
  constexpr void s_ttracedata(source where = source::here()) { emit(isa::mn::s_ttracedata, where); }
  template<class... X>
  constexpr void s_waitcnt(const operand& counters, const X&... more) { named<isa::mn::s_waitcnt>(counters, more...); }
  constexpr void s_wakeup(source where = source::here()) { emit(isa::mn::s_wakeup, where); }
  template<InstructionOperand B, class... X>
  constexpr void s_wqm_b32(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_wqm_b32>(sdst, ssrc0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_wqm_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_wqm_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_xnor_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_xnor_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_xnor_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_xnor_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_xnor_saveexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_xnor_saveexec_b64>(sdst, ssrc0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_xor_b32(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_xor_b32>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void s_xor_b64(const operand& sdst, const B& ssrc0, const C& ssrc1, const X&... more) { named<isa::mn::s_xor_b64>(sdst, ssrc0, ssrc1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void s_xor_saveexec_b64(const operand& sdst, const B& ssrc0, const X&... more) { named<isa::mn::s_xor_saveexec_b64>(sdst, ssrc0, more...); }
};

} // namespace kiln::build
