// SPDX-License-Identifier: MIT
// Members of the builder: vector comparisons, by AMD's names.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/emit/gen/scalar.hpp>

namespace kiln::build {

class compare_mnemonics : public scalar_mnemonics {
public:
  using scalar_mnemonics::scalar_mnemonics;
  // Named here, clang finds them without searching the base classes in each member.
  // Numbers are those of isa::mn, whose names clang would look up one by one. Above each: its operands.
  using emitter::named;
  using operand = build::operand;

  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_class_f16(const operand& vcc, const X&... more) { named<666>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_class_f32(const operand& vcc, const X&... more) { named<667>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_class_f64(const operand& vcc, const X&... more) { named<668>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_f16(const operand& vcc, const X&... more) { named<669>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_f32(const operand& vcc, const X&... more) { named<670>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_f64(const operand& vcc, const X&... more) { named<671>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_i16(const operand& vcc, const X&... more) { named<672>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_i32(const operand& vcc, const X&... more) { named<673>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_i64(const operand& vcc, const X&... more) { named<674>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_u16(const operand& vcc, const X&... more) { named<675>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_u32(const operand& vcc, const X&... more) { named<676>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_eq_u64(const operand& vcc, const X&... more) { named<677>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_f16(const operand& vcc, const X&... more) { named<678>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_f32(const operand& vcc, const X&... more) { named<679>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_f64(const operand& vcc, const X&... more) { named<680>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_i16(const operand& vcc, const X&... more) { named<681>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_i32(const operand& vcc, const X&... more) { named<682>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_i64(const operand& vcc, const X&... more) { named<683>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_u16(const operand& vcc, const X&... more) { named<684>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_u32(const operand& vcc, const X&... more) { named<685>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_f_u64(const operand& vcc, const X&... more) { named<686>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_f16(const operand& vcc, const X&... more) { named<687>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_f32(const operand& vcc, const X&... more) { named<688>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_f64(const operand& vcc, const X&... more) { named<689>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_i16(const operand& vcc, const X&... more) { named<690>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_i32(const operand& vcc, const X&... more) { named<691>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_i64(const operand& vcc, const X&... more) { named<692>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_u16(const operand& vcc, const X&... more) { named<693>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_u32(const operand& vcc, const X&... more) { named<694>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ge_u64(const operand& vcc, const X&... more) { named<695>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_f16(const operand& vcc, const X&... more) { named<696>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_f32(const operand& vcc, const X&... more) { named<697>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_f64(const operand& vcc, const X&... more) { named<698>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_i16(const operand& vcc, const X&... more) { named<699>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_i32(const operand& vcc, const X&... more) { named<700>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_i64(const operand& vcc, const X&... more) { named<701>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_u16(const operand& vcc, const X&... more) { named<702>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_u32(const operand& vcc, const X&... more) { named<703>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_gt_u64(const operand& vcc, const X&... more) { named<704>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_f16(const operand& vcc, const X&... more) { named<705>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_f32(const operand& vcc, const X&... more) { named<706>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_f64(const operand& vcc, const X&... more) { named<707>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_i16(const operand& vcc, const X&... more) { named<708>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_i32(const operand& vcc, const X&... more) { named<709>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_i64(const operand& vcc, const X&... more) { named<710>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_u16(const operand& vcc, const X&... more) { named<711>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_u32(const operand& vcc, const X&... more) { named<712>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_le_u64(const operand& vcc, const X&... more) { named<713>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lg_f16(const operand& vcc, const X&... more) { named<714>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lg_f32(const operand& vcc, const X&... more) { named<715>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lg_f64(const operand& vcc, const X&... more) { named<716>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_f16(const operand& vcc, const X&... more) { named<717>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_f32(const operand& vcc, const X&... more) { named<718>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_f64(const operand& vcc, const X&... more) { named<719>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_i16(const operand& vcc, const X&... more) { named<720>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_i32(const operand& vcc, const X&... more) { named<721>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_i64(const operand& vcc, const X&... more) { named<722>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_u16(const operand& vcc, const X&... more) { named<723>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_u32(const operand& vcc, const X&... more) { named<724>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_lt_u64(const operand& vcc, const X&... more) { named<725>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_i16(const operand& vcc, const X&... more) { named<726>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_i32(const operand& vcc, const X&... more) { named<727>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_i64(const operand& vcc, const X&... more) { named<728>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_u16(const operand& vcc, const X&... more) { named<729>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_u32(const operand& vcc, const X&... more) { named<730>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ne_u64(const operand& vcc, const X&... more) { named<731>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_neq_f16(const operand& vcc, const X&... more) { named<732>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_neq_f32(const operand& vcc, const X&... more) { named<733>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_neq_f64(const operand& vcc, const X&... more) { named<734>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nge_f16(const operand& vcc, const X&... more) { named<735>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nge_f32(const operand& vcc, const X&... more) { named<736>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nge_f64(const operand& vcc, const X&... more) { named<737>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ngt_f16(const operand& vcc, const X&... more) { named<738>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ngt_f32(const operand& vcc, const X&... more) { named<739>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_ngt_f64(const operand& vcc, const X&... more) { named<740>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nle_f16(const operand& vcc, const X&... more) { named<741>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nle_f32(const operand& vcc, const X&... more) { named<742>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nle_f64(const operand& vcc, const X&... more) { named<743>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlg_f16(const operand& vcc, const X&... more) { named<744>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlg_f32(const operand& vcc, const X&... more) { named<745>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlg_f64(const operand& vcc, const X&... more) { named<746>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlt_f16(const operand& vcc, const X&... more) { named<747>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlt_f32(const operand& vcc, const X&... more) { named<748>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_nlt_f64(const operand& vcc, const X&... more) { named<749>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_o_f16(const operand& vcc, const X&... more) { named<750>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_o_f32(const operand& vcc, const X&... more) { named<751>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_o_f64(const operand& vcc, const X&... more) { named<752>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_i16(const operand& vcc, const X&... more) { named<753>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_i32(const operand& vcc, const X&... more) { named<754>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_i64(const operand& vcc, const X&... more) { named<755>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_u16(const operand& vcc, const X&... more) { named<756>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_u32(const operand& vcc, const X&... more) { named<757>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_t_u64(const operand& vcc, const X&... more) { named<758>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_tru_f16(const operand& vcc, const X&... more) { named<759>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_tru_f32(const operand& vcc, const X&... more) { named<760>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_tru_f64(const operand& vcc, const X&... more) { named<761>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_u_f16(const operand& vcc, const X&... more) { named<762>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_u_f32(const operand& vcc, const X&... more) { named<763>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmp_u_f64(const operand& vcc, const X&... more) { named<764>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_class_f16(const operand& vcc, const X&... more) { named<765>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_class_f32(const operand& vcc, const X&... more) { named<766>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_class_f64(const operand& vcc, const X&... more) { named<767>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_f16(const operand& vcc, const X&... more) { named<768>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_f32(const operand& vcc, const X&... more) { named<769>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_f64(const operand& vcc, const X&... more) { named<770>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_i16(const operand& vcc, const X&... more) { named<771>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_i32(const operand& vcc, const X&... more) { named<772>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_i64(const operand& vcc, const X&... more) { named<773>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_u16(const operand& vcc, const X&... more) { named<774>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_u32(const operand& vcc, const X&... more) { named<775>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_eq_u64(const operand& vcc, const X&... more) { named<776>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_f16(const operand& vcc, const X&... more) { named<777>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_f32(const operand& vcc, const X&... more) { named<778>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_f64(const operand& vcc, const X&... more) { named<779>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_i16(const operand& vcc, const X&... more) { named<780>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_i32(const operand& vcc, const X&... more) { named<781>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_i64(const operand& vcc, const X&... more) { named<782>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_u16(const operand& vcc, const X&... more) { named<783>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_u32(const operand& vcc, const X&... more) { named<784>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_f_u64(const operand& vcc, const X&... more) { named<785>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_f16(const operand& vcc, const X&... more) { named<786>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_f32(const operand& vcc, const X&... more) { named<787>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_f64(const operand& vcc, const X&... more) { named<788>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_i16(const operand& vcc, const X&... more) { named<789>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_i32(const operand& vcc, const X&... more) { named<790>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_i64(const operand& vcc, const X&... more) { named<791>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_u16(const operand& vcc, const X&... more) { named<792>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_u32(const operand& vcc, const X&... more) { named<793>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ge_u64(const operand& vcc, const X&... more) { named<794>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_f16(const operand& vcc, const X&... more) { named<795>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_f32(const operand& vcc, const X&... more) { named<796>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_f64(const operand& vcc, const X&... more) { named<797>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_i16(const operand& vcc, const X&... more) { named<798>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_i32(const operand& vcc, const X&... more) { named<799>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_i64(const operand& vcc, const X&... more) { named<800>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_u16(const operand& vcc, const X&... more) { named<801>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_u32(const operand& vcc, const X&... more) { named<802>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_gt_u64(const operand& vcc, const X&... more) { named<803>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_f16(const operand& vcc, const X&... more) { named<804>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_f32(const operand& vcc, const X&... more) { named<805>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_f64(const operand& vcc, const X&... more) { named<806>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_i16(const operand& vcc, const X&... more) { named<807>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_i32(const operand& vcc, const X&... more) { named<808>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_i64(const operand& vcc, const X&... more) { named<809>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_u16(const operand& vcc, const X&... more) { named<810>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_u32(const operand& vcc, const X&... more) { named<811>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_le_u64(const operand& vcc, const X&... more) { named<812>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lg_f16(const operand& vcc, const X&... more) { named<813>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lg_f32(const operand& vcc, const X&... more) { named<814>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lg_f64(const operand& vcc, const X&... more) { named<815>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_f16(const operand& vcc, const X&... more) { named<816>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_f32(const operand& vcc, const X&... more) { named<817>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_f64(const operand& vcc, const X&... more) { named<818>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_i16(const operand& vcc, const X&... more) { named<819>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_i32(const operand& vcc, const X&... more) { named<820>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_i64(const operand& vcc, const X&... more) { named<821>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_u16(const operand& vcc, const X&... more) { named<822>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_u32(const operand& vcc, const X&... more) { named<823>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_lt_u64(const operand& vcc, const X&... more) { named<824>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_i16(const operand& vcc, const X&... more) { named<825>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_i32(const operand& vcc, const X&... more) { named<826>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_i64(const operand& vcc, const X&... more) { named<827>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_u16(const operand& vcc, const X&... more) { named<828>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_u32(const operand& vcc, const X&... more) { named<829>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ne_u64(const operand& vcc, const X&... more) { named<830>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_neq_f16(const operand& vcc, const X&... more) { named<831>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_neq_f32(const operand& vcc, const X&... more) { named<832>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_neq_f64(const operand& vcc, const X&... more) { named<833>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nge_f16(const operand& vcc, const X&... more) { named<834>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nge_f32(const operand& vcc, const X&... more) { named<835>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nge_f64(const operand& vcc, const X&... more) { named<836>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ngt_f16(const operand& vcc, const X&... more) { named<837>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ngt_f32(const operand& vcc, const X&... more) { named<838>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_ngt_f64(const operand& vcc, const X&... more) { named<839>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nle_f16(const operand& vcc, const X&... more) { named<840>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nle_f32(const operand& vcc, const X&... more) { named<841>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nle_f64(const operand& vcc, const X&... more) { named<842>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlg_f16(const operand& vcc, const X&... more) { named<843>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlg_f32(const operand& vcc, const X&... more) { named<844>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlg_f64(const operand& vcc, const X&... more) { named<845>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlt_f16(const operand& vcc, const X&... more) { named<846>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlt_f32(const operand& vcc, const X&... more) { named<847>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_nlt_f64(const operand& vcc, const X&... more) { named<848>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_o_f16(const operand& vcc, const X&... more) { named<849>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_o_f32(const operand& vcc, const X&... more) { named<850>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_o_f64(const operand& vcc, const X&... more) { named<851>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_i16(const operand& vcc, const X&... more) { named<852>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_i32(const operand& vcc, const X&... more) { named<853>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_i64(const operand& vcc, const X&... more) { named<854>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_u16(const operand& vcc, const X&... more) { named<855>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_u32(const operand& vcc, const X&... more) { named<856>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_t_u64(const operand& vcc, const X&... more) { named<857>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_tru_f16(const operand& vcc, const X&... more) { named<858>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_tru_f32(const operand& vcc, const X&... more) { named<859>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_tru_f64(const operand& vcc, const X&... more) { named<860>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_u_f16(const operand& vcc, const X&... more) { named<861>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_u_f32(const operand& vcc, const X&... more) { named<862>(vcc, more...); }
  // vcc, src0, src1
  template<InstructionArgument... X> constexpr void v_cmpx_u_f64(const operand& vcc, const X&... more) { named<863>(vcc, more...); }
};

} // namespace kiln::build
