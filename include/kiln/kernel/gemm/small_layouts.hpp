// SPDX-License-Identifier: MIT
// How a product of few rows is spread over a workgroup, and the layouts of its tiles.
#pragma once

#include <kiln/tile/layout/change.hpp>
#include <kiln/tile/matrix/operands.hpp>

namespace kiln::kernel {

/// Each wave has all rows of the workgroup and 16 or more columns of D, and a part of the depth.
struct small_shape {
  u32 rows = 16;         ///< of D in a workgroup: 16, 32 or 64
  u32 wave_columns = 16; ///< of D in a wave, for which it reads A once: 16, 32 or 64
  u32 waves_across = 1;  ///< waves side by side along n, a power of 2
  u32 waves_deep = 4;    ///< waves that share the depth, a power of 2
  u32 loads =
      8; ///< steps along k that a wave has in flight, a power of 2: 16 bytes per lane for each 16 rows or columns

  constexpr u32 columns() const { return wave_columns * waves_across; }
  constexpr u32 work_items() const { return 64 * waves_across * waves_deep; }
  /// Elements of k, of so many bytes, that a load of a wave spans, and an iteration of the workgroup.
  static constexpr u32 step(u32 bytes) { return 64 / bytes; }
  constexpr u32 depth(u32 bytes) const { return step(bytes) * loads * waves_deep; }
};

/// The layouts for inputs of `Bytes` bytes. Coordinate w counts the waves that share the depth.
template<small_shape Shape, u32 Bytes> struct small_layouts {
  static constexpr u32 vector = tile::bits_of_count(16 / Bytes), loads = tile::bits_of_count(Shape.loads),
                       deep = tile::bits_of_count(Shape.waves_deep),
                       across = tile::bits_of_count(Shape.waves_across),
                       more_rows = tile::bits_of_count(Shape.rows / 16),
                       more_columns = tile::bits_of_count(Shape.wave_columns / 16);

  /// A load of A or B, whose rows are `side`: a lane has 16 bytes of a row, four lanes neighbours in it. `more` bits of the row
  /// are items. Above the load's k are those of a wave's other loads, then the waves.
  static constexpr tile::layout input(char side, u32 more, u32 of_wave) {
    tile::layout out;
    tile::extend(out, side, 4 + more + of_wave);
    tile::extend(out, 'k', vector + 2 + loads + deep);
    tile::append_run(out, tile::place::item, 'k', 0, vector);
    tile::append_run(out, tile::place::item, side, 4, 4 + more);
    tile::append_run(out, tile::place::lane, side, 0, 4);
    tile::append_run(out, tile::place::lane, 'k', vector, vector + 2);
    tile::append_run(out, tile::place::wave, 'k', vector + 2 + loads, vector + 2 + loads + deep);
    tile::append_run(out, tile::place::wave, side, 4 + more, 4 + more + of_wave);
    for (u32 i = of_wave; i < across; ++i) tile::append(out, tile::place::wave, 0); // of all waves along n
    return out;
  }
  static constexpr tile::layout a() { return input('m', more_rows, 0); }
  static constexpr tile::layout b() { return input('n', more_columns, across); }
  /// The places of b() where B is shuffled: element e of piece p of row r of rows 16 j. j has a bit more than the tile needs:
  /// an axis of one tile would not bound memory.
  static constexpr tile::layout shuffled_b() {
    tile::layout out;
    tile::extend(out, 'e', vector), tile::extend(out, 'r', 4);
    tile::extend(out, 'p', 2 + loads + deep), tile::extend(out, 'j', more_columns + across + 1);
    tile::append_run(out, tile::place::item, 'e', 0, vector);
    tile::append_run(out, tile::place::item, 'j', 0, more_columns);
    tile::append_run(out, tile::place::lane, 'r', 0, 4);
    tile::append_run(out, tile::place::lane, 'p', 0, 2);
    tile::append_run(out, tile::place::wave, 'p', 2 + loads, 2 + loads + deep);
    tile::append_run(out, tile::place::wave, 'j', more_columns, more_columns + across);
    return out;
  }

  /// Sums of a wave: a lane has four neighbours of a row of D. Each w has a part of the depth.
  static constexpr tile::layout part() {
    tile::layout out;
    tile::extend(out, 'm', 4 + more_rows), tile::extend(out, 'n', 4 + more_columns + across);
    tile::extend(out, 'w', deep);
    tile::append_run(out, tile::place::item, 'n', 0, 2);
    tile::append_run(out, tile::place::item, 'm', 4, 4 + more_rows);
    tile::append_run(out, tile::place::item, 'n', 4, 4 + more_columns);
    tile::append_run(out, tile::place::lane, 'm', 0, 4);
    tile::append_run(out, tile::place::lane, 'n', 2, 4);
    tile::append_run(out, tile::place::wave, 'w', 0, deep);
    tile::append_run(out, tile::place::wave, 'n', 4 + more_columns, 4 + more_columns + across);
    return out;
  }
  /// The parts in LDS: what a wave writes with one instruction lies in a row, so there are no bank conflicts.
  static constexpr tile::layout memory() {
    const tile::layout parts = part();
    tile::layout out;
    for (const tile::dimension& d : parts.dimensions) tile::extend(out, d.name, d.bits);
    const auto add = [&](tile::place p, u32 from, u32 end) {
      for (; from < end; ++from) tile::append(out, tile::place::offset, parts.image(p, from));
    };
    add(tile::place::item, 0, 2);
    add(tile::place::lane, 0, 6);
    add(tile::place::item, 2, 2 + more_rows + more_columns);
    add(tile::place::wave, 0, deep + across);
    return out;
  }
  /// All parts of some elements in one lane; rows beyond 16 and columns beyond 16 are of other waves, while there are such.
  static constexpr tile::layout gathered() {
    const tile::layout parts = part();
    tile::layout out;
    for (const tile::dimension& d : parts.dimensions) tile::extend(out, d.name, d.bits);
    tile::append_run(out, tile::place::item, 'n', 0, 2);
    tile::append_run(out, tile::place::item, 'w', 0, deep);
    tile::append_run(out, tile::place::lane, 'm', 0, 4);
    tile::append_run(out, tile::place::lane, 'n', 2, 4);
    u32 waves = deep + across;
    const auto add = [&](char name, u32 end) {
      for (u32 i = 4; i < end; ++i, waves -= waves != 0)
        tile::append_run(out, waves != 0 ? tile::place::wave : tile::place::item, name, i, i + 1);
    };
    add('n', 4 + more_columns + across);
    add('m', 4 + more_rows);
    return out;
  }
};

} // namespace kiln::kernel
