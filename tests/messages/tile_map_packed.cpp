// SPDX-License-Identifier: MIT
// A function whose results are packed otherwise than what it takes.
// target: gfx942
// expect: {mistake}
// expect: map: the function's result has more or fewer numbers than the register that it takes
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/map.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const auto t = tile::load<places>(k, tile::tensor(x, {{'m', 16}, {'n', 16}}), {0, 0});
#ifdef KILN_MISTAKE
  const auto u = tile::map(t, [](const auto& v) { return as<bf16x2>(v); }); // mistake
  (void)u;
#else
  const auto u = tile::map(t, [](const auto& v) { return as<i32>(v); });
  (void)u;
#endif
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, t);
}

KILN_KERNEL(mistaken, block_size<64>);
