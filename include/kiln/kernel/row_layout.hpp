// SPDX-License-Identifier: MIT
// The layout in which kernels of rows hold them: a row in lanes of one wave, in several waves only if it is long.
#pragma once

#include <kiln/tile/layout/change.hpp>

namespace kiln::kernel {

inline constexpr u32 row_waves = 4;        ///< of a workgroup, where a form does not say
inline constexpr u32 numbers_of_lane = 64; ///< that a lane holds of a row at most

/// True if row_layout() takes rows of `columns` columns in `waves` waves.
constexpr bool is_row(u32 columns, u32 waves = row_waves) {
  const bool powers =
      columns >= 2 && (columns & (columns - 1)) == 0 && waves != 0 && (waves & (waves - 1)) == 0;
  return powers && waves <= 16 && columns <= numbers_of_lane * 64 * waves;
}

/// Rows m of `columns` columns n, a power of 2 from 2 to 4,096 per wave, of numbers of `bytes` bytes. Lanes have 16 bytes in a
/// row at a time. A row of more than 16 numbers per lane is in several waves, of more than all waves have so in more registers:
/// lanes with few numbers leave registers for other workgroups. Lanes and waves that a row does not need have other rows.
constexpr tile::layout row_layout(u32 columns, u32 bytes, u32 waves = row_waves) {
  constexpr u32 of_one_wave = 4, lanes = 6; // bits
  if (!is_row(columns, waves)) tile::refuse("row_layout: columns is a power of 2 from 2 to 4096 per wave");
  const u32 all = tile::bits_of_count(columns), vector = tile::bits_of_count(16 / bytes);
  const u32 all_waves = tile::bits_of_count(waves);
  const auto least = [](u32 a, u32 b) { return a < b ? a : b; };
  const u32 together = least(vector, all), of_lanes = least(lanes, all - together);
  const u32 rest = all - together - of_lanes;
  const u32 of_waves = least(all_waves, rest - least(of_one_wave - together, rest));
  tile::layout out;
  tile::extend(out, 'm', lanes - of_lanes + all_waves - of_waves);
  tile::extend(out, 'n', all);
  u32 column = 0, row = 0; // next bits
  const auto add = [&](tile::place p, char name, u32 count, u32& next) {
    for (; count != 0; --count) tile::append(out, p, 1u << (out.first_bit(name) + next++));
  };
  add(tile::place::item, 'n', together, column);
  add(tile::place::lane, 'n', of_lanes, column);
  add(tile::place::lane, 'm', lanes - of_lanes, row);
  add(tile::place::item, 'n', rest - of_waves, column);
  add(tile::place::wave, 'n', of_waves, column);
  add(tile::place::wave, 'm', all_waves - of_waves, row);
  return out;
}

} // namespace kiln::kernel
