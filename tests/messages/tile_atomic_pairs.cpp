// SPDX-License-Identifier: MIT
// A tile of f16 added to a tensor whose rows may end between the two numbers of a pair.
// target: gfx942
// expect: {mistake}: atomic_add: numbers of 16 bits are added in pairs, which lie in a row: the lane's items, the extent and the
// expect: uniform(n, 2) promises it of an SGPR
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/atomic_add.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 n16 n32 m1 m2]");

constexpr void mistaken(builder k, arg<_Float16*> out, arg<int> columns) {
#ifdef KILN_MISTAKE
  tile::uniform width(columns);
#else
  tile::uniform width(columns, 2);
#endif
  tile::tensor y(out, {{'m', 4}, {'n', width}});
  auto ones = tile::filled<f16, places>(k, 1.0f);
  tile::atomic_add(k, y, {0, 0}, ones); // mistake
}

KILN_KERNEL(mistaken, block_size<64>);
