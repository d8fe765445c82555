// SPDX-License-Identifier: MIT
// Pipelines with every number of trips around that of their slots, in the simulator.
#include "program/simulate.hpp"
#include "unit/tile/pipeline_kernels.hpp"

namespace {

using namespace kiln_test;
using enum pipeline_kind;

constexpr int most_tiles = 17;

void run_trips(isa::arch a, u32 block, pipeline_kind kind, u32 slots, i32 known) {
  INFO(isa::facts_of(a).name << ", " << block << " work-items, kind " << static_cast<int>(kind) << ", "
                             << slots << " slots, known: " << known);
  const ir::program p = compiled<float*, const float*, int>(
      a, block, [=](builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
        sum_of_tiles(k, out, in, n, kind, slots, known);
      });
  std::vector<float> in(2 * block * most_tiles), out(block);
  for (u32 i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i % 1021);
  const int s = static_cast<int>(slots);
  for (const int run_time : {-1, 0, 1, 2, s - 1, s, s + 1, 2 * s, most_tiles}) {
    const int trips = known >= 0 ? known : run_time < 0 ? 0 : run_time;
    INFO(run_time << " tiles");
    run_clean(p, 1, sim::buffer(out.data(), out.size()), sim::buffer(in.data(), in.size()),
              known >= 0 ? 5 : run_time);
    int wrong = 0;
    for (u32 w = 0; w < block; ++w) {
      float sum = 0;
      for (int t = 0; t < trips; ++t)
        sum +=
            in[static_cast<u32>(2 * t + 1) * block - 1 - w] + in[static_cast<u32>(2 * t + 2) * block - 1 - w];
      wrong += sum != out[w];
    }
    CHECK(wrong == 0);
    if (known >= 0) break;
  }
}

} // namespace

TEST_CASE("a pipeline of run-time trips, from less than 0 on") {
  for (const isa::arch a : all_archs)
    for (const u32 slots : {2u, 3u, 4u, 8u})
      for (const pipeline_kind kind : {plain, interleaved, ping_pong}) run_trips(a, 256, kind, slots, -1);
}

TEST_CASE("a pipeline of known trips") {
  for (const u32 slots : {2u, 3u, 5u})
    for (const i32 known : {0, 1, 2, 3, 4, 5, 6, most_tiles})
      for (const pipeline_kind kind : {plain, interleaved, ping_pong})
        run_trips(isa::arch::gfx942, 256, kind, slots, known);
}

TEST_CASE("a pipeline of one wave has no barriers that order anything, and of eight waves") {
  for (const pipeline_kind kind : {plain, interleaved}) run_trips(isa::arch::gfx950, 64, kind, 3, -1);
  for (const pipeline_kind kind : {plain, interleaved, ping_pong})
    run_trips(isa::arch::gfx950, 512, kind, 3, -1);
}

TEST_CASE("waves in any order") {
  for (const pipeline_kind kind : {plain, ping_pong}) {
    const ir::program p = compiled<float*, const float*, int>(
        isa::arch::gfx950, 512, [=](builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
          sum_of_tiles(k, out, in, n, kind, 3, -1);
        });
    std::vector<float> in(2 * 512 * 6, 1.0f), out(512);
    for (u64 seed = 1; seed <= 20; ++seed) {
      const sim::result r =
          sim::run(p, {.grid = {1}, .threads = 1, .schedule_seed = seed}, sim::buffer(out.data(), out.size()),
                   sim::buffer(in.data(), in.size()), 6);
      CHECK((r.ok && out[300] == 12));
    }
  }
}

TEST_CASE("loads of 16 bytes a lane") {
  const ir::program p = compiled<float*, const float*, int>(
      isa::arch::gfx950, 256, [](builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
        auto tiles = k.buffer(in, 1 << 20);
        auto sum = k.vgpr<f32>(0);
        auto x = k.vgpr<f32, 4>();
        auto mine = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 16);
        auto of_wave = k.sgpr<u32>(as<u32>(k.wave_id()) * 1024);
        lds_ring ring(k, 3, 4096);
        pipeline(
            k, ring, n,
            [&](const sgpr<u32>& place, const sgpr<i32>& tile) {
              tiles.load_to_lds<16>(place + of_wave, byte_offset(mine, tile * 4096));
            },
            [&](const sgpr<u32>& place, const sgpr<i32>&) {
              auto from = k.vgpr<u32>(4080 - mine + place);
              k.ds_read_b128(x, from);
              for (u32 i = 0; i < 4; ++i) sum += x[i];
            });
        out[k.thread_idx.x] = sum;
      });
  std::vector<float> in(1024 * 8), out(256);
  for (u32 i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i % 61);
  for (const int n : {0, 1, 2, 3, 8}) {
    run_clean(p, 1, sim::buffer(out.data(), out.size()), sim::buffer(in.data(), in.size()), n);
    float sum = 0;
    for (u32 t = 0; t < static_cast<u32>(n); ++t)
      for (u32 i = 0; i < 4; ++i) sum += in[t * 1024 + 4 * (255 - 9) + i];
    CHECK(out[9] == sum);
  }
}

TEST_CASE("the steady state waits for the oldest load only") {
  const ir::program p = compiled<float*, const float*, int>(
      isa::arch::gfx942, 256, [](builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
        sum_of_tiles(k, out, in, n, plain, 4, -1);
      });
  std::vector<u32> counts; // of vmcnt
  for (const ir::instruction& in : p.code) {
    if ((isa::rows[in.row].flags & isa::flag::waitcnt) == 0) continue;
    const u32 vmcnt = isa::unpack_waitcnt(in.op(0).payload()).vmcnt;
    if (vmcnt != isa::counter_max.vmcnt) counts.push_back(vmcnt);
  }
  CHECK(counts == std::vector<u32>{4, 4, 2, 0}); // the loop's, and the epilogue's
}
