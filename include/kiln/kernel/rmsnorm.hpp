// SPDX-License-Identifier: MIT
// RMSNorm of each row, for f32, f16 and bf16.
#pragma once

#include <kiln/author/values/roots.hpp>
#include <kiln/kernel/row_layout.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// y (rows, columns) = x / sqrt(mean of the row's squares + epsilon) * weight (columns), all row-major without gaps. At most
/// Columns columns, a power of 2 from 2 to 16,384; `columns` is a multiple of Multiple, a power of 2, by the caller's promise.
/// Calculated in f32 and rounded once. Workgroups of 256 work-items have row_layout(Columns, sizeof(T)).extent('m') rows each.
template<class T, u32 Columns, u32 Multiple = 1>
constexpr void rmsnorm(builder k, arg<T*> y, arg<const T*> x, arg<const T*> weight, arg<f32> epsilon,
                       arg<i32> rows, arg<i32> columns) {
  constexpr tile::layout places = row_layout(Columns, sizeof(T));
  k.require_block_size(row_waves * 64);
  const tile::uniform width(columns, Multiple);
  const tile::tensor from(x, {{'m', rows}, {'n', width}});
  const tile::tensor to(y, {{'m', rows}, {'n', width}});
  const tile::tensor weights(weight, {{'n', width}});
  auto row = k.block_idx.x * static_cast<i32>(places.extent('m'));

  auto all = tile::convert<f32>(tile::load<places>(k, from, {row, 0}));
  auto scale = tile::convert<f32>(tile::load<tile::without(places, 'm')>(k, weights, {0}));
  auto squares = tile::reduce<'n', combine::sum>(k, all * all);
  auto per_column = author::rcp(author::convert<f32>(columns));
  auto factor = tile::map(squares, [&](const auto& s) { return author::rsqrt(s * per_column + epsilon); });
  tile::store(k, to, {row, 0}, tile::convert<tile::number_of<T>>(all * factor * scale));
}

} // namespace kiln::kernel
