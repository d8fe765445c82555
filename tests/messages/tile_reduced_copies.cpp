// SPDX-License-Identifier: MIT
// A sum along a coordinate whose elements some lanes share.
// target: gfx942
// expect: {mistake}
// expect: reduce: an element is in several items, lanes or waves along this coordinate
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/reduce.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1] lane[n1 n2 n4 n8 n16 n32]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const auto t = tile::load<places>(k, tile::tensor(x, {{'n', 64}}), {0});
#ifdef KILN_MISTAKE
  const auto s = tile::reduce<'n', combine::sum>(k, t); // mistake
#else
  const auto s = tile::reduce<'n', combine::max>(k, t);
#endif
  y[as<i32>(k.thread_idx.x)] = s.registers[0];
}

KILN_KERNEL(mistaken, block_size<64>);
