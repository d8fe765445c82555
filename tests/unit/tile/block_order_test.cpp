// SPDX-License-Identifier: MIT
// Orders of workgroups: every tile comes once, each part of the GPU has a run, bands go down their columns.
#include "program/simulate.hpp"

#include <kiln/tile/block_order.hpp>

#include <array>
#include <set>

namespace {

using namespace kiln_test;

struct place {
  u32 row, column;
};
/// The tile of each workgroup.
std::vector<place> places(u32 rows, u32 columns, u32 parts, u32 band) {
  const ir::program p = compiled<u32*, int>(isa::arch::gfx942, 64, [=](builder k, arg<u32*> out, arg<int> n) {
    auto down = as<u32>(k.sgpr<i32>(n));
    auto i = runs_by_part(k, as<u32>(k.block_idx.x), down * columns, parts);
    auto tile = banded_order(k, i, down, columns, band);
    k.where(k.thread_idx.x == 0, [&] {
      out[k.block_idx.x * 2] = k.vgpr<u32>(tile.row);
      out[k.block_idx.x * 2 + 1] = k.vgpr<u32>(tile.column);
    });
  });
  std::vector<u32> out(2 * rows * columns, ~0u);
  run_clean(p, rows * columns, sim::buffer(out.data(), out.size()), static_cast<int>(rows));
  std::vector<place> all;
  for (u32 b = 0; b < rows * columns; ++b) all.push_back({out[2 * b], out[2 * b + 1]});
  return all;
}

} // namespace

TEST_CASE("every tile comes once") {
  for (const u32 parts : {1u, 4u, 8u})
    for (const auto& [rows, columns, band] :
         {std::array{1u, 1u, 4u}, {5u, 3u, 2u}, {8u, 8u, 4u}, {7u, 5u, 16u}, {3u, 11u, 1u}}) {
      INFO(rows << " x " << columns << ", bands of " << band << ", " << parts << " parts");
      std::set<std::pair<u32, u32>> seen;
      for (const place& t : places(rows, columns, parts, band)) {
        CHECK((t.row < rows && t.column < columns));
        seen.insert({t.row, t.column});
      }
      CHECK(seen.size() == rows * columns);
    }
}

TEST_CASE("a part of the GPU has neighbours, down the columns of a band") {
  const std::vector<place> all = places(8, 8, 8, 4);
  // Workgroups 0, 8, 16, ... run on one part: 8 tiles, two columns of the first band.
  for (u32 i = 0; i < 8; ++i) {
    CHECK(all[8 * i].row == i % 4);
    CHECK(all[8 * i].column == i / 4);
  }
}
