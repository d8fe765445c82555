// SPDX-License-Identifier: MIT
// Functions of tiles: conversions, broadcasts, and reductions over items, lanes and waves in every mixture.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/reduce.hpp>

#include <algorithm>
#include <cmath>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;
using tile::layout_of;

static_assert(tile::reduced(layout_of("item[n1 m1 n2] lane[n4 m2] wave[n8 m4]"), 'n') ==
              layout_of("item[m1] lane[0 m2] wave[0 m4]"));
static_assert(tile::bits_along(layout_of("item[n1 m1 n2] lane[]"), tile::place::item, 'n') == 5);
static_assert(!tile::is_apart(layout_of("item[n1^m1] lane[]"), 'n'));
static_assert(tile::match(layout_of("item[n1 m1] lane[n2 m2]"), layout_of("item[m1] lane[0 m2]")).fits);
static_assert(tile::match(layout_of("item[n1 m1] lane[n2 m2]"), layout_of("item[m1] lane[0 m2]"))(3) == 1);
static_assert(!tile::match(layout_of("item[n1 m1] lane[n2 m2]"), layout_of("item[m1] lane[m2 0]")).fits);

/// x - maximum of its row, x + sum of its column, of a tile of (16,64) whatever its layout.
template<tile::layout L, class T> void reduces(isa::arch a, u32 work_items) {
  constexpr u32 rows = 16, columns = 64;
  const ir::program p =
      compiled<T*, T*, const T*>(a, work_items, [&](builder k, arg<T*> y, arg<T*> z, arg<const T*> x) {
        const tile::tensor from(x, {{'m', rows}, {'n', columns}});
        const tile::tensor first(y, {{'m', rows}, {'n', columns}}), second(z, {{'m', rows}, {'n', columns}});
        auto t = tile::load<L>(k, from, {0, 0});
        tile::store(k, first, {0, 0}, t - tile::reduce<'n', combine::max>(k, t));
        tile::store(k, second, {0, 0}, t + tile::reduce<'m', combine::sum>(k, t));
      });
  std::vector<T> x(rows * columns), y(rows * columns), z(rows * columns);
  random_words random;
  for (T& v : x) v = static_cast<T>(static_cast<i32>(random() % 1000) - 500);
  run_clean(p, 1, sim::buffer<T>(y.data(), y.size()), sim::buffer<T>(z.data(), z.size()),
            sim::buffer<const T>(x.data(), x.size()));
  u32 wrong = 0;
  for (u32 i = 0; i < rows; ++i)
    for (u32 j = 0; j < columns; ++j) {
      T sum = 0;
      for (u32 m = 0; m < rows; ++m) sum += x[m * columns + j];
      const T most = *std::max_element(&x[i * columns], &x[i * columns] + columns);
      wrong += y[i * columns + j] != x[i * columns + j] - most;
      wrong += z[i * columns + j] != x[i * columns + j] + sum; // integers: exact in any order
    }
  const text_buffer text = tile::text_of(L);
  INFO(std::string(text.data(), text.size()) << " on " << isa::facts_of(a).name);
  CHECK(wrong == 0);
}

TEST_CASE("reductions over items, lanes and waves in any mixture") {
  for (const isa::arch a : all_archs) {
    reduces<layout_of("item[n1 n2 m1 m2] lane[n4 n8 n16 n32 m4 m8]"), float>(a, 64);
    reduces<layout_of("item[m1 m2 m4 m8] lane[n1 n2 n4 n8 n16 n32]"), float>(a, 64);
    reduces<layout_of("item[n4 n8 n16 n32] lane[m1 m2 m4 m8 n1 n2]"), i32>(a, 64);
    reduces<layout_of("item[n1 m2] lane[m1 n2 n4 m4 m8 n8] wave[n16 n32]"), float>(a, 256);
    reduces<layout_of("item[n16] lane[n1 n2 n4 n8 m1 m2] wave[m4 n32 m8]"), kiln::u32>(a, 512);
    reduces<layout_of("item[] lane[m1 n1 m2 n2 m4 n4] wave[m8 n8 n16 n32]"), float>(a, 1024);
    reduces<layout_of("item[n1 n2 m1 m2] lane[n4 n8 n16 n32 m4 m8]"), double>(a, 64);
    reduces<layout_of("item[n1 m2] lane[m1 n2 n4 m4 m8 n8] wave[n16 n32]"), double>(a, 256);
    reduces<layout_of("item[n1 n2 m1 m2] lane[n4 n8 n16 n32 m4 m8]"), float>(a,
                                                                             128); // a second wave has copies
  }
}

