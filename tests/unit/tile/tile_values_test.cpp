// SPDX-License-Identifier: MIT
// Values of register tiles at their borders: what fills them, masks below 0, copies that are added once, waves that share a
// product.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/atomic_add.hpp>
#include <kiln/tile/registers/map.hpp>
#include <kiln/tile/registers/mask.hpp>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;
using tile::layout_of;

// 1 + 2^-8 is half between two neighbours: what lies above it by less than f32 has goes up, what lies below down.
constexpr double half = 1.00390625, little = 1.0 / (1ull << 40);
static_assert(tile::bits_of_number<bf16>(half) == 0x3f80);
static_assert(tile::bits_of_number<bf16>(half + little) == 0x3f81);
static_assert(tile::bits_of_number<bf16>(half - little) == 0x3f80);
static_assert(tile::bits_of_number<bf16>(-half - little) == 0xbf81);
static_assert(tile::bits_of_number<bf16>(1.01171875 - little) == 0x3f81 &&
              tile::bits_of_number<bf16>(1.01171875) == 0x3f82);
static_assert(tile::bits_of_number<bf16>(3) == 0x4040 && tile::bits_of_number<bf16>(-0.0) == 0x8000);
static_assert(tile::bits_of_number<bf16>(1e300) == 0x7f80 && tile::bits_of_number<bf16>(-1e300) == 0xff80);
static_assert(tile::bits_of_number<bf16>(__builtin_inf()) == 0x7f80);
static_assert((tile::bits_of_number<bf16>(__builtin_nan("")) & 0x7fff) > 0x7f80);
static_assert(tile::range_of_number<i8>().has(-128) && tile::range_of_number<i8>().has(127u));
static_assert(!tile::range_of_number<i8>().has(128) && !tile::range_of_number<i8>().has(-129));
static_assert(!tile::range_of_number<i8>().has(1.5) && tile::range_of_number<i8>().has(2.0));
static_assert(tile::range_of_number<u16>().has(65535) && !tile::range_of_number<u16>().has(-1));
static_assert(!tile::range_of_number<i16>().has(~0ull) && tile::range_of_number<bf16>().has(1e9));

TEST_CASE("a bound below 0 keeps nothing") {
  constexpr tile::layout places = layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");
  for (const i32 limit : {-3, -2147483647 - 1, 0, 5, 16}) {
    const ir::program p =
        compiled<float*, int>(isa::arch::gfx942, 64, [&](builder k, arg<float*> y, arg<int>) {
          auto t = tile::filled<f32, places>(k, 1.0f);
          tile::store(k, tile::tensor(y, {{'m', 16}, {'n', 16}}), {0, 0},
                      tile::keep_below<'n'>(k, t, limit, 0.0f));
        });
    std::vector<float> y(256, -1.0f);
    run_clean(p, 1, sim::buffer<float>(y.data(), 256), 0);
    u32 wrong = 0;
    for (u32 i = 0; i < 256; ++i) wrong += y[i] != (static_cast<i32>(i % 16) < limit ? 1.0f : 0.0f);
    INFO("limit " << limit);
    CHECK(wrong == 0);
  }
}

TEST_CASE("items that are copies are added to memory once") {
  constexpr tile::layout copied = layout_of("item[n1 0] lane[n2 n4 n8 n16 n32 n64]"),
                         twice = layout_of("item[n1 n2 n1] lane[n4 n8 n16 n32 n64 0]");
  for (const bool both : {false, true}) {
    const ir::program p = compiled<float*>(isa::arch::gfx942, 64, [&](builder k, arg<float*> y) {
      const tile::tensor to(y, {{'n', 128}});
      if (both)
        tile::atomic_add(k, to, {0}, tile::filled<f32, twice>(k, 1.0f));
      else
        tile::atomic_add(k, to, {0}, tile::filled<f32, copied>(k, 1.0f));
    });
    std::vector<float> y(128, 0.0f);
    run_clean(p, 1, sim::buffer<float>(y.data(), 128));
    CHECK(y == std::vector<float>(128, 1.0f));
  }
}

constexpr bool is_product(const char* d, const char* a, const char* b) {
  return tile::plan_product(layout_of(d), layout_of(a), layout_of(b), tile::matrix_number::bf16,
                            tile::matrix_number::bf16, isa::arch::gfx942)
      .found;
}
constexpr const char *a8 = "item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]",
                     *a8_at_32 = "item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16] at[k32]",
                     *b8 = "item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]",
                     *b8_at_32 = "item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16] at[k32]",
                     *d16 = "item[n1 n2] lane[m1 m2 m4 m8 n4 n8]";
static_assert(is_product(d16, a8, b8) && is_product(d16, a8_at_32, b8_at_32));
static_assert(!is_product(d16, a8, b8_at_32) && !is_product(d16, a8_at_32, b8));
static_assert(!is_product("item[n1 n2] lane[m1 m2 m4 m8 n4 n8] at[m16]", a8, b8));
static_assert(!is_product("item[n1 n2] lane[m1 m2 m4 m8 n4 n8] at[n16]", a8, b8));
constexpr const char *a_waves = "item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16] wave[k32]",
                     *b_waves = "item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16] wave[k32]";
static_assert(!is_product("item[n1 n2] lane[m1 m2 m4 m8 n4 n8] wave[0]", a_waves, b_waves));
static_assert(!is_product(d16, a_waves, b_waves));
static_assert(is_product("item[n1 n2] lane[m1 m2 m4 m8 n4 n8] wave[w1]", a_waves, b_waves));

TEST_CASE("waves of different k have sums that a coordinate tells apart") {
  constexpr tile::layout d = layout_of("item[n1 n2] lane[m1 m2 m4 m8 n4 n8] wave[w1]");
  const ir::program p = compiled<float*, const __bf16*>(
      isa::arch::gfx942, 128, [&](builder k, arg<float*> y, arg<const __bf16*> x) {
        auto a = tile::load<layout_of(a_waves)>(k, tile::tensor(x, {{'m', 16}, {'k', 64}}), {0, 0});
        auto b = tile::load<layout_of(b_waves)>(k, tile::tensor(x, {{'n', 16}, {'k', 64}}), {0, 0});
        auto sum = tile::filled<f32, d>(k, 0);
        tile::add_product(k, sum, a, b);
        tile::atomic_add(k, tile::tensor(y, {{'w', 2, 0}, {'m', 16}, {'n', 16}}), {0, 0, 0}, sum);
      });
  const std::vector<u16> ones(1024, 0x3f80);
  std::vector<float> y(512);
  run_clean(p, 1, sim::buffer<float>(y.data(), 512),
            sim::buffer<const __bf16>(reinterpret_cast<const __bf16*>(ones.data()), 1024));
  CHECK(y == std::vector<float>(512, 32.0f)); // 32 of k each
}

} // namespace
