// SPDX-License-Identifier: MIT
// A third tile of two in LDS.
// target: gfx942
// expect: {mistake}: tile 2 of 2 in LDS; allowed are 0 to 1: lds_tile<T, Memory, Count> has more
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/lds.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const tile::lds_tile<f32, tile::row_major('m', 4, 'n', 4), 2> s(k);
  auto s_at = tile::access_of<places>(k, s);
  const auto t = tile::load<places>(k, tile::tensor(x, {{'m', 16}, {'n', 16}}), {0, 0});
#ifdef KILN_MISTAKE
  s_at.store(t, 2); // mistake
#else
  s_at.store(t, 1);
#endif
  tile::register_tile<f32, places> u(k);
  s_at.load_to(u, 1);
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, u);
}

KILN_KERNEL(mistaken, block_size<64>);
