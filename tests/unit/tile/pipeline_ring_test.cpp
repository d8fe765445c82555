// SPDX-License-Identifier: MIT
// Rings by hand: slots that are filled out of registers, and two rings with steps of their own.
#include "program/simulate.hpp"

#include <kiln/tile/ring.hpp>

namespace {

using namespace kiln_test;

/// Work-item w sums element 255 - w of n tiles of 256 floats, which come through registers: the next tile's load is in flight
/// while this one's is used.
ir::program through_registers(isa::arch a, u32 slots) {
  return compiled<float*, const float*, int>(
      a, 256, [=](builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
        auto tiles = k.buffer(in, 1 << 20);
        auto sum = k.vgpr<f32>(0), fetched = k.vgpr<f32>(), x = k.vgpr<f32>();
        auto mine = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4);
        lds_ring ring(k, slots, 1024);
        const auto loaded = k.make_token();
        const auto fetch = [&](const auto& tile) {
          k.async(loaded, [&] { tiles.load_to(fetched, byte_offset(mine, tile * 1024)); });
        };
        fetch(k.sgpr<i32>(0));
        k.for_(0, n, 1, [&](auto i) {
          k.wait(loaded);
          ring.write(0, [&](const sgpr<u32>& place) {
            auto to = k.vgpr<u32>(mine + place);
            k.ds_write_b32(to, fetched);
          });
          fetch(k.sgpr<i32>(i + 1));
          k.barrier();
          ring.read(0, [&](const sgpr<u32>& place) {
            auto from = k.vgpr<u32>(1020 - mine + place);
            k.ds_read_b32(x, from);
          });
          sum += x;
          if (slots == 1) k.barrier();
          ring.advance();
        });
        out[k.thread_idx.x] = sum;
      });
}

/// The same from two arrays, of which the second one's slots step once in two tiles.
ir::program two_rings(isa::arch a) {
  return compiled<float*, const float*, int>(
      a, 256, [](builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
        auto tiles = k.buffer(in, 1 << 20);
        auto sum = k.vgpr<f32>(0), x = k.vgpr<f32>();
        auto of_wave = k.sgpr<u32>(as<u32>(k.wave_id()) * 256);
        auto mine = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4);
        lds_ring a_ring(k, 2, 1024), b_ring(k, 3, 1024);
        const auto loaded = k.make_token();
        const auto load = [&](lds_ring& ring, u32 ahead, const auto& tile) {
          ring.load(loaded, ahead, [&](const sgpr<u32>& place) {
            tiles.load_to_lds<4>(place + of_wave, byte_offset(mine, tile * 1024));
          });
        };
        const auto add = [&](lds_ring& ring, u32 ahead) {
          ring.read(ahead, [&](const sgpr<u32>& place) {
            auto from = k.vgpr<u32>(1020 - mine + place);
            k.ds_read_b32(x, from);
          });
          sum += x;
        };
        load(a_ring, 0, k.sgpr<i32>(0));
        load(b_ring, 0, k.sgpr<i32>(1));
        k.for_(0, n, 2, [&](auto i) {
          k.wait(loaded);
          k.barrier();
          load(a_ring, 1, k.sgpr<i32>(i + 2));
          load(b_ring, 1, k.sgpr<i32>(i + 3));
          add(a_ring, 0);
          add(b_ring, 0);
          a_ring.advance();
          b_ring.advance();
        });
        out[k.thread_idx.x] = sum;
      });
}

void check_sums(const ir::program& p, u32 step) {
  std::vector<float> in(256 * 16), out(256);
  for (u32 i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i % 1021);
  for (u32 n = 0; n <= 8; n += step) {
    run_clean(p, 1, sim::buffer(out.data(), 256), sim::buffer(in.data(), in.size()), static_cast<int>(n));
    int wrong = 0;
    for (u32 w = 0; w < 256; ++w) {
      float sum = 0;
      for (u32 t = 0; t < n; ++t) sum += in[t * 256 + 255 - w];
      wrong += sum != out[w];
    }
    CHECK(wrong == 0);
  }
}

} // namespace

TEST_CASE("a ring that is filled out of registers") {
  for (const isa::arch a : all_archs)
    for (const u32 slots : {1u, 2u, 3u}) check_sums(through_registers(a, slots), 1);
}

TEST_CASE("two rings") {
  for (const isa::arch a : all_archs) check_sums(two_rings(a), 2);
}
