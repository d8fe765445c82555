// SPDX-License-Identifier: MIT
// Small kernels as an author writes them with tiles: a bias and an activation, sums of columns, a causal softmax,
// RMSNorm with a residual, a batch of products.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile.hpp>

#include <cmath>
#include <cstring>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;

std::vector<float> numbers(u32 count, u32 seed) {
  random_words random{0x9e3779b97f4a7c15ull + seed};
  std::vector<float> out(count);
  for (float& x : out) x = static_cast<float>(static_cast<i32>(random() % 2001) - 1000) / 500.0f;
  return out;
}
u32 far_apart(const std::vector<float>& a, const std::vector<float>& b) {
  u32 out = 0;
  for (u32 i = 0; i < a.size(); ++i) out += !(std::fabs(a[i] - b[i]) <= 1e-4f * (1 + std::fabs(b[i])));
  return out;
}

constexpr tile::layout rows = tile::in_order('m', 4, 'n', 8, 2, 2);

TEST_CASE("a bias for each column and an activation") {
  constexpr u32 height = 21, width = 300;
  const std::vector<float> x = numbers(height * width, 1), bias = numbers(width, 2);
  std::vector<float> expected(x.size());
  for (u32 i = 0; i < x.size(); ++i) {
    const float s = x[i] + bias[i % width];
    expected[i] = std::max(s, 0.0f) - 0.5f * s / (1 + std::exp(-1.702f * s));
  }
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<float*, const float*, const float*, int, int>(
        a, 256,
        [](builder k, arg<float*> y, arg<const float*> in, arg<const float*> b, arg<int> m, arg<int> n) {
          const tile::tensor from(in, {{'m', m}, {'n', n}});
          const tile::tensor to(y, {{'m', m}, {'n', n}});
          const tile::tensor of_columns(b, {{'n', n}});
          auto row = k.block_idx.x * 16;
          auto column = k.block_idx.y * 256;
          auto t = tile::load<rows>(k, from, {row, column});
          t += tile::load<tile::without(rows, 'm')>(k, of_columns, {column});
          auto share = tile::map(t, [](const auto& s) { return rcp(1.0f + fast_exp(-1.702f * s)); });
          tile::store(k, to, {row, column}, tile::max(t, 0.0f) - 0.5f * t * share);
        });
    std::vector<float> y(x.size());
    const sim::result r = sim::run(p, {.grid = {2, 2}, .threads = 1}, sim::buffer<float>(y.data(), y.size()),
                                   sim::buffer<const float>(x.data(), x.size()),
                                   sim::buffer<const float>(bias.data(), bias.size()),
                                   static_cast<i32>(height), static_cast<i32>(width));
    REQUIRE(r.ok);
    CHECK(far_apart(y, expected) == 0);
  }
}

TEST_CASE("sums of columns by several workgroups") {
  constexpr u32 height = 100, width = 70;
  const std::vector<float> x = numbers(height * width, 3);
  std::vector<float> expected(width);
  for (u32 i = 0; i < x.size(); ++i) expected[i % width] += x[i];
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<float*, const float*, int, int>(
        a, 256, [](builder k, arg<float*> y, arg<const float*> in, arg<int> m, arg<int> n) {
          constexpr tile::layout L = tile::in_order('m', 5, 'n', 6, 2, 2);
          const tile::tensor from(in, {{'m', m}, {'n', n}});
          const tile::tensor to(y, {{'n', n}});
          auto column = k.block_idx.y * 64;
          auto t = tile::load<L>(k, from, {k.block_idx.x * 32, column});
          tile::atomic_add(k, to, {column}, tile::reduce<'m', combine::sum>(k, t));
        });
    std::vector<float> y(width);
    const sim::result r = sim::run(p, {.grid = {4, 2}, .threads = 1}, sim::buffer<float>(y.data(), y.size()),
                                   sim::buffer<const float>(x.data(), x.size()), static_cast<i32>(height),
                                   static_cast<i32>(width));
    REQUIRE(r.ok);
    CHECK(far_apart(y, expected) == 0);
  }
}

