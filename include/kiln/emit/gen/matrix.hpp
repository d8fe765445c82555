// SPDX-License-Identifier: MIT
// Members of the builder: matrix instructions, by AMD's names.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/emit/gen/compare.hpp>

namespace kiln::build {

class matrix_mnemonics : public compare_mnemonics {
public:
  using compare_mnemonics::compare_mnemonics;
  // Named here, clang finds them without searching the base classes in each member.
  // Numbers are those of isa::mn, whose names clang would look up one by one. Above each: its operands.
  using emitter::named;
  using operand = build::operand;

  // vdst, src0
  template<InstructionArgument... X> constexpr void v_accvgpr_read_b32(const operand& vdst, const X&... more) { named<632>(vdst, more...); }
  // vdst, src0
  template<InstructionArgument... X> constexpr void v_accvgpr_write_b32(const operand& vdst, const X&... more) { named<633>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x128_f8f6f4(const operand& vdst, const X&... more) { named<1075>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x16_bf16(const operand& vdst, const X&... more) { named<1076>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x16_f16(const operand& vdst, const X&... more) { named<1077>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x16bf16(const operand& vdst, const X&... more) { named<1078>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x16bf16_1k(const operand& vdst, const X&... more) { named<1079>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x16f16(const operand& vdst, const X&... more) { named<1080>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x1_4b_f32(const operand& vdst, const X&... more) { named<1081>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x1f32(const operand& vdst, const X&... more) { named<1082>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x2bf16(const operand& vdst, const X&... more) { named<1083>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_bf16(const operand& vdst, const X&... more) { named<1084>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_bf8_bf8(const operand& vdst, const X&... more) { named<1085>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_bf8_fp8(const operand& vdst, const X&... more) { named<1086>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_f16(const operand& vdst, const X&... more) { named<1087>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_fp8_bf8(const operand& vdst, const X&... more) { named<1088>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32_fp8_fp8(const operand& vdst, const X&... more) { named<1089>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32bf16(const operand& vdst, const X&... more) { named<1090>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x32f16(const operand& vdst, const X&... more) { named<1091>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4_4b_bf16(const operand& vdst, const X&... more) { named<1092>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4_4b_f16(const operand& vdst, const X&... more) { named<1093>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4_f32(const operand& vdst, const X&... more) { named<1094>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4bf16(const operand& vdst, const X&... more) { named<1095>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4bf16_1k(const operand& vdst, const X&... more) { named<1096>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4f16(const operand& vdst, const X&... more) { named<1097>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x4f32(const operand& vdst, const X&... more) { named<1098>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x8_xf32(const operand& vdst, const X&... more) { named<1099>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x8bf16(const operand& vdst, const X&... more) { named<1100>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_16x16x8xf32(const operand& vdst, const X&... more) { named<1101>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_bf16(const operand& vdst, const X&... more) { named<1102>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_bf8_bf8(const operand& vdst, const X&... more) { named<1103>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_bf8_fp8(const operand& vdst, const X&... more) { named<1104>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_f16(const operand& vdst, const X&... more) { named<1105>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_fp8_bf8(const operand& vdst, const X&... more) { named<1106>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16_fp8_fp8(const operand& vdst, const X&... more) { named<1107>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16bf16(const operand& vdst, const X&... more) { named<1108>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x16f16(const operand& vdst, const X&... more) { named<1109>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x1_2b_f32(const operand& vdst, const X&... more) { named<1110>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x1f32(const operand& vdst, const X&... more) { named<1111>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x2_f32(const operand& vdst, const X&... more) { named<1112>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x2bf16(const operand& vdst, const X&... more) { named<1113>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x2f32(const operand& vdst, const X&... more) { named<1114>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4_2b_bf16(const operand& vdst, const X&... more) { named<1115>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4_2b_f16(const operand& vdst, const X&... more) { named<1116>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4_xf32(const operand& vdst, const X&... more) { named<1117>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4bf16(const operand& vdst, const X&... more) { named<1118>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4bf16_1k(const operand& vdst, const X&... more) { named<1119>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4f16(const operand& vdst, const X&... more) { named<1120>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x4xf32(const operand& vdst, const X&... more) { named<1121>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x64_f8f6f4(const operand& vdst, const X&... more) { named<1122>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x8_bf16(const operand& vdst, const X&... more) { named<1123>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x8_f16(const operand& vdst, const X&... more) { named<1124>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x8bf16(const operand& vdst, const X&... more) { named<1125>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x8bf16_1k(const operand& vdst, const X&... more) { named<1126>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_32x32x8f16(const operand& vdst, const X&... more) { named<1127>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x1_16b_f32(const operand& vdst, const X&... more) { named<1128>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x1f32(const operand& vdst, const X&... more) { named<1129>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x2bf16(const operand& vdst, const X&... more) { named<1130>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x4_16b_bf16(const operand& vdst, const X&... more) { named<1131>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x4_16b_f16(const operand& vdst, const X&... more) { named<1132>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x4bf16(const operand& vdst, const X&... more) { named<1133>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x4bf16_1k(const operand& vdst, const X&... more) { named<1134>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f32_4x4x4f16(const operand& vdst, const X&... more) { named<1135>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f64_16x16x4_f64(const operand& vdst, const X&... more) { named<1136>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f64_16x16x4f64(const operand& vdst, const X&... more) { named<1137>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f64_4x4x4_4b_f64(const operand& vdst, const X&... more) { named<1138>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_f64_4x4x4f64(const operand& vdst, const X&... more) { named<1139>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x16i8(const operand& vdst, const X&... more) { named<1140>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x32_i8(const operand& vdst, const X&... more) { named<1141>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x32i8(const operand& vdst, const X&... more) { named<1142>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x4_4b_i8(const operand& vdst, const X&... more) { named<1143>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x4i8(const operand& vdst, const X&... more) { named<1144>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x64_i8(const operand& vdst, const X&... more) { named<1145>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_16x16x64i8(const operand& vdst, const X&... more) { named<1146>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x16_i8(const operand& vdst, const X&... more) { named<1147>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x16i8(const operand& vdst, const X&... more) { named<1148>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x32_i8(const operand& vdst, const X&... more) { named<1149>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x32i8(const operand& vdst, const X&... more) { named<1150>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x4_2b_i8(const operand& vdst, const X&... more) { named<1151>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x4i8(const operand& vdst, const X&... more) { named<1152>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_32x32x8i8(const operand& vdst, const X&... more) { named<1153>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_4x4x4_16b_i8(const operand& vdst, const X&... more) { named<1154>(vdst, more...); }
  // vdst, src0, src1, src2
  template<InstructionArgument... X> constexpr void v_mfma_i32_4x4x4i8(const operand& vdst, const X&... more) { named<1155>(vdst, more...); }
  // vdst, src0, src1, src2, scale_src0, scale_src1
  template<InstructionArgument... X> constexpr void v_mfma_scale_f32_16x16x128_f8f6f4(const operand& vdst, const X&... more) { named<1157>(vdst, more...); }
  // vdst, src0, src1, src2, scale_src0, scale_src1
  template<InstructionArgument... X> constexpr void v_mfma_scale_f32_32x32x64_f8f6f4(const operand& vdst, const X&... more) { named<1158>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x128_bf8_bf8(const operand& vdst, const X&... more) { named<1247>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x128_bf8_fp8(const operand& vdst, const X&... more) { named<1248>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x128_fp8_bf8(const operand& vdst, const X&... more) { named<1249>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x128_fp8_fp8(const operand& vdst, const X&... more) { named<1250>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x32_bf16(const operand& vdst, const X&... more) { named<1251>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x32_f16(const operand& vdst, const X&... more) { named<1252>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x32bf16(const operand& vdst, const X&... more) { named<1253>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x32f16(const operand& vdst, const X&... more) { named<1254>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_bf16(const operand& vdst, const X&... more) { named<1255>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_bf8_bf8(const operand& vdst, const X&... more) { named<1256>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_bf8_fp8(const operand& vdst, const X&... more) { named<1257>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_f16(const operand& vdst, const X&... more) { named<1258>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_fp8_bf8(const operand& vdst, const X&... more) { named<1259>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64_fp8_fp8(const operand& vdst, const X&... more) { named<1260>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64bf16(const operand& vdst, const X&... more) { named<1261>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_16x16x64f16(const operand& vdst, const X&... more) { named<1262>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x16_bf16(const operand& vdst, const X&... more) { named<1263>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x16_f16(const operand& vdst, const X&... more) { named<1264>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x16bf16(const operand& vdst, const X&... more) { named<1265>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x16f16(const operand& vdst, const X&... more) { named<1266>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_bf16(const operand& vdst, const X&... more) { named<1267>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_bf8_bf8(const operand& vdst, const X&... more) { named<1268>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_bf8_fp8(const operand& vdst, const X&... more) { named<1269>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_f16(const operand& vdst, const X&... more) { named<1270>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_fp8_bf8(const operand& vdst, const X&... more) { named<1271>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32_fp8_fp8(const operand& vdst, const X&... more) { named<1272>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32bf16(const operand& vdst, const X&... more) { named<1273>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x32f16(const operand& vdst, const X&... more) { named<1274>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x64_bf8_bf8(const operand& vdst, const X&... more) { named<1275>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x64_bf8_fp8(const operand& vdst, const X&... more) { named<1276>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x64_fp8_bf8(const operand& vdst, const X&... more) { named<1277>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_f32_32x32x64_fp8_fp8(const operand& vdst, const X&... more) { named<1278>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_16x16x128_i8(const operand& vdst, const X&... more) { named<1279>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_16x16x128i8(const operand& vdst, const X&... more) { named<1280>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_16x16x64_i8(const operand& vdst, const X&... more) { named<1281>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_16x16x64i8(const operand& vdst, const X&... more) { named<1282>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_32x32x32_i8(const operand& vdst, const X&... more) { named<1283>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_32x32x32i8(const operand& vdst, const X&... more) { named<1284>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_32x32x64_i8(const operand& vdst, const X&... more) { named<1285>(vdst, more...); }
  // vdst, src0, src1, idx
  template<InstructionArgument... X> constexpr void v_smfmac_i32_32x32x64i8(const operand& vdst, const X&... more) { named<1286>(vdst, more...); }
};

} // namespace kiln::build
