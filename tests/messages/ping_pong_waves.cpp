// SPDX-License-Identifier: MIT
// Two groups of waves, of one wave.
// target: gfx942
// expect: {mistake}: two groups of waves need a workgroup of 128, 256, ... work-items; it has 64
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/pipeline_ping_pong.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
  auto tiles = k.buffer(in, 1 << 20);
  auto x = k.vgpr<f32>(0);
  auto of_wave = k.sgpr<u32>(as<u32>(k.wave_id()) * 256);
  auto lane = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4);
  lds_ring ring(k, 3, 1024);
  const auto load = [&](const sgpr<u32>& place, const sgpr<i32>& tile) {
    tiles.load_to_lds<4>(place + of_wave, byte_offset(lane, tile * 1024));
  };
  const auto use = [&](const sgpr<u32>& place, const sgpr<i32>&) {
    auto from = k.vgpr<u32>(lane + place);
    k.ds_read_b32(x, from);
  };
  ping_pong_pipeline(k, ring, n, load, use, [](const sgpr<i32>&) {}); // mistake
  out[k.thread_idx.x] = x;
}

#ifdef KILN_MISTAKE
KILN_KERNEL(mistaken, block_size<64>);
#else
KILN_KERNEL(mistaken, block_size<256>);
#endif
