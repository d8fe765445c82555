// SPDX-License-Identifier: MIT
// Members of the builder: vector ALU instructions, by AMD's names.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/build/gen/matrix.hpp>

namespace kiln::build {

class vector_mnemonics : public matrix_mnemonics {
public:
  using matrix_mnemonics::matrix_mnemonics;

  template<InstructionOperand B, class... X>
  constexpr void v_accvgpr_mov_b32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_accvgpr_mov_b32>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_add3_u32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_add3_u32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_add_co_u32(const operand& vdst, const B& vcc, const C& src0, const D& src1, const X&... more) { named<isa::mn::v_add_co_u32>(vdst, vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_add_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_add_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_add_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_add_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_add_f64(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_add_f64>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_add_i16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_add_i16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_add_i32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_add_i32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_add_lshl_u32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_add_lshl_u32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_add_u16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_add_u16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_add_u32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_add_u32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, InstructionOperand E, class... X>
  constexpr void v_addc_co_u32(const operand& vdst, const B& vcc, const C& src0, const D& src1, const E& vcc_in, const X&... more) { named<isa::mn::v_addc_co_u32>(vdst, vcc, src0, src1, vcc_in, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_alignbit_b32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_alignbit_b32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_alignbyte_b32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_alignbyte_b32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_and_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_and_b32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_and_or_b32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_and_or_b32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_ashr_pk_i8_i32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_ashr_pk_i8_i32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_ashr_pk_u8_i32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_ashr_pk_u8_i32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_ashrrev_i16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_ashrrev_i16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_ashrrev_i32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_ashrrev_i32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_ashrrev_i64(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_ashrrev_i64>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_bcnt_u32_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_bcnt_u32_b32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_bfe_i32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_bfe_i32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_bfe_u32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_bfe_u32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_bfi_b32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_bfi_b32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_bfm_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_bfm_b32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_bfrev_b32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_bfrev_b32>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_bitop3_b16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_bitop3_b16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_bitop3_b32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_bitop3_b32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_ceil_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_ceil_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_ceil_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_ceil_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_ceil_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_ceil_f64>(vdst, src0, more...); }
  constexpr void v_clrexcp(source where = source::here()) { emit(isa::mn::v_clrexcp, where); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cndmask_b32(const operand& vdst, const B& src0, const C& src1, const D& vcc, const X&... more) { named<isa::mn::v_cndmask_b32>(vdst, src0, src1, vcc, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cos_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cos_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cos_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cos_f32>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cubeid_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cubeid_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cubema_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cubema_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cubesc_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cubesc_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cubetc_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cubetc_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f16_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f16_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f16_i16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f16_i16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f16_u16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f16_u16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f32_bf16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f32_bf16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f32_bf8(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f32_bf8>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f32_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f32_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f32_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f32_f64>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f32_fp8(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f32_fp8>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f32_i32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f32_i32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f32_u32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f32_u32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f32_ubyte0(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f32_ubyte0>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f32_ubyte1(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f32_ubyte1>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f32_ubyte2(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f32_ubyte2>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f32_ubyte3(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f32_ubyte3>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f64_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f64_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f64_i32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f64_i32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_f64_u32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_f64_u32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_flr_i32_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_flr_i32_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_i16_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_i16_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_i32_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_i32_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_i32_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_i32_f64>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_norm_i16_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_norm_i16_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_norm_u16_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_norm_u16_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_off_f32_i4(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_off_f32_i4>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pk_bf16_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pk_bf16_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pk_bf8_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pk_bf8_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pk_f16_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pk_f16_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_pk_f32_bf8(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_pk_f32_bf8>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_pk_f32_fp8(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_pk_f32_fp8>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pk_fp8_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pk_fp8_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pk_i16_i32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pk_i16_i32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pk_u16_u32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pk_u16_u32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_pk_u8_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_pk_u8_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pkaccum_u8_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pkaccum_u8_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pknorm_i16_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pknorm_i16_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pknorm_i16_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pknorm_i16_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pknorm_u16_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pknorm_u16_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pknorm_u16_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pknorm_u16_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_pkrtz_f16_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_pkrtz_f16_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_rpi_i32_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_rpi_i32_f32>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_2xpk16_bf6_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_2xpk16_bf6_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_2xpk16_fp6_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_2xpk16_fp6_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_f16_bf8(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_f16_bf8>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_f16_fp8(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_f16_fp8>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_f32_bf8(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_f32_bf8>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_f32_fp8(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_f32_fp8>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk32_bf16_bf6(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk32_bf16_bf6>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk32_bf16_fp6(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk32_bf16_fp6>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk32_bf6_bf16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk32_bf6_bf16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk32_bf6_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk32_bf6_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk32_f16_bf6(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk32_f16_bf6>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk32_f16_fp6(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk32_f16_fp6>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk32_f32_bf6(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk32_f32_bf6>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk32_f32_fp6(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk32_f32_fp6>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk32_fp6_bf16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk32_fp6_bf16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk32_fp6_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk32_fp6_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_bf16_bf8(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_bf16_bf8>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_bf16_fp4(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_bf16_fp4>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_bf16_fp8(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_bf16_fp8>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_bf8_bf16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_bf8_bf16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_bf8_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_bf8_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_pk_bf8_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_bf8_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_f16_bf8(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_f16_bf8>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_f16_fp4(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_f16_fp4>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_f16_fp8(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_f16_fp8>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_f32_bf8(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_f32_bf8>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_f32_fp4(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_f32_fp4>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_f32_fp8(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_f32_fp8>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_fp4_bf16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_fp4_bf16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_fp4_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_fp4_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_pk_fp4_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_fp4_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_fp8_bf16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_fp8_bf16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_scalef32_pk_fp8_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_fp8_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_pk_fp8_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_pk_fp8_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_bf8_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_bf8_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_bf8_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_bf8_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_bf8_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_bf8_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_fp8_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_fp8_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_fp8_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_fp8_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_fp8_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_fp8_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_pk32_bf6_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_pk32_bf6_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_pk32_bf6_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_pk32_bf6_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_pk32_bf6_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_pk32_bf6_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_pk32_fp6_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_pk32_fp6_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_pk32_fp6_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_pk32_fp6_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_pk32_fp6_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_pk32_fp6_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_pk_fp4_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_pk_fp4_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_pk_fp4_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_pk_fp4_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_cvt_scalef32_sr_pk_fp4_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_cvt_scalef32_sr_pk_fp4_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_sr_bf16_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_sr_bf16_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_sr_bf8_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_sr_bf8_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_sr_f16_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_sr_f16_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cvt_sr_fp8_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cvt_sr_fp8_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_u16_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_u16_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_u32_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_u32_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_cvt_u32_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_cvt_u32_f64>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_div_fixup_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_div_fixup_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_div_fixup_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_div_fixup_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_div_fixup_f64(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_div_fixup_f64>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_div_fixup_legacy_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_div_fixup_legacy_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_div_fmas_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_div_fmas_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_div_fmas_f64(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_div_fmas_f64>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, InstructionOperand E, class... X>
  constexpr void v_div_scale_f32(const operand& vdst, const B& sdst, const C& src0, const D& src1, const E& src2, const X&... more) { named<isa::mn::v_div_scale_f32>(vdst, sdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, InstructionOperand E, class... X>
  constexpr void v_div_scale_f64(const operand& vdst, const B& sdst, const C& src0, const D& src1, const E& src2, const X&... more) { named<isa::mn::v_div_scale_f64>(vdst, sdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_dot2_f32_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_dot2_f32_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_dot2_f32_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_dot2_f32_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_dot2_i32_i16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_dot2_i32_i16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_dot2_u32_u16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_dot2_u32_u16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_dot2c_f32_bf16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_dot2c_f32_bf16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_dot2c_f32_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_dot2c_f32_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_dot2c_i32_i16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_dot2c_i32_i16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_dot4_i32_i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_dot4_i32_i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_dot4_u32_u8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_dot4_u32_u8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_dot4c_i32_i8(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_dot4c_i32_i8>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_dot8_i32_i4(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_dot8_i32_i4>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_dot8_u32_u4(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_dot8_u32_u4>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_dot8c_i32_i4(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_dot8c_i32_i4>(vdst, src0, src1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_exp_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_exp_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_exp_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_exp_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_exp_legacy_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_exp_legacy_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_ffbh_i32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_ffbh_i32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_ffbh_u32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_ffbh_u32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_ffbl_b32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_ffbl_b32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_floor_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_floor_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_floor_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_floor_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_floor_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_floor_f64>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_fma_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_fma_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_fma_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_fma_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_fma_f64(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_fma_f64>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_fma_legacy_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_fma_legacy_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_fma_mix_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_fma_mix_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_fma_mixhi_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_fma_mixhi_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_fma_mixlo_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_fma_mixlo_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_fmaak_f32(const operand& vdst, const B& src0, const C& src1, const D& k, const X&... more) { named<isa::mn::v_fmaak_f32>(vdst, src0, src1, k, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_fmac_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_fmac_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_fmac_f64(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_fmac_f64>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_fmamk_f32(const operand& vdst, const B& src0, const C& k, const D& src1, const X&... more) { named<isa::mn::v_fmamk_f32>(vdst, src0, k, src1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_fract_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_fract_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_fract_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_fract_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_fract_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_fract_f64>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_frexp_exp_i16_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_frexp_exp_i16_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_frexp_exp_i32_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_frexp_exp_i32_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_frexp_exp_i32_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_frexp_exp_i32_f64>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_frexp_mant_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_frexp_mant_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_frexp_mant_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_frexp_mant_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_frexp_mant_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_frexp_mant_f64>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_ldexp_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_ldexp_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_ldexp_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_ldexp_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_ldexp_f64(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_ldexp_f64>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_lerp_u8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_lerp_u8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_log_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_log_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_log_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_log_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_log_legacy_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_log_legacy_f32>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_lshl_add_u32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_lshl_add_u32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_lshl_add_u64(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_lshl_add_u64>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_lshl_or_b32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_lshl_or_b32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_lshlrev_b16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_lshlrev_b16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_lshlrev_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_lshlrev_b32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_lshlrev_b64(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_lshlrev_b64>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_lshrrev_b16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_lshrrev_b16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_lshrrev_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_lshrrev_b32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_lshrrev_b64(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_lshrrev_b64>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mac_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mac_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mac_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mac_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_i16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_i16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_i32_i16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_i32_i16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_i32_i24(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_i32_i24>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, InstructionOperand E, class... X>
  constexpr void v_mad_i64_i32(const operand& vdst, const B& sdst, const C& src0, const D& src1, const E& src2, const X&... more) { named<isa::mn::v_mad_i64_i32>(vdst, sdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_legacy_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_legacy_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_legacy_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_legacy_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_legacy_i16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_legacy_i16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_legacy_u16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_legacy_u16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_u16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_u16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_u32_u16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_u32_u16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mad_u32_u24(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mad_u32_u24>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, InstructionOperand E, class... X>
  constexpr void v_mad_u64_u32(const operand& vdst, const B& sdst, const C& src0, const D& src1, const E& src2, const X&... more) { named<isa::mn::v_mad_u64_u32>(vdst, sdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_madak_f16(const operand& vdst, const B& src0, const C& src1, const D& k, const X&... more) { named<isa::mn::v_madak_f16>(vdst, src0, src1, k, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_madak_f32(const operand& vdst, const B& src0, const C& src1, const D& k, const X&... more) { named<isa::mn::v_madak_f32>(vdst, src0, src1, k, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_madmk_f16(const operand& vdst, const B& src0, const C& k, const D& src1, const X&... more) { named<isa::mn::v_madmk_f16>(vdst, src0, k, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_madmk_f32(const operand& vdst, const B& src0, const C& k, const D& src1, const X&... more) { named<isa::mn::v_madmk_f32>(vdst, src0, k, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_max3_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_max3_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_max3_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_max3_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_max3_i16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_max3_i16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_max3_i32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_max3_i32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_max3_u16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_max3_u16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_max3_u32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_max3_u32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_max_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_max_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_max_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_max_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_max_f64(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_max_f64>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_max_i16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_max_i16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_max_i32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_max_i32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_max_u16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_max_u16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_max_u32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_max_u32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_maximum3_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_maximum3_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mbcnt_hi_u32_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mbcnt_hi_u32_b32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mbcnt_lo_u32_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mbcnt_lo_u32_b32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_med3_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_med3_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_med3_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_med3_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_med3_i16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_med3_i16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_med3_i32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_med3_i32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_med3_u16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_med3_u16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_med3_u32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_med3_u32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_mfma_ld_scale_b32(const operand& src0, const B& src1, const X&... more) { named<isa::mn::v_mfma_ld_scale_b32>(src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_min3_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_min3_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_min3_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_min3_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_min3_i16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_min3_i16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_min3_i32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_min3_i32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_min3_u16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_min3_u16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_min3_u32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_min3_u32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_min_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_min_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_min_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_min_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_min_f64(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_min_f64>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_min_i16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_min_i16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_min_i32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_min_i32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_min_u16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_min_u16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_min_u32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_min_u32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_minimum3_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_minimum3_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_mov_b32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_mov_b32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_mov_b64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_mov_b64>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mqsad_pk_u16_u8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mqsad_pk_u16_u8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mqsad_u32_u8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mqsad_u32_u8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_msad_u8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_msad_u8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_f64(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_f64>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_hi_i32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_hi_i32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_hi_i32_i24(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_hi_i32_i24>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_hi_u32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_hi_u32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_hi_u32_u24(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_hi_u32_u24>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_i32_i24(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_i32_i24>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_legacy_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_legacy_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_lo_i32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_lo_i32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_lo_u16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_lo_u16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_lo_u32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_lo_u32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_mul_u32_u24(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_mul_u32_u24>(vdst, src0, src1, more...); }
  constexpr void v_nop(source where = source::here()) { emit(isa::mn::v_nop, where); }
  template<InstructionOperand B, class... X>
  constexpr void v_not_b32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_not_b32>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_or3_b32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_or3_b32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_or_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_or_b32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pack_b32_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pack_b32_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_perm_b32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_perm_b32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_permlane16_swap_b32(const operand& vdst, const B& vdst1, const X&... more) { named<isa::mn::v_permlane16_swap_b32>(vdst, vdst1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_permlane32_swap_b32(const operand& vdst, const B& vdst1, const X&... more) { named<isa::mn::v_permlane32_swap_b32>(vdst, vdst1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_add_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_add_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_add_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_add_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_add_i16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_add_i16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_add_u16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_add_u16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_ashrrev_i16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_ashrrev_i16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_pk_fma_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_pk_fma_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_pk_fma_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_pk_fma_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_fmac_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_fmac_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_lshlrev_b16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_lshlrev_b16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_lshrrev_b16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_lshrrev_b16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_pk_mad_i16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_pk_mad_i16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_pk_mad_u16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_pk_mad_u16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_max_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_max_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_max_i16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_max_i16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_max_u16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_max_u16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_pk_maximum3_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_pk_maximum3_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_min_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_min_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_min_i16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_min_i16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_min_u16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_min_u16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_pk_minimum3_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_pk_minimum3_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_mov_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_mov_b32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_mul_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_mul_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_mul_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_mul_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_mul_lo_u16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_mul_lo_u16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_sub_i16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_sub_i16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_pk_sub_u16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_pk_sub_u16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_prng_b32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_prng_b32>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_qsad_pk_u16_u8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_qsad_pk_u16_u8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_rcp_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_rcp_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_rcp_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_rcp_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_rcp_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_rcp_f64>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_rcp_iflag_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_rcp_iflag_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_readfirstlane_b32(const operand& sdst, const B& src0, const X&... more) { named<isa::mn::v_readfirstlane_b32>(sdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_readlane_b32(const operand& sdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_readlane_b32>(sdst, src0, src1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_rndne_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_rndne_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_rndne_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_rndne_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_rndne_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_rndne_f64>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_rsq_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_rsq_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_rsq_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_rsq_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_rsq_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_rsq_f64>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_sad_hi_u8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_sad_hi_u8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_sad_u16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_sad_u16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_sad_u32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_sad_u32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_sad_u8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_sad_u8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_sat_pk_u8_i16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_sat_pk_u8_i16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_screen_partition_4se_b32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_screen_partition_4se_b32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_sin_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_sin_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_sin_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_sin_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_sqrt_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_sqrt_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_sqrt_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_sqrt_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_sqrt_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_sqrt_f64>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_sub_co_u32(const operand& vdst, const B& vcc, const C& src0, const D& src1, const X&... more) { named<isa::mn::v_sub_co_u32>(vdst, vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_sub_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_sub_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_sub_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_sub_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_sub_i16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_sub_i16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_sub_i32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_sub_i32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_sub_u16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_sub_u16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_sub_u32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_sub_u32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, InstructionOperand E, class... X>
  constexpr void v_subb_co_u32(const operand& vdst, const B& vcc, const C& src0, const D& src1, const E& vcc_in, const X&... more) { named<isa::mn::v_subb_co_u32>(vdst, vcc, src0, src1, vcc_in, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, InstructionOperand E, class... X>
  constexpr void v_subbrev_co_u32(const operand& vdst, const B& vcc, const C& src0, const D& src1, const E& vcc_in, const X&... more) { named<isa::mn::v_subbrev_co_u32>(vdst, vcc, src0, src1, vcc_in, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_subrev_co_u32(const operand& vdst, const B& vcc, const C& src0, const D& src1, const X&... more) { named<isa::mn::v_subrev_co_u32>(vdst, vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_subrev_f16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_subrev_f16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_subrev_f32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_subrev_f32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_subrev_u16(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_subrev_u16>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_subrev_u32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_subrev_u32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_swap_b32(const operand& vdst, const B& vdst1, const X&... more) { named<isa::mn::v_swap_b32>(vdst, vdst1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_trig_preop_f64(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_trig_preop_f64>(vdst, src0, src1, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_trunc_f16(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_trunc_f16>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_trunc_f32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_trunc_f32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_trunc_f64(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_trunc_f64>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_writelane_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_writelane_b32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_xad_u32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_xad_u32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_xnor_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_xnor_b32>(vdst, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_xor_b32(const operand& vdst, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_xor_b32>(vdst, src0, src1, more...); }
};

} // namespace kiln::build
