// SPDX-License-Identifier: MIT
// Another axis than the access was made for.
// target: gfx942
// expect: {mistake}: advance: along m, but the access was made to move along n
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const tile::tensor from(x, {{'m', 16}, {'n', 64}});
  auto x_at = tile::access_of<places>(k, from, {0, 0}, 'n');
  tile::register_tile<f32, places> t(k);
#ifdef KILN_MISTAKE
  x_at.advance('m', 16); // mistake
#else
  x_at.advance('n', 16);
#endif
  x_at.load_to(t);
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, t);
}

KILN_KERNEL(mistaken, block_size<64>);
