// SPDX-License-Identifier: MIT
// Products of few rows against the host: integers, so that sums are exact.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>
#include <kiln/sim/format/small_float.hpp>

#include <cstring>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace kernel = kiln::kernel;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;
namespace author = kiln::author;
using kernel::gemm_number;

/// A small random integer in any type: bf16 by its bits, as the linker has no conversion.
template<class T> i32 draw(T& out, random_words& random, isa::arch arch) {
  const i32 value = static_cast<i32>(random() % 9) - 4;
  if constexpr (__is_same(T, fp8)) {
    const auto number = static_cast<float>(value);
    out.bits = static_cast<kiln::u8>(arch == isa::arch::gfx942 ? sim::fp8_fnuz::encode(number)
                                                               : sim::fp8_ocp::encode(number));
  } else if constexpr (__is_same(T, __bf16)) {
    const u32 bits = __builtin_bit_cast(u32, static_cast<float>(value)) >> 16;
    std::memcpy(&out, &bits, sizeof(out));
  } else {
    out = static_cast<T>(value);
  }
  return value;
}

template<class T> struct matrix {
  u32 rows, columns;
  std::vector<T> elements;
  std::vector<i32> values;

  matrix(u32 r, u32 c, random_words& random, isa::arch arch)
      : rows(r), columns(c), elements(r * c), values(r * c) {
    for (u32 i = 0; i < r * c; ++i) values[i] = draw(elements[i], random, arch);
  }
  /// [rows / 16][bytes of a row / 16][16 rows][16 bytes]
  std::vector<T> shuffled() const {
    constexpr u32 piece = 16 / sizeof(T);
    std::vector<T> out(elements.size());
    for (u32 r = 0; r < rows; ++r)
      for (u32 c = 0; c < columns; ++c)
        out[((r / 16 * (columns / piece) + c / piece) * 16 + r % 16) * piece + c % piece] =
            elements[r * columns + c];
    return out;
  }
};

template<class T>
constexpr gemm_number number_of = __is_same(T, __bf16)     ? gemm_number::bf16
                                  : __is_same(T, _Float16) ? gemm_number::f16
                                  : __is_same(T, fp8)      ? gemm_number::fp8
                                  : __is_same(T, kiln::i8) ? gemm_number::i8
                                                           : gemm_number::f32;
struct ways {
  bool is_split = false, is_shuffled = false;
  u32 multiple = 1; ///< of columns
  bool has_alpha = true;
};

template<class T, kernel::small_shape Shape, ways Ways = ways{}>
void multiplies(isa::arch arch, u32 m, u32 n, u32 depth, u32 splits = 1, u32 batch = 1) {
  INFO(isa::facts_of(arch).name << ", " << sizeof(T) << " bytes, " << m << " x " << n << " x " << depth);
  using D = author::choose<__is_same(T, kiln::i8), i32, float>;
  constexpr kernel::gemm_form form{.a = number_of<T>,
                                   .b = number_of<T>,
                                   .d = __is_same(T, kiln::i8) ? gemm_number::i32 : gemm_number::f32,
                                   .ending = {.has_alpha = Ways.has_alpha},
                                   .is_b_shuffled = Ways.is_shuffled,
                                   .is_split = Ways.is_split,
                                   .multiple_a = 16 / sizeof(T),
                                   .multiple_b = 16 / sizeof(T),
                                   .multiple_d = Ways.multiple};
  const ir::program p =
      compiled<D*, const T*, const T*, const D*, const D*, const float*, const float*, float*, i64, i64, i64,
               i64, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32>(arch, Shape.work_items(),
                                                                      kernel::small_gemm<form, Shape>);
  random_words random;
  const matrix<T> a(m * batch, depth, random, arch), b(n * batch, depth, random, arch);
  const std::vector<T> in_order = Ways.is_shuffled ? b.shuffled() : b.elements;
  std::vector<D> d(m * n * batch);
  std::vector<float> parts(m * n * splits);
  const u32 step = Shape.depth(sizeof(T)), of_split = (depth + step * splits - 1) / (step * splits) * step;
  const auto strides = [](u32 rows, u32 columns) { return static_cast<i64>(rows) * columns; };
  const sim::result r =
      sim::run(p,
               {.grid = {(n + Shape.columns() - 1) / Shape.columns(), (m + Shape.rows - 1) / Shape.rows,
                         splits * batch},
                .threads = 1},
               sim::buffer<D>(d.data(), d.size()), sim::buffer<const T>(a.elements.data(), a.elements.size()),
               sim::buffer<const T>(in_order.data(), in_order.size()), sim::buffer<const D>(nullptr, 0),
               sim::buffer<const D>(nullptr, 0), sim::buffer<const float>(nullptr, 0),
               sim::buffer<const float>(nullptr, 0), sim::buffer<float>(parts.data(), parts.size()),
               strides(m, n), strides(m, depth), strides(n, depth), strides(m, n), static_cast<i32>(m),
               static_cast<i32>(n), static_cast<i32>(depth), static_cast<i32>(n), static_cast<i32>(depth),
               static_cast<i32>(depth), static_cast<i32>(n), static_cast<i32>(of_split), 2.0f, 0.0f);
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  u64 conflicts = 0;
  for (const sim::memory_counters& c : r.counters.memory) conflicts += c.lds_conflict_cycles;
  CHECK(conflicts == 0);
  u32 wrong = 0;
  for (u32 i = 0; i < m * batch; ++i)
    for (u32 j = 0; j < n; ++j) {
      i32 expected = 0;
      for (u32 c = 0; c < depth; ++c)
        expected += a.values[i * depth + c] * b.values[(i / m * n + j) * depth + c];
      float sum = 0;
      for (u32 s = 0; s < splits; ++s) sum += parts[(s * m + i % m) * n + j];
      if (Ways.is_split)
        wrong += sum != static_cast<float>(expected);
      else if constexpr (__is_same(D, i32))
        wrong += d[i * n + j] != expected; // without alpha
      else
        wrong += static_cast<float>(d[i * n + j]) != (Ways.has_alpha ? 2 : 1) * static_cast<float>(expected);
    }
  CHECK(wrong == 0);
}

