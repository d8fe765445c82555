// SPDX-License-Identifier: MIT
// A tile with a coordinate that the tensor does not have.
// target: gfx942
// expect: {mistake}: the tile has a coordinate n, the tensor no such axis
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 n16 n32 m1 m2]");

constexpr void mistaken(builder k, arg<float*> out, arg<const float*> in) {
#ifdef KILN_MISTAKE
  tile::tensor x(in, {{'m', 4}, {'k', 64}});
#else
  tile::tensor x(in, {{'m', 4}, {'n', 64}});
#endif
  tile::tensor y(out, {{'m', 4}, {'n', 64}});
  auto t = tile::load<places>(k, x, {0, 0}); // mistake
  tile::store(k, y, {0, 0}, t);
}

KILN_KERNEL(mistaken, block_size<64>);
