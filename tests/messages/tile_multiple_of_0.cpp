// SPDX-License-Identifier: MIT
// A promise that is none.
// target: gfx942
// expect: {mistake}: uniform: an SGPR is promised to be a multiple of 0; allowed are 1 to 4294967295
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x, arg<int> n) {
#ifdef KILN_MISTAKE
  const tile::uniform width(n, 0); // mistake
#else
  const tile::uniform width(n, 4);
#endif
  const tile::tensor from(x, {{'m', 16, 16}, {'n', width}});
  const auto t = tile::load<places>(k, from, {0, 0});
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, t);
}

KILN_KERNEL(mistaken, block_size<64>);
