// SPDX-License-Identifier: MIT
// A reduction of packed numbers.
// target: gfx942
// expect: reduce: tiles of f32, f64, i32 or u32; convert<f32>(tile) first
// expect: {mistake}:
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/reduce.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::in_order('m', 4, 'n', 8, 2, 2);

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x, arg<int> rows, arg<int> columns) {
  const tile::tensor from(x, {{'m', rows}, {'n', columns}});
  const tile::tensor to(y, {{'m', rows}, {'n', columns}});
  auto t = tile::load<places>(k, from, {0, 0});
#ifdef KILN_MISTAKE
  auto sum = tile::reduce<'n', combine::sum>(k, tile::convert<bf16>(t)); // mistake
#else
  auto sum = tile::reduce<'n', combine::sum>(k, t);
#endif
  tile::store(k, to, {0, 0}, t);
  (void)sum;
}

KILN_KERNEL(mistaken, block_size<256>);