constexpr ways split{.is_split = true, .multiple = 4}, eight{.multiple = 8}, shuffled{.is_shuffled = true},
    without_alpha{.has_alpha = false};
constexpr kernel::small_shape plain{}, two_across{.waves_across = 2, .loads = 4},
    tall{.rows = 64, .loads = 4}, wide{.rows = 32, .waves_across = 2, .waves_deep = 2, .loads = 4},
    deep{.waves_deep = 8, .loads = 2}, broad{.rows = 64, .wave_columns = 32, .loads = 4},
    broader{.rows = 32, .wave_columns = 64, .waves_across = 2, .waves_deep = 2, .loads = 2};

} // namespace

TEST_CASE("products of few rows are exact on integers", "[gemm]") {
  for (const isa::arch arch : all_archs) {
    multiplies<__bf16, plain>(arch, 1, 40, 0);
    multiplies<__bf16, plain, without_alpha>(arch, 5, 24, 320);
    multiplies<__bf16, plain>(arch, 1, 40, 2880);
    multiplies<__bf16, plain>(arch, 16, 16, 1024);
    multiplies<_Float16, plain>(arch, 5, 33, 72);
    multiplies<_Float16, deep>(arch, 17, 50, 3000);
    multiplies<__bf16, tall>(arch, 64, 32, 1032);
    multiplies<__bf16, tall>(arch, 49, 20, 8);
    multiplies<_Float16, wide>(arch, 30, 70, 520);
    multiplies<float, plain>(arch, 3, 20, 604);
    multiplies<__bf16, broad>(arch, 61, 72, 1032);
    multiplies<__bf16, broad, shuffled>(arch, 61, 80, 1032);
    multiplies<_Float16, broader>(arch, 40, 200, 264);
    multiplies<_Float16, broader, shuffled>(arch, 40, 208, 264);
    multiplies<kiln::i8, plain>(arch, 4, 24, 4128);
    multiplies<__bf16, plain, split>(arch, 7, 24, 4096, 3);
    multiplies<__bf16, plain, eight>(arch, 4, 24, 96, 1, 3);
    multiplies<__bf16, plain, shuffled>(arch, 9, 48, 2880);
    multiplies<__bf16, two_across, shuffled>(arch, 2, 48, 1056);
  }
}
TEST_CASE("products of few rows of fp8 are exact on integers", "[gemm]") {
  for (const isa::arch arch : {isa::arch::gfx942, isa::arch::gfx950}) {
    multiplies<fp8, plain>(arch, 16, 32, 4160);
    multiplies<fp8, tall>(arch, 33, 16, 2048);
    multiplies<fp8, plain, shuffled>(arch, 16, 32, 4160);
  }
}
