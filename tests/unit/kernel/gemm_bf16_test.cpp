// SPDX-License-Identifier: MIT
// Matrix products of bf16 and f16 against the host.
#include "unit/kernel/gemm_cases.hpp"

namespace {

using namespace kiln_test;

constexpr gemm_tiling small{.rows = 64, .columns = 64};

TEST_CASE("products of bf16, A B^T", "[gemm]") {
  constexpr gemm_form form{.multiple_d = 1};
  for (const isa::arch arch : all_archs) {
    gemm_kernel g = gemm_kernel::of<form, small>(arch);
    g.run({.m = 64, .n = 64, .k = 64});
    g.run({.m = 128, .n = 192, .k = 128});
    g.run({.m = 1, .n = 64, .k = 64});
    g.run({.m = 100, .n = 77, .k = 200});
  }
}

} // namespace
