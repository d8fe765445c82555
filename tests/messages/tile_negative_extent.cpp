// SPDX-License-Identifier: MIT
// A negative number as an extent.
// target: gfx942
// expect: {mistake}: the extent of axis m is -16; allowed are 0 to 2147483647
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::in_order('m', 4, 'n', 8, 2, 2);

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
#ifdef KILN_MISTAKE
  const tile::tensor from(x, {{'m', -16}, {'n', 256}}); // mistake
#else
  const tile::tensor from(x, {{'m', 16}, {'n', 256}});
#endif
  const tile::tensor to(y, {{'m', 16}, {'n', 256}});
  tile::store(k, to, {0, 0}, tile::load<places>(k, from, {0, 0}));
}

KILN_KERNEL(mistaken, block_size<256>);
