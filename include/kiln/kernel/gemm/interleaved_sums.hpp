// SPDX-License-Identifier: MIT
// The sums of a large matrix product, which its loops share.
#pragma once

#include <kiln/kernel/gemm/inputs.hpp>
#include <kiln/kernel/gemm/interleaved_layouts.hpp>

namespace kiln::kernel {

/// So many blocks in groups of powers of 2, the largest first: 7 are 4, 2 and 1.
struct block_groups {
  u32 count = 0;
  u32 first[8] = {}, bits[8] = {};

  constexpr explicit block_groups(u32 blocks) {
    for (u32 done = 0; done != blocks; ++count) {
      first[count] = done, bits[count] = 31 - static_cast<u32>(__builtin_clz(blocks - done));
      done += 1u << bits[count];
    }
  }
  constexpr u32 of(u32 block) const {
    u32 g = 0;
    while (block >= first[g] + (1u << bits[g])) ++g;
    return g;
  }
};

/// The sums of a workgroup's tile of D: of i8 in i32, else in f32. Cells, blocks whose rows are one group and whose columns are
/// one, are register tiles. If a lane has registers for it, columns of blocks up to a power of 2 are added, with sums that stay
/// 0 and are not stored: they are one group then, whose code is written once.
template<gemm_form Form, interleaved_tiling Tiling> struct interleaved_sums {
  using number = gemm_sum<Form>;
  static constexpr interleaved_layouts places{Tiling, bytes_of(Form.a)};
  static constexpr u32 down = places.blocks('m'), across = places.blocks('n');
  static constexpr u32 each = 1u << places.sums().bits(tile::place::item);
  static constexpr u32 with_added = [] {
    u32 out = 1;
    while (out < across) out *= 2;
    return down * out * each <= 256 ? out : across;
  }();
  static constexpr u32 count = down * with_added * each;
  static constexpr block_groups rows{down}, columns{with_added};
  static constexpr ir::bank bank = count >= 64 ? ir::bank::agpr : ir::bank::vgpr;
  using block = tile::register_tile<number, places.sums(), bank>;
  template<u32 Row, u32 Column>
  using cell = tile::register_tile<number, places.sums(rows.bits[Row], columns.bits[Column]), bank>;

  author::reg<bank, number, count> registers;

  constexpr explicit interleaved_sums(builder k, source at = source::here())
      : registers(k.program_draft(), k.program_draft().template allocate<bank, count>(at)) {}
  constexpr block at(u32 i, u32 j) const {
    const u32 row = rows.of(i), column = columns.of(j);
    const u32 in_cell = (i - rows.first[row]) << columns.bits[column] | (j - columns.first[column]);
    return part<block>(begin_of(row, column) + in_cell);
  }
  /// Calls `use(cell, row, column, columns)` with each cell, where it begins in the workgroup's tile, and its columns there.
  template<class Use> constexpr void each_cell(Use use) const {
    each_of(use, __make_integer_seq<numbers, u32, rows.count * columns.count>{});
  }
  /// To zero: 16 registers per instruction, zeros times zeros plus zero. `zeros` are made some instructions before.
  constexpr void clear(builder k, const vgpr<b32, 2>& zeros) const {
    if constexpr (count % 16 != 0) {
      author::handle<bank, number, count>(k.program_draft(), registers.first_dword()) = 0;
    } else {
      for (u32 i = 0; i < count; i += 16)
        k.v_mfma_f32_32x32x8_f16(
            author::handle<bank, f32, 16>(k.program_draft(), registers.first_dword() + i), zeros, zeros, 0);
    }
  }

private:
  template<class, u32... I> struct numbers {};
  template<class Use, u32... I> constexpr void each_of(Use& use, numbers<u32, I...>) const {
    (use_cell<I / columns.count, I % columns.count>(use), ...);
  }
  template<u32 Row, u32 Column, class Use> constexpr void use_cell(Use& use) const {
    use(part<cell<Row, Column>>(begin_of(Row, Column)), rows.first[Row] << places.block_bits('m'),
        columns.first[Column] << places.block_bits('n'), columns_of(Column) << places.block_bits('n'));
  }
  /// Blocks that are not added.
  static constexpr u32 columns_of(u32 group) {
    const u32 all = 1u << columns.bits[group], left = across - columns.first[group];
    return all < left ? all : left;
  }
  /// Blocks before a cell.
  static constexpr u32 begin_of(u32 row, u32 column) {
    return rows.first[row] * with_added + (columns.first[column] << rows.bits[row]);
  }
  template<class Tile> constexpr Tile part(u32 blocks) const {
    return Tile(typename Tile::registers_type(
        registers.program_draft(), registers.first_dword() + blocks * block::registers_type::dwords));
  }
};

} // namespace kiln::kernel
