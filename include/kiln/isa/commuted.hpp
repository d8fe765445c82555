// SPDX-License-Identifier: MIT
// The instruction that does the same with its two sources in the other order.
#pragma once

#include <kiln/isa/gen/mnemonic.hpp>
#include <kiln/support/types.hpp>

namespace kiln::isa {

inline constexpr u32 not_commutable = ~0u;

/// `v_cmp_lt_f32 a, b` is `v_cmp_gt_f32 b, a`, and `v_add_f32` itself. Of NaNs too: n in a name negates the result.
constexpr u32 commuted(u32 mnemonic) {
  using namespace mn;
  switch (mnemonic) {
  case v_cmp_lt_f16: return v_cmp_gt_f16;
  case v_cmp_gt_f16: return v_cmp_lt_f16;
  case v_cmp_le_f16: return v_cmp_ge_f16;
  case v_cmp_ge_f16: return v_cmp_le_f16;
  case v_cmp_lt_f32: return v_cmp_gt_f32;
  case v_cmp_gt_f32: return v_cmp_lt_f32;
  case v_cmp_le_f32: return v_cmp_ge_f32;
  case v_cmp_ge_f32: return v_cmp_le_f32;
  case v_cmp_lt_f64: return v_cmp_gt_f64;
  case v_cmp_gt_f64: return v_cmp_lt_f64;
  case v_cmp_le_f64: return v_cmp_ge_f64;
  case v_cmp_ge_f64: return v_cmp_le_f64;
  case v_cmp_lt_i16: return v_cmp_gt_i16;
  case v_cmp_gt_i16: return v_cmp_lt_i16;
  case v_cmp_le_i16: return v_cmp_ge_i16;
  case v_cmp_ge_i16: return v_cmp_le_i16;
  case v_cmp_lt_i32: return v_cmp_gt_i32;
  case v_cmp_gt_i32: return v_cmp_lt_i32;
  case v_cmp_le_i32: return v_cmp_ge_i32;
  case v_cmp_ge_i32: return v_cmp_le_i32;
  case v_cmp_lt_i64: return v_cmp_gt_i64;
  case v_cmp_gt_i64: return v_cmp_lt_i64;
  case v_cmp_le_i64: return v_cmp_ge_i64;
  case v_cmp_ge_i64: return v_cmp_le_i64;
  case v_cmp_lt_u16: return v_cmp_gt_u16;
  case v_cmp_gt_u16: return v_cmp_lt_u16;
  case v_cmp_le_u16: return v_cmp_ge_u16;
  case v_cmp_ge_u16: return v_cmp_le_u16;
  case v_cmp_lt_u32: return v_cmp_gt_u32;
  case v_cmp_gt_u32: return v_cmp_lt_u32;
  case v_cmp_le_u32: return v_cmp_ge_u32;
  case v_cmp_ge_u32: return v_cmp_le_u32;
  case v_cmp_lt_u64: return v_cmp_gt_u64;
  case v_cmp_gt_u64: return v_cmp_lt_u64;
  case v_cmp_le_u64: return v_cmp_ge_u64;
  case v_cmp_ge_u64: return v_cmp_le_u64;
  case v_cmp_nlt_f16: return v_cmp_ngt_f16;
  case v_cmp_ngt_f16: return v_cmp_nlt_f16;
  case v_cmp_nle_f16: return v_cmp_nge_f16;
  case v_cmp_nge_f16: return v_cmp_nle_f16;
  case v_cmp_nlt_f32: return v_cmp_ngt_f32;
  case v_cmp_ngt_f32: return v_cmp_nlt_f32;
  case v_cmp_nle_f32: return v_cmp_nge_f32;
  case v_cmp_nge_f32: return v_cmp_nle_f32;
  case v_cmp_nlt_f64: return v_cmp_ngt_f64;
  case v_cmp_ngt_f64: return v_cmp_nlt_f64;
  case v_cmp_nle_f64: return v_cmp_nge_f64;
  case v_cmp_nge_f64: return v_cmp_nle_f64;
  case v_sub_f32: return v_subrev_f32;
  case v_subrev_f32: return v_sub_f32;
  case v_sub_u32: return v_subrev_u32;
  case v_subrev_u32: return v_sub_u32;
  case v_sub_co_u32: return v_subrev_co_u32;
  case v_subrev_co_u32: return v_sub_co_u32;
  case v_subb_co_u32: return v_subbrev_co_u32;
  case v_subbrev_co_u32: return v_subb_co_u32;
  case v_cmp_eq_f16:
  case v_cmp_lg_f16:
  case v_cmp_neq_f16:
  case v_cmp_nlg_f16:
  case v_cmp_o_f16:
  case v_cmp_u_f16:
  case v_cmp_eq_f32:
  case v_cmp_lg_f32:
  case v_cmp_neq_f32:
  case v_cmp_nlg_f32:
  case v_cmp_o_f32:
  case v_cmp_u_f32:
  case v_cmp_eq_f64:
  case v_cmp_lg_f64:
  case v_cmp_neq_f64:
  case v_cmp_nlg_f64:
  case v_cmp_o_f64:
  case v_cmp_u_f64:
  case v_cmp_eq_i16:
  case v_cmp_ne_i16:
  case v_cmp_eq_i32:
  case v_cmp_ne_i32:
  case v_cmp_eq_i64:
  case v_cmp_ne_i64:
  case v_cmp_eq_u16:
  case v_cmp_ne_u16:
  case v_cmp_eq_u32:
  case v_cmp_ne_u32:
  case v_cmp_eq_u64:
  case v_cmp_ne_u64:
  case v_add_f32:
  case v_mul_f32:
  case v_min_f32:
  case v_max_f32:
  case v_add_u32:
  case v_add_co_u32:
  case v_addc_co_u32:
  case v_mul_u32_u24:
  case v_mul_i32_i24:
  case v_and_b32:
  case v_or_b32:
  case v_xor_b32:
  case v_min_i32:
  case v_max_i32:
  case v_min_u32:
  case v_max_u32: return mnemonic;
  default: return not_commutable;
  }
}

} // namespace kiln::isa
