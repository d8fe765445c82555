// SPDX-License-Identifier: MIT
// Tokens of asynchronous loads: the waits that come out of them, and what is refused.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln_test;
using enum isa::arch;

std::vector<isa::counter_values> waits_of(const ir::program& p) {
  std::vector<isa::counter_values> found;
  for (const ir::instruction& in : p.code)
    if ((isa::rows[in.row].flags & isa::flag::waitcnt) != 0)
      found.push_back(isa::unpack_waitcnt(in.op(0).payload()));
  return found;
}
std::vector<u32> vmcnts(const ir::program& p) {
  std::vector<u32> found;
  for (const isa::counter_values& v : waits_of(p))
    if (v.vmcnt != isa::counter_max.vmcnt) found.push_back(v.vmcnt);
  return found;
}
std::vector<u32> lgkmcnts(const ir::program& p) {
  std::vector<u32> found;
  for (const isa::counter_values& v : waits_of(p))
    if (v.lgkmcnt != isa::counter_max.lgkmcnt) found.push_back(v.lgkmcnt);
  return found;
}

/// Sums tiles of 64 floats, of which so many are on their way to LDS while one is added. One token, one loop.
ir::program sum_of_tiles(isa::arch a, u32 ahead) {
  return compiled<float*, const float*, int>(
      a, 64, [=](builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
        const u32 slots = ahead + 1;
        auto tiles = k.buffer(in, 1 << 20);
        auto shared = k.lds<float>(64 * slots);
        auto sum = k.vgpr<f32>(0);
        auto tile = k.sgpr<i32>(0), to = k.sgpr<i32>(0), from = k.sgpr<i32>(0);
        auto loaded = k.make_token();
        const auto next = [&](sgpr<i32>& slot) {
          slot += 1;
          k.if_(slot == static_cast<i32>(slots), [&] { slot = 0; });
        };
        const auto load = [&] {
          k.async(loaded,
                  [&] { tiles.load_to_lds<4>(to * 256, byte_offset(k.thread_idx.x * 4, tile * 256)); });
          tile += 1;
          next(to);
        };
        for (u32 i = 0; i < ahead; ++i) load(); // the buffer ends far beyond the last tile
        k.for_(0, n, 1, [&](auto) {
          load();
          k.wait(loaded, younger(ahead));
          k.apart([&] { sum += shared[from * 64 + k.thread_idx.x]; });
          next(from);
        });
        out[k.thread_idx.x] = sum;
      });
}

} // namespace

TEST_CASE("a token's wait leaves what is younger in flight, around a loop") {
  for (const isa::arch a : all_archs)
    for (const u32 ahead : {0u, 1u, 2u, 5u, 7u}) {
      INFO(ahead << " tiles ahead");
      const ir::program p = sum_of_tiles(a, ahead);
      CHECK(vmcnts(p) == std::vector<u32>{ahead});
      std::vector<float> in(64 * 32), out(64);
      for (u32 i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i % 97);
      for (const int n : {0, 1, 2, 9, 20}) {
        run_clean(p, 1, sim::buffer(out.data(), 64), sim::buffer(in.data(), in.size()), n);
        float sum = 0;
        for (int t = 0; t < n; ++t) sum += in[static_cast<u32>(t) * 64 + 5];
        CHECK(out[5] == sum);
      }
    }
}

TEST_CASE("operations of all kinds count, other counters do not") {
  const ir::program p =
      compiled<float*, const float*>(gfx942, 64, [](builder k, arg<float*> out, arg<const float*> in) {
        auto b = k.buffer(in, 4096);
        auto x = k.vgpr<f32, 4>();
        auto y = k.vgpr<f32>(), z = k.vgpr<f32>(1);
        auto shared = k.lds<float>(64);
        const auto wide = k.async([&] { b.load_to(x, k.thread_idx.x); });
        b.load_to(y, k.thread_idx.x);
        shared[k.thread_idx.x] = z;
        out[k.thread_idx.x] = z;
        k.wait(wide); // the load of y and the store are younger
        k.s_nop(0);
        out[k.thread_idx.x + 64] = x[0] + x[3];
        out[k.thread_idx.x + 128] = y;
      });
  CHECK(vmcnts(p) == std::vector<u32>{2, 2}); // y's own: the stores after it
}

