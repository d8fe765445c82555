// SPDX-License-Identifier: MIT
// Two tiles whose lanes have different elements.
// target: gfx942
// expect: the lanes of the two tiles do not hold the same rows and columns: item[n1 n2 m4 m8] lane[n4 n8 n16
// expect: {mistake}:
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/convert_in_lds.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/map.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::in_order('m', 4, 'n', 8, 2, 2);

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x, arg<int> rows, arg<int> columns) {
  const tile::tensor from(x, {{'m', rows}, {'n', columns}});
  const tile::tensor to(y, {{'m', rows}, {'n', columns}});
  auto t = tile::load<places>(k, from, {0, 0});
  constexpr tile::layout wider = tile::in_order('m', 4, 'n', 8, 3, 2);
  auto others = tile::load<wider>(k, from, {0, 0});
#ifdef KILN_MISTAKE
  auto u = t + others; // mistake
#else
  tile::lds_tile<f32, tile::exchange_layout<wider, places, f32>> exchange(k);
  auto u = t + tile::converted<places>(k, others, exchange);
#endif
  tile::store(k, to, {0, 0}, u);
}

KILN_KERNEL(mistaken, block_size<256>);
