// SPDX-License-Identifier: MIT
// test_simt, test_execmask, test_reduce, test_softmax, test_transpose and test_wgload of the reference DSL.
#include "program/simulate.hpp"

#include <kiln/author/math.hpp>
#include <kiln/author/memory/cooperative_load.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("pyhip_test_simt") {
  for (const isa::arch a : all_archs) {
    std::vector<i32> x(640, 1);
    run_clean(compiled<i32*, i32>(a, 64,
                                  [](builder k, arg<i32*> p, arg<i32> n) {
                                    auto i = k.thread_idx.x + 0;
                                    k.while_lanes([&] { return i < n; },
                                                  [&] {
                                                    p[i] = p[i] + 102;
                                                    i += 64;
                                                  });
                                  }),
              1, sim::buffer<i32>(x.data(), x.size()), 318);
    for (u32 i = 0; i < 640; ++i) REQUIRE(x[i] == (i < 318 ? 103 : 1));

    std::vector<f32> y; // test_get_amax: values after the count are larger and must not be seen
    random_words random;
    for (u32 i = 0; i < 200; ++i) y.push_back(static_cast<f32>(random() % 200) - 100);
    y[128] = 120;
    y[129] = 125;
    const f32 largest_of_129 = *std::max_element(y.begin(), y.begin() + 129);
    run_clean(compiled<f32*, i32>(a, 64,
                                  [](builder k, arg<f32*> p, arg<i32> n) {
                                    auto i = k.thread_idx.x + 0;
                                    auto most = k.vgpr<f32>(-0x1.fffffep127);
                                    k.while_lanes([&] { return i < n; },
                                                  [&] {
                                                    most = max(most, p[i]);
                                                    i += 64;
                                                  });
                                    p[k.thread_idx.x] = wave_max(most);
                                  }),
              1, sim::buffer<f32>(y.data(), y.size()), 129);
    CHECK(largest_of_129 == 120);
    for (u32 i = 0; i < 64; ++i) REQUIRE(y[i] == 120);
  }
}

TEST_CASE("pyhip_test_execmask") {
  for (const isa::arch a : all_archs) {
    // test_execmask_skip_memload: no lane loads, so an invalid address does no harm and no register changes
    std::vector<i32> out(64);
    run_clean(compiled<i32*>(a, 64,
                             [](builder k, arg<i32*> out) {
                               auto lane = k.thread_idx.x + 0;
                               auto at = lane * 4, from = (63 - lane) * 4, got = k.vgpr<i32>();
                               auto nowhere = k.sgpr<u64>(0), none = k.sgpr<u64>(0), all = k.sgpr<u64>(-1);
                               k.s_mov_b64(exec, none);
                               k.global_load_dword(from, at, nowhere);
                               k.s_mov_b64(exec, all);
                               k.ds_bpermute_b32(got, from, lane);
                               out[lane] = got;
                             }),
              1, sim::buffer<i32>(out.data(), 64));
    for (i32 i = 0; i < 64; ++i) REQUIRE(out[static_cast<u32>(i)] == 63 - i);

    // test_execmask_from_vcc: lanes 32 to 63 ask the lane 8 further; what a disabled lane would give is 0
    std::vector<i32> from;
    for (i32 i = 0; i < 64; ++i) from.push_back(i * 4);
    from[1] = 4, from[2] = 8, from[3] = 4;
    run_clean(compiled<i32*, const i32*>(a, 64,
                                         [](builder k, arg<i32*> out, arg<const i32*> selectors) {
                                           auto lane = k.thread_idx.x + 0;
                                           auto at = selectors[lane];
                                           auto got = k.vgpr<i32>(0);
                                           auto all = k.sgpr<u64>(-1);
                                           k.set_mask(exec, lane >= 32);
                                           k.ds_bpermute_b32(got, at, lane, offset(4 * 8));
                                           k.s_mov_b64(exec, all);
                                           out[lane] = got;
                                         }),
              1, sim::buffer<i32>(out.data(), 64), sim::buffer<const i32>(from.data(), 64));
    for (i32 i = 0; i < 64; ++i) {
      INFO("lane " << i);
      REQUIRE(out[static_cast<u32>(i)] == (i >= 32 && i + 8 < 64 ? i + 8 : 0));
    }
  }
}

