// SPDX-License-Identifier: MIT
// A slot of a ring is read that nothing is loaded into.
// target: gfx942
// expect: {mistake}: ds_read_b32 reads slot 0 of the ring of line 16, into which nothing has been loaded on some path to here
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/ring.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
  [[maybe_unused]] auto tiles = k.buffer(in, 1 << 20);
  auto x = k.vgpr<f32>(0);
  [[maybe_unused]] auto of_wave = k.sgpr<u32>(as<u32>(k.wave_id()) * 256);
  auto lane = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4);
  lds_ring ring(k, 1, 1024);
  [[maybe_unused]] auto loaded = k.make_token();
  k.for_(0, n, 1, [&](auto) {
#ifndef KILN_MISTAKE
    ring.load(loaded, 0,
              [&](const sgpr<u32>& place) { tiles.load_to_lds<4>(place + of_wave, byte_offset(lane)); });
    k.wait(loaded);
#endif
    k.barrier();
    ring.read(0, [&](const sgpr<u32>& place) {
      auto from = k.vgpr<u32>(1020 - lane + place);
      k.ds_read_b32(x, from); // mistake
    });
    k.barrier();
  });
  out[k.thread_idx.x] = x;
}

KILN_KERNEL(mistaken, block_size<256>);
