// SPDX-License-Identifier: MIT
// Tiles in a workgroup of two dimensions.
// target: gfx942
// expect: {mistake}: the workgroup is 32 by 2 by 1 work-items; tiles are spread over workgroups of one dimension: block_size<64>
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const auto t = tile::load<places>(k, tile::tensor(x, {{'m', 16}, {'n', 16}}), {0, 0}); // mistake
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, t);
}

#ifdef KILN_MISTAKE
KILN_KERNEL(mistaken, block_size<32, 2>);
#else
KILN_KERNEL(mistaken, block_size<64>);
#endif
