// SPDX-License-Identifier: MIT
// An origin beyond the extent of an axis along which tiles are whole.
// target: gfx942
// expect: {mistake}: the tile's origin along n is 512; allowed are multiples of its extent, 256, below 512
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::in_order('m', 4, 'n', 8, 2, 2);

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x, arg<int> rows) {
  const tile::tensor from(x, {{'m', rows}, {'n', 512}});
  const tile::tensor to(y, {{'m', rows}, {'n', 512}});
#ifdef KILN_MISTAKE
  auto t = tile::load<places>(k, from, {0, 512}); // mistake
#else
  auto t = tile::load<places>(k, from, {0, 256});
#endif
  tile::store(k, to, {0, 0}, t);
}

KILN_KERNEL(mistaken, block_size<256>);
