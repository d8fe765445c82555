// SPDX-License-Identifier: MIT
// A third tile of two side by side.
// target: gfx942
// expect: {mistake}: tile 2 of 2 side by side; allowed are 0 to 1: access_of() takes tiles_along{axis, count}
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const tile::tensor from(x, {{'m', 16}, {'n', 64}});
  auto x_at = tile::access_of<places>(k, from, {0, 0}, 'n', {'n', 2});
  tile::register_tile<f32, places> t(k);
#ifdef KILN_MISTAKE
  x_at.load_to(t, 2); // mistake
#else
  x_at.load_to(t, 1);
#endif
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, t);
}

KILN_KERNEL(mistaken, block_size<64>);
