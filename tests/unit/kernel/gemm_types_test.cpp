// SPDX-License-Identifier: MIT
// Matrix products of every number type against the host.
#include "unit/kernel/gemm_cases.hpp"

namespace {

using namespace kiln_test;
using enum gemm_number;

constexpr gemm_tiling of_2_bytes{.rows = 64, .columns = 64},
    of_4_bytes{.rows = 64, .columns = 64, .depth = 32}, of_8_bytes{.rows = 64, .columns = 64, .depth = 16},
    of_1_byte{.rows = 64, .columns = 128, .depth = 128};

/// Problems of multiples of `unit` elements.
template<gemm_form Form, gemm_tiling Tiling> void multiplies(u32 unit) {
  for (const isa::arch arch : all_archs) {
    const gemm_kernel g = gemm_kernel::of<Form, Tiling>(arch);
    const auto of = [unit](u32 x) { return (x + unit - 1) / unit * unit; };
    g.run({.m = of(1), .n = of(1), .k = of(1)});
    g.run({.m = 64, .n = 128, .k = 256});
    g.run({.m = of(67),
           .n = of(131),
           .k = of(97),
           .batch = 2,
           .gap_a = unit,
           .gap_b = 2 * unit,
           .gap_d = unit,
           .alpha = -0.75});
    g.run({.m = of(33), .n = of(5), .k = of(1000)});
    if (!Form.ending.has_c) continue;
    g.run({.m = of(40), .n = of(50), .k = of(60), .gap_c = unit, .beta = 1.5});
    g.run({.m = of(3), .n = of(2), .k = 0, .beta = 1});
  }
}

TEST_CASE("products of f16", "[gemm]") {
  multiplies<gemm_form{.a = f16, .b = f16, .d = f16, .ending = {.has_c = true}}, of_2_bytes>(8);
}
TEST_CASE("products of f16 to f32", "[gemm]") {
  multiplies<gemm_form{.a = f16, .b = f16, .d = f32, .transpose_b = false, .multiple_d = 4}, of_2_bytes>(8);
}
TEST_CASE("products of i8 to i32 are exact", "[gemm]") {
  multiplies<gemm_form{.a = i8, .b = i8, .d = i32, .multiple_a = 16, .multiple_b = 16}, of_1_byte>(16);
}
TEST_CASE("transposed products of i8 whose rows begin anywhere", "[gemm]") {
  multiplies<gemm_form{.a = i8,
                       .b = i8,
                       .d = i32,
                       .transpose_a = true,
                       .transpose_b = false,
                       .multiple_a = 1,
                       .multiple_b = 1,
                       .multiple_d = 1},
             of_1_byte>(1);
}
TEST_CASE("products of f32", "[gemm]") {
  multiplies<gemm_form{.a = f32,
                       .b = f32,
                       .d = f32,
                       .ending = {.has_c = true},
                       .multiple_a = 4,
                       .multiple_b = 4,
                       .multiple_d = 4},
             of_4_bytes>(4);
}
TEST_CASE("transposed products of f32 whose rows begin anywhere", "[gemm]") {
  multiplies<gemm_form{.a = f32,
                       .b = f32,
                       .d = bf16,
                       .transpose_a = true,
                       .transpose_b = false,
                       .multiple_a = 1,
                       .multiple_b = 1,
                       .multiple_d = 1},
             of_4_bytes>(1);
}
TEST_CASE("products of f64", "[gemm]") {
  multiplies<gemm_form{.a = f64,
                       .b = f64,
                       .d = f64,
                       .ending = {.has_c = true, .has_bias = true},
                       .multiple_a = 2,
                       .multiple_b = 2,
                       .multiple_d = 2},
             of_8_bytes>(2);
}
TEST_CASE("transposed products of f64 whose rows begin anywhere", "[gemm]") {
  multiplies<gemm_form{.a = f64,
                       .b = f64,
                       .d = f64,
                       .transpose_a = true,
                       .transpose_b = false,
                       .ending = {.has_c = true},
                       .multiple_a = 1,
                       .multiple_b = 1,
                       .multiple_d = 1},
             of_8_bytes>(1);
}
TEST_CASE("products of fp8", "[gemm]") {
  multiplies<gemm_form{.a = fp8, .b = fp8, .multiple_a = 16, .multiple_b = 16}, of_1_byte>(16);
}
TEST_CASE("transposed products of bf8 and fp8 whose rows begin anywhere", "[gemm]") {
  multiplies<gemm_form{.a = bf8,
                       .b = fp8,
                       .d = f32,
                       .transpose_a = true,
                       .transpose_b = false,
                       .multiple_a = 1,
                       .multiple_b = 1,
                       .multiple_d = 1},
             of_1_byte>(1);
}
TEST_CASE("products of fp8 with scales of blocks", "[gemm]") {
  multiplies<gemm_form{.a = fp8, .b = fp8, .has_block_scales = true, .multiple_a = 16, .multiple_b = 16},
             of_1_byte>(16);
}
TEST_CASE("products of fp8 and bf8 with scales of blocks of 64 and more columns", "[gemm]") {
  constexpr gemm_tiling wide{.rows = 64, .columns = 256, .depth = 64};
  multiplies<gemm_form{.a = fp8,
                       .b = bf8,
                       .d = f32,
                       .ending = {.has_c = true},
                       .has_block_scales = true,
                       .multiple_a = 16,
                       .multiple_b = 16,
                       .multiple_d = 4},
             wide>(16);
}

} // namespace
