// SPDX-License-Identifier: MIT
// Matrix products of tiles against the host, of every number type, and which instruction is chosen.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/global.hpp>

#include <cstring>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;
using tile::layout_of, tile::matrix_number;

constexpr bool chooses(isa::mn::mnemonic op, bool exchanged, u32 steps, isa::arch arch, const char* d,
                       const char* a, const char* b, matrix_number number = matrix_number::bf16) {
  const tile::product_plan plan =
      tile::plan_product(layout_of(d), layout_of(a), layout_of(b), number, number, arch);
  return plan.found && plan.op == op && plan.exchanged == exchanged && plan.steps == steps;
}
constexpr bool refuses(const char* d, const char* a, const char* b) {
  return !tile::plan_product(layout_of(d), layout_of(a), layout_of(b), matrix_number::bf16,
                             matrix_number::bf16, isa::arch::gfx942)
              .found;
}
constexpr const char *d16 = "item[m1 m2] lane[n1 n2 n4 n8 m4 m8]",
                     *transposed_d16 = "item[n1 n2] lane[m1 m2 m4 m8 n4 n8]";
constexpr const char *a8 = "item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]",
                     *b8 = "item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]";
constexpr const char *a4 = "item[k1 k2] lane[m1 m2 m4 m8 k4 k8]", *b4 = "item[k1 k2] lane[n1 n2 n4 n8 k4 k8]";
static_assert(chooses(isa::mn::v_mfma_f32_16x16x16_bf16, false, 0, isa::arch::gfx942, d16, a4, b4));
static_assert(chooses(isa::mn::v_mfma_f32_16x16x16_bf16, true, 1, isa::arch::gfx942, transposed_d16, a8, b8));
static_assert(chooses(isa::mn::v_mfma_f32_16x16x32_bf16, false, 0, isa::arch::gfx950, d16, a8, b8));
static_assert(chooses(isa::mn::v_mfma_f32_16x16x16_bf16, false, 0, isa::arch::gfx950, d16, a4,
                      b4)); // not deep enough
static_assert(chooses(isa::mn::v_mfma_f32_16x16x16bf16_1k, false, 1, isa::arch::gfx90a, d16, a8, b8));
static_assert(chooses(isa::mn::v_mfma_f64_16x16x4_f64, false, 0, isa::arch::gfx942,
                      "item[m4 m8] lane[n1 n2 n4 n8 m1 m2]", "item[] lane[m1 m2 m4 m8 k1 k2]",
                      "item[] lane[n1 n2 n4 n8 k1 k2]", matrix_number::f64));
// Of two types: with the operands exchanged, the instruction's A is the tile B.
constexpr isa::mn::mnemonic mixed(const char* d) {
  return tile::plan_product(layout_of(d), layout_of(a8), layout_of(b8), matrix_number::bf8,
                            matrix_number::fp8, isa::arch::gfx942)
      .op;
}
static_assert(mixed(d16) == isa::mn::v_mfma_f32_16x16x32_bf8_fp8);
static_assert(mixed(transposed_d16) == isa::mn::v_mfma_f32_16x16x32_fp8_bf8);
static_assert(refuses(d16, a4, b8));                                        // k differs
static_assert(refuses(d16, a4, "item[k1 k2] lane[n1 n2 n4 n8 k8 k4]"));     // in lanes
static_assert(refuses("item[m1 m2 m16] lane[n1 n2 n4 n8 m4 m8]", a4, b4));  // no such rows in A
static_assert(refuses(d16, "item[k1 k2 m16] lane[m1 m2 m4 m8 k4 k8]", b4)); // rows that D lacks
static_assert(refuses("item[m1 m2] lane[n1 n2 n4 n8 m4 m8] wave[m16]",
                      "item[k1 k2] lane[m1 m2 m4 m8 k4 k8] wave[0]", b4));

/// A small random integer in any type: bf16 by its bits, as the linker has no conversion.
template<class T> void draw(T& out, random_words& random) {
  const i32 value = static_cast<i32>(random() % 9) - 4;
  if constexpr (__is_same(T, __bf16)) {
    const u32 bits = __builtin_bit_cast(u32, static_cast<float>(value)) >> 16;
    std::memcpy(&out, &bits, sizeof(out));
  } else {
    out = static_cast<T>(value);
  }
}

