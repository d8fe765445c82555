// SPDX-License-Identifier: MIT
// A conversion for which waves exchange elements, without an LDS tile.
// target: gfx942
// expect: {mistake}: converted: on gfx942 elements go through LDS here, from item[m1] lane[n1 n2 n4 n8 n16 n32] wave[m2] to
// expect: give an lds_tile<T, exchange_layout<From, To, T>> as third argument
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/convert_in_lds.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout from = tile::layout_of("item[m1] lane[n1 n2 n4 n8 n16 n32] wave[m2]");
constexpr tile::layout to = tile::layout_of("item[m2] lane[n1 n2 n4 n8 n16 n32] wave[m1]");

constexpr void mistaken(builder k, arg<float*> out, arg<const float*> in) {
  tile::tensor x(in, {{'m', 4}, {'n', 64}});
  tile::tensor y(out, {{'m', 4}, {'n', 64}});
  auto t = tile::load<from>(k, x, {0, 0});
#ifdef KILN_MISTAKE
  auto u = tile::converted<to>(k, t); // mistake
#else
  tile::lds_tile<f32, tile::exchange_layout<from, to, f32>> exchange(k);
  auto u = tile::converted<to>(k, t, exchange);
#endif
  tile::store(k, y, {0, 0}, u);
}

KILN_KERNEL(mistaken, block_size<128>);
