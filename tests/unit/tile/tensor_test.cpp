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

/// Copies (a,b,m,n) of 4 axes, tiles of (2,4,8) along b, m and n, one for each a. Extents and strides are numbers where
/// `known`.
template<class T>
void copies_four_axes(isa::arch arch, bool known, u32 multiple, const u32 (&extents)[4], u32 gap) {
  constexpr tile::layout L = tile::layout_of("item[n1 n2] lane[n4 m1 m2 b1 0 0]");
  const u32 strides[3] = {extents[1] * (extents[2] * (extents[3] + gap) + gap) + gap,
                          extents[2] * (extents[3] + gap) + gap, extents[3] + gap};
  const ir::program p = compiled<T*, const T*, int, int, int, int, int, int, int>(
      arch, 64,
      [&](builder k, arg<T*> y, arg<const T*> x, arg<int> a, arg<int> b, arg<int> m, arg<int> n,
          arg<int> of_a, arg<int> of_b, arg<int> of_m) {
        const auto number = [&](const arg<int>& at_run_time, u32 value) {
          return known ? tile::uniform(value) : tile::uniform(at_run_time, multiple);
        };
        const auto tensor_at = [&](const auto& pointer) {
          return tile::tensor(
              pointer, {{'a', known ? tile::uniform(extents[0]) : tile::uniform(a), number(of_a, strides[0])},
                        {'b', known ? tile::uniform(extents[1]) : tile::uniform(b), number(of_b, strides[1])},
                        {'m', known ? tile::uniform(extents[2]) : tile::uniform(m), number(of_m, strides[2])},
                        {'n', number(n, extents[3])}});
        };
        const auto from = tensor_at(x);
        const auto to = tensor_at(y);
        auto first_b = k.block_idx.y * 2, first_m = k.block_idx.z * 4;
        for (u32 column = 0; column < extents[3]; column += 8)
          tile::store(k, to, {k.block_idx.x, first_b, first_m, column},
                      tile::load<L>(k, from, {k.block_idx.x, first_b, first_m, column}));
      });
  const std::vector<T> x = counted<T>(extents[0] * strides[0]);
  std::vector<T> y(x.size());
  const auto i = [](u32 n) { return static_cast<i32>(n); };
  const sim::result r =
      sim::run(p, {.grid = {extents[0], (extents[1] + 1) / 2, (extents[2] + 3) / 4}, .threads = 1},
               sim::buffer<T>(y.data(), y.size()), sim::buffer<const T>(x.data(), x.size()), i(extents[0]),
               i(extents[1]), i(extents[2]), i(extents[3]), i(strides[0]), i(strides[1]), i(strides[2]));
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  u32 wrong = 0;
  for (u32 at = 0; at < y.size(); ++at) {
    const u32 in_a = at % strides[0], in_b = in_a % strides[1];
    const bool inside =
        in_a / strides[1] < extents[1] && in_b / strides[2] < extents[2] && in_b % strides[2] < extents[3];
    wrong += y[at] != (inside ? x[at] : T(0));
  }
  INFO("multiple " << multiple << (known ? ", numbers" : ", arguments") << " on "
                   << isa::facts_of(arch).name);
  CHECK(wrong == 0);
}

TEST_CASE("tensors of four axes are copied, extents and strides as numbers and as arguments") {
  for (const isa::arch a : all_archs)
    for (const bool known : {true, false}) {
      copies_four_axes<float>(a, known, 1, {2, 3, 5, 9}, 1);
      copies_four_axes<float>(a, known, 4, {3, 2, 6, 8}, 4);
      copies_four_axes<kiln::u16>(a, known, 1, {2, 5, 3, 7}, 0);
    }
}

TEST_CASE("an outer axis of four beyond 4 GiB, with strides as numbers and in SGPRs") {
  constexpr u32 stride = 1u << 29; // floats: 2 GiB
  constexpr tile::layout one_row = tile::layout_of("item[] lane[n1 n2 n4 n8 n16 n32]");
  const large_array memory;
  const std::vector<float> x = counted<float>(64);
  for (u32 i = 0; i < 64; ++i) memory.as<float>()[u64{3} * stride + 2 * 4096 + 5 * 128 + i] = x[i];
  for (const isa::arch a : all_archs)
    for (const bool known : {true, false}) {
      const ir::program p = compiled<float*, const float*, int, int>(
          a, 64, [&](builder k, arg<float*> y, arg<const float*> in, arg<int> first, arg<int> pitch) {
            const tile::tensor from(in, {{'a', 4, known ? tile::uniform(stride) : tile::uniform(pitch)},
                                         {'b', 3, 4096},
                                         {'m', 32, 128},
                                         {'n', 100}});
            const tile::tensor to(y, {{'n', 64}});
            tile::store(k, to, {0}, tile::load<one_row>(k, from, {first, 2, 5, 0}));
          });
      std::vector<float> y(64);
      run_clean(p, 1, sim::buffer<float>(y.data(), 64),
                sim::buffer<const float>(memory.as<float>(), large_array::bytes / sizeof(float)), 3,
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
