// SPDX-License-Identifier: MIT
// A vector times a matrix, in this order.
// target: gfx942
// expect: the first tile lacks coordinates that the second has: write the larger tile first
// expect: {mistake}:
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/map.hpp>
#include <kiln/tile/registers/reduce.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::in_order('m', 4, 'n', 8, 2, 2);

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x, arg<int> rows, arg<int> columns) {
  const tile::tensor from(x, {{'m', rows}, {'n', columns}});
  const tile::tensor to(y, {{'m', rows}, {'n', columns}});
  auto t = tile::load<places>(k, from, {0, 0});
  auto sum = tile::reduce<'n', combine::sum>(k, t);
#ifdef KILN_MISTAKE
  auto u = sum * t; // mistake
#else
  auto u = t * sum;
#endif
  tile::store(k, to, {0, 0}, u);
}

KILN_KERNEL(mistaken, block_size<256>);
