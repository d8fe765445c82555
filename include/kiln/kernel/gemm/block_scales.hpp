// SPDX-License-Identifier: MIT
// Scales of blocks: of A's rows and 128 of k, and of 128 by 128 of B.
#pragma once

#include <kiln/kernel/gemm/inputs.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/item_match.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// The scales of one slice for sums with layout L.
template<gemm_form Form, tile::layout L> class block_scales {
  static constexpr u32 block_bits = 7;
  /// Columns n to blocks j of 128 of them; each work-item has those of its columns.
  static constexpr tile::layout of_blocks() {
    const tile::layout columns = tile::reduced(L, 'm');
    tile::layout out;
    const u32 n = columns.bits('n');
    tile::extend(out, 'j', n > block_bits ? n - block_bits : 1);
    for (u32 p = 0; p < tile::place_count; ++p)
      for (u32 i = 0; i < columns.place_bits[p]; ++i) {
        const u32 j = columns.coordinate(columns.image(static_cast<tile::place>(p), i), 'n') >> block_bits;
        if (j != 0 || static_cast<tile::place>(p) != tile::place::item)
          tile::append(out, static_cast<tile::place>(p), j << out.first_bit('j'));
      }
    return out;
  }
  static constexpr tile::layout rows = tile::reduced(L, 'n'), columns = of_blocks();
  static constexpr tile::item_match row_items = tile::match(L, rows);

public:
  constexpr block_scales(builder b, const gemm_inputs<Form>& in)
      : k(b), in_(in), of_rows_(b), of_columns_(b), at_(b.sgpr<u32>()) {
    if (in.first.is_number())
      at_ = in.first.number();
    else
      at_ = in.first.in_sgpr();
  }

  /// Those of the next slice.
  constexpr void load(u32 depth) {
    const tile::uniform blocks = in_.k.is_number()
                                     ? tile::uniform((in_.k.number() + 127) / 128)
                                     : tile::uniform(sgpr<u32>((in_.k.in_sgpr() + 127) >> block_bits));
    const tile::uniform columns_of_blocks =
        in_.n.is_number() ? tile::uniform((in_.n.number() + 127) / 128)
                          : tile::uniform(sgpr<u32>((in_.n.in_sgpr() + 127) >> block_bits));
    auto block = at_ >> block_bits;
    auto column = in_.column.in_sgpr() >> block_bits;
    const tile::tensor of_a(in_.row_scales, {{'m', in_.m}, {'k', blocks}});
    const tile::tensor of_b(in_.column_scales, {{'j', columns_of_blocks}, {'k', blocks}});
    auto a = tile::load<rows>(k, of_a, {in_.row, block});
    auto b = tile::load<columns>(k, of_b, {column, block});
    of_rows_.registers = a.registers;
    of_columns_.registers = b.registers;
    at_ += depth;
  }
  /// sums += part * scales.
  template<class Sums, class Part> constexpr void add(Sums& sums, const Part& part) const {
    constexpr u32 row_count = decltype(of_rows_)::items, column_count = decltype(of_columns_)::items;
    u32 scales[row_count * column_count] = {};
    for (u32 i = 0; i < Part::items; ++i) {
      const u32 column = column_of(i), of_both = row_items(i) * column_count + column;
      if (scales[of_both] == 0)
        scales[of_both] =
            1 + vgpr<f32>(of_rows_.registers[row_items(i)] * of_columns_.registers[column]).first_dword();
      const author::handle<ir::bank::vgpr, f32> scale(k.program_draft(), scales[of_both] - 1);
      sums.registers[i] += part.registers[i] * scale;
    }
  }

private:
  /// The item of of_columns_ for an item of L: its bits are those of L's items that change j.
  static constexpr u32 column_of(u32 item) {
    u32 out = 0, next = 0;
    for (u32 bit = 0; bit < L.bits(tile::place::item); ++bit) {
      if (L.coordinate(L.image(tile::place::item, bit), 'n') >> block_bits == 0) continue;
      out |= (item >> bit & 1) << next++;
    }
    return out;
  }

  builder k;
  const gemm_inputs<Form>& in_;
  tile::register_tile<f32, rows> of_rows_;
  tile::register_tile<f32, columns> of_columns_;
  sgpr<u32> at_; ///< of k
};

} // namespace kiln::kernel
