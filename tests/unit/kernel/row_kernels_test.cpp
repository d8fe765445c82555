// SPDX-License-Identifier: MIT
// Softmax and transpose on tiles against the host, on three targets, at widths that do and do not fill their tiles.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/kernel/softmax.hpp>
#include <kiln/kernel/transpose.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace kernel = kiln::kernel;
namespace sim = kiln::sim;
namespace ir = kiln::ir;

/// Numbers from -4 to 4 that every type has.
template<class T> std::vector<T> numbers(u32 count) {
  random_words random;
  std::vector<T> out(count);
  for (T& v : out) {
    const float value = static_cast<float>(static_cast<i32>(random() % 129) - 64) / 16;
    if constexpr (__is_same(T, __bf16)) {
      const u32 bits = __builtin_bit_cast(u32, value) >> 16;
      std::memcpy(&v, &bits, sizeof(v));
    } else {
      v = static_cast<T>(value);
    }
  }
  return out;
}
/// Half a unit in the last place of T, relative, and what the hardware's functions add.
template<class T>
constexpr double tolerance = __is_same(T, float)      ? 1e-5
                             : __is_same(T, _Float16) ? 6e-4
                                                      : 4.5e-3;

u64 conflicts_of(const sim::result& r) {
  u64 out = 0;
  for (const sim::memory_counters& m : r.counters.memory) out += m.lds_conflict_cycles;
  return out;
}

template<class T, u32 Columns, u32 Multiple> void softmax_of(isa::arch a, u32 rows, u32 columns) {
  const ir::program p = compiled<T*, const T*, i32, i32>(a, 256, kernel::softmax<T, Columns, Multiple>);
  const std::vector<T> x = numbers<T>(rows * columns);
  std::vector<T> y(x.size());
  const u32 height = kernel::row_layout(Columns, sizeof(T)).extent('m');
  const sim::result r =
      run_clean(p, (rows + height - 1) / height, sim::buffer<T>(y.data(), y.size()),
                sim::buffer<const T>(x.data(), x.size()), static_cast<i32>(rows), static_cast<i32>(columns));
  CHECK(conflicts_of(r) == 0);
  double worst = 0;
  for (u32 i = 0; i < rows; ++i) {
    double most = -1e30, sum = 0;
    for (u32 j = 0; j < columns; ++j) most = std::max(most, static_cast<double>(x[i * columns + j]));
    for (u32 j = 0; j < columns; ++j) sum += std::exp(static_cast<double>(x[i * columns + j]) - most);
    for (u32 j = 0; j < columns; ++j) {
      const double wanted = std::exp(static_cast<double>(x[i * columns + j]) - most) / sum;
      worst = std::max(worst,
                       std::abs(static_cast<double>(y[i * columns + j]) - wanted) / std::max(wanted, 6e-5));
    }
  }
  INFO("softmax of " << columns << " columns of " << sizeof(T) << " bytes on " << isa::facts_of(a).name);
  CHECK(worst < tolerance<T>);
}

template<class T, u32 Multiple> void transpose_of(isa::arch a, u32 rows, u32 columns) {
  const ir::program p = compiled<T*, const T*, i32, i32>(a, 64, kernel::transpose<T, Multiple>);
  std::vector<T> x(rows * columns), y(x.size());
  for (u32 i = 0; i < x.size(); ++i) x[i] = static_cast<T>(i * 7 + i / 251);
  constexpr u32 extent = kernel::transpose_tile<T>::extent;
  const sim::result r =
      sim::run(p, {.grid = {(rows + extent - 1) / extent, (columns + extent - 1) / extent}, .threads = 1},
               sim::buffer<T>(y.data(), y.size()), sim::buffer<const T>(x.data(), x.size()),
               static_cast<i32>(rows), static_cast<i32>(columns));
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  u32 wrong = 0;
  for (u32 i = 0; i < rows; ++i)
    for (u32 j = 0; j < columns; ++j) wrong += y[j * rows + i] != x[i * columns + j];
  INFO("transpose of " << rows << " by " << columns << ", " << sizeof(T) << " bytes on "
                       << isa::facts_of(a).name);
  CHECK(wrong == 0);
}

TEST_CASE("softmax of rows that fill a tile, and that do not") {
  for (const isa::arch a : all_archs) {
    softmax_of<__bf16, 1024, 8>(a, 9, 1024);
    softmax_of<__bf16, 1024, 8>(a, 3, 520);
    softmax_of<float, 64, 1>(a, 37, 63);
    softmax_of<_Float16, 16384, 8>(a, 2, 12344);
  }
  softmax_of<float, 2, 1>(isa::arch::gfx942, 5, 1);
}
TEST_CASE("a transpose of every width") {
  for (const isa::arch a : all_archs) {
    transpose_of<__UINT16_TYPE__, 8>(a, 136, 72);
    transpose_of<__UINT16_TYPE__, 1>(a, 65, 63);
    transpose_of<__UINT8_TYPE__, 16>(a, 144, 128);
    transpose_of<float, 4>(a, 36, 100);
    transpose_of<double, 2>(a, 18, 30);
  }
}

} // namespace
