// SPDX-License-Identifier: MIT
// A register tile with more columns than the tile in LDS.
// target: gfx942
// expect: {mistake}: the register tile has 64 along n, the tile in LDS 32
// errors: 1
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/lds.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2 n4] lane[n8 n16 n32 m1 m2 m4]");
#ifdef KILN_MISTAKE
constexpr tile::layout memory = tile::row_major('m', 3, 'n', 5);
#else
constexpr tile::layout memory = tile::row_major('m', 3, 'n', 6);
#endif

constexpr void mistaken(builder k, arg<const float*> x) {
  const tile::tensor from(x, {{'m', 8}, {'n', 64}});
  const tile::lds_tile<f32, memory> s(k);
  tile::store(k, s, tile::load<places>(k, from, {0, 0})); // mistake
}

KILN_KERNEL(mistaken, block_size<64>);
