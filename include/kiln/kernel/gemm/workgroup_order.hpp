// SPDX-License-Identifier: MIT
// Which tile of a matrix product a workgroup computes: neighbours in time share rows and columns in the caches.
#pragma once

#include <kiln/tile/block_order.hpp>
#include <kiln/tile/memory/uniform.hpp>

namespace kiln::kernel {

/// The first row and column of the workgroup's tile of `rows` by `columns`, of m rows and n columns in all; the grid has
/// ceil(n / columns) workgroups in x and ceil(m / rows) in y. Each part of the GPU has a run of neighbouring tiles and goes
/// through it in bands.
constexpr tile_place workgroup_tile(builder k, const tile::uniform& m, const tile::uniform& n, u32 rows,
                                    u32 columns, u32 parts, u32 band) {
  const auto tiles = [&](const tile::uniform& extent, u32 of) {
    return extent.is_number() ? k.sgpr<u32>((extent.number() + of - 1) / of)
                              : sgpr<u32>((extent.in_sgpr() + (of - 1)) / of);
  };
  const auto ordered = [&](const auto& down, const auto& across) -> tile_place {
    auto block = as<u32>(k.block_idx.y) * across + as<u32>(k.block_idx.x);
    auto i = runs_by_part(k, block, down * across, parts);
    auto place = banded_order(k, i, down, across, band);
    return {place.row * rows, place.column * columns};
  };
  auto down = tiles(m, rows);
  return n.is_number() ? ordered(down, (n.number() + columns - 1) / columns)
                       : ordered(down, tiles(n, columns));
}

} // namespace kiln::kernel
