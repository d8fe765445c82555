// SPDX-License-Identifier: MIT
// A stride that is left out, and is no number of 31 bits.
// target: gfx942
// expect: {mistake}: the stride of axis b is 4294967296 elements, the product of the extents further inside;
// expect: allowed are 0 to 2147483647
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::in_order('m', 4, 'n', 8, 2, 2);

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
#ifdef KILN_MISTAKE
  const tile::tensor from(x, {{'b', 4}, {'m', 65536}, {'n', 65536}}); // mistake
#else
  const tile::tensor from(x, {{'b', 4}, {'m', 32767}, {'n', 65536}});
#endif
  const tile::tensor to(y, {{'m', 16}, {'n', 256}});
  tile::store(k, to, {0, 0}, tile::load<places>(k, from, {1, 0, 0}));
}

KILN_KERNEL(mistaken, block_size<256>);
