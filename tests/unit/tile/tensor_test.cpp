// SPDX-License-Identifier: MIT
// Tiles from and to tensors in the simulator: every extent and width, bounds, strides, origins beyond 4 GiB.
#include "program/large_array.hpp"
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;

/// (32,64): lanes have 8 columns in a row.
constexpr tile::layout in_rows = tile::layout_of("item[n1 n2 n4] lane[n8 n16 n32 m1 m2 m4] wave[m8 m16]");

template<class T> std::vector<T> counted(u32 count) {
  std::vector<T> out(count);
  for (u32 i = 0; i < count; ++i) out[i] = static_cast<T>(i * 7 + 1);
  return out;
}

/// Copies (rows, columns) by tiles, columns a multiple of `multiple` by promise, and returns the instructions of the kernel.
template<class T> u32 copies(isa::arch a, u32 rows, u32 columns, u32 multiple, u32 stride) {
  const ir::program p = compiled<T*, const T*, int, int, int>(
      a, 256, [&](builder k, arg<T*> y, arg<const T*> x, arg<int> m, arg<int> n, arg<int> ld) {
        const tile::uniform width(n, multiple), pitch(ld, multiple);
        const tile::tensor from(x, {{'m', m, pitch}, {'n', width}});
        const tile::tensor to(y, {{'m', m, pitch}, {'n', width}});
        auto row = k.block_idx.x * 32;
        auto column = k.block_idx.y * 64;
        tile::store(k, to, {row, column}, tile::load<in_rows>(k, from, {row, column}));
      });
  const std::vector<T> x = counted<T>(rows * stride);
  std::vector<T> y(rows * stride);
  const sim::result r = sim::run(p, {.grid = {(rows + 31) / 32, (columns + 63) / 64}, .threads = 1},
                                 sim::buffer<T>(y.data(), y.size()), sim::buffer<const T>(x.data(), x.size()),
                                 static_cast<i32>(rows), static_cast<i32>(columns), static_cast<i32>(stride));
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  u32 wrong = 0;
  for (u32 i = 0; i < y.size(); ++i) wrong += y[i] != (i % stride < columns ? x[i] : T(0));
  INFO(rows << " rows, " << columns << " columns of " << sizeof(T) << " bytes on " << isa::facts_of(a).name);
  CHECK(wrong == 0);
  return p.code.size();
}

TEST_CASE("tiles are copied at any extent, by the widest access that fits") {
  for (const isa::arch a : all_archs) {
    for (const u32 columns : {1u, 63u, 64u, 65u, 200u}) {
      copies<float>(a, 45, columns, 1, columns + 3);
      copies<kiln::u16>(a, 33, columns, 1, columns);
      copies<kiln::u8>(a, 5, columns, 1, columns);
      copies<double>(a, 31, columns, 1, columns);
    }
    const u32 wide = copies<kiln::u16>(a, 40, 136, 8, 144), narrow = copies<kiln::u16>(a, 40, 136, 1, 144);
    CHECK(2 * wide < narrow);
  }
}

TEST_CASE("rows beyond 4 GiB are where they are, with strides as numbers and in SGPRs") {
  constexpr u32 stride = 1u << 27; // floats: 512 MiB
  constexpr tile::layout one_row = tile::layout_of("item[] lane[n1 n2 n4 n8 n16 n32]");
  const large_array rows;
  const std::vector<float> x = counted<float>(64);
  for (u32 i = 0; i < 64; ++i) rows.as<float>()[u64{15} * stride + 64 + i] = x[i];
  for (const isa::arch a : all_archs)
    for (const bool known : {true, false}) {
      const ir::program p = compiled<float*, const float*, int, int>(
          a, 64, [&](builder k, arg<float*> y, arg<const float*> in, arg<int> row, arg<int> pitch) {
            const tile::tensor from(
                in, {{'m', 16, known ? tile::uniform(stride) : tile::uniform(pitch)}, {'n', 200}});
            const tile::tensor to(y, {{'n', 64}});
            tile::store(k, to, {0}, tile::load<one_row>(k, from, {row, 64}));
          });
      std::vector<float> y(64);
      run_clean(p, 1, sim::buffer<float>(y.data(), 64),
                sim::buffer<const float>(rows.as<float>(), large_array::bytes / sizeof(float)), 15,
                static_cast<i32>(stride));
      CHECK(x == y);
    }
}

TEST_CASE("a stored copy is stored once") {
  // Two waves and 32 lanes have the same 32 elements.
  constexpr tile::layout copied = tile::layout_of("item[] lane[n1 n2 n4 n8 n16 0]");
  for (const isa::arch a : all_archs) {
    const ir::program p =
        compiled<float*, const float*>(a, 128, [&](builder k, arg<float*> y, arg<const float*> x) {
          const tile::tensor from(x, {{'n', 32}});
          const tile::tensor to(y, {{'n', 32}});
          tile::store(k, to, {0}, tile::load<copied>(k, from, {0}));
        });
    const std::vector<float> x = counted<float>(32);
    std::vector<float> y(32);
    run_clean(p, 1, sim::buffer<float>(y.data(), 32), sim::buffer<const float>(x.data(), 32));
    CHECK(x == y);
  }
}

} // namespace
