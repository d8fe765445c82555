// SPDX-License-Identifier: MIT
// A barrier of which it is not known that all waves pass it, beside a ring.
// target: gfx942
// expect: {mistake}: beside asynchronous loads to LDS, a barrier is one of all waves: k.barrier()
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/ring.hpp>

using namespace kiln::dsl;

constexpr void mistaken(builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
  auto tiles = k.buffer(in, 1 << 20);
  auto x = k.vgpr<f32>(0);
  auto of_wave = k.sgpr<u32>(as<u32>(k.wave_id()) * 256);
  auto lane = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4);
  lds_ring ring(k, 1, 1024);
  auto loaded = k.make_token();
  k.for_(0, n, 1, [&](auto) {
    ring.load(loaded, 0,
              [&](const sgpr<u32>& place) { tiles.load_to_lds<4>(place + of_wave, byte_offset(lane)); });
    k.wait(loaded);
#ifdef KILN_MISTAKE
    k.s_barrier(); // mistake
#else
    k.barrier();
#endif
    ring.read(0, [&](const sgpr<u32>& place) {
      auto from = k.vgpr<u32>(1020 - lane + place);
      k.ds_read_b32(x, from);
    });
    k.barrier();
  });
  out[k.thread_idx.x] = x;
}

KILN_KERNEL(mistaken, block_size<256>);
