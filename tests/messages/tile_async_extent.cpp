// SPDX-License-Identifier: MIT
// LDS-DMA of more columns than the tile in LDS has.
// target: gfx942
// expect: {mistake}: the register tile has 64 along n, the tile in LDS 32
// errors: 1
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/async_load.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[m1 m2 m4] lane[n1 n2 n4 n8 n16 n32]");
#ifdef KILN_MISTAKE
constexpr tile::layout memory = tile::row_major('m', 3, 'n', 5);
#else
constexpr tile::layout memory = tile::row_major('m', 3, 'n', 6);
#endif

constexpr void mistaken(builder k, arg<const float*> x) {
  const tile::tensor from(x, {{'m', 8}, {'n', 64}});
  const tile::lds_tile<f32, memory> s(k);
  auto x_at = tile::async_access_of<places>(k, s, from, {0, 0}, 'm'); // mistake
  k.async([&] { x_at.load(); });
}

KILN_KERNEL(mistaken, block_size<64>);
