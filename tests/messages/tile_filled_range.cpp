// SPDX-License-Identifier: MIT
// A number that the tile's type has not.
// target: gfx942
// expect: {mistake}: filled: the number is 300; allowed are whole numbers from -128 to 127
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");

constexpr void mistaken(builder k, arg<signed char*> y) {
#ifdef KILN_MISTAKE
  const auto t = tile::filled<i8, places>(k, 300); // mistake
#else
  const auto t = tile::filled<i8, places>(k, -128);
#endif
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, t);
}

KILN_KERNEL(mistaken, block_size<64>);
