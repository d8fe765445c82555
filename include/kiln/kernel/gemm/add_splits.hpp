// SPDX-License-Identifier: MIT
// The second kernel of a matrix product whose depth was split over workgroups: it adds the parts in order.
#pragma once

#include <kiln/author/control/counted_loops.hpp>
#include <kiln/kernel/gemm/facts.hpp>
#include <kiln/kernel/gemm/result.hpp>
#include <kiln/tile/layout/notation.hpp>

namespace kiln::kernel {

/// How the second kernel is spread over the GPU: a lane has four neighbours of a row, of `together` parts at a time.
struct splits_shape {
  static constexpr u32 rows = 4, columns = 256, work_items = 256, together = 8;
  static constexpr tile::layout results =
      tile::layout_of("item[n1 n2] lane[n4 n8 n16 n32 n64 n128] wave[m1 m2]");
  static constexpr tile::layout parts = results * tile::layout_of("item[s1 s2 s4] lane[] wave[]");
};

/// D = activation(alpha sum row_scale column_scale + beta C + bias), where sum is parts[0] + parts[1] + ... in this order, in
/// f32: the same bits in every run. Parts are [split][problem of the batch][row][column] without gaps, and
/// splits_shape::together of them span less than 2 GiB. Columns and strides are multiples of Multiple, a power of 2, by the
/// caller's promise. Workgroups of 256 work-items: ceil(columns / 256), ceil(rows / 4), batch.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class D, gemm_ending Ending, u32 Multiple = 1>
constexpr gemm_adder<D, Ending, Multiple>
add_splits(builder k, arg<D*> d, arg<const f32*> parts, arg<const D*> c, arg<const D*> bias,
           arg<const float*> row_scales, arg<const float*> column_scales, arg<i64> batch_stride_d,
           arg<i64> batch_stride_c, arg<i32> rows, arg<i32> columns, arg<i32> stride_d, arg<i32> stride_c,
           arg<i32> splits, arg<f32> alpha, arg<f32> beta) {
  // NOLINTEND(performance-unnecessary-value-param)
  using shape = splits_shape;
  k.require_block_size(shape::work_items);
  auto row = k.block_idx.y * static_cast<i32>(shape::rows);
  auto column = k.block_idx.x * static_cast<i32>(shape::columns);
  const tile::uniform width(columns, Multiple);
  auto of_problem = rows * columns;
  auto of_split = of_problem * k.grid_dim.z;
  const tile::tensor from(parts, {{'s', splits, tile::uniform(of_split, Multiple)},
                                  {'z', k.grid_dim.z, tile::uniform(of_problem, Multiple)},
                                  {'m', rows, width},
                                  {'n', width}});
  auto sum = tile::filled<f32, shape::results>(k, 0);
  k.for_(0, splits, static_cast<i32>(shape::together), [&](const auto& s) {
    auto some = tile::load<shape::parts>(k, from, {s, k.block_idx.z, row, column}); // 0 beyond the last part
    for (u32 i = 0; i < some.registers.size(); ++i)
      sum.registers[i % sum.registers.size()] += some.registers[i];
  });
  auto to = d + batch_stride_d * widen(k.block_idx.z);
  auto add = c + batch_stride_c * widen(k.block_idx.z);
  const gemm_results<D> results{to,
                                add,
                                bias,
                                row_scales,
                                column_scales,
                                rows,
                                width,
                                tile::uniform(stride_d, Multiple),
                                tile::uniform(stride_c, Multiple),
                                alpha,
                                beta};
  store_results<Ending>(k, static_cast<decltype(sum)&&>(sum), results, row, column);
  return {};
}

} // namespace kiln::kernel