TEST_CASE("a causal softmax of rows") {
  constexpr u32 height = 64, width = 64;
  const std::vector<float> x = numbers(height * width, 4);
  std::vector<float> expected(x.size());
  for (u32 i = 0; i < height; ++i) {
    float sum = 0;
    for (u32 j = 0; j <= i; ++j) sum += std::exp(x[i * width + j]);
    for (u32 j = 0; j <= i; ++j) expected[i * width + j] = std::exp(x[i * width + j]) / sum;
  }
  for (const isa::arch a : all_archs) {
    const ir::program p =
        compiled<float*, const float*>(a, 256, [](builder k, arg<float*> y, arg<const float*> in) {
          constexpr tile::layout L = tile::in_order('m', 4, 'n', 6, 2, 2);
          const tile::tensor from(in, {{'m', height}, {'n', width}});
          const tile::tensor to(y, {{'m', height}, {'n', width}});
          auto row = k.block_idx.x * 16;
          auto t = tile::keep_band<'m', 'n'>(k, tile::load<L>(k, from, {row, 0}), -(1 << 30), row,
                                             -__builtin_inff());
          auto most = tile::reduce<'n', combine::max>(k, t);
          auto powers = tile::map(t - most, [](const auto& v) { return fast_exp(v); });
          auto sum = tile::reduce<'n', combine::sum>(k, powers);
          tile::store(k, to, {row, 0}, powers * tile::map(sum, [](const auto& v) { return rcp(v); }));
        });
    std::vector<float> y(x.size());
    run_clean(p, 4, sim::buffer<float>(y.data(), y.size()), sim::buffer<const float>(x.data(), x.size()));
    CHECK(far_apart(y, expected) == 0);
  }
}

TEST_CASE("RMSNorm after a residual") {
  constexpr u32 height = 10, width = 512;
  const std::vector<float> x = numbers(height * width, 5), before = numbers(height * width, 6),
                           w = numbers(width, 7);
  std::vector<float> sums(x.size()), expected(x.size());
  for (u32 i = 0; i < height; ++i) {
    double squares = 0;
    for (u32 j = 0; j < width; ++j) {
      sums[i * width + j] = x[i * width + j] + before[i * width + j];
      squares += double{sums[i * width + j]} * sums[i * width + j];
    }
    for (u32 j = 0; j < width; ++j)
      expected[i * width + j] =
          sums[i * width + j] * w[j] / static_cast<float>(std::sqrt(squares / width + 1e-5));
  }
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<float*, float*, const float*, const float*, int>(
        a, 256,
        [](builder k, arg<float*> y, arg<float*> residual, arg<const float*> in, arg<const float*> weight,
           arg<int> m) {
          constexpr tile::layout L = tile::in_order('m', 2, 'n', 9, 2, 2);
          const tile::tensor from(in, {{'m', m}, {'n', width}});
          const tile::tensor sum(residual, {{'m', m}, {'n', width}});
          const tile::tensor to(y, {{'m', m}, {'n', width}});
          const tile::tensor weights(weight, {{'n', width}});
          auto row = k.block_idx.x * 4;
          auto t = tile::load<L>(k, from, {row, 0}) + tile::load<L>(k, sum, {row, 0});
          tile::store(k, sum, {row, 0}, t);
          auto squares = tile::reduce<'n', combine::sum>(k, t * t);
          auto factor = tile::map(squares, [](const auto& s) { return rsqrt(s * (1.0f / width) + 1e-5f); });
          tile::store(k, to, {row, 0}, t * factor * tile::load<tile::without(L, 'm')>(k, weights, {0}));
        });
    std::vector<float> y(x.size()), residual = before;
    run_clean(p, 3, sim::buffer<float>(y.data(), y.size()),
              sim::buffer<float>(residual.data(), residual.size()),
              sim::buffer<const float>(x.data(), x.size()), sim::buffer<const float>(w.data(), w.size()),
              static_cast<i32>(height));
    CHECK(far_apart(y, expected) == 0);
    CHECK(far_apart(residual, sums) == 0);
  }
}

