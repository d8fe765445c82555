// SPDX-License-Identifier: MIT
// The layouts of an interleaved product's tiles in registers and in LDS.
#pragma once

#include <kiln/kernel/gemm/interleaved_tiling.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/matrix/operands.hpp>
#include <kiln/tile/swizzle/solve_swizzle.hpp>

namespace kiln::kernel {

/// The layouts for inputs of `bytes` bytes a number. The coordinate of A's side is 'm', of B's 'n'. A side is cut into blocks
/// whose rows are a power of 2: what all work-items load with 16 bytes each, or a tile of each wave if that is more.
struct interleaved_layouts {
  interleaved_tiling shape;
  u32 bytes;

  /// log2 of the numbers of 16 bytes.
  constexpr u32 vector() const { return tile::bits_of_count(16 / bytes); }
  constexpr u32 side_bits() const { return tile::bits_of_count(shape.matrix); }
  constexpr u32 k_bits() const { return tile::bits_of_count(shape.depth(bytes)); }
  constexpr u32 wave_bits() const { return tile::bits_of_count(shape.waves()); }
  constexpr u32 along_bits(char side) const { ///< of waves along a side
    return tile::bits_of_count(side == 'm' ? shape.waves_down : shape.waves_across);
  }
  constexpr u32 block_bits(char side) const {
    const u32 of_tiles = side_bits() + along_bits(side),
              of_loads = wave_bits() + 10 - tile::bits_of_count(shape.slice_bytes());
    return of_tiles > of_loads ? of_tiles : of_loads;
  }
  constexpr u32 blocks(char side) const {
    const u32 rows = side == 'm' ? shape.rows() : shape.columns();
    if (rows % (1u << block_bits(side)) != 0)
      tile::refuse("interleaved_tiling: rows and columns of a workgroup must be multiples of its blocks",
                   rows, 1u << block_bits(side));
    return rows >> block_bits(side);
  }
  /// Tiles of matrix instructions that a wave has in a block.
  constexpr u32 tiles_of_block(char side) const {
    return 1u << (block_bits(side) - side_bits() - along_bits(side));
  }

  /// Steps along k of a slice: of one, a lane has 16 bytes of a row.
  constexpr u32 step_bits() const { return vector() + 6 - side_bits(); }

  /// A block as operands: steps are the highest bits of items.
  constexpr tile::layout operand(char side) const {
    const u32 s = side_bits(), along = along_bits(side);
    tile::layout out = block(side);
    tile::append_run(out, tile::place::item, 'k', 0, vector());
    tile::append_run(out, tile::place::item, side, s + along, block_bits(side));
    tile::append_run(out, tile::place::item, 'k', step_bits(), k_bits());
    tile::append_run(out, tile::place::lane, side, 0, s);
    tile::append_run(out, tile::place::lane, 'k', vector(), step_bits());
    if (side == 'n') append_copies(out, along_bits('m'));
    tile::append_run(out, tile::place::wave, side, s, s + along);
    if (side == 'm') append_copies(out, along_bits('n'));
    return out;
  }
  constexpr u32 step_items(char side) const {
    return vector() + block_bits(side) - side_bits() - along_bits(side);
  }

  /// D of blocks of A and of B, so many powers of 2: a lane has neighbours of a row.
  constexpr tile::layout sums(u32 more_rows = 0, u32 more_columns = 0) const {
    const u32 s = side_bits(), down = s + along_bits('m'), across = s + along_bits('n');
    const u32 rows = block_bits('m'), columns = block_bits('n');
    tile::layout out;
    tile::extend(out, 'm', rows + more_rows), tile::extend(out, 'n', columns + more_columns);
    tile::append_run(out, tile::place::item, 'n', 0, 2);
    tile::append_run(out, tile::place::item, 'n', 8 - s, s); // groups of 4 beyond those in lanes
    tile::append_run(out, tile::place::item, 'n', across, columns);
    tile::append_run(out, tile::place::item, 'm', down, rows);
    tile::append_run(out, tile::place::item, 'n', columns, columns + more_columns);
    tile::append_run(out, tile::place::item, 'm', rows, rows + more_rows);
    tile::append_run(out, tile::place::lane, 'm', 0, s);
    tile::append_run(out, tile::place::lane, 'n', 2, 8 - s);
    tile::append_run(out, tile::place::wave, 'm', s, down);
    tile::append_run(out, tile::place::wave, 'n', s, across);
    return out;
  }

