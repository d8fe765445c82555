// SPDX-License-Identifier: MIT
// Matrix products of bf16, A B^T, against the host: extents, strides, batches, C, NaN and infinity.
#include "unit/kernel/gemm_cases.hpp"

namespace {

using namespace kiln_test;

constexpr gemm_tiling tiling{.rows = 64, .columns = 64};
constexpr double nan = std::numeric_limits<double>::quiet_NaN(),
                 infinity = std::numeric_limits<double>::infinity();

TEST_CASE("products whose rows are multiples of 16 bytes", "[gemm]") {
  constexpr gemm_form form{.ending = {.has_c = true}};
  for (const isa::arch arch : all_archs) {
    const gemm_kernel g = gemm_kernel::of<form, tiling>(arch);
    g.run({.m = 64, .n = 64, .k = 64});
    g.run({.m = 128, .n = 192, .k = 128});
    g.run({.m = 1, .n = 8, .k = 8});
    g.run({.m = 1, .n = 264, .k = 2880});
    g.run({.m = 65, .n = 8, .k = 1000});
    g.run({.m = 100, .n = 72, .k = 200, .alpha = 0.7, .beta = -1.5});
    g.run({.m = 100, .n = 72, .k = 0, .beta = 0.3});
    g.run({.m = 3, .n = 16, .k = 0});
    g.run({.m = 70, .n = 136, .k = 72, .gap_a = 8, .gap_b = 24, .gap_c = 40, .gap_d = 16, .beta = 1});
    g.run({.m = 33, .n = 72, .k = 136, .batch = 3, .gap_a = 16, .gap_b = 8, .gap_d = 8, .alpha = -2});
    g.run({.m = 33, .n = 72, .k = 40, .batch = 2, .gap_c = 8, .beta = 2});
    g.run({.m = 600, .n = 200, .k = 64}); // several bands
    g.run({.m = 40, .n = 40, .k = 96, .special = nan});
    g.run({.m = 40, .n = 40, .k = 96, .beta = 1, .special = infinity});
    g.run({.m = 40, .n = 40, .k = 96, .alpha = 0, .special = -infinity});
  }
}
TEST_CASE("products whose rows begin anywhere", "[gemm]") {
  constexpr gemm_form form{.ending = {.has_c = true}, .multiple_a = 1, .multiple_b = 1, .multiple_d = 1};
  for (const isa::arch arch : all_archs) {
    const gemm_kernel g = gemm_kernel::of<form, tiling>(arch);
    g.run({.m = 1, .n = 1, .k = 1});
    g.run({.m = 1, .n = 1, .k = 0, .beta = 2});
    g.run({.m = 1, .n = 129, .k = 65});
    g.run({.m = 129, .n = 1, .k = 63});
    g.run({.m = 64, .n = 64, .k = 64});
    g.run({.m = 17, .n = 19, .k = 2881});
    g.run({.m = 65,
           .n = 63,
           .k = 127,
           .gap_a = 1,
           .gap_b = 2,
           .gap_c = 3,
           .gap_d = 5,
           .alpha = 0.1,
           .beta = -3});
    g.run({.m = 7, .n = 5, .k = 3, .batch = 5, .gap_a = 1, .gap_d = 1});
    g.run({.m = 31, .n = 33, .k = 129, .batch = 2, .gap_c = 7, .beta = 1});
    g.run({.m = 20, .n = 21, .k = 22, .beta = 1, .special = nan});
    g.run({.m = 70, .n = 33, .k = 67, .gap_a = 2, .gap_c = 1, .beta = 1, .shift = 1});
    g.run({.m = 3, .n = 65, .k = 64, .batch = 2, .shift = 3});
  }
}
TEST_CASE("products of multiples of 4 and of 2 elements", "[gemm]") {
  constexpr gemm_form form{.ending = {.has_c = true}, .multiple_a = 4, .multiple_b = 2, .multiple_d = 4};
  for (const isa::arch arch : all_archs) {
    const gemm_kernel g = gemm_kernel::of<form, tiling>(arch);
    g.run({.m = 66, .n = 68, .k = 132, .gap_a = 4, .gap_b = 2, .gap_c = 4, .gap_d = 12, .beta = 0.5});
    g.run({.m = 5, .n = 4, .k = 4, .batch = 2});
  }
}
TEST_CASE("products of known extents", "[gemm]") {
  constexpr gemm_form form{.m = 128, .n = 192, .k = 256},
      tail{.ending = {.has_c = true}, .m = 100, .n = 72, .k = 200};
  for (const isa::arch arch : all_archs) {
    const gemm_kernel g = gemm_kernel::of<form, tiling>(arch), h = gemm_kernel::of<tail, tiling>(arch);
    g.run({.m = 128, .n = 192, .k = 256});
    g.run({.m = 128, .n = 192, .k = 256, .batch = 2, .gap_a = 8, .gap_b = 8, .gap_d = 8, .alpha = 3});
    h.run({.m = 100, .n = 72, .k = 200});
    h.run({.m = 100, .n = 72, .k = 200, .gap_c = 16, .gap_d = 8, .beta = 1});
  }
}
TEST_CASE("products of splits of k", "[gemm]") {
  constexpr gemm_form form{.is_split = true, .multiple_d = 1};
  for (const isa::arch arch : all_archs) {
    const gemm_kernel g = gemm_kernel::of<form, tiling>(arch);
    g.run({.m = 72, .n = 81, .k = 1000, .splits = 3});
    g.run({.m = 1, .n = 7, .k = 2880, .splits = 5});
    g.run({.m = 65, .n = 64, .k = 64, .gap_a = 8, .gap_b = 16});
    g.run({.m = 20, .n = 64, .k = 128, .splits = 2});
  }
}

} // namespace
