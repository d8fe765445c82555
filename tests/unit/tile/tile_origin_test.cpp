// SPDX-License-Identifier: MIT
// Origins of tiles: tiles side by side along an axis that a tile has no extent along.
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

constexpr tile::layout one_row = tile::layout_of("item[n1 n2] lane[n4 n8 n16 0 0 0]"); // 32 columns

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

} // namespace
