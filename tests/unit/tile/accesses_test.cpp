// SPDX-License-Identifier: MIT
// Accesses that stay while a loop runs: of tensors, which move along an axis, and of several tiles in LDS.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/registers/map.hpp>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;

constexpr tile::layout block = tile::layout_of("item[k1 k2] lane[k4 k8 m1 m2 m4 m8] wave[m16]");

/// Sums along k of x (m, k), of which each workgroup has two tiles of rows side by side: `y[m][k % 16]` are the results.
void sums_rows(isa::arch a, u32 height, u32 width, bool is_m_inner, u32 multiple = 1) {
  INFO(isa::facts_of(a).name << ": " << height << " by " << width << ", m inner " << is_m_inner);
  const ir::program p = compiled<float*, const float*, i32, i32, bool>(
      a, 128, [&](builder k, arg<float*> y, arg<const float*> x, arg<i32> m, arg<i32> n, arg<bool>) {
        const tile::uniform depth(n, multiple);
        const tile::tensor<const float, 2> along_k(x, {{'m', m, n}, {'k', depth}}),
            along_m(x, {{'k', depth, m}, {'m', m}});
        const tile::tensor<float, 2> to(y, {{'m', m}, {'k', 16}});
        auto row = k.block_idx.x * 64;
        auto loads = is_m_inner ? tile::access_of<block>(k, along_m, {0, row}, 'k', {'m', 2})
                                : tile::access_of<block>(k, along_k, {row, 0}, 'k', {'m', 2});
        auto sum = tile::filled<f32, block>(k, 0.0f), more = tile::filled<f32, block>(k, 0.0f);
        tile::register_tile<f32, block> loaded(k);
        auto left = k.sgpr<i32>(n);
        k.while_([&] { return left > 0; },
                 [&] {
                   loads.load_to(loaded, 0);
                   sum += loaded;
                   loads.load_to(loaded, 1);
                   more += loaded;
                   loads.advance('k', 16);
                   left -= 16;
                 });
        loads.load_to(loaded, 0); // beyond the extent: zeros
        sum += loaded;
        tile::store(k, to, {row, 0}, sum);
        auto second = k.sgpr<i32>(row + 32);
        tile::store(k, to, {second, 0}, more);
      });
  std::vector<float> x(u64{height} * width), y(u64{height} * 16);
  const auto at = [&](u32 i, u32 j) -> float& { return is_m_inner ? x[j * height + i] : x[i * width + j]; };
  for (u32 i = 0; i < height; ++i)
    for (u32 j = 0; j < width; ++j) at(i, j) = static_cast<float>((i * 31 + j * 7) % 101);
  run_clean(p, (height + 63) / 64, sim::buffer<float>(y.data(), y.size()),
            sim::buffer<const float>(x.data(), x.size()), static_cast<i32>(height), static_cast<i32>(width),
            false);
  u32 wrong = 0;
  for (u32 i = 0; i < height; ++i)
    for (u32 r = 0; r < 16; ++r) {
      float expected = 0;
      for (u32 j = r; j < width; j += 16) expected += at(i, j);
      wrong += y[i * 16 + r] != expected;
    }
  CHECK(wrong == 0);
}

TEST_CASE("an access of a tensor moves along an axis, and ends at the extents", "[tile]") {
  for (const isa::arch a : all_archs)
    for (const bool is_m_inner : {false, true}) {
      sums_rows(a, 128, 64, is_m_inner);
      sums_rows(a, 128, 64, is_m_inner, 16); // whole tiles by promise
      sums_rows(a, 33, 48, is_m_inner, 16);
      sums_rows(a, 1, 1, is_m_inner);
      sums_rows(a, 33, 40, is_m_inner);
      sums_rows(a, 97, 203, is_m_inner);
    }
}

constexpr tile::layout rows = tile::layout_of("item[n1 n2 m16] lane[n4 n8 m1 m2 m4 m8]");
constexpr tile::layout columns = tile::layout_of("item[m1 m2 m4] lane[m8 m16 n1 n2 n4 n8]");

