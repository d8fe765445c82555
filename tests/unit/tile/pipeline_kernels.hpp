// SPDX-License-Identifier: MIT
// Kernels of pipelines that tests share: each work-item sums what another wave's work-item has loaded of each tile.
#pragma once

#include <kiln/author/kernel_draft.hpp>
#include <kiln/tile/pipeline_ping_pong.hpp>

namespace kiln_test {

using namespace kiln;

enum class pipeline_kind { plain, interleaved, ping_pong };

/// Work-item w of `work_items` adds element work_items - 1 - w of each half of n tiles of twice as many floats: two loads a
/// tile. `known` is the number of tiles, or below 0 where it is argument n.
constexpr void sum_of_tiles(builder k, const arg<float*>& out, const arg<const float*>& in, const arg<int>& n,
                            pipeline_kind kind, u32 slots, i32 known, source at = source::here()) {
  const i32 work_items = static_cast<i32>(k.program().work_items());
  const u32 half_bytes = static_cast<u32>(work_items) * 4, tile_bytes = 2 * half_bytes;
  auto tiles = k.buffer(in, 1 << 20);
  auto sum = k.vgpr<f32>(0), x = k.vgpr<f32>(), y = k.vgpr<f32>();
  auto of_wave = k.sgpr<u32>(as<u32>(k.wave_id()) * 256);
  auto mine = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4);
  auto other = k.vgpr<u32>(as<u32>(work_items - 1 - k.thread_idx.x) * 4);
  lds_ring ring(k, slots, tile_bytes, at);
  const auto load = [&](const sgpr<u32>& place, const sgpr<i32>& tile) {
    tiles.load_to_lds<4>(place + of_wave, byte_offset(mine, as<u32>(tile) * tile_bytes));
    tiles.load_to_lds<4>(place + of_wave + half_bytes,
                         byte_offset(mine, as<u32>(tile) * tile_bytes, half_bytes));
  };
  const auto read = [&](const sgpr<u32>& place, const sgpr<i32>&) {
    auto from = k.vgpr<u32>(other + place);
    k.ds_read_b32(x, from);
    k.ds_read_b32(y, from, offset(half_bytes));
  };
  const auto use = [&](const sgpr<u32>& place, const sgpr<i32>& tile) {
    read(place, tile);
    sum += x + y;
  };
  const author::trip_count trips = known >= 0 ? author::trip_count(known) : author::trip_count(n);
  if (kind == pipeline_kind::plain) pipeline(k, ring, trips, load, use, at);
  if (kind == pipeline_kind::interleaved) interleaved_pipeline(k, ring, trips, load, use, at);
  if (kind == pipeline_kind::ping_pong)
    ping_pong_pipeline(k, ring, trips, load, read, [&](const sgpr<i32>&) { sum += x + y; }, at);
  out[k.thread_idx.x] = sum;
}

} // namespace kiln_test
