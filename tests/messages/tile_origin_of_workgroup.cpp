// SPDX-License-Identifier: MIT
// An origin that is calculated from the workgroup's number and no multiple of the tile's extent.
// target: gfx942
// expect: {mistake}: the tile's origin along n is a multiple of 64 alone; allowed are multiples of its extent, 256
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::in_order('m', 4, 'n', 8, 2, 2);

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x, arg<int> rows, arg<int> columns) {
  const tile::uniform width(columns, 256);
  const tile::tensor from(x, {{'m', rows}, {'n', width}});
  const tile::tensor to(y, {{'m', rows}, {'n', width}});
#ifdef KILN_MISTAKE
  auto t = tile::load<places>(k, from, {0, k.block_idx.x * 192 + 256}); // mistake
#else
  auto t = tile::load<places>(k, from, {0, k.block_idx.x * 768 + 256});
#endif
  tile::store(k, to, {0, 0}, t);
}

KILN_KERNEL(mistaken, block_size<256>);
