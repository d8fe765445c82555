// SPDX-License-Identifier: MIT
// Origins of tiles: tiles side by side along an axis that a tile has no extent along, and origins that are no multiples.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;

constexpr tile::layout one_row = tile::layout_of("item[n1 n2] lane[n4 n8 n16 0 0 0]"), // 32 columns
    two_rows = tile::layout_of("item[n1 n2] lane[n4 n8 n16 m1 0 0]");

std::vector<float> counted(u32 count) {
  std::vector<float> out(count);
  for (u32 i = 0; i < count; ++i) out[i] = static_cast<float>(i * 7 + 1);
  return out;
}

/// Tiles of one row, four of them along m, or along b outside it, from row `first`: 0 beyond the extent.
void copies_rows(isa::arch a, bool known, bool in_batch, u32 rows, u32 first) {
  constexpr u32 width = 32, tiles = 4;
  const ir::program p = compiled<float*, const float*, int, int, int>(
      a, 64, [&](builder k, arg<float*> y, arg<const float*> x, arg<int> begin, arg<int> m, arg<int> pitch) {
        const tile::uniform extent = known ? tile::uniform(rows) : tile::uniform(m),
                            stride = known ? tile::uniform(width) : tile::uniform(pitch, 4);
        const tile::tensor to(y, {{'m', tiles}, {'n', width}});
        const auto copy = [&](auto& from) {
          for (u32 i = 0; i < tiles; ++i) {
            tile::register_tile<f32, one_row> t(k);
            from.load_to(t, i);
            tile::store(k, to, {i, 0}, t);
          }
        };
        if (in_batch) {
          const tile::tensor in(x, {{'b', extent, stride}, {'m', 1, width}, {'n', width}});
          auto from = tile::access_of<one_row>(k, in, {begin, 0, 0}, 'n', {'b', tiles});
          copy(from);
        } else {
          const tile::tensor in(x, {{'m', extent, stride}, {'n', width}});
          auto from = tile::access_of<one_row>(k, in, {begin, 0}, 'n', {'m', tiles});
          copy(from);
        }
      });
  const std::vector<float> x = counted(rows * width);
  std::vector<float> y(tiles * width, -1.0f);
  run_clean(p, 1, sim::buffer<float>(y.data(), y.size()), sim::buffer<const float>(x.data(), x.size()),
            static_cast<i32>(first), static_cast<i32>(rows), static_cast<i32>(width));
  u32 wrong = 0;
  for (u32 i = 0; i < y.size(); ++i)
    wrong += y[i] != (first + i / width < rows ? x[first * width + i] : 0.0f);
  INFO(rows << " rows from " << first << (known ? ", numbers" : ", arguments") << (in_batch ? ", batch" : "")
            << " on " << isa::facts_of(a).name);
  CHECK(wrong == 0);
}

TEST_CASE("tiles side by side along an axis that one has no extent along") {
  for (const isa::arch a : all_archs)
    for (const bool known : {true, false})
      for (const bool in_batch : {false, true}) {
        copies_rows(a, known, in_batch, 8, 0);
        copies_rows(a, known, in_batch, 8, 4);
        copies_rows(a, known, in_batch, 6, 4);
        copies_rows(a, known, in_batch, 1, 0);
      }
}

/// What a launch says whose tile of (2,32) begins at an argument.
template<class Extent> std::string launched(Extent extent, u32 multiple, i32 first, u32& wrong) {
  const ir::program p = compiled<float*, const float*, int, int>(
      isa::arch::gfx942, 64, [&](builder k, arg<float*> y, arg<const float*> x, arg<int> begin, arg<int> n) {
        const tile::tensor in(x, {{'m', 2}, {'n', extent(n)}});
        const tile::tensor to(y, {{'m', 2}, {'n', 32}});
        const tile::uniform column = multiple == 1 ? tile::uniform(begin) : tile::uniform(begin, multiple);
        tile::store(k, to, {0, 0}, tile::load<two_rows>(k, in, {0, column}));
      });
  const std::vector<float> x = counted(128);
  std::vector<float> y(64, -1.0f);
  const sim::result r = sim::run(p, {.grid = {1}, .threads = 1}, sim::buffer<float>(y.data(), y.size()),
                                 sim::buffer<const float>(x.data(), x.size()), first, 64);
  wrong = 0;
  for (u32 i = 0; i < 64; ++i) {
    const u32 column = static_cast<u32>(first) + i % 32;
    wrong += y[i] != (column < 64 ? x[i / 32 * 64 + column] : 0.0f);
  }
  const text_buffer text = r.text();
  return {text.data(), text.size()};
}

