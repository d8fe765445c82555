// SPDX-License-Identifier: MIT
// The second stage of a norm's weight gradient: the parts of workgroups, added in one order. And parts for rows beyond
// registers.
#pragma once

#include <kiln/kernel/norm/row_registers.hpp>
#include <kiln/tile/layout/notation.hpp>

namespace kiln::kernel {

/// How the kernels are spread over the GPU: columns n of a workgroup, parts g at a time.
struct norm_weight_shape {
  static constexpr u32 columns = 64, part_columns = 512, work_items = 256;
  static constexpr tile::layout sums = tile::layout_of("item[n1 n2] lane[n4 n8 n16 n32 g1 g2] wave[g4 g8]");
  static constexpr tile::layout parts = sums * tile::layout_of("item[g1 g2 g4 g8] lane[] wave[]");
  /// Of a row: the parts of one load span less than 2 GiB.
  static constexpr i64 most_columns = 0x7fff'ffff / (parts.extent('g') * sizeof(f32));
};

/// gradient (columns) = the sum of parts (count, columns), in f32, rounded once. Lane by lane from the first part on, then
/// lanes in one order: the same bits in every run. Columns are a multiple of Multiple, a power of 2, by the caller's promise,
/// and at most norm_weight_shape::most_columns. Pointers are multiples of 16 bytes. All lanes must be enabled. Workgroups of
/// 256 work-items: ceil(columns / 64).
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, u32 Multiple = 1>
constexpr void norm_weight_gradient(builder k, arg<T*> gradient, arg<const float*> parts, arg<i32> columns,
                                    arg<i32> count) {
  // NOLINTEND(performance-unnecessary-value-param)
  using shape = norm_weight_shape;
  k.require_block_size(shape::work_items);
  const tile::uniform width(columns, Multiple);
  const auto column = k.sgpr<i32>(k.block_idx.x * static_cast<i32>(shape::columns));
  const tile::tensor from(parts, {{'g', count, width}, {'n', width}});
  auto sum = tile::filled<f32, shape::sums>(k, 0.0f);
  k.for_(0, count, static_cast<i32>(shape::parts.extent('g')), [&](const auto& g) {
    const auto some = tile::load<shape::parts>(k, from, {g, column}); // 0 beyond the last part
    for (u32 i = 0; i < some.registers.size(); ++i)
      sum.registers[i % sum.registers.size()] += some.registers[i];
  });
  const auto all = tile::reduce<'g', combine::sum>(k, sum);
  const tile::tensor to(gradient, {{'n', width}});
  if constexpr (__is_same(tile::number_of<T>, f32))
    tile::store(k, to, {column}, all);
  else
    tile::store(k, to, {column}, tile::convert<tile::number_of<T>>(all));
}

/// weight_parts[w] and bias_parts[w] (columns) = the sums of dy n and of dy over the rows of workgroup w along x, where n = (s
/// - mean) factor, or s factor if Centred is false: then bias_parts and mean are not used. For rows that are too long for
/// rmsnorm_backward() and layernorm_backward() to add, whose argument names these are. Pointers are multiples of 16 bytes. All
/// lanes must be enabled. Workgroups of 256 work-items: any number, as norm_backward_workgroups(), and ceil(columns / 512)
/// along y.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, bool Centred, u32 Multiple = 1>
constexpr void norm_weight_parts(builder k, arg<float*> weight_parts, arg<float*> bias_parts,
                                 arg<const T*> dy, arg<const T*> s, arg<const float*> mean,
                                 arg<const float*> factor, arg<i32> rows, arg<i32> columns, arg<i32> dy_row,
                                 arg<i32> s_row) {
  // NOLINTEND(performance-unnecessary-value-param)
  using shape = norm_weight_shape;
  constexpr tile::layout places = row_layout(shape::part_columns, sizeof(T));
  constexpr i32 height = static_cast<i32>(places.extent('m'));
  k.require_block_size(shape::work_items);
  const tile::uniform width(columns, Multiple);
  const auto first_column = k.sgpr<i32>(k.block_idx.y * static_cast<i32>(shape::part_columns));
  const tile::uniform column(first_column, shape::part_columns);
  const tile::tensor from_dy(dy, {{'m', rows, tile::uniform(dy_row, Multiple)}, {'n', width}});
  const tile::tensor from_s(s, {{'m', rows, tile::uniform(s_row, Multiple)}, {'n', width}});
  auto weight_sum = tile::filled<f32, places>(k, 0.0f), bias_sum = tile::filled<f32, places>(k, 0.0f);
  k.for_(k.block_idx.x * height, rows, k.grid_dim.x * height, [&](const auto& row) {
    const auto* const first = &row; // clang's bytecode interpreter captures no reference parameters
    const auto of_row = [&](const arg<const float*>& p) {
      return tile::load<tile::reduced(places, 'n')>(k, tile::tensor(p, {{'m', rows}}), {*first});
    };
    const auto d = tile::convert<f32>(tile::load<places>(k, from_dy, {row, column}));
    auto normal = tile::convert<f32>(tile::load<places>(k, from_s, {row, column}));
    if constexpr (Centred) normal -= of_row(mean);
    normal *= of_row(factor);
    weight_sum += d * normal;
    if constexpr (Centred) bias_sum += d;
  });
  const auto store = [&](const arg<float*>& parts, const auto& sum) {
    const tile::tensor to(parts, {{'g', k.grid_dim.x, width}, {'n', width}});
    const auto part = k.sgpr<i32>(k.block_idx.x);
    tile::store(k, to, {part, column}, tile::reduce<'m', combine::sum>(k, sum));
  };
  store(weight_parts, weight_sum);
  if constexpr (Centred) store(bias_parts, bias_sum);
}

} // namespace kiln::kernel
