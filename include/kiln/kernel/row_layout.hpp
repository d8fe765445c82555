// SPDX-License-Identifier: MIT
// The layout in which kernels of rows hold them: a row in lanes of one wave, in several waves only if it is long.
#pragma once

#include <kiln/tile/layout/layout.hpp>

namespace kiln::kernel {

inline constexpr u32 row_waves = 4; ///< of a workgroup

/// Rows m of `columns` columns n, a power of 2 from 2 to 16,384, of numbers of `bytes` bytes, for 4 waves. Lanes have 16 bytes
/// in a row at a time. Up to 64 numbers per lane are one wave's; lanes and waves that a row does not need have other rows.
constexpr tile::layout row_layout(u32 columns, u32 bytes) {
  constexpr u32 most_items = 6, lanes = 6, waves = 2; // bits
  const u32 all = tile::bits_of_count(columns), vector = tile::bits_of_count(16 / bytes);
  if (columns < 2 || (columns & (columns - 1)) != 0 || all > most_items + lanes + waves)
    tile::refuse("row_layout: columns is a power of 2 from 2 to 16384");
  const auto least = [](u32 a, u32 b) { return a < b ? a : b; };
  const u32 together = least(vector, all), of_lanes = least(lanes, all - together);
  const u32 more_items = least(most_items - together, all - together - of_lanes);
  const u32 of_waves = all - together - of_lanes - more_items;
  tile::layout out;
  tile::extend(out, 'm', lanes - of_lanes + waves - of_waves);
  tile::extend(out, 'n', all);
  u32 column = 0, row = 0; // next bits
  const auto add = [&](tile::place p, char name, u32 count, u32& next) {
    for (; count != 0; --count) tile::append(out, p, 1u << (out.first_bit(name) + next++));
  };
  add(tile::place::item, 'n', together, column);
  add(tile::place::lane, 'n', of_lanes, column);
  add(tile::place::lane, 'm', lanes - of_lanes, row);
  add(tile::place::item, 'n', more_items, column);
  add(tile::place::wave, 'n', of_waves, column);
  add(tile::place::wave, 'm', waves - of_waves, row);
  return out;
}

} // namespace kiln::kernel
