// SPDX-License-Identifier: MIT
// Interleaved matrix products against the host: tiles that are no powers of 2, transpositions, types, endings, splits.
#include "unit/kernel/gemm_cases.hpp"

namespace {

using namespace kiln_test;

constexpr interleaved_tiling small{.row_tiles = 3, .column_tiles = 2};
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST_CASE("interleaved products of bf16 with C", "[gemm]") {
  constexpr gemm_form form{.ending = {.has_c = true}};
  for (const isa::arch arch : all_archs) {
    const gemm_kernel g = gemm_kernel::of<form, small>(arch);
    g.run({.m = 96, .n = 64, .k = 64});
    g.run({.m = 192, .n = 192, .k = 128});
    g.run({.m = 1, .n = 8, .k = 8});
    g.run({.m = 97, .n = 72, .k = 1000, .alpha = 0.7, .beta = -1.5});
    g.run({.m = 3, .n = 16, .k = 0, .beta = 0.3});
    g.run({.m = 70, .n = 136, .k = 72, .gap_a = 8, .gap_b = 24, .gap_c = 40, .gap_d = 16, .beta = 1});
    g.run({.m = 33, .n = 72, .k = 136, .batch = 3, .gap_a = 16, .gap_b = 8, .gap_d = 8, .alpha = -2});
    g.run({.m = 600, .n = 200, .k = 64}); // several bands
    g.run({.m = 40, .n = 40, .k = 96, .special = nan});
  }
}
TEST_CASE("an interleaved product of the size for large matrices", "[gemm]") {
  constexpr gemm_form form{}, promises{.multiple_a = 64, .multiple_b = 64, .multiple_d = 64},
      known{.m = 30, .n = 320, .k = 192};
  constexpr interleaved_tiling large{};
  static_assert(large.rows() == 256 && large.columns() == 224);
  for (const isa::arch arch : all_archs) {
    gemm_kernel::of<form, large>(arch).run({.m = 264, .n = 232, .k = 200});
    const gemm_kernel g = gemm_kernel::of<promises, large>(arch);
    g.run({.m = 264, .n = 320, .k = 192});
    g.run({.m = 30, .n = 64, .k = 64});
    g.run({.m = 30, .n = 64, .k = 0});
    gemm_kernel::of<known, large>(arch).run({.m = 30, .n = 320, .k = 192});
  }
}
template<gemm_number Number, gemm_number Result, bool TransposeA, bool TransposeB, u32 Matrix>
void run_all(isa::arch arch) {
  constexpr u32 multiple = 16 / kernel::bytes_of(Number);
  constexpr gemm_form form{.a = Number,
                           .b = Number,
                           .d = Result,
                           .transpose_a = TransposeA,
                           .transpose_b = TransposeB,
                           .multiple_a = multiple,
                           .multiple_b = multiple,
                           .multiple_d = 1};
  constexpr interleaved_tiling tiling{
      .matrix = Matrix, .row_tiles = 96 / Matrix, .column_tiles = 64 / Matrix};
  const gemm_kernel g = gemm_kernel::of<form, tiling>(arch);
  g.run({.m = 208, .n = 144, .k = 272});
  g.run({.m = 16, .n = 16, .k = 48, .batch = 2, .gap_a = 16, .gap_b = 16, .gap_d = 3});
}
template<gemm_number Number, gemm_number Result = gemm_number::f32> void run_transposed(isa::arch arch) {
  run_all<Number, Result, false, true, 16>(arch);
  run_all<Number, Result, true, true, 32>(arch);
  run_all<Number, Result, false, false, 32>(arch);
  run_all<Number, Result, true, false, 16>(arch);
}
TEST_CASE("interleaved products of each type, transposed in all ways", "[gemm]") {
  for (const isa::arch arch : all_archs) {
    run_transposed<gemm_number::bf16>(arch);
    run_transposed<gemm_number::f16, gemm_number::f16>(arch);
    run_transposed<gemm_number::f32>(arch);
    run_transposed<gemm_number::i8, gemm_number::i32>(arch);
    if (arch == isa::arch::gfx90a) continue;
    run_transposed<gemm_number::fp8, gemm_number::bf16>(arch);
    run_transposed<gemm_number::bf8>(arch);
  }
}
TEST_CASE("interleaved products with endings, splits and known extents", "[gemm]") {
  constexpr gemm_form ending{.ending = {.activation = gemm_activation::gelu,
                                        .has_c = true,
                                        .has_bias = true,
                                        .has_row_scales = true,
                                        .has_column_scales = true}},
      split{.is_split = true, .multiple_d = 1}, known{.m = 100, .n = 72, .k = 200};
  for (const isa::arch arch : all_archs) {
    gemm_kernel::of<ending, small>(arch).run({.m = 100, .n = 72, .k = 136, .beta = 0.5});
    const gemm_kernel g = gemm_kernel::of<split, small>(arch);
    g.run({.m = 72, .n = 81, .k = 1000, .splits = 3});
    g.run({.m = 1, .n = 7, .k = 2880, .splits = 5});
    gemm_kernel::of<known, small>(arch).run({.m = 100, .n = 72, .k = 200, .gap_d = 8});
  }
}
TEST_CASE("interleaved products without gaps between rows", "[gemm]") {
  constexpr gemm_form any{.is_packed = true}, whole{.is_packed = true, .multiple_a = 64, .multiple_b = 64},
      known{.ending = {.has_alpha = false, .has_c = true}, .n = 72, .k = 128, .is_packed = true},
      known_end{.n = 72, .k = 136, .is_packed = true},
      transposed{.transpose_a = true, .transpose_b = false, .k = 128, .is_packed = true},
      split{.is_split = true, .is_packed = true, .multiple_a = 64, .multiple_b = 64};
  constexpr interleaved_tiling square{.row_tiles = 2, .column_tiles = 2},
      direct{.row_tiles = 2, .column_tiles = 2, .slots = 3};
  for (const isa::arch arch : all_archs) {
    gemm_kernel::of<any, small>(arch).run({.m = 100, .n = 72, .k = 136, .alpha = 0.5});
    const gemm_kernel g = gemm_kernel::of<whole, small>(arch),
                      of_square = gemm_kernel::of<whole, square>(arch);
    for (const u32 depth : {0u, 64u, 320u}) {
      g.run({.m = 100, .n = 72, .k = depth});
      of_square.run({.m = 100, .n = 72, .k = depth});
    }
    gemm_kernel::of<known, square>(arch).run({.m = 99, .n = 72, .k = 128, .beta = 0.5});
    gemm_kernel::of<known, direct>(arch).run({.m = 99, .n = 72, .k = 128, .beta = 0.5});
    gemm_kernel::of<known_end, square>(arch).run({.m = 1, .n = 72, .k = 136, .special = nan});
    gemm_kernel::of<transposed, square>(arch).run({.m = 104, .n = 72, .k = 128});
    gemm_kernel::of<split, square>(arch).run({.m = 72, .n = 80, .k = 1024, .splits = 3});
  }
}
template<interleaved_tiling Tiling> void run_direct() {
  constexpr gemm_form form{.ending = {.has_c = true}}, known{.m = 100, .n = 256, .k = 200},
      split{.is_split = true, .multiple_d = 1};
  const isa::arch arch = isa::arch::gfx950;
  const gemm_kernel g = gemm_kernel::of<form, Tiling>(arch);
  bool is_direct = false;
  for (const ir::instruction& in : g.program().code)
    is_direct |= (isa::rows[in.row].flags & isa::flag::lds_dma) != 0;
  CHECK(is_direct);
  for (const u32 depth : {0u, 8u, 32u, 64u, 96u, 160u, 1000u})
    g.run({.m = 70, .n = 72, .k = depth, .beta = 0.5});
  g.run({.m = 192, .n = 192, .k = 128});
  g.run({.m = 1, .n = 8, .k = 8});
  g.run({.m = 97, .n = 136, .k = 72, .gap_a = 8, .gap_b = 24, .gap_c = 40, .gap_d = 16, .alpha = -2});
  g.run({.m = 33, .n = 72, .k = 136, .batch = 3, .gap_a = 16, .gap_b = 8, .gap_d = 8});
  g.run({.m = 40, .n = 40, .k = 96, .special = nan});
  gemm_kernel::of<known, Tiling>(arch).run({.m = 100, .n = 256, .k = 200});
  const gemm_kernel of_split = gemm_kernel::of<split, Tiling>(arch);
  of_split.run({.m = 72, .n = 81, .k = 1000, .splits = 3});
  of_split.run({.m = 1, .n = 7, .k = 2880, .splits = 5});
}
template<gemm_number Number, gemm_number Result = gemm_number::f32> void run_direct_type() {
  constexpr u32 multiple = 16 / kernel::bytes_of(Number);
  constexpr gemm_form form{
      .a = Number, .b = Number, .d = Result, .multiple_a = multiple, .multiple_b = multiple, .multiple_d = 1};
  constexpr interleaved_tiling tiling{.matrix = 32, .row_tiles = 3, .column_tiles = 1, .slots = 3};
  gemm_kernel::of<form, tiling>(isa::arch::gfx950).run({.m = 208, .n = 144, .k = 272});
}
TEST_CASE("interleaved products whose inputs come to LDS without registers", "[gemm]") {
  run_direct<interleaved_tiling{.row_tiles = 3, .column_tiles = 2, .slots = 2}>();
  run_direct<interleaved_tiling{.matrix = 32, .row_tiles = 1, .column_tiles = 3, .slots = 5}>();
  run_direct<kernel::direct_tiling>();
  run_direct_type<gemm_number::f16, gemm_number::f16>();
  run_direct_type<gemm_number::f32>();
  run_direct_type<gemm_number::i8, gemm_number::i32>();
  run_direct_type<gemm_number::fp8, gemm_number::bf16>();
  run_direct_type<gemm_number::bf8>();
}
TEST_CASE("a tiling for LDS-DMA where inputs go through registers", "[gemm]") {
  constexpr gemm_form straight{}, transposed{.transpose_a = true, .transpose_b = false};
  constexpr interleaved_tiling tiling{.matrix = 32, .row_tiles = 2, .column_tiles = 2, .slots = 4};
  for (const isa::arch arch : all_archs) {
    gemm_kernel::of<straight, tiling>(arch).run({.m = 140, .n = 72, .k = 200});
    gemm_kernel::of<transposed, tiling>(arch).run({.m = 144, .n = 72, .k = 200});
  }
}

} // namespace