TEST_CASE("pyhip_test_reduce") {
  for (const isa::arch a : all_archs) {
    std::vector<f32> x(128);
    random_words random;
    for (u32 i = 0; i < 64; ++i) x[i] = static_cast<f32>(random() % 1000);
    const f32 most = *std::max_element(x.begin(), x.begin() + 64), sum = std::accumulate(&x[0], &x[64], 0.f);
    run_clean(compiled<f32*>(a, 64,
                             [](builder k, arg<f32*> p) {
                               auto lane = k.thread_idx.x;
                               auto v = p[lane] + 0;
                               p[lane] = wave_max(v);
                               p[lane + 64] = wave_sum(v);
                             }),
              1, sim::buffer<f32>(x.data(), 128));
    for (u32 i = 0; i < 64; ++i) {
      REQUIRE(x[i] == most);
      REQUIRE(x[64 + i] == sum); // whole numbers below 2^24: every order gives the same
    }
  }
}

/// Softmax of the first `length` columns of 16 rows; a lane has 4 x 4 columns of a row.
constexpr void softmax(builder k, arg<const f32*> in, arg<f32*> out, arg<i32> length) {
  constexpr u32 columns = 64, rows = 16, each = 4, tile = 16, tiles = columns / tile;
  auto lane = k.thread_idx.x & 63;
  auto row = lane & static_cast<i32>(rows - 1), column = (lane >> 4) * static_cast<i32>(each);
  auto from = k.buffer(in, rows * columns * 4), to = k.buffer(out, rows * columns * 4);
  auto at = (row << 8) + (column << 2);
  auto x = k.vgpr<f32, 16>();
  for (u32 i = 0; i < tiles; ++i) {
    auto four = x.slice<4>(i * 4);
    from.load_to(four, byte_offset(at, i * tile * 4));
  }
  const auto combine_lanes = [&](auto& value, auto op) {
    for (const i32 distance : {16, 32}) {
      auto other = k.vgpr<f32>();
      k.ds_bpermute_b32(other, (lane ^ distance) << 2, value);
      op(other);
    }
  };
  auto lowest = k.vgpr<f32>(-0x1.fffffep127), zero = k.vgpr<f32>(0);
  auto most = k.vgpr<f32>(-0x1.fffffep127), sum = k.vgpr<f32>(0), one = k.vgpr<f32>();
  for (u32 i = 0; i < 16; ++i) {
    k.set_mask(vcc, column + static_cast<i32>(i / 4 * tile + i % 4) < length);
    k.v_cndmask_b32(one, lowest, x[i], vcc);
    k.v_max_f32(most, one, most);
  }
  combine_lanes(most, [&](auto& other) { k.v_max_f32(most, other, most); });
  for (u32 i = 0; i < 16; ++i) {
    x[i] = (x[i] - most) * 0x1.715476p0;
    k.v_exp_f32(x[i], x[i]);
    k.set_mask(vcc, column + static_cast<i32>(i / 4 * tile + i % 4) < length);
    k.v_cndmask_b32(one, zero, x[i], vcc);
    sum += one;
  }
  combine_lanes(sum, [&](auto& other) { sum += other; });
  auto scale = sum + 1e-6;
  k.v_rcp_f32(scale, scale);
  for (u32 i = 0; i < 16; ++i) x[i] = x[i] * scale;
  for (u32 i = 0; i < tiles; ++i) {
    auto four = x.slice<4>(i * 4);
    to.store(byte_offset(at, i * tile * 4), four);
  }
}

