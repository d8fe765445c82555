// SPDX-License-Identifier: MIT
// Which tile of a matrix product a workgroup computes: neighbours in time share rows and columns in the caches.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln::kernel {

struct gemm_place {
  sgpr<u32> row, column; ///< of tiles
};

/// Workgroup `block` of tiles_down * tiles_across. Workgroup i runs on part i % parts of the GPU: each part gets a run of tiles
/// that lie together, and goes through them in bands of `band` rows, down each column of the band.
constexpr gemm_place gemm_order(builder k, const author::handle<ir::bank::sgpr, u32>& block,
                                const sgpr<u32>& tiles_down, u32 tiles_across, u32 parts, u32 band) {
  auto tiles = tiles_down * tiles_across;
  auto run = (tiles + (parts - 1)) / parts;
  auto long_runs = parts + tiles - run * parts; // the others are one shorter
  auto in_run = block / parts;
  auto part = block - in_run * parts;
  auto i = part * run + in_run;
  k.if_(part > long_runs, [&] { i += long_runs - part; });

  auto row = i / tiles_across;
  auto column = i - row * tiles_across;
  auto last_band = tiles_down % band;
  auto height = k.sgpr<u32>();
  k.set_scc(row < tiles_down - last_band);
  k.s_cselect_b32(height, band, last_band);
  auto band_begin = row / band * band;
  auto in_band = column + (row - band_begin) * tiles_across;
  auto across = in_band / height;
  return {in_band - across * height + band_begin, across};
}

} // namespace kiln::kernel
