// SPDX-License-Identifier: MIT
// Tensors whose rows overlap or lie between those of another axis: what is inside arrives, what is not is 0.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/map.hpp>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]"); // (16, 16)

std::vector<float> counted(u32 count) {
  std::vector<float> out(count);
  for (u32 i = 0; i < count; ++i) out[i] = static_cast<float>(i + 1);
  return out;
}

/// `of(m, n)` is the element of x that comes to y.
template<class Of> void check_copy(const ir::program& p, u32 length, Of of) {
  const std::vector<float> x = counted(length);
  std::vector<float> y(256, -1.0f);
  run_clean(p, 1, sim::buffer<float>(y.data(), 256), sim::buffer<const float>(x.data(), length));
  u32 wrong = 0;
  for (u32 i = 0; i < 256; ++i) wrong += y[i] != of(x, i / 16, i % 16);
  CHECK(wrong == 0);
}

/// 16 rows of 16 numbers, each row `hop` after the one before, of which `rows` are inside. From row `first` on.
void copies_frames(isa::arch a, u32 hop, u32 rows, u32 first) {
  const ir::program p =
      compiled<float*, const float*>(a, 64, [&](builder k, arg<float*> y, arg<const float*> x) {
        const tile::tensor from(x, {{'m', rows, hop}, {'n', 16}});
        tile::store(k, tile::tensor(y, {{'m', 16}, {'n', 16}}), {0, 0},
                    tile::load<places>(k, from, {first, 0}));
      });
  INFO("hop " << hop << ", " << rows << " rows from " << first << " on");
  check_copy(p, (rows - 1) * hop + 16, [&](const std::vector<float>& x, u32 m, u32 n) {
    return first + m < rows ? x[(first + m) * hop + n] : 0.0f;
  });
}

TEST_CASE("frames that overlap arrive whole, and those beyond the last are 0") {
  for (const isa::arch a : all_archs) copies_frames(a, 1, 16, 0); // a Hankel matrix
  for (const u32 hop : {8u, 15u, 16u, 17u}) copies_frames(isa::arch::gfx942, hop, 16, 0);
  copies_frames(isa::arch::gfx942, 1, 11, 0);
  copies_frames(isa::arch::gfx942, 8, 27, 16);
  copies_frames(isa::arch::gfx942, 8, 16, 16);
}

TEST_CASE("a loop goes over frames that overlap, to the last and beyond") {
  const ir::program p = compiled<float*, const float*>(
      isa::arch::gfx942, 64, [&](builder k, arg<float*> y, arg<const float*> x) {
        const tile::tensor from(x, {{'m', 40, 4}, {'n', 16}});
        auto frames = tile::access_of<places>(k, from, {0, 0}, 'm');
        auto sum = tile::filled<f32, places>(k, 0);
        tile::register_tile<f32, places> t(k);
        k.for_(0, 64, 16, [&](const auto&) {
          frames.load_to(t);
          frames.advance('m', 16);
          sum += t;
        });
        tile::store(k, tile::tensor(y, {{'m', 16}, {'n', 16}}), {0, 0}, sum);
      });
  check_copy(p, 39 * 4 + 16, [](const std::vector<float>& x, u32 m, u32 n) {
    float sum = 0;
    for (u32 row = m; row < 40; row += 16) sum += x[row * 4 + n];
    return sum;
  });
}

TEST_CASE("a stride that is an argument may be less than a row, and 0") {
  for (const bool whole_columns : {true, false})
    for (const i32 stride : {0, 1, 8, 16, 21}) {
      const ir::program p = compiled<float*, const float*, int, int, int>(
          isa::arch::gfx942, 64,
          [&](builder k, arg<float*> y, arg<const float*> x, arg<int> rows, arg<int> between,
              arg<int> columns) {
            const tile::uniform width = whole_columns ? tile::uniform(16) : tile::uniform(columns);
            auto frames = tile::access_of<places>(k, tile::tensor(x, {{'m', rows, between}, {'n', width}}),
                                                  {0, 0}, 'm');
            tile::register_tile<f32, places> t(k);
            frames.advance('m', 16);
            frames.load_to(t);
            tile::store(k, tile::tensor(y, {{'m', 16}, {'n', 16}}), {0, 0}, t);
          });
      const u32 length = static_cast<u32>(31 * stride + 16);
      const std::vector<float> x = counted(length);
      std::vector<float> y(256, -1.0f);
      run_clean(p, 1, sim::buffer<float>(y.data(), 256), sim::buffer<const float>(x.data(), length), 32,
                stride, 16);
      u32 wrong = 0;
      for (u32 i = 0; i < 256; ++i) wrong += y[i] != x[(16 + i / 16) * static_cast<u32>(stride) + i % 16];
      INFO("stride " << stride);
      CHECK(wrong == 0);
    }
}

TEST_CASE("rows beyond the extent are 0 where a stride is an argument and no less than a row") {
  const ir::program p = compiled<float*, const float*, int, int, int>(
      isa::arch::gfx942, 64,
      [&](builder k, arg<float*> y, arg<const float*> x, arg<int> rows, arg<int> stride, arg<int> columns) {
        const tile::tensor from(x, {{'m', rows, stride}, {'n', columns}});
        tile::store(k, tile::tensor(y, {{'m', 16}, {'n', 16}}), {0, 0}, tile::load<places>(k, from, {0, 0}));
      });
  const std::vector<float> x = counted(16 * 12);
  for (const u32 rows : {0u, 1u, 5u})
    for (const u32 columns : {12u, 7u}) {
      std::vector<float> y(256, -1.0f);
      run_clean(p, 1, sim::buffer<float>(y.data(), 256), sim::buffer<const float>(x.data(), x.size()),
                static_cast<i32>(rows), 12, static_cast<i32>(columns));
      u32 wrong = 0;
      for (u32 i = 0; i < 256; ++i)
        wrong += y[i] != (i / 16 < rows && i % 16 < columns ? x[i / 16 * 12 + i % 16] : 0.0f);
      INFO(rows << " rows of " << columns);
      CHECK(wrong == 0);
    }
}

TEST_CASE("axes may stand in another order than in memory") {
  constexpr tile::layout heads = tile::layout_of("item[d1 d2] lane[h1 h2 s1 s2 s4 s8]");
  for (const u32 inside : {4u, 3u}) { // heads
    const ir::program p = compiled<float*, const float*>(
        isa::arch::gfx942, 64, [&](builder k, arg<float*> y, arg<const float*> x) {
          const tile::tensor from(x, {{'h', inside, 4}, {'s', 16, 16}, {'d', 4}}); // memory is (s, h, d)
          const tile::tensor to(y, {{'h', 4, 64}, {'s', 16, 4}, {'d', 4}});
          tile::store(k, to, {0, 0, 0}, tile::load<heads>(k, from, {0, 0, 0}));
        });
    check_copy(p, 256, [&](const std::vector<float>& x, u32 m, u32 n) {
      const u32 i = m * 16 + n, h = i / 64, s = i / 4 % 16, d = i % 4;
      return h < inside ? x[s * 16 + h * 4 + d] : 0.0f;
    });
  }
}

} // namespace
