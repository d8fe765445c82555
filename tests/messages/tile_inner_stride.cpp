// SPDX-License-Identifier: MIT
// A stride of the innermost axis.
// target: gfx942
// expect: {mistake}: the innermost axis of a tensor, n, has stride 1: leave its stride out
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::in_order('m', 4, 'n', 8, 2, 2);

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x, arg<int> rows, arg<int> columns) {
  const tile::tensor from(x, {{'m', rows}, {'n', columns}});
  const tile::tensor to(y, {{'m', rows}, {'n', columns}});
  auto t = tile::load<places>(k, from, {0, 0});
#ifdef KILN_MISTAKE
  const tile::tensor z(y, {{'m', rows}, {'n', columns, 2}}); // mistake
#else
  const tile::tensor z(y, {{'m', rows}, {'n', columns}});
#endif
  tile::store(k, z, {0, 0}, t);
  (void)to;
}

KILN_KERNEL(mistaken, block_size<256>);
