// SPDX-License-Identifier: MIT
// A pipeline with more tiles in flight than a wait can tell apart.
// target: gfx942
// expect: {mistake}: a pipeline has at most 8 slots; its ring has 9
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/pipeline.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
  auto tiles = k.buffer(in, 1 << 20);
  auto x = k.vgpr<f32>(0);
  auto of_wave = k.sgpr<u32>(as<u32>(k.wave_id()) * 256);
  auto lane = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4);
#ifdef KILN_MISTAKE
  lds_ring ring(k, 9, 1024);
#else
  lds_ring ring(k, 8, 1024);
#endif
  const auto load = [&](const sgpr<u32>& place, const sgpr<i32>& tile) {
    tiles.load_to_lds<4>(place + of_wave, byte_offset(lane, tile * 1024));
  };
  const auto use = [&](const sgpr<u32>& place, const sgpr<i32>&) {
    auto from = k.vgpr<u32>(lane + place);
    k.ds_read_b32(x, from);
  };
  pipeline(k, ring, n, load, use); // mistake
  out[k.thread_idx.x] = x;
}

KILN_KERNEL(mistaken, block_size<256>);