TEST_CASE("pyhip_test_softmax") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<const f32*, f32*, i32>(a, 64, softmax);
    std::vector<f32> in, out(16 * 64);
    random_words random;
    for (u32 i = 0; i < 16 * 64; ++i) in.push_back((static_cast<f32>(random() % 9) - 4) / 5);
    for (i32 length = 1; length <= 64; ++length) {
      run_clean(p, 1, sim::buffer<const f32>(in.data(), in.size()), sim::buffer<f32>(out.data(), out.size()),
                length);
      for (u32 row = 0; row < 16; ++row) {
        f64 sum = 0;
        for (u32 c = 0; c < static_cast<u32>(length); ++c) sum += std::exp(f64{in[row * 64 + c]});
        for (u32 c = 0; c < static_cast<u32>(length); ++c) {
          const f64 exact = std::exp(f64{in[row * 64 + c]}) / sum;
          INFO("length " << length << ", row " << row << ", column " << c);
          REQUIRE(std::fabs(out[row * 64 + c] - exact) <= 0.001 + 0.005 * exact);
        }
      }
    }
  }
}

/// Every lane transposes its own Rows x Columns matrix of elements of `Bytes` bytes.
template<u32 Rows, u32 Columns, u32 Bytes> void try_transpose(isa::arch a) {
  constexpr u32 bytes = Rows * Columns * Bytes, dwords = bytes / 4;
  std::vector<u32> in(64 * dwords), out(64 * dwords);
  random_words random;
  for (u32& x : in) x = random();
  run_clean(compiled<u32*, const u32*>(a, 64,
                                       [](builder k, arg<u32*> out, arg<const u32*> in) {
                                         auto from = k.buffer(in, 64 * bytes), to = k.buffer(out, 64 * bytes);
                                         auto at = k.lane_id() * static_cast<i32>(bytes);
                                         auto x = k.vgpr<u32, dwords>();
                                         for (u32 i = 0; i < dwords; ++i)
                                           x[i] = from.load<u32>(byte_offset(at, i * 4));
                                         auto y = transpose_in_lane<Rows, Columns, Bytes>(x);
                                         for (u32 i = 0; i < dwords; ++i)
                                           to.store(byte_offset(at, i * 4), y[i]);
                                       }),
            1, sim::buffer<u32>(out.data(), out.size()), sim::buffer<const u32>(in.data(), in.size()));
  const auto element = [](const std::vector<u32>& words, u32 lane, u32 i) {
    const u8* first = reinterpret_cast<const u8*>(words.data()) + lane * bytes + i * Bytes;
    return std::vector<u8>(first, first + Bytes);
  };
  for (u32 lane = 0; lane < 64; ++lane)
    for (u32 r = 0; r < Rows; ++r)
      for (u32 c = 0; c < Columns; ++c)
        REQUIRE(element(out, lane, c * Rows + r) == element(in, lane, r * Columns + c));
}

TEST_CASE("pyhip_test_transpose") {
  for (const isa::arch a : all_archs) {
    try_transpose<5, 3, 4>(a);
    try_transpose<2, 2, 2>(a);
    try_transpose<4, 4, 2>(a);
    try_transpose<8, 4, 2>(a);
    try_transpose<4, 8, 2>(a);
    try_transpose<4, 4, 1>(a);
    try_transpose<4, 8, 1>(a);
    try_transpose<8, 4, 1>(a);
  }
}

TEST_CASE("pyhip_test_wgload") {
  for (const isa::arch a : all_archs)
    for (const u32 count : {10u, 30u, 50u, 64u, 112u, 128u, 280u, 1002u}) {
      INFO(count << " dwords");
      std::vector<u32> in(count), out(4 * count);
      std::iota(in.begin(), in.end(), 0u);
      run_clean(compiled<u32*, const u32*>(a, 256,
                                           [&](builder k, arg<u32*> out, arg<const u32*> in) {
                                             auto t = k.lds<u32>(count);
                                             load_to_lds(k, t.offset_bytes(), in, count * 4);
                                             k.s_waitcnt(vmcnt(0));
                                             k.s_barrier();
                                             auto base = as<i32>(wave_index(k)) * static_cast<i32>(count);
                                             auto i = k.lane_id() + 0;
                                             for (u32 j = 0; j < count; j += 64) {
                                               k.where(i < static_cast<i32>(count),
                                                       [&] { out[base + i] = t[i]; });
                                               i += 64;
                                             }
                                           }),
                1, sim::buffer<u32>(out.data(), out.size()), sim::buffer<const u32>(in.data(), count));
      for (u32 i = 0; i < 4 * count; ++i) REQUIRE(out[i] == i % count);
    }
}

} // namespace
