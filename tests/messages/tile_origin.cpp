// SPDX-License-Identifier: MIT
// An origin that is no multiple of the tile's extent.
// target: gfx942
// expect: {mistake}: the tile's origin along n is 3; allowed are multiples of its extent, 256
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::in_order('m', 4, 'n', 8, 2, 2);

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x, arg<int> rows, arg<int> columns) {
  const tile::tensor from(x, {{'m', rows}, {'n', columns}});
  const tile::tensor to(y, {{'m', rows}, {'n', columns}});
  const tile::uniform width(columns, 256);
  const tile::tensor z(x, {{'m', rows}, {'n', width}});
#ifdef KILN_MISTAKE
  auto u = tile::load<places>(k, z, {0, 3}); // mistake
#else
  auto u = tile::load<places>(k, z, {0, 256});
#endif
  tile::store(k, to, {0, 0}, u);
  (void)from;
}

KILN_KERNEL(mistaken, block_size<256>);
