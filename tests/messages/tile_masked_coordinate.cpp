// SPDX-License-Identifier: MIT
// A bound of a coordinate that the tile does not have.
// target: gfx942
// expect: keep_below: the tile has no such coordinate, or of extent 1
// expect: {mistake}:
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/mask.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::in_order('m', 4, 'n', 8, 2, 2);

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x, arg<int> rows, arg<int> columns) {
  const tile::tensor from(x, {{'m', rows}, {'n', columns}});
  const tile::tensor to(y, {{'m', rows}, {'n', columns}});
  auto t = tile::load<places>(k, from, {0, 0});
#ifdef KILN_MISTAKE
  auto u = tile::keep_below<'k'>(k, t, columns, 0.0f); // mistake
#else
  auto u = tile::keep_below<'n'>(k, t, columns, 0.0f);
#endif
  tile::store(k, to, {0, 0}, u);
}

KILN_KERNEL(mistaken, block_size<256>);
