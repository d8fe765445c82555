// SPDX-License-Identifier: MIT
// The matrix product of any form: D = activation(alpha op(A) op(B) scales + beta C + bias).
#pragma once

#include <kiln/kernel/gemm/facts.hpp>
#include <kiln/kernel/gemm/general_loop.hpp>
#include <kiln/kernel/gemm/refusal.hpp>
#include <kiln/kernel/gemm/store_sums.hpp>
#include <kiln/kernel/gemm/workgroup_order.hpp>

namespace kiln::kernel {

/// An extent that is known, or an argument that is a multiple of a number by promise.
template<u32 Number> constexpr tile::uniform extent(const arg<i32>& at_run_time, u32 multiple) {
  if constexpr (Number != 0)
    return {Number, source{}};
  else
    return {at_run_time, multiple};
}

/// The stride of rows of such columns, an argument unless the form has no gaps.
template<gemm_form Form>
constexpr tile::uniform stride_of(const arg<i32>& at_run_time, const tile::uniform& columns, u32 multiple) {
  if constexpr (!Form.is_packed) return {at_run_time, multiple};
  return promised(columns, multiple);
}

/// A (m, k) or (k, m), B (n, k) or (k, n), D and C (m, n), bias (n), row_scales (m), column_scales (n), row-major; arguments
/// for what the form does not have are null. Scales and bias are those of all problems of a batch. Sums are in f32 (of i8 in
/// i32, of f64 in f64) in an order that m and n do not change; results are rounded once. C is not read where beta is 0; A and
/// B are not read where k is 0. Workgroups of Tiling.work_items() work-items: ceil(n / Tiling.columns), ceil(m /
/// Tiling.rows), batch. A split form takes no batch but a number of splits: split s goes from k = s * depth_of_split on, a
/// multiple of Tiling.depth, and its sums are parts[s] (m, n) without gaps. Other forms ignore depth_of_split and parts.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<gemm_form Form, gemm_tiling Tiling>
constexpr gemm_kernel<Form, Tiling>
tiled_gemm(builder k, arg<memory_of<Form.d>*> d, arg<const memory_of<Form.a>*> a,
           arg<const memory_of<Form.b>*> b, arg<const memory_of<Form.d>*> c,
           arg<const memory_of<Form.d>*> bias, arg<const float*> row_scales, arg<const float*> column_scales,
           arg<float*> parts, arg<i64> batch_stride_d, arg<i64> batch_stride_a, arg<i64> batch_stride_b,
           arg<i64> batch_stride_c, arg<i32> m, arg<i32> n, arg<i32> depth, arg<i32> stride_d,
           arg<i32> stride_a, arg<i32> stride_b, arg<i32> stride_c, arg<i32> depth_of_split,
           arg<gemm_factor<Form>> alpha, arg<gemm_factor<Form>> beta) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = refusal_of(Form, Tiling);
  if constexpr (refusal != nullptr) {
    k.program_draft().fail({}, with_values(refusal, Form, Tiling));
  } else {
    k.require_block_size(Tiling.work_items());
    // The code is written in its order, with what is the same in every iteration before the loops.
    k.without<passes::schedule_instructions, passes::split_webs, passes::join_chains,
              passes::remove_dead_stores, passes::narrow_products, passes::prefer_vcc,
              passes::hoist_invariants>();
    const tile::uniform rows = extent<Form.m>(m, Form.transpose_a ? Form.multiple_a : 1);
    const tile::uniform columns = extent<Form.n>(n, Form.multiple_d), all = extent<Form.k>(depth, 1);
    const tile_place place =
        workgroup_tile(k, rows, columns, Tiling.rows, Tiling.columns, Tiling.parts, Tiling.band);
    const tile::uniform row(place.row, Tiling.rows), column(place.column, Tiling.columns);
    const tile::uniform of_a = stride_of<Form>(stride_a, Form.transpose_a ? rows : all, Form.multiple_a),
                        of_b = stride_of<Form>(stride_b, Form.transpose_b ? all : columns, Form.multiple_b),
                        of_d = stride_of<Form>(stride_d, columns, Form.multiple_d),
                        of_c = stride_of<Form>(stride_c, columns, Form.multiple_d);
    constexpr bool cuts_columns = Form.n == 0 || Form.n % Tiling.columns != 0;
    if constexpr (Form.is_split) {
      auto first = k.block_idx.z * depth_of_split;
      auto last = all.is_number() ? min(first + depth_of_split, static_cast<i32>(all.number()))
                                  : min(first + depth_of_split, depth);
      auto sums = general_loop<Form, Tiling>(
          k, {a, b, rows, columns, all, of_a, of_b, row, column, first, last, row_scales, column_scales});
      auto area = multiply_wide(as<u32>(m), as<u32>(n));
      const auto to = parts + as<i64>(area) * widen(k.block_idx.z);
      k.barrier(); // LDS of the loop is free
      store_parts<Form>(k, sums, to, rows, columns, row, column, Tiling.columns, cuts_columns);
    } else {
      const auto& from_a = of_problem<Form>(k, a, batch_stride_a);
      const auto& from_b = of_problem<Form>(k, b, batch_stride_b);
      auto sums = general_loop<Form, Tiling>(k, {from_a, from_b, rows, columns, all, of_a, of_b, row, column,
                                                 0, all, row_scales, column_scales});
      const auto& to = of_problem<Form>(k, d, batch_stride_d);
      const auto& add = of_problem<Form>(k, c, batch_stride_c);
      k.barrier(); // LDS of the loop is free
      store_sums<Form>(k, sums,
                       {to, add, bias, row_scales, column_scales, rows, columns, of_d, of_c, row, column,
                        alpha, beta, Tiling.columns, cuts_columns});
    }
  }
  return {};
}

} // namespace kiln::kernel
