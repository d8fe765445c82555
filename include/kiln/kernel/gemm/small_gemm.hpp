// SPDX-License-Identifier: MIT
// Matrix products of few rows: D = activation(alpha A B^T row_scale column_scale + beta C + bias), B (n, k).
#pragma once

#include <kiln/kernel/gemm/facts.hpp>
#include <kiln/kernel/gemm/result.hpp>
#include <kiln/kernel/gemm/small.hpp>

namespace kiln::kernel {

/// What a product of few rows is compiled for. A and B are of one type: f16, bf16, f32, i8, and on gfx942 and gfx950 fp8.
struct small_form {
  gemm_ending ending = {};
  bool is_split = false; ///< sums go to `parts`, for add_splits(), which has the ending
  u32 multiple = 8;      ///< columns and the strides of D and C are multiples of it, a power of 2, by promise
};

/// A (m, k), B (n, k), D and C (m, n), bias (n), row_scales (m), column_scales (n), row-major; arguments for what the form does
/// not have are null. k, and the strides of A and B, are multiples of 16 bytes. Sums are in f32 in an order that m and n do not
/// change; results are rounded once. Workgroups of Shape.work_items() work-items: ceil(n / Shape.columns()), ceil(m /
/// Shape.rows), batch. A split form takes no batch but a number of splits: split s goes from depth s * depth_of_split on, a
/// multiple of Shape.depth(), and its sums are parts[s] (m, n) without gaps. Other forms ignore depth_of_split.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, class D, small_shape Shape, small_form Form>
constexpr void small_gemm(builder k, arg<D*> d, arg<const T*> a, arg<const T*> b, arg<const D*> c,
                          arg<const D*> bias, arg<const float*> row_scales, arg<const float*> column_scales,
                          arg<float*> parts, arg<i64> batch_stride_d, arg<i64> batch_stride_a,
                          arg<i64> batch_stride_b, arg<i64> batch_stride_c, arg<i32> m, arg<i32> n,
                          arg<i32> depth, arg<i32> stride_d, arg<i32> stride_a, arg<i32> stride_b,
                          arg<i32> stride_c, arg<i32> depth_of_split, arg<f32> alpha, arg<f32> beta) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr u32 multiple = 16 / sizeof(T);
  k.require_block_size(Shape.work_items());
  k.assume(depth >= 0 && m >= 0 && n >= 0);
  auto row = k.block_idx.y * static_cast<i32>(Shape.rows);
  auto column = k.block_idx.x * static_cast<i32>(Shape.columns());
  auto first = k.sgpr<i32>(0), last = k.sgpr<i32>(depth);
  const tile::uniform all(depth, multiple), columns(n, Form.multiple);
  if constexpr (Form.is_split) {
    static_assert(!__is_same(T, i8), "parts are f32, sums of i8 are i32: i8 is not split");
    first = k.block_idx.z * depth_of_split;
    last = min(first + depth_of_split, depth);
    auto sum =
        small_product<Shape, T>(k, {a, m, all, tile::uniform(stride_a, multiple)},
                                {b, n, all, tile::uniform(stride_b, multiple)}, row, column, first, last);
    const tile::tensor to(parts, {{'s', k.grid_dim.z}, {'m', m}, {'n', columns}});
    tile::store(k, to, {k.block_idx.z, row, column}, sum);
  } else {
    const auto problem = widen(k.block_idx.z);
    auto from_a = a + batch_stride_a * problem;
    auto from_b = b + batch_stride_b * problem;
    auto sum = small_product<Shape, T>(k, {from_a, m, all, tile::uniform(stride_a, multiple)},
                                       {from_b, n, all, tile::uniform(stride_b, multiple)}, row, column,
                                       first, last);
    auto to = d + batch_stride_d * problem;
    auto add = c + batch_stride_c * problem;
    const gemm_results<D> results{to,
                                  add,
                                  bias,
                                  row_scales,
                                  column_scales,
                                  m,
                                  columns,
                                  tile::uniform(stride_d, Form.multiple),
                                  tile::uniform(stride_c, Form.multiple),
                                  alpha,
                                  beta};
    store_results<Form.ending>(k, static_cast<decltype(sum)&&>(sum), results, row, column);
  }
}

/// What the host knows of small_gemm<T, D, shape, form>.
template<class T, class D> constexpr gemm_facts facts_of(const small_shape& shape, const small_form& form) {
  constexpr u32 bytes = sizeof(T);
  return {.kind = gemm_kind::small,
          .tile_m = shape.rows,
          .tile_n = shape.columns(),
          .tile_k = shape.depth(bytes),
          .work_items = shape.work_items(),
          .is_split = form.is_split,
          .demands = {.a_bytes = bytes,
                      .b_bytes = bytes,
                      .c_bytes = sizeof(D),
                      .d_bytes = sizeof(D),
                      .has_c = form.ending.has_c,
                      .has_bias = form.ending.has_bias,
                      .has_row_scales = form.ending.has_row_scales,
                      .has_column_scales = form.ending.has_column_scales,
                      .multiple_a = 16 / bytes,
                      .multiple_b = 16 / bytes,
                      .multiple_d = form.multiple,
                      .tile_m = shape.rows,
                      .tile_n = shape.columns(),
                      .is_b_shuffled = shape.is_shuffled}};
}

} // namespace kiln::kernel