/// C (m,n) = A (m,k) B (n,k)^T of any extents, by tiles; the host's inputs are integers, so that sums are exact.
template<class T, class C, tile::layout D, tile::layout A, tile::layout B> void multiplies(isa::arch arch) {
  constexpr u32 m = 100, n = 90, depth = 72, step = A.extent('k');
  using number = tile::number_of<T>;
  const ir::program p = compiled<C*, const T*, const T*, int, int>(
      arch, 256,
      [&](builder k, arg<C*> c, arg<const T*> x, arg<const T*> y, arg<int> rows, arg<int> columns) {
        const tile::tensor a(x, {{'m', rows}, {'k', depth}}), b(y, {{'n', columns}, {'k', depth}});
        const tile::tensor out(c, {{'m', rows}, {'n', columns}});
        auto row = k.block_idx.x * D.extent('m');
        auto column = k.block_idx.y * D.extent('n');
        auto sum = tile::filled<tile::sum_of<number>, D>(k, 0);
        k.for_(0, depth, step, [&](auto i) {
          auto left = tile::load<A>(k, a, {row, i});
          auto right = tile::load<B>(k, b, {column, i});
          tile::add_product(k, sum, left, right);
        });
        tile::store(k, out, {row, column}, sum);
      });
  std::vector<T> x(m * depth), y(n * depth);
  std::vector<C> c(m * n);
  random_words random;
  for (T& v : x) draw(v, random);
  for (T& v : y) draw(v, random);
  const sim::result r =
      sim::run(p,
               {.grid = {(m + D.extent('m') - 1) / D.extent('m'), (n + D.extent('n') - 1) / D.extent('n')},
                .threads = 1},
               sim::buffer<C>(c.data(), c.size()), sim::buffer<const T>(x.data(), x.size()),
               sim::buffer<const T>(y.data(), y.size()), static_cast<i32>(m), static_cast<i32>(n));
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  u32 wrong = 0;
  for (u32 i = 0; i < m; ++i)
    for (u32 j = 0; j < n; ++j) {
      double sum = 0;
      for (u32 d = 0; d < depth; ++d)
        sum += static_cast<double>(x[i * depth + d]) * static_cast<double>(y[j * depth + d]);
      wrong += static_cast<double>(c[i * n + j]) != sum;
    }
  INFO(isa::facts_of(arch).name << ", " << sizeof(T) << " bytes");
  CHECK(wrong == 0);
}

constexpr tile::layout waves = layout_of("item[] lane[] wave[m1 n1]"),
                       waves_of_a = layout_of("item[] lane[] wave[m1 0]"),
                       waves_of_b = layout_of("item[] lane[] wave[0 n1]");

TEST_CASE("products of tiles are exact on integers") {
  constexpr tile::layout d = layout_of("item[n1 n2 m16 n16] lane[m1 m2 m4 m8 n4 n8]") * waves;
  constexpr tile::layout straight = layout_of("item[m1 m2 m16 n16] lane[n1 n2 n4 n8 m4 m8]") * waves;
  constexpr tile::layout a = layout_of("item[k1 k2 k4 m16] lane[m1 m2 m4 m8 k8 k16]") * waves_of_a;
  constexpr tile::layout b = layout_of("item[k1 k2 k4 n16] lane[n1 n2 n4 n8 k8 k16]") * waves_of_b;
  constexpr tile::layout d32 = layout_of("item[n1 n2 n8 n16] lane[m1 m2 m4 m8 m16 n4]") * waves;
  constexpr tile::layout a32 = layout_of("item[k1 k2 k4 k16] lane[m1 m2 m4 m8 m16 k8]") * waves_of_a;
  constexpr tile::layout b32 = layout_of("item[k1 k2 k4 k16] lane[n1 n2 n4 n8 n16 k8]") * waves_of_b;
  constexpr tile::layout a_f32 = layout_of("item[k1 k2 m16] lane[m1 m2 m4 m8 k4 k8]") * waves_of_a;
  constexpr tile::layout b_f32 = layout_of("item[k1 k2 n16] lane[n1 n2 n4 n8 k4 k8]") * waves_of_b;
  constexpr tile::layout d_f64 = layout_of("item[m4 m8 m16 n16] lane[n1 n2 n4 n8 m1 m2]") * waves;
  for (const isa::arch arch : all_archs) {
    multiplies<__bf16, float, d, a, b>(arch);
    multiplies<_Float16, float, straight, a, b>(arch);
    multiplies<__bf16, float, d32, a32, b32>(arch);
    multiplies<kiln::i8, i32, d, a, b>(arch);
    multiplies<float, float, straight, a_f32, b_f32>(arch);
    multiplies<double, double, d_f64, a_f32, b_f32>(arch);
  }
}

} // namespace
