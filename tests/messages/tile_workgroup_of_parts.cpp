// SPDX-License-Identifier: MIT
// A workgroup whose last wave is not whole.
// target: gfx942
// expect: {mistake}: the tile's layout has 2 waves, the workgroup has 1 and 32 work-items: its size is at least 128 work-items for this layout
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8] wave[m16]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const auto t = tile::load<places>(k, tile::tensor(x, {{'m', 32}, {'n', 16}}), {0, 0}); // mistake
  tile::store(k, tile::tensor(y, {{'m', 32}, {'n', 16}}), {0, 0}, t);
}

#ifdef KILN_MISTAKE
KILN_KERNEL(mistaken, block_size<96>);
#else
KILN_KERNEL(mistaken, block_size<128>);
#endif
