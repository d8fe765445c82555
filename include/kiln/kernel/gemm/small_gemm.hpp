// SPDX-License-Identifier: MIT
// Matrix products of few rows: D = activation(alpha A B^T row_scale column_scale + beta C + bias), B (n, k).
#pragma once

#include <kiln/kernel/gemm/facts.hpp>
#include <kiln/kernel/gemm/refusal.hpp>
#include <kiln/kernel/gemm/result.hpp>
#include <kiln/kernel/gemm/small.hpp>

namespace kiln::kernel {

/// The sentence that refuses a form or a shape, or null.
constexpr const char* refusal_of(const gemm_form& f, const small_shape& s) {
  if (const char* general = refusal_of(f)) return general;
  const u32 multiple = 16 / bytes_of(f.a);
  if (f.a != f.b || f.a == gemm_number::f64)
    return "gemm_form: products of few rows are of A and B of one type of up to 4 bytes";
  if (f.transpose_a || !f.transpose_b || f.has_block_scales)
    return "gemm_form: products of few rows are A (m, k) times B (n, k), without scales of blocks";
  if (f.multiple_a % multiple != 0 || f.multiple_b % multiple != 0)
    return "gemm_form: products of few rows need rows of A and B that are multiples of 16 bytes, by promise";
  if ((s.rows != 16 && s.rows != 32 && s.rows != 64) ||
      (s.wave_columns != 16 && s.wave_columns != 32 && s.wave_columns != 64))
    return "small_shape: rows and wave_columns are 16, 32 or 64";
  const u32 counts[] = {s.waves_across, s.waves_deep, s.loads};
  for (const u32 x : counts)
    if (x == 0 || (x & (x - 1)) != 0) return "small_shape: waves and loads are powers of 2";
  if (s.work_items() > 1024) return "small_shape: a workgroup has at most 16 waves";
  return nullptr;
}

/// A (m, k), B (n, k), D and C (m, n), bias (n), row_scales (m), column_scales (n), row-major; arguments for what the form
/// does not have are null. A and B are of one type: f16, bf16, f32, i8, and on gfx942 and gfx950 fp8 or bf8. Rows and strides
/// of both are multiples of 16 bytes. Sums are in f32 (of i8: i32) in an order that m and n do not change; results are rounded
/// once. Workgroups of Shape.work_items() work-items: ceil(n / Shape.columns()), ceil(m / Shape.rows), batch. A split form
/// takes no batch but a number of splits: split s goes from depth s * depth_of_split on, a multiple of Shape.depth(), and its
/// sums are parts[s] (m, n) without gaps. Other forms ignore depth_of_split.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<gemm_form Form, small_shape Shape>
constexpr gemm_kernel<Form, Shape>
small_gemm(builder k, arg<memory_of<Form.d>*> d, arg<const memory_of<Form.a>*> a,
           arg<const memory_of<Form.b>*> b, arg<const memory_of<Form.d>*> c,
           arg<const memory_of<Form.d>*> bias, arg<const float*> row_scales, arg<const float*> column_scales,
           arg<float*> parts, arg<i64> batch_stride_d, arg<i64> batch_stride_a, arg<i64> batch_stride_b,
           arg<i64> batch_stride_c, arg<i32> m, arg<i32> n, arg<i32> depth, arg<i32> stride_d,
           arg<i32> stride_a, arg<i32> stride_b, arg<i32> stride_c, arg<i32> depth_of_split, arg<f32> alpha,
           arg<f32> beta) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr const char* refusal = refusal_of(Form, Shape);
  if constexpr (refusal != nullptr) {
    k.program_draft().fail({}, with_values(refusal, Form, Shape));
  } else {
    using input = memory_of<Form.a>;
    constexpr u32 multiple = 16 / sizeof(input);
    k.require_block_size(Shape.work_items());
    k.assume(depth >= 0 && m >= 0 && n >= 0);
    auto row = k.block_idx.y * static_cast<i32>(Shape.rows);
    auto column = k.block_idx.x * static_cast<i32>(Shape.columns());
    auto first = k.sgpr<i32>(0), last = k.sgpr<i32>(depth);
    const auto extent = [](u32 number, const arg<i32>& argument, u32 promised) {
      return number != 0 ? tile::uniform(number) : tile::uniform(argument, promised);
    };
    const tile::uniform all = extent(Form.k, depth, multiple), rows = extent(Form.m, m, 1),
                        columns = extent(Form.n, n, Form.multiple_d);
    const tile::uniform of_a(stride_a, multiple), of_b(stride_b, multiple);
    if constexpr (Form.is_split) {
      first = k.block_idx.z * depth_of_split;
      last = min(first + depth_of_split, depth);
      auto sum = small_product<Shape, input, Form.is_b_shuffled>(
          k, {a, rows, all, of_a}, {b, columns, all, of_b}, row, column, first, last);
      const tile::tensor to(parts, {{'s', k.grid_dim.z}, {'m', rows}, {'n', columns}});
      tile::store(k, to, {k.block_idx.z, row, column}, sum);
    } else {
      const auto problem = widen(k.block_idx.z);
      auto from_a = a + batch_stride_a * problem;
      auto from_b = b + batch_stride_b * problem;
      auto sum = small_product<Shape, input, Form.is_b_shuffled>(
          k, {from_a, rows, all, of_a}, {from_b, columns, all, of_b}, row, column, first, last);
      auto to = d + batch_stride_d * problem;
      auto add = c + batch_stride_c * problem;
      const gemm_results<memory_of<Form.d>> results{to,
                                                    add,
                                                    bias,
                                                    row_scales,
                                                    column_scales,
                                                    rows,
                                                    columns,
                                                    tile::uniform(stride_d, Form.multiple_d),
                                                    tile::uniform(stride_c, Form.multiple_d),
                                                    alpha,
                                                    beta};
      store_results<Form.ending>(k, static_cast<decltype(sum)&&>(sum), results, row, column);
    }
  }
  return {};
}

/// What the host knows of small_gemm<form, shape>.
constexpr gemm_facts facts_of(const gemm_form& form, const small_shape& shape) {
  return {.kind = gemm_kind::small,
          .tile_m = shape.rows,
          .tile_n = shape.columns(),
          .tile_k = shape.depth(bytes_of(form.a)),
          .work_items = shape.work_items(),
          .is_split = form.is_split,
          .demands = demands_of(form, shape.rows, shape.columns(), shape.depth(bytes_of(form.a)))};
}

} // namespace kiln::kernel
