// SPDX-License-Identifier: MIT
// What follows the sums of matrix products, shuffled B, and tilings of workgroups, against the host.
#include "unit/kernel/gemm_cases.hpp"

namespace {

using namespace kiln_test;
using enum gemm_number;

constexpr gemm_tiling tiling{.rows = 64, .columns = 64};

template<gemm_form Form, gemm_tiling Tiling = tiling> void ends() {
  for (const isa::arch arch : all_archs) {
    const gemm_kernel g = gemm_kernel::of<Form, Tiling>(arch);
    g.run({.m = 72, .n = 80, .k = 128});
    g.run({.m = 130, .n = 48, .k = 96, .batch = 2, .alpha = 0.25, .beta = 3});
    g.run({.m = 1, .n = 16, .k = 2880, .alpha = -1});
    g.run({.m = 17, .n = 208, .k = 0, .beta = -1});
  }
}

TEST_CASE("products with bias and gelu", "[gemm]") {
  ends<gemm_form{.ending = {.activation = gemm_activation::gelu, .has_bias = true}}>();
}
TEST_CASE("products with C, bias and silu to f32", "[gemm]") {
  ends<gemm_form{.d = f32,
                 .ending = {.activation = gemm_activation::silu, .has_c = true, .has_bias = true},
                 .multiple_d = 4}>();
}
TEST_CASE("products with bias and relu of rows that begin anywhere", "[gemm]") {
  ends<gemm_form{.a = f16,
                 .b = f16,
                 .d = f16,
                 .ending = {.activation = gemm_activation::relu, .has_bias = true},
                 .multiple_d = 1}>();
}
TEST_CASE("products of i8 with scales of rows and columns", "[gemm]") {
  constexpr gemm_tiling deep{.rows = 64, .columns = 64, .depth = 128};
  ends<gemm_form{
           .a = i8,
           .b = i8,
           .ending = {.has_c = true, .has_bias = true, .has_row_scales = true, .has_column_scales = true},
           .multiple_a = 16,
           .multiple_b = 16},
       deep>();
}
TEST_CASE("products of fp8 with scales of rows and columns", "[gemm]") {
  constexpr gemm_tiling deep{.rows = 64, .columns = 64, .depth = 128};
  ends<gemm_form{.a = fp8,
                 .b = fp8,
                 .d = f16,
                 .ending = {.has_row_scales = true, .has_column_scales = true},
                 .multiple_a = 16,
                 .multiple_b = 16},
       deep>();
}
TEST_CASE("products of shuffled B", "[gemm]") {
  ends<gemm_form{.ending = {.has_bias = true}, .is_b_shuffled = true}>();
}
TEST_CASE("products of shuffled B of fp8", "[gemm]") {
  constexpr gemm_tiling deep{.rows = 64, .columns = 128, .depth = 128};
  ends<gemm_form{.a = fp8,
                 .b = fp8,
                 .d = f32,
                 .is_b_shuffled = true,
                 .multiple_a = 16,
                 .multiple_b = 16,
                 .multiple_d = 4},
       deep>();
}

template<gemm_tiling Tiling, gemm_form Form = gemm_form{.ending = {.has_c = true}}> void tiles() {
  for (const isa::arch arch : all_archs) {
    const gemm_kernel g = gemm_kernel::of<Form, Tiling>(arch);
    g.run({.m = 8, .n = 8, .k = 8});
    g.run({.m = 264, .n = 296, .k = 200, .beta = 1});
    g.run({.m = 256, .n = 512, .k = 128, .gap_a = 8, .gap_b = 8, .gap_d = 8});
  }
}

TEST_CASE("tilings of four waves", "[gemm]") {
  tiles<gemm_tiling{}>();
  tiles<gemm_tiling{.matrix = 32}>();
  tiles<gemm_tiling{.rows = 128, .columns = 64, .matrix = 32, .stages = 2}>();
  tiles<gemm_tiling{.rows = 256, .columns = 32, .waves_down = 4, .waves_across = 1}>();
  tiles<gemm_tiling{.rows = 16, .columns = 256, .waves_down = 1, .waves_across = 4}>();
}
TEST_CASE("tilings of other numbers of waves", "[gemm]") {
  tiles<gemm_tiling{.rows = 32, .columns = 64, .waves_down = 1, .waves_across = 1}>();
  tiles<gemm_tiling{
      .rows = 64, .columns = 32, .depth = 32, .waves_down = 2, .waves_across = 1, .stages = 2}>();
  tiles<gemm_tiling{.rows = 128, .columns = 256, .waves_down = 2, .waves_across = 4}>();
  tiles<gemm_tiling{.rows = 128,
                    .columns = 128,
                    .depth = 32,
                    .waves_down = 4,
                    .waves_across = 4,
                    .stages = 2,
                    .parts = 4,
                    .band = 2}>();
}
TEST_CASE("transposed products by other tilings", "[gemm]") {
  constexpr gemm_form form{.transpose_a = true, .transpose_b = false};
  tiles<gemm_tiling{}, form>();
  tiles<gemm_tiling{.rows = 64, .columns = 64, .depth = 32, .waves_down = 1, .waves_across = 1, .matrix = 32},
        form>();
  tiles<gemm_tiling{.rows = 32, .columns = 128, .waves_down = 2, .waves_across = 4, .stages = 2}, form>();
}

} // namespace
