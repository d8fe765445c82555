// SPDX-License-Identifier: MIT
// minimum and maximum of f32: of a NaN and a number the NaN, where min and max give the number. The names are IEEE 754-2019's.
#pragma once

#include <kiln/author/values/select.hpp>

namespace kiln::author {

constexpr vector_of<f32> in_nan_order(const lane_value<f32>& a, const source_value<f32>& b, bool larger) {
  const lines_of_call call(*a.d, a.where);
  draft& k = *a.d;
  const source& at = a.where;
  const operand x = a.in_lanes(), y = selection::in_vgpr(k, b, isa::element::f32);
  if (k.arch() == isa::arch::gfx950)
    return result_of<f32>(k, larger ? isa::mn::v_maximum3_f32 : isa::mn::v_minimum3_f32, at, x, y, y);
  auto number = result_of<f32>(k, larger ? isa::mn::v_max_f32 : isa::mn::v_min_f32, at, x, y);
  const operand is_nan = selection::new_reg(k, ir::bank::sgpr, isa::element::mask, at);
  k.emit(isa::mn::v_cmp_u_f32, is_nan, x, y);
  return select(lane_mask(k, is_nan.code.payload()), __builtin_nanf(""), number);
}
/// The smaller of two f32; a NaN if one is a NaN. 1 instruction on gfx950, 3 elsewhere, and numbers in registers.
constexpr vector_of<f32> minimum(const lane_value<f32>& a, const source_value<f32>& b) {
  return in_nan_order(a, b, false);
}
/// The larger of two f32; a NaN if one is a NaN. 1 instruction on gfx950, 3 elsewhere, and numbers in registers.
constexpr vector_of<f32> maximum(const lane_value<f32>& a, const source_value<f32>& b) {
  return in_nan_order(a, b, true);
}

} // namespace kiln::author
