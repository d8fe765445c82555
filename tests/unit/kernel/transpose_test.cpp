// SPDX-License-Identifier: MIT
// The transpose on tiles against the host, on three targets, at widths that do and do not fill their tiles.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/kernel/transpose.hpp>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace kernel = kiln::kernel;
namespace sim = kiln::sim;
namespace ir = kiln::ir;

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
  u64 of_lds = 0; // it needs none, so no banks either
  for (const sim::memory_counters& m : r.counters.memory) of_lds += m.lds_cycles;
  CHECK(of_lds == 0);
  u32 wrong = 0;
  for (u32 i = 0; i < rows; ++i)
    for (u32 j = 0; j < columns; ++j) wrong += y[j * rows + i] != x[i * columns + j];
  INFO("transpose of " << rows << " by " << columns << ", " << sizeof(T) << " bytes on "
                       << isa::facts_of(a).name);
  CHECK(wrong == 0);
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