  /// A block as it comes from memory whose rows are along k: 16 bytes of a row at a time.
  constexpr tile::layout rows(char side) const {
    return tile::in_order(side, block_bits(side), 'k', k_bits(), vector(), wave_bits());
  }
  /// The same from memory whose rows are along the side. A lane has neighbours of a row, and of 4 rows, which it
  /// writes to LDS together: `is_turned` says in which order its items are.
  constexpr tile::layout columns(char side, bool is_turned) const {
    const u32 together = 2, lanes = 6, waves = wave_bits();
    const u32 all = block_bits(side) + k_bits(), items = all - lanes - waves;
    if (items < together)
      tile::refuse(
          "interleaved_tiling: too small for a transposed input: a lane has fewer than 4 numbers of a block");
    const u32 along = items - together < vector() ? items - together : vector(); // neighbours of a row
    tile::layout out = block(side);
    if (is_turned) tile::append_run(out, tile::place::item, 'k', 0, together);
    tile::append_run(out, tile::place::item, side, 0, along);
    if (!is_turned) tile::append_run(out, tile::place::item, 'k', 0, together);
    // Lane 1 writes what lies beside that of lane 0, up to 16 bytes, so that lanes side by side fill a row of banks.
    u32 k = together, row = along, left = lanes + waves;
    const auto add = [&](char name, u32& next) {
      tile::append_run(out,
                       left > waves ? tile::place::lane
                       : left > 0   ? tile::place::wave
                                    : tile::place::item,
                       name, next, next + 1);
      ++next;
      if (left > 0) --left;
    };
    while (bytes << k < 16 && k < k_bits()) add('k', k);
    while (row < block_bits(side)) add(side, row);
    while (k < k_bits()) add('k', k);
    return out;
  }

  /// A block in LDS: rows of k.
  constexpr tile::layout memory(char side, bool from_columns) const {
    return tile::swizzled(plain(side), swizzle(side, from_columns).swizzle);
  }
  constexpr tile::swizzle_solution swizzle(char side, bool from_columns) const {
    using isa::arch;
    const tile::layout written = from_columns ? columns(side, true) : rows(side);
    const u8 write_bytes = static_cast<u8>(from_columns ? 4 * bytes : 16);
    const tile::tile_access accesses[] = {{{arch::gfx942, write_bytes, false}, written},
                                          {{arch::gfx950, write_bytes, false}, written},
                                          {{arch::gfx942, 16}, operand(side)},
                                          {{arch::gfx950, 16}, operand(side)}};
    return tile::solve_swizzle(plain(side), k_bits(), 8 * bytes, accesses);
  }
  /// A block in LDS that LDS-DMA of gfx950 writes, whose order has no conflicts: only the reads decide.
  constexpr tile::swizzle_solution direct_swizzle(char side) const {
    const tile::tile_access reads[] = {{{isa::arch::gfx950, 16}, operand(side)}};
    return tile::solve_swizzle(plain(side), k_bits(), 8 * bytes, reads);
  }
  constexpr tile::layout direct_memory(char side, const tile::swizzle_solution& solution) const {
    return tile::swizzled(plain(side), solution.swizzle);
  }

private:
  constexpr tile::layout block(char side) const {
    tile::layout out;
    tile::extend(out, side, block_bits(side));
    tile::extend(out, 'k', k_bits());
    return out;
  }
  static constexpr void append_copies(tile::layout& out, u32 bits) {
    for (; bits != 0; --bits) tile::append(out, tile::place::wave, 0);
  }
  constexpr tile::layout plain(char side) const {
    return tile::row_major(side, block_bits(side), 'k', k_bits());
  }
};

} // namespace kiln::kernel
