// SPDX-License-Identifier: MIT
// Matrix products of all transpositions against the host.
#include "unit/kernel/gemm_cases.hpp"

namespace {

using namespace kiln_test;

constexpr gemm_tiling tiling{.rows = 64, .columns = 128};

/// Problems of multiples of `unit` elements.
template<gemm_form Form> void multiplies(u32 unit) {
  for (const isa::arch arch : all_archs) {
    const gemm_kernel g = gemm_kernel::of<Form, tiling>(arch);
    const auto of = [unit](u32 x) { return (x + unit - 1) / unit * unit; };
    g.run({.m = of(1), .n = of(1), .k = of(1)});
    g.run({.m = 64, .n = 128, .k = 192, .alpha = 0.5});
    g.run({.m = of(67), .n = of(131), .k = of(97), .beta = -1});
    g.run({.m = of(70),
           .n = of(20),
           .k = of(33),
           .batch = 2,
           .gap_a = unit,
           .gap_b = 3 * unit,
           .gap_c = unit,
           .gap_d = 2 * unit,
           .beta = 2});
    g.run({.m = of(5), .n = of(300), .k = 2880});
    g.run({.m = of(9), .n = of(9), .k = 0, .beta = 1});
  }
}

TEST_CASE("products A B", "[gemm]") {
  multiplies<gemm_form{.transpose_b = false, .ending = {.has_c = true}}>(8);
}
TEST_CASE("products A^T B", "[gemm]") {
  multiplies<gemm_form{.transpose_a = true, .transpose_b = false, .ending = {.has_c = true}}>(8);
}
TEST_CASE("products A^T B^T", "[gemm]") {
  multiplies<gemm_form{.transpose_a = true, .ending = {.has_c = true}}>(8);
}
TEST_CASE("products A B of rows that begin anywhere", "[gemm]") {
  multiplies<gemm_form{
      .transpose_b = false, .ending = {.has_c = true}, .multiple_a = 1, .multiple_b = 1, .multiple_d = 1}>(1);
}
TEST_CASE("products A^T B of rows that begin anywhere", "[gemm]") {
  multiplies<gemm_form{.transpose_a = true,
                       .transpose_b = false,
                       .ending = {.has_c = true},
                       .multiple_a = 1,
                       .multiple_b = 1,
                       .multiple_d = 1}>(1);
}
TEST_CASE("products A^T B^T of rows that begin anywhere", "[gemm]") {
  multiplies<gemm_form{
      .transpose_a = true, .ending = {.has_c = true}, .multiple_a = 1, .multiple_b = 1, .multiple_d = 1}>(1);
}

} // namespace