/// The exclusive-or of the bits of a tile (8,64) of packed numbers and a vector of its columns.
template<tile::layout L, class T, class Bits> void broadcasts(isa::arch a) {
  constexpr u32 rows = 8, columns = 64;
  constexpr tile::layout of_columns = tile::reduced(L, 'm');
  using element = tile::register_of<tile::number_of<T>>;
  const ir::program p =
      compiled<T*, const T*, const T*>(a, 64, [&](builder k, arg<T*> y, arg<const T*> x, arg<const T*> v) {
        const tile::tensor from(x, {{'m', rows}, {'n', columns}});
        const tile::tensor to(y, {{'m', rows}, {'n', columns}});
        auto t = tile::load<L>(k, from, {0, 0});
        auto vector = tile::load<of_columns>(k, tile::tensor(v, {{'n', columns}}), {0});
        auto both = [](const auto& n, const auto& m) { return as<element>(as<u32>(n) ^ as<u32>(m)); };
        tile::store(k, to, {0, 0}, tile::zip(t, vector, both));
      });
  std::vector<Bits> x(rows * columns), y(rows * columns), v(columns);
  random_words random;
  for (Bits& n : x) n = static_cast<Bits>(random());
  for (Bits& n : v) n = static_cast<Bits>(random());
  run_clean(p, 1, sim::buffer<T>(reinterpret_cast<T*>(y.data()), y.size()),
            sim::buffer<const T>(reinterpret_cast<const T*>(x.data()), x.size()),
            sim::buffer<const T>(reinterpret_cast<const T*>(v.data()), v.size()));
  u32 wrong = 0;
  for (u32 i = 0; i < rows * columns; ++i) wrong += y[i] != static_cast<Bits>(x[i] ^ v[i % columns]);
  const text_buffer text = tile::text_of(L);
  INFO(std::string(text.data(), text.size()) << " on " << isa::facts_of(a).name);
  CHECK(wrong == 0);
}

TEST_CASE("vectors of packed numbers are broadcast, whether they are together or not") {
  for (const isa::arch a : all_archs) {
    broadcasts<layout_of("item[n1 m1 m2] lane[n2 n4 n8 n16 n32 m4]"), __bf16, kiln::u16>(a);
    broadcasts<layout_of("item[m1 n1 n2] lane[m2 m4 n4 n8 n16 n32]"), __bf16, kiln::u16>(a);
    broadcasts<layout_of("item[m1 m2 n1 n2] lane[n4 n8 n16 n32 m4 0]"), kiln::fp8, kiln::u8>(a);
    broadcasts<layout_of("item[n1 n2 m1] lane[m2 m4 n4 n8 n16 n32]"), kiln::fp8, kiln::u8>(a);
    broadcasts<layout_of("item[n1 m1 n2] lane[m2 m4 n4 n8 n16 n32]"), kiln::fp8, kiln::u8>(a);
  }
}

TEST_CASE("tiles are converted and mapped") {
  constexpr tile::layout L = layout_of("item[n1 n2 n4] lane[n8 n16 n32 n64 n128 n256]");
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<_Float16*, const __bf16*, float>(
        a, 64, [&](builder k, arg<_Float16*> y, arg<const __bf16*> x, arg<float> scale) {
          const tile::tensor from(x, {{'n', 512}});
          const tile::tensor to(y, {{'n', 512}});
          auto t = tile::convert<f32>(tile::load<L>(k, from, {0}));
          auto scaled = tile::map(t * scale + 1.0f, [](const auto& v) { return max(v, 0.0f); });
          tile::store(k, to, {0}, tile::convert<f16>(scaled));
        });
    std::vector<__bf16> x(512);
    std::vector<_Float16> y(512);
    for (u32 i = 0; i < 512; ++i) // by its bits, as the linker has no conversion
      x[i] = __builtin_bit_cast(
          __bf16, static_cast<kiln::u16>(__builtin_bit_cast(u32, static_cast<float>(i) - 200.0f) >> 16));
    run_clean(p, 1, sim::buffer<_Float16>(y.data(), 512), sim::buffer<const __bf16>(x.data(), 512), 0.5f);
    u32 wrong = 0;
    for (u32 i = 0; i < 512; ++i)
      wrong += y[i] != static_cast<_Float16>(std::max(static_cast<float>(x[i]) * 0.5f + 1.0f, 0.0f));
    CHECK(wrong == 0);
  }
}

} // namespace