TEST_CASE("LDS reads that stay in flight over a barrier") {
  const ir::program p = compiled<float*>(gfx942, 128, [](builder k, arg<float*> out) {
    auto shared = k.lds_tensor<f32, 128>();
    auto x = k.vgpr<f32>(), y = k.vgpr<f32>();
    auto at = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4);
    shared.store(k.vgpr<f32>(3), k.thread_idx.x);
    k.barrier();
    const auto first = k.async([&] { k.ds_read_b32(x, at); });
    const auto second = k.async([&] { k.ds_read_b32(y, at); });
    k.barrier();
    k.wait(first);
    k.v_add_f32(x, x, x);
    k.wait(second);
    out[k.thread_idx.x] = x + y;
  });
  CHECK(lgkmcnts(p) ==
        std::vector<u32>{0, 1, 0}); // the write's, then the tokens'; the argument has come by then
  std::vector<float> out(128);
  run_clean(p, 1, sim::buffer(out.data(), out.size()));
  CHECK(out[77] == 9);
}

TEST_CASE("no wait where the loads have arrived") {
  const ir::program p =
      compiled<float*, const float*>(gfx942, 64, [](builder k, arg<float*> out, arg<const float*> in) {
        auto b = k.buffer(in, 4096);
        auto x = k.vgpr<f32>(), y = k.vgpr<f32>();
        const auto first = k.async([&] { b.load_to(x, k.thread_idx.x); });
        const auto second = k.async([&] { b.load_to(y, k.thread_idx.x + 64); });
        k.wait(second);
        k.wait(first);
        k.wait(second);
        out[k.thread_idx.x] = x + y;
      });
  CHECK(vmcnts(p) == std::vector<u32>{0});
}

TEST_CASE("of two paths, the one with fewer operations counts") {
  const ir::program p = compiled<float*, const float*, int>(
      gfx942, 64, [](builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
        auto b = k.buffer(in, 4096);
        auto x = k.vgpr<f32>(), one = k.vgpr<f32>(1);
        const auto loaded = k.async([&] { b.load_to(x, k.thread_idx.x); });
        out[k.thread_idx.x + 64] = one;
        k.if_(n > 3, [&] { out[k.thread_idx.x + 128] = one; });
        k.wait(loaded);
        out[k.thread_idx.x] = x;
      });
  CHECK(vmcnts(p) == std::vector<u32>{1});
}

TEST_CASE("tokens do not keep streams from being merged") {
  const ir::program p =
      compiled<float*, const float*>(gfx942, 64, [](builder k, arg<float*> out, arg<const float*> in) {
        auto b = k.buffer(in, 4096);
        auto x = k.vgpr<f32>(), y = k.vgpr<f32>(1);
        auto at = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4);
        const auto loaded = k.make_token();
        auto loads = k.record([&] { k.async(loaded, [&] { k.buffer_load_dword(x, at, b, 0, offen); }); });
        auto sums = k.record([&] {
          for (int i = 0; i < 4; ++i) k.v_add_f32(y, y, y);
        });
        k.interleave(sums, loads);
        k.wait(loaded);
        out[k.thread_idx.x] = x + y;
      });
  std::vector<float> in(1024, 2.0f), out(64);
  run_clean(p, 1, sim::buffer(out.data(), out.size()), sim::buffer(in.data(), in.size()));
  CHECK(out[9] == 18);
  CHECK(vmcnts(p) == std::vector<u32>{0});
}

TEST_CASE("what async and wait refuse") {
  refused<"async without a load: nothing is under way">(__LINE__ + 2, [](builder k) {
    auto x = k.vgpr<f32>(1);
    k.async([&] { x += 1; });
  });
  refused<"s_load_dword comes back in no order, so no count can wait for it: async takes loads of global "
          "memory, buffers and "
          "LDS">(__LINE__ + 3, [](builder k) {
    auto p = k.sgpr<u64>(0);
    auto x = k.sgpr<i32>();
    k.async([&] { k.s_load_dword(x, p, 0); });
  });
  refused<"wait leaves 8 younger generations in flight; allowed range is 0..7">(__LINE__ + 2, [](builder k) {
    auto loaded = k.make_token();
    k.wait(loaded, younger(8));
  });
}
