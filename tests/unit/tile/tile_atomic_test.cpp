// SPDX-License-Identifier: MIT
// Tiles added to tensors atomically: every type, bounds, copies, several workgroups on one place.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/atomic_add.hpp>
#include <kiln/tile/registers/convert.hpp>

#include <cstring>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;

/// (4,64), held twice by two waves.
constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 n16 n32 m1 m2] wave[0]");

/// A bf16 by its bits, as the linker has no conversion.
template<class T> void put(T& to, u32 n) {
  if constexpr (__is_same(T, __bf16)) {
    const auto value = static_cast<float>(n);
    std::memcpy(&to, reinterpret_cast<const char*>(&value) + 2, 2);
  } else {
    to = static_cast<T>(n);
  }
}

/// y (rows, columns) += x, by 3 workgroups; columns are a multiple of 2 by promise.
template<class T> void adds(isa::arch a, u32 rows, u32 columns) {
  const ir::program p = compiled<T*, const T*, int, int>(
      a, 128, [&](builder k, arg<T*> y, arg<const T*> x, arg<int> m, arg<int> n) {
        const tile::uniform width(n, 2);
        const tile::tensor from(x, {{'m', m}, {'n', width}});
        const tile::tensor to(y, {{'m', m}, {'n', width}});
        tile::atomic_add(k, to, {0, 0}, tile::load<places>(k, from, {0, 0}));
      });
  std::vector<T> x(rows * columns), y(4 * 64); // beyond the extents nothing may change
  for (u32 i = 0; i < x.size(); ++i) put(x[i], i % 32);
  run_clean(p, 3, sim::buffer<T>(y.data(), y.size()), sim::buffer<const T>(x.data(), x.size()),
            static_cast<i32>(rows), static_cast<i32>(columns));
  std::vector<T> expected(y.size());
  for (u32 i = 0; i < y.size(); ++i) put(expected[i], i < x.size() ? 3 * (i % 32) : 0);
  INFO(sizeof(T) << " bytes, " << rows << " x " << columns << " on " << isa::facts_of(a).name);
  CHECK(std::memcmp(y.data(), expected.data(), y.size() * sizeof(T)) == 0);
}

TEST_CASE("tiles are added to tensors") {
  for (const isa::arch a : all_archs)
    for (const u32 columns : {64u, 38u, 2u})
      for (const u32 rows : {4u, 3u, 1u}) {
        adds<float>(a, rows, columns);
        adds<double>(a, rows, columns);
        adds<int>(a, rows, columns);
        adds<kiln::u64>(a, rows, columns);
        adds<_Float16>(a, rows, columns);
        if (a != isa::arch::gfx90a) adds<__bf16>(a, rows, columns);
      }
}

} // namespace
