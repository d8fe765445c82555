// SPDX-License-Identifier: MIT
// A tile whose rows lie further apart than offsets reach.
// target: gfx942
// expect: {mistake}: the tile spans 2147484160 bytes along m, 16 times a stride of 33554440 elements; allowed are up to 2147483648
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::in_order('m', 4, 'n', 8, 2, 2);

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const tile::tensor to(y, {{'m', 16}, {'n', 256}});
#ifdef KILN_MISTAKE
  const tile::tensor from(x, {{'m', 32, (1 << 25) + 8}, {'n', 256}});
#else
  const tile::tensor from(x, {{'m', 32, 1 << 25}, {'n', 256}});
#endif
  tile::store(k, to, {0, 0}, tile::load<places>(k, from, {16, 0})); // mistake
}

KILN_KERNEL(mistaken, block_size<256>);
