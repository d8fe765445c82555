// SPDX-License-Identifier: MIT
// A layout of more waves than the workgroup has.
// target: gfx942
// expect: {mistake}: the tile's layout has 8 waves, the workgroup has 4: its size is at least 512 work-items for this layout
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
#ifdef KILN_MISTAKE
  auto u = tile::load<tile::in_order('m', 4, 'n', 8, 0, 3)>(k, from, {0, 0}); // mistake
#else
  auto u = tile::load<places>(k, from, {0, 0});
#endif
  tile::store(k, to, {0, 0}, u);
}

KILN_KERNEL(mistaken, block_size<256>);
