// SPDX-License-Identifier: MIT
// Members of the builder: vector ALU instructions, by AMD's names.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/emit/gen/matrix.hpp>

namespace kiln::build {

class vector_mnemonics : public matrix_mnemonics {
public:
  using matrix_mnemonics::matrix_mnemonics;
  // Named here, clang finds them without searching the base classes in each member.
  // Numbers are those of isa::mn, whose names clang would look up one by one. Above each: its operands.
  using emitter::named;
  using operand = build::operand;

  // vdst, src0
  template<InstructionArgument... X> constexpr void v_accvgpr_mov_b32(const operand& vdst, const X&... more) { named<631>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_add3_u32(const operand& vdst, const X&... more) { named<634>(vdst, more...); }
  // vdst, vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_add_co_u32(const operand& vdst, const X&... more) { named<635>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_f16(const operand& vdst, const X&... more) { named<636>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_f32(const operand& vdst, const X&... more) { named<637>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_f64(const operand& vdst, const X&... more) { named<638>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_i16(const operand& vdst, const X&... more) { named<639>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_i32(const operand& vdst, const X&... more) { named<640>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_add_lshl_u32(const operand& vdst, const X&... more) { named<641>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_u16(const operand& vdst, const X&... more) { named<642>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_add_u32(const operand& vdst, const X&... more) { named<643>(vdst, more...); }
  // vdst, vcc, src0, src1, vcc_in
  template<InstructionArgument... X> constexpr void v_addc_co_u32(const operand& vdst, const X&... more) { named<644>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_alignbit_b32(const operand& vdst, const X&... more) { named<645>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_alignbyte_b32(const operand& vdst, const X&... more) { named<646>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_and_b32(const operand& vdst, const X&... more) { named<647>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_and_or_b32(const operand& vdst, const X&... more) { named<648>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_ashr_pk_i8_i32(const operand& vdst, const X&... more) { named<649>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_ashr_pk_u8_i32(const operand& vdst, const X&... more) { named<650>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ashrrev_i16(const operand& vdst, const X&... more) { named<651>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ashrrev_i32(const operand& vdst, const X&... more) { named<652>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ashrrev_i64(const operand& vdst, const X&... more) { named<653>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_bcnt_u32_b32(const operand& vdst, const X&... more) { named<654>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_bfe_i32(const operand& vdst, const X&... more) { named<655>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_bfe_u32(const operand& vdst, const X&... more) { named<656>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_bfi_b32(const operand& vdst, const X&... more) { named<657>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_bfm_b32(const operand& vdst, const X&... more) { named<658>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_bfrev_b32(const operand& vdst, const X&... more) { named<659>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_bitop3_b16(const operand& vdst, const X&... more) { named<660>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_bitop3_b32(const operand& vdst, const X&... more) { named<661>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ceil_f16(const operand& vdst, const X&... more) { named<662>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ceil_f32(const operand& vdst, const X&... more) { named<663>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ceil_f64(const operand& vdst, const X&... more) { named<664>(vdst, more...); }
  constexpr void v_clrexcp(source where = source::here()) { emit(isa::mn::v_clrexcp, where); }
  // vdst, src0, src1, vcc
  template<InstructionArgument... X> constexpr void v_cndmask_b32(const operand& vdst, const X&... more) { named<864>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cos_f16(const operand& vdst, const X&... more) { named<865>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cos_f32(const operand& vdst, const X&... more) { named<866>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cubeid_f32(const operand& vdst, const X&... more) { named<867>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cubema_f32(const operand& vdst, const X&... more) { named<868>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cubesc_f32(const operand& vdst, const X&... more) { named<869>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cubetc_f32(const operand& vdst, const X&... more) { named<870>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f16_f32(const operand& vdst, const X&... more) { named<871>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f16_i16(const operand& vdst, const X&... more) { named<872>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f16_u16(const operand& vdst, const X&... more) { named<873>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_bf16(const operand& vdst, const X&... more) { named<874>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_bf8(const operand& vdst, const X&... more) { named<875>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_f16(const operand& vdst, const X&... more) { named<876>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_f64(const operand& vdst, const X&... more) { named<877>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_fp8(const operand& vdst, const X&... more) { named<878>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_i32(const operand& vdst, const X&... more) { named<879>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_u32(const operand& vdst, const X&... more) { named<880>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_ubyte0(const operand& vdst, const X&... more) { named<881>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_ubyte1(const operand& vdst, const X&... more) { named<882>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_ubyte2(const operand& vdst, const X&... more) { named<883>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f32_ubyte3(const operand& vdst, const X&... more) { named<884>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f64_f32(const operand& vdst, const X&... more) { named<885>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f64_i32(const operand& vdst, const X&... more) { named<886>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_f64_u32(const operand& vdst, const X&... more) { named<887>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_flr_i32_f32(const operand& vdst, const X&... more) { named<888>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_i16_f16(const operand& vdst, const X&... more) { named<889>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_i32_f32(const operand& vdst, const X&... more) { named<890>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_i32_f64(const operand& vdst, const X&... more) { named<891>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_norm_i16_f16(const operand& vdst, const X&... more) { named<892>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_norm_u16_f16(const operand& vdst, const X&... more) { named<893>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_off_f32_i4(const operand& vdst, const X&... more) { named<894>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_bf16_f32(const operand& vdst, const X&... more) { named<895>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_bf8_f32(const operand& vdst, const X&... more) { named<896>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_f16_f32(const operand& vdst, const X&... more) { named<897>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_pk_f32_bf8(const operand& vdst, const X&... more) { named<898>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_pk_f32_fp8(const operand& vdst, const X&... more) { named<899>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_fp8_f32(const operand& vdst, const X&... more) { named<900>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_i16_i32(const operand& vdst, const X&... more) { named<901>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pk_u16_u32(const operand& vdst, const X&... more) { named<902>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_pk_u8_f32(const operand& vdst, const X&... more) { named<903>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pkaccum_u8_f32(const operand& vdst, const X&... more) { named<904>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pknorm_i16_f16(const operand& vdst, const X&... more) { named<905>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pknorm_i16_f32(const operand& vdst, const X&... more) { named<906>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pknorm_u16_f16(const operand& vdst, const X&... more) { named<907>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pknorm_u16_f32(const operand& vdst, const X&... more) { named<908>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_pkrtz_f16_f32(const operand& vdst, const X&... more) { named<909>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_rpi_i32_f32(const operand& vdst, const X&... more) { named<910>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_2xpk16_bf6_f32(const operand& vdst, const X&... more) { named<911>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_2xpk16_fp6_f32(const operand& vdst, const X&... more) { named<912>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_f16_bf8(const operand& vdst, const X&... more) { named<913>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_f16_fp8(const operand& vdst, const X&... more) { named<914>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_f32_bf8(const operand& vdst, const X&... more) { named<915>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_f32_fp8(const operand& vdst, const X&... more) { named<916>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_bf16_bf6(const operand& vdst, const X&... more) { named<917>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_bf16_fp6(const operand& vdst, const X&... more) { named<918>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_bf6_bf16(const operand& vdst, const X&... more) { named<919>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_bf6_f16(const operand& vdst, const X&... more) { named<920>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_f16_bf6(const operand& vdst, const X&... more) { named<921>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_f16_fp6(const operand& vdst, const X&... more) { named<922>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_f32_bf6(const operand& vdst, const X&... more) { named<923>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_f32_fp6(const operand& vdst, const X&... more) { named<924>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_fp6_bf16(const operand& vdst, const X&... more) { named<925>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk32_fp6_f16(const operand& vdst, const X&... more) { named<926>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf16_bf8(const operand& vdst, const X&... more) { named<927>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf16_fp4(const operand& vdst, const X&... more) { named<928>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf16_fp8(const operand& vdst, const X&... more) { named<929>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf8_bf16(const operand& vdst, const X&... more) { named<930>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf8_f16(const operand& vdst, const X&... more) { named<931>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_bf8_f32(const operand& vdst, const X&... more) { named<932>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f16_bf8(const operand& vdst, const X&... more) { named<933>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f16_fp4(const operand& vdst, const X&... more) { named<934>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f16_fp8(const operand& vdst, const X&... more) { named<935>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f32_bf8(const operand& vdst, const X&... more) { named<936>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f32_fp4(const operand& vdst, const X&... more) { named<937>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_f32_fp8(const operand& vdst, const X&... more) { named<938>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp4_bf16(const operand& vdst, const X&... more) { named<939>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp4_f16(const operand& vdst, const X&... more) { named<940>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp4_f32(const operand& vdst, const X&... more) { named<941>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp8_bf16(const operand& vdst, const X&... more) { named<942>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp8_f16(const operand& vdst, const X&... more) { named<943>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_pk_fp8_f32(const operand& vdst, const X&... more) { named<944>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_bf8_bf16(const operand& vdst, const X&... more) { named<945>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_bf8_f16(const operand& vdst, const X&... more) { named<946>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_bf8_f32(const operand& vdst, const X&... more) { named<947>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_fp8_bf16(const operand& vdst, const X&... more) { named<948>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_fp8_f16(const operand& vdst, const X&... more) { named<949>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_fp8_f32(const operand& vdst, const X&... more) { named<950>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_bf6_bf16(const operand& vdst, const X&... more) { named<951>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_bf6_f16(const operand& vdst, const X&... more) { named<952>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_bf6_f32(const operand& vdst, const X&... more) { named<953>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_fp6_bf16(const operand& vdst, const X&... more) { named<954>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_fp6_f16(const operand& vdst, const X&... more) { named<955>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk32_fp6_f32(const operand& vdst, const X&... more) { named<956>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk_fp4_bf16(const operand& vdst, const X&... more) { named<957>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk_fp4_f16(const operand& vdst, const X&... more) { named<958>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_cvt_scalef32_sr_pk_fp4_f32(const operand& vdst, const X&... more) { named<959>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_sr_bf16_f32(const operand& vdst, const X&... more) { named<960>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_sr_bf8_f32(const operand& vdst, const X&... more) { named<961>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_sr_f16_f32(const operand& vdst, const X&... more) { named<962>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_cvt_sr_fp8_f32(const operand& vdst, const X&... more) { named<963>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_u16_f16(const operand& vdst, const X&... more) { named<964>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_u32_f32(const operand& vdst, const X&... more) { named<965>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_cvt_u32_f64(const operand& vdst, const X&... more) { named<966>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fixup_f16(const operand& vdst, const X&... more) { named<967>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fixup_f32(const operand& vdst, const X&... more) { named<968>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fixup_f64(const operand& vdst, const X&... more) { named<969>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fixup_legacy_f16(const operand& vdst, const X&... more) { named<970>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fmas_f32(const operand& vdst, const X&... more) { named<971>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_fmas_f64(const operand& vdst, const X&... more) { named<972>(vdst, more...); }
  // vdst, sdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_scale_f32(const operand& vdst, const X&... more) { named<973>(vdst, more...); }
  // vdst, sdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_div_scale_f64(const operand& vdst, const X&... more) { named<974>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot2_f32_bf16(const operand& vdst, const X&... more) { named<975>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot2_f32_f16(const operand& vdst, const X&... more) { named<976>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot2_i32_i16(const operand& vdst, const X&... more) { named<977>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot2_u32_u16(const operand& vdst, const X&... more) { named<978>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_dot2c_f32_bf16(const operand& vdst, const X&... more) { named<979>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_dot2c_f32_f16(const operand& vdst, const X&... more) { named<980>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_dot2c_i32_i16(const operand& vdst, const X&... more) { named<981>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot4_i32_i8(const operand& vdst, const X&... more) { named<982>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot4_u32_u8(const operand& vdst, const X&... more) { named<983>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_dot4c_i32_i8(const operand& vdst, const X&... more) { named<984>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot8_i32_i4(const operand& vdst, const X&... more) { named<985>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_dot8_u32_u4(const operand& vdst, const X&... more) { named<986>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_dot8c_i32_i4(const operand& vdst, const X&... more) { named<987>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_exp_f16(const operand& vdst, const X&... more) { named<988>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_exp_f32(const operand& vdst, const X&... more) { named<989>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_exp_legacy_f32(const operand& vdst, const X&... more) { named<990>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ffbh_i32(const operand& vdst, const X&... more) { named<991>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ffbh_u32(const operand& vdst, const X&... more) { named<992>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_ffbl_b32(const operand& vdst, const X&... more) { named<993>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_floor_f16(const operand& vdst, const X&... more) { named<994>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_floor_f32(const operand& vdst, const X&... more) { named<995>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_floor_f64(const operand& vdst, const X&... more) { named<996>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_f16(const operand& vdst, const X&... more) { named<997>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_f32(const operand& vdst, const X&... more) { named<998>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_f64(const operand& vdst, const X&... more) { named<999>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_legacy_f16(const operand& vdst, const X&... more) { named<1000>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_mix_f32(const operand& vdst, const X&... more) { named<1001>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_mixhi_f16(const operand& vdst, const X&... more) { named<1002>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_fma_mixlo_f16(const operand& vdst, const X&... more) { named<1003>(vdst, more...); }
  // vdst, src0, src1, k
  template<InstructionArgument... X> constexpr void v_fmaak_f32(const operand& vdst, const X&... more) { named<1004>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_fmac_f32(const operand& vdst, const X&... more) { named<1005>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_fmac_f64(const operand& vdst, const X&... more) { named<1006>(vdst, more...); }
  // vdst, src0, k, src1
  template<InstructionArgument... X> constexpr void v_fmamk_f32(const operand& vdst, const X&... more) { named<1007>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_fract_f16(const operand& vdst, const X&... more) { named<1008>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_fract_f32(const operand& vdst, const X&... more) { named<1009>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_fract_f64(const operand& vdst, const X&... more) { named<1010>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_exp_i16_f16(const operand& vdst, const X&... more) { named<1011>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_exp_i32_f32(const operand& vdst, const X&... more) { named<1012>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_exp_i32_f64(const operand& vdst, const X&... more) { named<1013>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_mant_f16(const operand& vdst, const X&... more) { named<1014>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_mant_f32(const operand& vdst, const X&... more) { named<1015>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_frexp_mant_f64(const operand& vdst, const X&... more) { named<1016>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ldexp_f16(const operand& vdst, const X&... more) { named<1017>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ldexp_f32(const operand& vdst, const X&... more) { named<1018>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_ldexp_f64(const operand& vdst, const X&... more) { named<1019>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_lerp_u8(const operand& vdst, const X&... more) { named<1020>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_log_f16(const operand& vdst, const X&... more) { named<1021>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_log_f32(const operand& vdst, const X&... more) { named<1022>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_log_legacy_f32(const operand& vdst, const X&... more) { named<1023>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_lshl_add_u32(const operand& vdst, const X&... more) { named<1024>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_lshl_add_u64(const operand& vdst, const X&... more) { named<1025>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_lshl_or_b32(const operand& vdst, const X&... more) { named<1026>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshlrev_b16(const operand& vdst, const X&... more) { named<1027>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshlrev_b32(const operand& vdst, const X&... more) { named<1028>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshlrev_b64(const operand& vdst, const X&... more) { named<1029>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshrrev_b16(const operand& vdst, const X&... more) { named<1030>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshrrev_b32(const operand& vdst, const X&... more) { named<1031>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_lshrrev_b64(const operand& vdst, const X&... more) { named<1032>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mac_f16(const operand& vdst, const X&... more) { named<1033>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mac_f32(const operand& vdst, const X&... more) { named<1034>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_f16(const operand& vdst, const X&... more) { named<1035>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_f32(const operand& vdst, const X&... more) { named<1036>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_i16(const operand& vdst, const X&... more) { named<1037>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_i32_i16(const operand& vdst, const X&... more) { named<1038>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_i32_i24(const operand& vdst, const X&... more) { named<1039>(vdst, more...); }
  // vdst, sdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_i64_i32(const operand& vdst, const X&... more) { named<1040>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_legacy_f16(const operand& vdst, const X&... more) { named<1041>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_legacy_f32(const operand& vdst, const X&... more) { named<1042>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_legacy_i16(const operand& vdst, const X&... more) { named<1043>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_legacy_u16(const operand& vdst, const X&... more) { named<1044>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_u16(const operand& vdst, const X&... more) { named<1045>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_u32_u16(const operand& vdst, const X&... more) { named<1046>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_u32_u24(const operand& vdst, const X&... more) { named<1047>(vdst, more...); }
  // vdst, sdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mad_u64_u32(const operand& vdst, const X&... more) { named<1048>(vdst, more...); }
  // vdst, src0, src1, k
  template<InstructionArgument... X> constexpr void v_madak_f16(const operand& vdst, const X&... more) { named<1049>(vdst, more...); }
  // vdst, src0, src1, k
  template<InstructionArgument... X> constexpr void v_madak_f32(const operand& vdst, const X&... more) { named<1050>(vdst, more...); }
  // vdst, src0, k, src1
  template<InstructionArgument... X> constexpr void v_madmk_f16(const operand& vdst, const X&... more) { named<1051>(vdst, more...); }
  // vdst, src0, k, src1
  template<InstructionArgument... X> constexpr void v_madmk_f32(const operand& vdst, const X&... more) { named<1052>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_f16(const operand& vdst, const X&... more) { named<1053>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_f32(const operand& vdst, const X&... more) { named<1054>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_i16(const operand& vdst, const X&... more) { named<1055>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_i32(const operand& vdst, const X&... more) { named<1056>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_u16(const operand& vdst, const X&... more) { named<1057>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_max3_u32(const operand& vdst, const X&... more) { named<1058>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_f16(const operand& vdst, const X&... more) { named<1059>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_f32(const operand& vdst, const X&... more) { named<1060>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_f64(const operand& vdst, const X&... more) { named<1061>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_i16(const operand& vdst, const X&... more) { named<1062>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_i32(const operand& vdst, const X&... more) { named<1063>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_u16(const operand& vdst, const X&... more) { named<1064>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_max_u32(const operand& vdst, const X&... more) { named<1065>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_maximum3_f32(const operand& vdst, const X&... more) { named<1066>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mbcnt_hi_u32_b32(const operand& vdst, const X&... more) { named<1067>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mbcnt_lo_u32_b32(const operand& vdst, const X&... more) { named<1068>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_f16(const operand& vdst, const X&... more) { named<1069>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_f32(const operand& vdst, const X&... more) { named<1070>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_i16(const operand& vdst, const X&... more) { named<1071>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_i32(const operand& vdst, const X&... more) { named<1072>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_u16(const operand& vdst, const X&... more) { named<1073>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_med3_u32(const operand& vdst, const X&... more) { named<1074>(vdst, more...); }
  // src0, src1
  template<InstructionArgument... X> constexpr void v_mfma_ld_scale_b32(const operand& src0, const X&... more) { named<1156>(src0, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_f16(const operand& vdst, const X&... more) { named<1159>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_f32(const operand& vdst, const X&... more) { named<1160>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_i16(const operand& vdst, const X&... more) { named<1161>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_i32(const operand& vdst, const X&... more) { named<1162>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_u16(const operand& vdst, const X&... more) { named<1163>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_min3_u32(const operand& vdst, const X&... more) { named<1164>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_f16(const operand& vdst, const X&... more) { named<1165>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_f32(const operand& vdst, const X&... more) { named<1166>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_f64(const operand& vdst, const X&... more) { named<1167>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_i16(const operand& vdst, const X&... more) { named<1168>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_i32(const operand& vdst, const X&... more) { named<1169>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_u16(const operand& vdst, const X&... more) { named<1170>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_min_u32(const operand& vdst, const X&... more) { named<1171>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_minimum3_f32(const operand& vdst, const X&... more) { named<1172>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_mov_b32(const operand& vdst, const X&... more) { named<1173>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_mov_b64(const operand& vdst, const X&... more) { named<1174>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mqsad_pk_u16_u8(const operand& vdst, const X&... more) { named<1175>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mqsad_u32_u8(const operand& vdst, const X&... more) { named<1176>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_msad_u8(const operand& vdst, const X&... more) { named<1177>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_f16(const operand& vdst, const X&... more) { named<1178>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_f32(const operand& vdst, const X&... more) { named<1179>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_f64(const operand& vdst, const X&... more) { named<1180>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_hi_i32(const operand& vdst, const X&... more) { named<1181>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_hi_i32_i24(const operand& vdst, const X&... more) { named<1182>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_hi_u32(const operand& vdst, const X&... more) { named<1183>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_hi_u32_u24(const operand& vdst, const X&... more) { named<1184>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_i32_i24(const operand& vdst, const X&... more) { named<1185>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_legacy_f32(const operand& vdst, const X&... more) { named<1186>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_lo_i32(const operand& vdst, const X&... more) { named<1187>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_lo_u16(const operand& vdst, const X&... more) { named<1188>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_lo_u32(const operand& vdst, const X&... more) { named<1189>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_mul_u32_u24(const operand& vdst, const X&... more) { named<1190>(vdst, more...); }
  constexpr void v_nop(source where = source::here()) { emit(isa::mn::v_nop, where); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_not_b32(const operand& vdst, const X&... more) { named<1192>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_or3_b32(const operand& vdst, const X&... more) { named<1193>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_or_b32(const operand& vdst, const X&... more) { named<1194>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pack_b32_f16(const operand& vdst, const X&... more) { named<1195>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_perm_b32(const operand& vdst, const X&... more) { named<1196>(vdst, more...); }
  // vdst, vdst1
  template<InstructionArgument... X> constexpr void v_permlane16_swap_b32(const operand& vdst, const X&... more) { named<1197>(vdst, more...); }
  // vdst, vdst1
  template<InstructionArgument... X> constexpr void v_permlane32_swap_b32(const operand& vdst, const X&... more) { named<1198>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_add_f16(const operand& vdst, const X&... more) { named<1199>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_add_f32(const operand& vdst, const X&... more) { named<1200>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_add_i16(const operand& vdst, const X&... more) { named<1201>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_add_u16(const operand& vdst, const X&... more) { named<1202>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_ashrrev_i16(const operand& vdst, const X&... more) { named<1203>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_fma_f16(const operand& vdst, const X&... more) { named<1204>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_fma_f32(const operand& vdst, const X&... more) { named<1205>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_fmac_f16(const operand& vdst, const X&... more) { named<1206>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_lshlrev_b16(const operand& vdst, const X&... more) { named<1207>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_lshrrev_b16(const operand& vdst, const X&... more) { named<1208>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_mad_i16(const operand& vdst, const X&... more) { named<1209>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_mad_u16(const operand& vdst, const X&... more) { named<1210>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_max_f16(const operand& vdst, const X&... more) { named<1211>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_max_i16(const operand& vdst, const X&... more) { named<1212>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_max_u16(const operand& vdst, const X&... more) { named<1213>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_maximum3_f16(const operand& vdst, const X&... more) { named<1214>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_min_f16(const operand& vdst, const X&... more) { named<1215>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_min_i16(const operand& vdst, const X&... more) { named<1216>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_min_u16(const operand& vdst, const X&... more) { named<1217>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_pk_minimum3_f16(const operand& vdst, const X&... more) { named<1218>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_mov_b32(const operand& vdst, const X&... more) { named<1219>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_mul_f16(const operand& vdst, const X&... more) { named<1220>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_mul_f32(const operand& vdst, const X&... more) { named<1221>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_mul_lo_u16(const operand& vdst, const X&... more) { named<1222>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_sub_i16(const operand& vdst, const X&... more) { named<1223>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_pk_sub_u16(const operand& vdst, const X&... more) { named<1224>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_prng_b32(const operand& vdst, const X&... more) { named<1225>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_qsad_pk_u16_u8(const operand& vdst, const X&... more) { named<1226>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rcp_f16(const operand& vdst, const X&... more) { named<1227>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rcp_f32(const operand& vdst, const X&... more) { named<1228>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rcp_f64(const operand& vdst, const X&... more) { named<1229>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rcp_iflag_f32(const operand& vdst, const X&... more) { named<1230>(vdst, more...); }
  // sdst, src0
  template<InstructionArgument... X> constexpr void v_readfirstlane_b32(const operand& sdst, const X&... more) { named<1231>(sdst, more...); }
  // sdst, src0, src1
  template<InstructionArgument... X> constexpr void v_readlane_b32(const operand& sdst, const X&... more) { named<1232>(sdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rndne_f16(const operand& vdst, const X&... more) { named<1233>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rndne_f32(const operand& vdst, const X&... more) { named<1234>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rndne_f64(const operand& vdst, const X&... more) { named<1235>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rsq_f16(const operand& vdst, const X&... more) { named<1236>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rsq_f32(const operand& vdst, const X&... more) { named<1237>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_rsq_f64(const operand& vdst, const X&... more) { named<1238>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_sad_hi_u8(const operand& vdst, const X&... more) { named<1239>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_sad_u16(const operand& vdst, const X&... more) { named<1240>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_sad_u32(const operand& vdst, const X&... more) { named<1241>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_sad_u8(const operand& vdst, const X&... more) { named<1242>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sat_pk_u8_i16(const operand& vdst, const X&... more) { named<1243>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_screen_partition_4se_b32(const operand& vdst, const X&... more) { named<1244>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sin_f16(const operand& vdst, const X&... more) { named<1245>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sin_f32(const operand& vdst, const X&... more) { named<1246>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sqrt_f16(const operand& vdst, const X&... more) { named<1287>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sqrt_f32(const operand& vdst, const X&... more) { named<1288>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_sqrt_f64(const operand& vdst, const X&... more) { named<1289>(vdst, more...); }
  // vdst, vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_co_u32(const operand& vdst, const X&... more) { named<1290>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_f16(const operand& vdst, const X&... more) { named<1291>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_f32(const operand& vdst, const X&... more) { named<1292>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_i16(const operand& vdst, const X&... more) { named<1293>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_i32(const operand& vdst, const X&... more) { named<1294>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_u16(const operand& vdst, const X&... more) { named<1295>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_sub_u32(const operand& vdst, const X&... more) { named<1296>(vdst, more...); }
  // vdst, vcc, src0, src1, vcc_in
  template<InstructionArgument... X> constexpr void v_subb_co_u32(const operand& vdst, const X&... more) { named<1297>(vdst, more...); }
  // vdst, vcc, src0, src1, vcc_in
  template<InstructionArgument... X> constexpr void v_subbrev_co_u32(const operand& vdst, const X&... more) { named<1298>(vdst, more...); }
  // vdst, vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_subrev_co_u32(const operand& vdst, const X&... more) { named<1299>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_subrev_f16(const operand& vdst, const X&... more) { named<1300>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_subrev_f32(const operand& vdst, const X&... more) { named<1301>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_subrev_u16(const operand& vdst, const X&... more) { named<1302>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_subrev_u32(const operand& vdst, const X&... more) { named<1303>(vdst, more...); }
  // vdst, vdst1
  template<InstructionArgument... X> constexpr void v_swap_b32(const operand& vdst, const X&... more) { named<1304>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_trig_preop_f64(const operand& vdst, const X&... more) { named<1305>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_trunc_f16(const operand& vdst, const X&... more) { named<1306>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_trunc_f32(const operand& vdst, const X&... more) { named<1307>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_trunc_f64(const operand& vdst, const X&... more) { named<1308>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_writelane_b32(const operand& vdst, const X&... more) { named<1309>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_xad_u32(const operand& vdst, const X&... more) { named<1310>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_xnor_b32(const operand& vdst, const X&... more) { named<1311>(vdst, more...); }
  // vdst, src0, src1
  template<InstructionArgument... X> constexpr void v_xor_b32(const operand& vdst, const X&... more) { named<1312>(vdst, more...); }
};

} // namespace kiln::build
