// SPDX-License-Identifier: MIT
// Which tile a workgroup computes: neighbours in time share rows and columns in the caches of their part of the GPU.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln {

/// A tile of a matrix of tiles.
struct tile_place {
  sgpr<u32> row, column;
};

/// The hardware deals workgroups to the XCDs in turn: workgroup `block` runs on part block % parts, of 8 on MI300X and MI355X.
/// Returns its number in an order in which each part has a run of neighbours: with `blocks` = parts * n, part p has n * p to
/// n * p + n - 1; if `blocks` is no multiple, the last parts have one less. Every number below `blocks` comes once. With one
/// part it is `block`.
constexpr sgpr<u32> runs_by_part(builder k, const author::handle<ir::bank::sgpr, u32>& block,
                                 const sgpr<u32>& blocks, u32 parts) {
  auto run = (blocks + (parts - 1)) / parts;
  auto long_runs = parts + blocks - run * parts; // the others are one shorter
  auto in_run = block / parts;
  auto part = block - in_run * parts;
  auto i = part * run + in_run;
  k.if_(part > long_runs, [&] { i += long_runs - part; });
  return i;
}

/// Tile number i of a matrix of rows * columns tiles (columns: a number, or in an SGPR), in bands of `band` rows, down each
/// column of a band: neighbours share a column, and a band's rows stay in the L2 for its length. The last band may have fewer
/// rows. Every tile comes once.
template<class Columns>
  requires(__is_same(Columns, u32) || __is_same(Columns, sgpr<u32>))
constexpr tile_place banded_order(builder k, const sgpr<u32>& i, const sgpr<u32>& rows,
                                  const Columns& columns, u32 band) {
  auto row = i / columns;
  auto column = i - row * columns;
  auto last_band = rows % band;
  auto height = k.sgpr<u32>();
  k.set_scc(row < rows - last_band);
  k.s_cselect_b32(height, band, last_band);
  auto band_begin = row / band * band;
  auto in_band = column + (row - band_begin) * columns;
  auto across = in_band / height;
  return {in_band - across * height + band_begin, across};
}

} // namespace kiln

namespace kiln::dsl {
using kiln::banded_order, kiln::runs_by_part, kiln::tile_place;
} // namespace kiln::dsl
