// SPDX-License-Identifier: MIT
// Members of the builder: vector comparisons, by AMD's names.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/build/gen/scalar.hpp>

namespace kiln::build {

class compare_mnemonics : public scalar_mnemonics {
public:
  using scalar_mnemonics::scalar_mnemonics;

  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_class_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_class_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_class_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_class_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_class_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_class_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_eq_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_eq_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_eq_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_eq_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_eq_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_eq_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_eq_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_eq_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_eq_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_eq_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_eq_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_eq_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_eq_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_eq_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_eq_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_eq_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_eq_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_eq_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_f_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_f_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_f_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_f_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_f_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_f_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_f_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_f_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_f_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_f_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_f_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_f_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_f_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_f_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_f_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_f_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_f_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_f_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ge_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ge_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ge_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ge_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ge_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ge_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ge_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ge_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ge_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ge_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ge_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ge_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ge_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ge_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ge_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ge_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ge_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ge_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_gt_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_gt_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_gt_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_gt_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_gt_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_gt_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_gt_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_gt_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_gt_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_gt_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_gt_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_gt_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_gt_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_gt_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_gt_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_gt_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_gt_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_gt_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_le_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_le_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_le_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_le_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_le_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_le_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_le_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_le_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_le_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_le_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_le_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_le_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_le_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_le_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_le_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_le_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_le_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_le_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lg_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lg_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lg_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lg_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lg_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lg_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lt_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lt_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lt_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lt_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lt_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lt_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lt_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lt_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lt_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lt_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lt_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lt_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lt_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lt_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lt_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lt_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_lt_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_lt_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ne_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ne_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ne_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ne_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ne_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ne_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ne_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ne_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ne_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ne_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ne_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ne_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_neq_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_neq_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_neq_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_neq_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_neq_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_neq_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nge_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nge_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nge_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nge_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nge_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nge_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ngt_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ngt_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ngt_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ngt_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_ngt_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_ngt_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nle_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nle_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nle_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nle_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nle_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nle_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nlg_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nlg_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nlg_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nlg_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nlg_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nlg_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nlt_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nlt_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nlt_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nlt_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_nlt_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_nlt_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_o_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_o_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_o_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_o_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_o_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_o_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_t_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_t_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_t_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_t_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_t_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_t_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_t_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_t_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_t_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_t_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_t_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_t_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_tru_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_tru_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_tru_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_tru_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_tru_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_tru_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_u_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_u_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_u_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_u_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmp_u_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmp_u_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_class_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_class_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_class_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_class_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_class_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_class_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_eq_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_eq_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_eq_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_eq_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_eq_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_eq_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_eq_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_eq_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_eq_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_eq_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_eq_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_eq_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_eq_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_eq_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_eq_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_eq_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_eq_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_eq_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_f_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_f_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_f_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_f_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_f_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_f_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_f_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_f_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_f_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_f_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_f_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_f_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_f_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_f_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_f_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_f_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_f_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_f_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ge_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ge_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ge_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ge_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ge_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ge_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ge_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ge_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ge_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ge_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ge_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ge_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ge_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ge_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ge_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ge_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ge_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ge_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_gt_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_gt_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_gt_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_gt_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_gt_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_gt_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_gt_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_gt_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_gt_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_gt_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_gt_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_gt_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_gt_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_gt_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_gt_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_gt_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_gt_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_gt_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_le_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_le_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_le_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_le_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_le_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_le_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_le_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_le_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_le_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_le_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_le_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_le_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_le_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_le_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_le_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_le_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_le_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_le_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lg_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lg_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lg_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lg_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lg_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lg_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lt_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lt_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lt_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lt_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lt_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lt_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lt_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lt_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lt_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lt_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lt_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lt_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lt_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lt_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lt_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lt_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_lt_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_lt_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ne_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ne_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ne_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ne_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ne_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ne_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ne_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ne_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ne_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ne_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ne_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ne_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_neq_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_neq_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_neq_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_neq_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_neq_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_neq_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nge_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nge_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nge_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nge_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nge_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nge_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ngt_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ngt_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ngt_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ngt_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_ngt_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_ngt_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nle_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nle_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nle_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nle_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nle_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nle_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nlg_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nlg_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nlg_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nlg_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nlg_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nlg_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nlt_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nlt_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nlt_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nlt_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_nlt_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_nlt_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_o_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_o_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_o_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_o_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_o_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_o_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_t_i16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_t_i16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_t_i32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_t_i32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_t_i64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_t_i64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_t_u16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_t_u16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_t_u32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_t_u32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_t_u64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_t_u64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_tru_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_tru_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_tru_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_tru_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_tru_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_tru_f64>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_u_f16(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_u_f16>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_u_f32(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_u_f32>(vcc, src0, src1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void v_cmpx_u_f64(const operand& vcc, const B& src0, const C& src1, const X&... more) { named<isa::mn::v_cmpx_u_f64>(vcc, src0, src1, more...); }
};

} // namespace kiln::build
