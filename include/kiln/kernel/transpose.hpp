// SPDX-License-Identifier: MIT
// The transpose of a matrix of 8- to 64-bit numbers, in registers: each lane transposes a block of 16 bytes squared.
#pragma once

#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/converted.hpp>

namespace kiln::kernel {

/// Tiles of a wave: 8 by 8 blocks, so that loads and stores move whole lines of 128 bytes.
template<class T> struct transpose_tile {
  static constexpr u32 bits = tile::bits_of_count(16 / sizeof(T)); ///< log2 of a block's rows
  static constexpr u32 extent = 8u << bits;                        ///< rows and columns of the tile
  /// A block's columns, then its rows; lanes have 8 blocks along n, then along m.
  static constexpr tile::layout in_rows() {
    tile::layout out;
    tile::extend(out, 'm', bits + 3), tile::extend(out, 'n', bits + 3);
    constexpr char names[] = {'n', 'm'};
    for (const char name : names)
      for (u32 i = 0; i < bits; ++i) tile::append(out, tile::place::item, 1u << (out.first_bit(name) + i));
    for (const char name : names)
      for (u32 i = 0; i < 3; ++i)
        tile::append(out, tile::place::lane, 1u << (out.first_bit(name) + bits + i));
    return out;
  }
  /// The same lanes, with a block's rows first.
  static constexpr tile::layout in_columns() {
    tile::bit_map order{.outputs = 2 * bits};
    for (u32 i = 0; i < 2 * bits; ++i) order.append(1u << (i < bits ? i + bits : i - bits));
    return tile::reordered(in_rows(), tile::place::item, order);
  }
};

/// y (columns, rows) = x (rows, columns) transposed, both row-major without gaps, of any size; both extents are multiples of
/// Multiple, a power of 2, by the caller's promise. One workgroup of 64 work-items for each
/// transpose_tile<T>::extent rows (x) and columns (y).
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, u32 Multiple = 1>
constexpr void transpose(builder k, arg<T*> y, arg<const T*> x, arg<i32> rows, arg<i32> columns) {
  // NOLINTEND(performance-unnecessary-value-param)
  using part = transpose_tile<T>;
  k.require_block_size(64);
  const tile::uniform height(rows, Multiple), width(columns, Multiple);
  const tile::tensor from(x, {{'m', height}, {'n', width}});
  const tile::tensor to(y, {{'n', width}, {'m', height}});
  auto row = k.block_idx.x * static_cast<i32>(part::extent);
  auto column = k.block_idx.y * static_cast<i32>(part::extent);
  auto block = tile::load<part::in_rows()>(k, from, {row, column});
  tile::store(k, to, {column, row}, tile::converted<part::in_columns()>(k, block));
}

} // namespace kiln::kernel