TEST_CASE("several tiles in LDS, read whole and in parts", "[tile]") {
  for (const isa::arch a : all_archs) {
    const ir::program p =
        compiled<float*, const float*>(a, 64, [&](builder k, arg<float*> y, arg<const float*> x) {
          const tile::tensor from(x, {{'m', 96}, {'n', 16}});
          const tile::tensor to(y, {{'m', 96}, {'n', 16}});
          const tile::lds_tile<f32, tile::row_major('m', 5, 'n', 4), 3> three(k);
          const auto writes = tile::access_of<rows>(k, three);
          const auto reads = tile::access_of<columns>(k, three);
          for (u32 i = 0; i < 3; ++i)
            writes.store(tile::load<rows>(k, from, {i * 32, 0}), 2 - i); // the other way round
          k.barrier();
          tile::register_tile<f32, columns> whole(k);
          reads.load_to(whole, 2);
          tile::store(k, to, {0, 0}, whole);
          tile::for_each_number<2>([&](auto half) {
            auto part = tile::access_of<columns>(k, three).template load_part<2, half>(); // of tile 0
            auto both = tile::filled<f32, columns>(k, 0.0f);
            reads.load_part_to(both.registers.first_dword() + 4 * half, 2, half, 1);
            auto same = tile::part<2, half>(both);
            tile::store(k, to, {64, 0}, part);
            tile::store(k, to, {32, 0}, same);
          });
        });
    std::vector<float> x(96 * 16), y(96 * 16);
    for (u32 i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i + 1);
    run_clean(p, 1, sim::buffer<float>(y.data(), y.size()), sim::buffer<const float>(x.data(), x.size()));
    CHECK(x == y);
  }
}

constexpr tile::layout of_a = tile::layout_of("item[k1 k2 k4 k32 m16] lane[m1 m2 m4 m8 k8 k16]"),
                       of_b = tile::layout_of("item[k1 k2 k4 k32] lane[n1 n2 n4 n8 k8 k16]"),
                       of_d = tile::layout_of("item[m1 m2 m16] lane[n1 n2 n4 n8 m4 m8]");

TEST_CASE("products from zero, and in steps of k", "[tile]") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<float*, const __bf16*, const __bf16*>(
        a, 64, [&](builder k, arg<float*> y, arg<const __bf16*> x, arg<const __bf16*> z) {
          const auto m = tile::load<of_a>(k, tile::tensor(x, {{'m', 32}, {'k', 64}}), {0, 0});
          const auto n = tile::load<of_b>(k, tile::tensor(z, {{'n', 16}, {'k', 64}}), {0, 0});
          const tile::tensor to(y, {{'i', 3}, {'m', 32}, {'n', 16}});
          auto first = tile::filled<f32, of_d>(k, 0.0f), second = tile::filled<f32, of_d>(k, 5.0f),
               third = tile::filled<f32, of_d>(k, 0.0f);
          tile::add_product(k, first, m, n);
          tile::product(k, second, m, n);
          const u32 steps = tile::product_steps<decltype(third), decltype(m), decltype(n)>(k);
          CHECK(steps == (k.arch() == isa::arch::gfx950 ? 2 : 4));
          for (u32 i = 0; i < steps; ++i) tile::add_product_step(k, third, m, n, i);
          tile::store(k, to, {0, 0, 0}, first);
          tile::store(k, to, {1, 0, 0}, second);
          tile::store(k, to, {2, 0, 0}, third);
        });
    std::vector<kiln::u16> x(32 * 64), z(16 * 64);
    const auto bits = [](u32 n) {
      return static_cast<kiln::u16>(__builtin_bit_cast(u32, static_cast<float>(n)) >> 16);
    };
    for (u32 i = 0; i < x.size(); ++i) x[i] = bits(i % 13);
    for (u32 i = 0; i < z.size(); ++i) z[i] = bits(i % 11);
    std::vector<float> y(3 * 32 * 16);
    run_clean(p, 1, sim::buffer<float>(y.data(), y.size()),
              sim::buffer<const __bf16>(reinterpret_cast<const __bf16*>(x.data()), x.size()),
              sim::buffer<const __bf16>(reinterpret_cast<const __bf16*>(z.data()), z.size()));
    u32 wrong = 0;
    for (u32 i = 0; i < 32; ++i)
      for (u32 j = 0; j < 16; ++j) {
        u32 sum = 0;
        for (u32 l = 0; l < 64; ++l) sum += (i * 64 + l) % 13 * ((j * 64 + l) % 11);
        for (u32 way = 0; way < 3; ++way) wrong += y[(way * 32 + i) * 16 + j] != static_cast<float>(sum);
      }
    CHECK(wrong == 0);
  }
}

} // namespace
