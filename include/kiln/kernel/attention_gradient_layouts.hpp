// SPDX-License-Identifier: MIT
// Where attention's gradients hold their tiles: registers of four waves, and LDS.
#pragma once

#include <kiln/kernel/attention_form.hpp>
#include <kiln/kernel/attention_layouts.hpp>

namespace kiln::kernel {

/// Layouts for heads of `head` numbers of 16 bits, 64 or 128. A workgroup holds 128 rows n (keys or queries), 32 for each wave,
/// and passes over tiles of rows m (queries or keys). Coordinates are those of the products: scores (m, n) = A (m, k of head) B
/// (n, k)^T; sums (m of head, n) = A^T (m, k rows) scores (n, k)^T. A lane has one n, both in scores and in sums.
struct attention_gradient_layouts {
  u32 head;

  static constexpr u32 waves = 4, held_rows = attention_held_rows, row_bits = 5, rows = 1u << row_bits;
  static_assert(held_rows == 32 * waves);
  constexpr u32 head_bits() const { return tile::bits_of_count(head); }

  static constexpr tile::layout of_waves() { return tile::layout_of("wave[n1 n2]"); }
  static constexpr tile::layout scores() {
    return tile::layout_of("item[m1 m2 m8 m16] lane[n1 n2 n4 n8 n16 m4]") * of_waves();
  }
  /// Scores as an operand of the sums.
  static constexpr tile::layout packed_scores() { return tile::renamed(scores(), "m", "k"); }
  constexpr tile::layout held() const {
    return tile::layout_of("item[k1 k2 k4] lane[n1 n2 n4 n8 n16 k8]") *
           bits_of_place(tile::place::item, 'k', head_bits() - 4) * of_waves();
  }
  constexpr tile::layout sums() const {
    return tile::layout_of("item[m1 m2 m8 m16] lane[n1 n2 n4 n8 n16 m4]") *
           bits_of_place(tile::place::item, 'm', head_bits() - 5) * of_waves();
  }
  /// The passing tile as an operand: its rows for scores, its columns for sums, with rows in the scores' order.
  constexpr tile::layout row_operand() const {
    return tile::layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 m16 k8]") *
           bits_of_place(tile::place::item, 'k', head_bits() - 4);
  }
  constexpr tile::layout column_operand() const {
    return tile::layout_of("item[k1 k2 k8] lane[m1 m2 m4 m8 m16 k4]") *
           bits_of_place(tile::place::item, 'm', head_bits() - 5) *
           bits_of_place(tile::place::item, 'k', row_bits - 4);
  }

  /// The passing tile as it comes from memory, (m, k): a lane has neighbours in 4 rows.
  constexpr tile::layout from_memory() const { return passing(false); }
  /// The same in an order of items in which 4 rows of a column lie together.
  constexpr tile::layout transposed() const { return passing(true); }
  /// Those, with the letters that columns have as an operand.
  constexpr tile::layout columns() const { return tile::renamed(transposed(), "mk", "km"); }

  constexpr tile::layout row_memory(bool with_swizzle = true) const {
    const tile::layout plain = tile::row_major('m', row_bits, 'k', head_bits());
    return with_swizzle ? tile::swizzled(plain, swizzle_of_rows().swizzle) : plain;
  }
  constexpr tile::swizzle_solution swizzle_of_rows() const {
    using isa::arch;
    const auto written = static_cast<u8>(2u << neighbour_bits());
    const tile::tile_access accesses[] = {{{arch::gfx942, written, false}, from_memory()},
                                          {{arch::gfx950, written, false}, from_memory()},
                                          {{arch::gfx942, 16}, row_operand()},
                                          {{arch::gfx950, 16}, row_operand()}};
    return tile::solve_swizzle(row_memory(false), head_bits(), 16, accesses);
  }
  /// Columns (m, k): 4 rows together as they are written, 8 as they are read.
  constexpr tile::layout column_memory(bool with_swizzle = true) const {
    tile::layout plain;
    tile::extend(plain, 'm', head_bits());
    tile::extend(plain, 'k', row_bits);
    constexpr u32 order[] = {1, 2, 8, 4, 16};
    for (const u32 row : order) tile::append(plain, tile::place::offset, row << plain.first_bit('k'));
    for (u32 i = 0; i < head_bits(); ++i)
      tile::append(plain, tile::place::offset, 1u << (plain.first_bit('m') + i));
    return with_swizzle ? tile::swizzled(plain, swizzle_of_columns().swizzle) : plain;
  }
  constexpr tile::swizzle_solution swizzle_of_columns() const {
    using isa::arch;
    const tile::tile_access accesses[] = {{{arch::gfx942, 8, false}, columns()},
                                          {{arch::gfx950, 8, false}, columns()},
                                          {{arch::gfx942, 16}, column_operand()},
                                          {{arch::gfx950, 16}, column_operand()}};
    return tile::solve_swizzle(column_memory(false), row_bits, 16, accesses);
  }

  /// LSE and delta (m rows): lane i of each 16 has the row of item i of the scores.
  static constexpr tile::layout logs() { return tile::layout_of("lane[m1 m2 m8 m16 0 m4] wave[0 0]"); }

private:
  constexpr u32 neighbour_bits() const { return head_bits() + row_bits - 8 - 2; }
  constexpr tile::layout passing(bool rows_first) const {
    const u32 neighbours = neighbour_bits();
    tile::layout out;
    tile::extend(out, 'k', head_bits());
    tile::extend(out, 'm', row_bits);
    u32 column = 0;
    const auto add = [&](tile::place p, char name, u32 value) {
      tile::append(out, p, value << out.first_bit(name));
    };
    const auto add_columns = [&](tile::place p, u32 count) {
      for (; count != 0; --count) add(p, 'k', 1u << column++);
    };
    if (!rows_first) add_columns(tile::place::item, neighbours);
    add(tile::place::item, 'm', 1), add(tile::place::item, 'm', 2);
    if (rows_first) add_columns(tile::place::item, neighbours);
    add(tile::place::lane, 'm', 8); // first: the two writes of columns are neighbours in LDS
    const u32 across = head_bits() - neighbours;
    add_columns(tile::place::lane, across < 5 ? across : 5);
    add(tile::place::wave, 'm', 4), add(tile::place::wave, 'm', 16);
    return out;
  }
};

} // namespace kiln::kernel
