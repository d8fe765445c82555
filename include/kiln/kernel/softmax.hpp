// SPDX-License-Identifier: MIT
// The softmax of each row, for f32, f16 and bf16.
#pragma once

#include <kiln/author/values/exponential.hpp>
#include <kiln/author/values/roots.hpp>
#include <kiln/kernel/row_layout.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/mask.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// y (rows, columns) = exp(x - max of the row) / sum of the row, both row-major without gaps. At most Columns columns, a power
/// of 2 from 2 to 16,384; `columns` is a multiple of Multiple, a power of 2, by the caller's promise: rows are then read 16
/// bytes per lane where Multiple is 16 bytes. Calculated in f32; a row of -infinity or with a NaN becomes NaN. Workgroups of
/// 256 work-items have row_layout(Columns, sizeof(T)).extent('m') rows each.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, u32 Columns, u32 Multiple = 1>
constexpr void softmax(builder k, arg<T*> y, arg<const T*> x, arg<i32> rows, arg<i32> columns) {
  // NOLINTEND(performance-unnecessary-value-param)
  constexpr tile::layout places = row_layout(Columns, sizeof(T));
  k.require_block_size(row_waves * 64);
  const tile::uniform width(columns, Multiple);
  const tile::tensor from(x, {{'m', rows}, {'n', width}});
  const tile::tensor to(y, {{'m', rows}, {'n', width}});
  auto row = k.block_idx.x * static_cast<i32>(places.extent('m'));

  auto all = tile::convert<f32>(tile::load<places>(k, from, {row, 0}));
  auto inside = tile::keep_below<'n'>(k, all, width, -__builtin_inff());
  auto largest = tile::reduce<'n', combine::max>(k, inside);
  auto powers =
      tile::zip(inside, largest, [](const auto& a, const auto& most) { return author::fast_exp(a - most); });
  auto sum = tile::reduce<'n', combine::sum>(k, powers);
  auto share = tile::map(sum, [](const auto& s) { return author::rcp(s); });
  tile::store(k, to, {row, 0}, tile::convert<tile::number_of<T>>(powers * share));
}

} // namespace kiln::kernel