TEST_CASE("a launch whose tile begins at an argument that is no multiple is refused, with the line") {
  u32 wrong = 0;
  const auto number = [](const auto&) { return tile::uniform(64); };
  for (const i32 first : {0, 1, 30, 32}) { // where the tile ends inside
    CHECK(launched(number, 1, first, wrong) == "");
    CHECK(wrong == 0);
  }
  const std::string refused = launched(number, 1, 36, wrong);
  INFO(refused);
  CHECK(refused.find("argument 2 is 36; the kernel assumes 0..32 (") != std::string::npos);
  CHECK(refused.find("tile_origin_test.cpp:") != std::string::npos);
  const auto whole = [](const auto& n) { return tile::uniform(n, 32); };
  CHECK(launched(whole, 1, 32, wrong) == "");
  CHECK(wrong == 0);
  CHECK(launched(whole, 1, 8, wrong).find("argument 2 is 8; the kernel assumes a multiple of 32 (") !=
        std::string::npos);
  // Where lanes are compared with the end, the elements of one instruction alone must not cross it.
  const auto by_4 = [](const auto& n) { return tile::uniform(n, 4); };
  CHECK(launched(by_4, 1, 36, wrong) == "");
  CHECK(wrong == 0);
  CHECK(launched(by_4, 1, 34, wrong).find("argument 2 is 34; the kernel assumes a multiple of 4 (") !=
        std::string::npos);
  const auto any = [](const auto& n) { return tile::uniform(n); };
  CHECK(launched(any, 1, 35, wrong) == "");
  CHECK(wrong == 0);
  // A promise that is broken.
  CHECK(launched(any, 8, 35, wrong).find("argument 2 is 35; the kernel assumes a multiple of 8 (") !=
        std::string::npos);
}

TEST_CASE("columns of workgroups are moved by as wide accesses as their multiple permits") {
  for (const isa::arch a : all_archs)
    for (const u32 apart : {2u, 4u, 6u, 16u, 32u}) {
      constexpr u32 width = 100;
      const ir::program p = compiled<float*, const float*, int>(
          a, 64, [&](builder k, arg<float*> y, arg<const float*> x, arg<int> n) {
            const tile::tensor in(x, {{'m', 1, width}, {'n', tile::uniform(n, 4)}});
            const tile::tensor to(y, {{'m', 100}, {'n', 32}});
            auto column = k.block_idx.x * static_cast<i32>(apart) + static_cast<i32>(2 * apart);
            tile::store(k, to, {k.block_idx.x, 0}, tile::load<one_row>(k, in, {0, column}));
          });
      constexpr u32 groups = 7;
      const std::vector<float> x = counted(2 * width);
      std::vector<float> y(groups * 32, -1.0f);
      run_clean(p, groups, sim::buffer<float>(y.data(), y.size()),
                sim::buffer<const float>(x.data(), x.size()), static_cast<i32>(width));
      u32 wrong = 0;
      for (u32 i = 0; i < y.size(); ++i) {
        const u32 column = (i / 32 + 2) * apart + i % 32;
        wrong += y[i] != (column < width ? x[column] : 0.0f);
      }
      INFO(apart << " apart on " << isa::facts_of(a).name);
      CHECK(wrong == 0);
    }
}

} // namespace
