// SPDX-License-Identifier: MIT
// A conversion to a layout with a coordinate that the tile does not have.
// target: gfx942
// expect: {mistake}: converted: the layouts have different coordinates or extents: the tile's is item[m1] lane
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/convert_in_lds.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout from = tile::layout_of("item[m1] lane[n1 n2 n4 n8 n16 n32] wave[m2]");
#ifdef KILN_MISTAKE
constexpr tile::layout to = tile::layout_of("item[k1 k2] lane[n1 n2 n4 n8 n16 n32] wave[0]");
#else
constexpr tile::layout to = tile::layout_of("item[m2] lane[n1 n2 n4 n8 n16 n32] wave[m1]");
#endif

constexpr void mistaken(builder k, arg<float*> out, arg<const float*> in) {
  tile::tensor x(in, {{'m', 4}, {'n', 64}});
  tile::tensor y(out, {{'m', 4}, {'n', 64}});
  auto t = tile::load<from>(k, x, {0, 0});
  tile::lds_tile<f32, tile::row_major('m', 2, 'n', 6)> exchange(k);
  auto u = tile::converted<to>(k, t, exchange); // mistake
  tile::store(k, y, {0, 0}, tile::register_tile<f32, from>(k));
  (void)u;
}

KILN_KERNEL(mistaken, block_size<128>);
