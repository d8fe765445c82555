// SPDX-License-Identifier: MIT
// Which tile of a matrix product a workgroup computes: neighbours in time share rows and columns in the caches.
#pragma once

#include <kiln/tile/block_order.hpp>

namespace kiln::kernel {

/// Workgroup `block` of tiles_down * tiles_across. Workgroup i runs on part i % parts of the GPU: each part gets a run of tiles
/// that lie together, and goes through them in bands of `band` rows, down each column of the band.
constexpr tile_place gemm_order(builder k, const author::handle<ir::bank::sgpr, u32>& block,
                                const sgpr<u32>& tiles_down, u32 tiles_across, u32 parts, u32 band) {
  auto tiles = tiles_down * tiles_across;
  auto i = runs_by_part(k, block, tiles, parts);
  return banded_order(k, i, tiles_down, tiles_across, band);
}

} // namespace kiln::kernel
