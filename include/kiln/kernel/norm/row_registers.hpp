// SPDX-License-Identifier: MIT
// Pieces of rows in registers, as kernels of rows hold them: packed, and taken as f32 a register at a time.
#pragma once

#include <kiln/author/control/counted_loops.hpp>
#include <kiln/kernel/row_layout.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/mask.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// A piece of rows, or of what all rows share (L without 'm'). A lane has numbers of one row.
template<class T, tile::layout L> using row_piece = tile::register_tile<tile::number_of<T>, L>;

/// Numbers of f32 as those of T, to nearest even. Their NaNs have a low half of zeros: they come from numbers of T.
template<class T, class Numbers> constexpr auto rounded_numbers(const Numbers& x) {
  using number = tile::number_of<T>;
  if constexpr (__is_same(number, f32))
    return x;
  else
    return author::convert<tile::register_of<number>, rounding::nearest_even_of_sums>(x);
}
/// Calls f(item, number) with each number of a piece as f32.
template<class T, tile::layout L, class F>
constexpr void each_number(const tile::register_tile<T, L>& t, F f) {
  constexpr u32 each = tile::numbers_each<T>;
  for (u32 i = 0; i < t.registers.size(); ++i) {
    const auto numbers = author::convert<f32>(t.registers[i]);
    if constexpr (each == 1)
      f(i, numbers);
    else
      for (u32 n = 0; n < each; ++n) f(i * each + n, numbers[n]);
  }
}
/// The sum of two pieces, rounded to T.
template<class T, tile::layout L>
constexpr row_piece<T, L> sum_of(builder k, const row_piece<T, L>& a, const row_piece<T, L>& b) {
  row_piece<T, L> out(k);
  for (u32 i = 0; i < out.registers.size(); ++i)
    out.registers[i] =
        rounded_numbers<T>(author::convert<f32>(a.registers[i]) + author::convert<f32>(b.registers[i]));
  return out;
}

/// The sum of a lane's numbers, in two parts, of even and of odd items.
struct lane_sum {
  vgpr<f32> even, odd;

  constexpr explicit lane_sum(builder k) : even(k.vgpr<f32>(0.0f)), odd(k.vgpr<f32>(0.0f)) {}
  template<class V> constexpr void add(u32 i, const V& v) {
    if (i % 2 == 0)
      even += v;
    else
      odd += v;
  }
  template<class V> constexpr void add_square(u32 i, const V& v) {
    if (i % 2 == 0)
      even += v * v;
    else
      odd += v * v;
  }
  constexpr vgpr<f32> whole() const { return even + odd; }
};

/// The reduction of one number per lane over the lanes and waves of a row, which all get it.
template<combine How, tile::layout L> constexpr vgpr<f32> over_row(builder k, const vgpr<f32>& x) {
  tile::register_tile<f32, tile::sliced(L, tile::place::item, 0, 0)> lanes(k);
  lanes.registers[0] = x;
  const auto whole = tile::reduce<'n', How>(k, lanes);
  return whole.registers[0];
}
/// One number per row as a tile: a store to global memory stores it once.
template<tile::layout L>
constexpr tile::register_tile<f32, tile::reduced(L, 'n')> of_rows(builder k, const vgpr<f32>& x) {
  tile::register_tile<f32, tile::reduced(L, 'n')> out(k);
  out.registers[0] = x;
  return out;
}

/// Which numbers of a piece are in the row: `left` columns from its begin on. Items up to a promised multiple of columns
/// share a comparison.
template<tile::layout L, u32 Multiple> class row_bound {
  static constexpr u32 most = tile::together(L, 'n', 4);
  static constexpr u32 each = 1u << most < Multiple ? 1u << most : Multiple;

public:
  constexpr row_bound(builder b, const tile::uniform& left)
      : k(b), left_(left), lane_(as<i32>(tile::coordinate_in_lanes<L>(b, 'n', source::here()))) {}
  /// x if item i is in the row, else `otherwise`.
  constexpr vgpr<f32> keep(const vgpr<f32>& x, u32 i, f32 otherwise) const {
    const i32 c = static_cast<i32>(tile::coordinate_of_item<L>(i & ~(each - 1), 'n'));
    return select(lane_ < as<i32>(left_.in_sgpr()) - c, x, otherwise);
  }

private:
  builder k;
  tile::uniform left_;
  vgpr<i32> lane_;
};

} // namespace kiln::kernel
