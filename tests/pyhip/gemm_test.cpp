// SPDX-License-Identifier: MIT
// test_gemm of the reference DSL: C = A B^T in bf16 by the library's kernel, all of its forms, against products in fp32.
#include "program/simulate.hpp"

#include <kiln/compile/kernel.hpp>
#include <kiln/kernel/gemm.hpp>

#include <cmath>

namespace {

using namespace kiln;
using namespace kiln_test;

float value_of(u16 bits) { return __builtin_bit_cast(float, static_cast<u32>(bits) << 16); }

/// Normally distributed elements, as torch.randn gives them: the sum of 12 uniform ones is close enough.
struct matrix {
  u32 rows, columns;
  std::vector<u16> bits;

  matrix(u32 r, u32 c, random_words& random) : rows(r), columns(c), bits(u64{r} * c) {
    for (u16& x : bits) {
      u32 sum = 0;
      for (u32 i = 0; i < 6; ++i) {
        const u32 word = random();
        sum += (word & 0xffff) + (word >> 16);
      }
      x = static_cast<u16>(emit::bfloat_bits(static_cast<float>(sum) / 65536 - 6));
    }
  }
  const u16* row(u32 r) const { return bits.data() + u64{r} * columns; }
  sim::buffer<const __bf16> buffer() const {
    return {reinterpret_cast<const __bf16*>(bits.data()), static_cast<u32>(bits.size())};
  }
};

/// A B^T of rows [first_row, end_row) of A and [first, end) of B; B's side by side, so that the compiler's vectors run over
/// them.
std::vector<float> product(const matrix& a, u32 first_row, u32 end_row, const matrix& b, u32 first, u32 end) {
  const u32 columns = end - first;
  std::vector<float> turned(u64{b.columns} * columns), out(u64{end_row - first_row} * columns);
  for (u32 n = 0; n < columns; ++n)
    for (u32 k = 0; k < b.columns; ++k) turned[u64{k} * columns + n] = value_of(b.row(first + n)[k]);
  for (u32 m = first_row; m < end_row; ++m)
    for (u32 k = 0; k < a.columns; ++k) {
      const float x = value_of(a.row(m)[k]);
      const float* from = turned.data() + u64{k} * columns;
      float* to = out.data() + u64{m - first_row} * columns;
      for (u32 n = 0; n < columns; ++n) to[n] += x * from[n];
    }
  return out;
}

constexpr u32 depth = 512;                      // the reference DSL's is 8,192
constexpr u16 not_written = 0x7fff;             // a NaN
constexpr u32 units_down = 8, units_across = 1; // compute units as its test arranges them: of 8

template<u32 Tile, u32 Rows, u32 Columns, u32 Down, u32 Across>
inline constexpr kernel::gemm_shape shape{.columns = Columns * Across * units_across * 2,
                                          .depth = depth,
                                          .tile = Tile,
                                          .wave_rows = Rows,
                                          .wave_columns = Columns,
                                          .waves_down = Down,
                                          .waves_across = Across};

template<kernel::gemm_shape Shape> ir::program kernel_for(isa::arch arch) {
  compile::outcome c =
      compile::compile_kernel<kernel::gemm<__bf16, Shape>, block_size<Shape.work_items()>>(arch);
  const text_buffer message = c.error.message();
  INFO(std::string(message.data(), message.size()));
  REQUIRE(!c.error.raised);
  return static_cast<ir::program&&>(c.program);
}

/// torch.allclose with both tolerances 0.02.
bool close(float got, float exact) { return std::fabs(got - exact) <= 0.02f + 0.02f * std::fabs(exact); }

/// All of C, with `less` rows fewer than the reference DSL's test has.
template<kernel::gemm_shape Shape> void check(isa::arch arch, bool monitor, u32 less = 0) {
  CAPTURE(isa::facts_of(arch).name, Shape.tile, Shape.wave_rows, Shape.wave_columns, Shape.waves_down,
          Shape.waves_across);
  const u32 rows = Shape.group_rows() * units_down * 2 - less;
  random_words random;
  const matrix a(rows, depth, random), b(Shape.columns, depth, random);
  std::vector<u16> c(u64{rows} * Shape.columns, not_written);
  const sim::result r = sim::run(
      kernel_for<Shape>(arch), {.grid = {static_cast<u32>(Shape.workgroups(rows))}, .monitor = monitor},
      sim::buffer<__bf16>(reinterpret_cast<__bf16*>(c.data()), static_cast<u32>(c.size())), a.buffer(),
      b.buffer(), static_cast<i32>(rows));
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  const std::vector<float> expected = product(a, 0, rows, b, 0, Shape.columns);
  for (u64 i = 0; i < c.size(); ++i)
    if (!close(value_of(c[i]), expected[i])) {
      INFO(i / Shape.columns << ", " << i % Shape.columns);
      REQUIRE(value_of(c[i]) == expected[i]);
    }
}

template<u32 Tile, u32 Rows, u32 Columns> void all_waves(isa::arch arch) {
  check<shape<Tile, Rows, Columns, 2, 2>>(arch, false);
  if constexpr (Tile == 32 || Rows < 128) { // fetching ahead takes too many registers of fewer waves
    check<shape<Tile, Rows, Columns, 1, 2>>(arch, false);
    check<shape<Tile, Rows, Columns, 2, 1>>(arch, false);
    check<shape<Tile, Rows, Columns, 1, 1>>(arch, false);
  }
}
template<u32 Tile> void all_forms(isa::arch arch) {
  all_waves<Tile, 128, 128>(arch);
  all_waves<Tile, 64, 64>(arch);
  all_waves<Tile, 32, 32>(arch);
  all_waves<Tile, 64, 32>(arch);
}

/// The rows and columns that the test has on a GPU of 304 compute units (19 x 16): the first workgroups of the launch, each on
/// another part of the GPU; monitored.
template<kernel::gemm_shape Shape> void check_first(isa::arch arch, const matrix& a, const matrix& b) {
  constexpr u32 groups = 2, height = Shape.group_rows(), width = Shape.group_columns();
  std::vector<u16> c(u64{a.rows} * Shape.columns, not_written);
  run_clean(kernel_for<Shape>(arch), groups,
            sim::buffer<__bf16>(reinterpret_cast<__bf16*>(c.data()), static_cast<u32>(c.size())), a.buffer(),
            b.buffer(), static_cast<i32>(a.rows));
  u32 tiles = 0;
  for (u32 row = 0; row < a.rows; row += height)
    for (u32 column = 0; column < Shape.columns; column += width) {
      const auto at = [&](u32 i) { return c[u64{row + i / width} * Shape.columns + column + i % width]; };
      const bool written = at(0) != not_written;
      tiles += written;
      std::vector<float> expected(height * width);
      if (written) expected = product(a, row, row + height, b, column, column + width);
      u32 wrong = 0;
      for (u32 i = 0; i < height * width; ++i)
        wrong += written ? !close(value_of(at(i)), expected[i]) : at(i) != not_written;
      INFO(row << ", " << column);
      REQUIRE(wrong == 0);
    }
  CHECK(tiles == groups);
}

TEST_CASE("pyhip_test_gemm") {
  all_forms<16>(isa::arch::gfx942);
  all_forms<32>(isa::arch::gfx942);
  for (const isa::arch arch : all_archs) {
    check<shape<16, 64, 64, 2, 2>>(arch, true, 14);
    check<shape<32, 64, 32, 2, 1>>(arch, true, 14);
  }
  constexpr kernel::gemm_shape tiles_of_16{.columns = 8192, .depth = depth, .tile = 16},
      tiles_of_32{.columns = 8192, .depth = depth, .tile = 32};
  random_words random;
  const matrix a(tiles_of_16.group_rows() * 19 * 2, depth, random), b(tiles_of_16.columns, depth, random);
  for (const isa::arch arch : {isa::arch::gfx942, isa::arch::gfx950}) {
    check_first<tiles_of_16>(arch, a, b);
    check_first<tiles_of_32>(arch, a, b);
  }
}

} // namespace
