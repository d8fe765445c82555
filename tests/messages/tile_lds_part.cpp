// SPDX-License-Identifier: MIT
// A part of a lane's items that there is none of.
// target: gfx942
// expect: {mistake}: load_part: part 1 of 2^2 items; the lane has 2^2 items, and an instruction loads 2^2: allowed are parts 0 to 0
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/lds.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const tile::lds_tile<f32, tile::row_major('m', 4, 'n', 4)> s(k);
  auto s_at = tile::access_of<places>(k, s);
  const auto t = tile::load<places>(k, tile::tensor(x, {{'m', 16}, {'n', 16}}), {0, 0});
  s_at.store(t);
  tile::register_tile<f32, places> u(k);
#ifdef KILN_MISTAKE
  s_at.load_part_to(u.registers.first_dword(), 2, 1, 0); // mistake
#else
  s_at.load_part_to(u.registers.first_dword(), 2, 0, 0);
#endif
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, u);
}

KILN_KERNEL(mistaken, block_size<64>);