TEST_CASE("a batch of products through LDS") {
  constexpr u32 batches = 3, side = 32, depth = 96, step = 32;
  // Whole numbers below 8 in f16, so that sums are exact.
  std::vector<_Float16> x(batches * side * depth), z(batches * side * depth);
  random_words random;
  for (_Float16& v : x) v = static_cast<_Float16>(static_cast<float>(random() % 8));
  for (_Float16& v : z) v = static_cast<_Float16>(static_cast<float>(random() % 8));
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<float*, const _Float16*, const _Float16*, int>(
        a, 256,
        [](builder k, arg<float*> y, arg<const _Float16*> left, arg<const _Float16*> right, arg<int> count) {
          constexpr tile::layout of_a =
                                     tile::layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16] wave[m16 0]"),
                                 of_b =
                                     tile::layout_of("item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16] wave[0 n16]"),
                                 of_d = tile::layout_of("item[m1 m2] lane[n1 n2 n4 n8 m4 m8] wave[m16 n16]");
          constexpr tile::layout staged = tile::in_order('m', 5, 'k', 5, 2, 2);
          const tile::tensor from_a(left, {{'b', count}, {'m', side}, {'k', depth}});
          const tile::tensor from_b(right, {{'b', count}, {'n', side}, {'k', depth}});
          const tile::tensor to(y, {{'b', count}, {'m', side}, {'n', side}});
          const tile::lds_tile<f16, tile::row_major('m', 5, 'k', 5)> a_tile(k);
          const tile::lds_tile<f16, tile::row_major('n', 5, 'k', 5)> b_tile(k);
          auto batch = k.block_idx.x + 0;
          auto sum = tile::filled<f32, of_d>(k, 0.0f);
          k.for_(0, static_cast<i32>(depth), static_cast<i32>(step), [&](const auto& first) {
            k.barrier();
            tile::store(k, a_tile, tile::load<staged>(k, from_a, {batch, 0, first}));
            tile::store(k, b_tile, tile::load<tile::renamed(staged, "m", "n")>(k, from_b, {batch, 0, first}));
            k.barrier();
            tile::add_product(k, sum, tile::load<of_a>(k, a_tile), tile::load<of_b>(k, b_tile));
          });
          tile::store(k, to, {batch, 0, 0}, sum);
        });
    std::vector<float> y(batches * side * side);
    run_clean(p, batches, sim::buffer<float>(y.data(), y.size()),
              sim::buffer<const _Float16>(x.data(), x.size()),
              sim::buffer<const _Float16>(z.data(), z.size()), static_cast<i32>(batches));
    u32 wrong = 0;
    for (u32 b = 0; b < batches; ++b)
      for (u32 i = 0; i < side; ++i)
        for (u32 j = 0; j < side; ++j) {
          float sum = 0;
          for (u32 n = 0; n < depth; ++n)
            sum += static_cast<float>(x[(b * side + i) * depth + n]) *
                   static_cast<float>(z[(b * side + j) * depth + n]);
          wrong += y[(b * side + i) * side + j] != sum;
        }
    CHECK(wrong == 0);
  }
}

TEST_CASE("tiles are filled with numbers of every width") {
  constexpr tile::layout L = tile::layout_of("item[n1 n2] lane[n4 n8 n16 n32 n64 n128]");
  const auto fills = [&]<class T>(const T*, auto value, u32 bits) {
    const ir::program p = compiled<T*>(isa::arch::gfx942, 64, [&](builder k, arg<T*> y) {
      const tile::tensor to(y, {{'n', 256}});
      tile::store(k, to, {0}, tile::filled<tile::number_of<T>, L>(k, value));
    });
    std::vector<T> y(256);
    run_clean(p, 1, sim::buffer<T>(y.data(), 256));
    u32 wrong = 0;
    for (const T& v : y) wrong += std::memcmp(&v, &bits, sizeof(T)) != 0;
    u32 first = 0;
    std::memcpy(&first, y.data(), 4);
    INFO(value << " is " << first);
    CHECK(wrong == 0);
  };
  fills(static_cast<__bf16*>(nullptr), 1.5f, 0x3fc0);
  fills(static_cast<_Float16*>(nullptr), -2.0f, 0xc000);
  fills(static_cast<kiln::u8*>(nullptr), 200, 200);
  fills(static_cast<kiln::i8*>(nullptr), -1, 255);
  fills(static_cast<kiln::u16*>(nullptr), 60000, 60000);
  fills(static_cast<float*>(nullptr), 1.5f, 0x3fc00000);
  fills(static_cast<int*>(nullptr), -7, 0xfffffff9);
}

} // namespace
