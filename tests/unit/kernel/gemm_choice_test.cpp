// SPDX-License-Identifier: MIT
// Which kernel is chosen for a product, and how it is launched.
#include <kiln/kernel/gemm/choose.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace kiln;
using kernel::gemm_facts, kernel::gemm_plan, kernel::gemm_problem, kernel::gemm_status;

namespace {

constexpr gemm_facts facts[] = {
    kernel::facts_of(kernel::gemm_form{}, kernel::small_shape{}),
    kernel::facts_of(kernel::gemm_form{}, kernel::small_shape{.rows = 32}),
    kernel::facts_of(kernel::gemm_form{}, kernel::small_shape{.rows = 64, .loads = 4}),
    kernel::facts_of(kernel::gemm_form{.is_split = true}, kernel::small_shape{}),
};
constexpr kernel::gemm_device mi300x{isa::arch::gfx942, 304}, mi308x{isa::arch::gfx942, 80},
    mi355x{isa::arch::gfx950, 256};
constexpr gemm_plan plan(i64 m, i64 n, i64 k, const kernel::gemm_device& on = mi300x, i64 batch = 1) {
  const gemm_problem p{.m = m, .n = n, .k = k, .batch = batch};
  return kernel::plan_gemm(p, on, facts, 4);
}
constexpr bool is_grid(const gemm_plan& p, i64 x, i64 y, i64 z) {
  return p.grid.x == x && p.grid.y == y && p.grid.z == z;
}

// Rows that fit are the cheapest; weights of a row of workgroups are read once.
static_assert(plan(1, 8192, 4096).variant == 0 && is_grid(plan(1, 8192, 4096), 512, 1, 1));
static_assert(plan(16, 8192, 4096, mi355x).variant == 0);
static_assert(plan(17, 8192, 8192).variant == 1 && is_grid(plan(17, 8192, 8192), 512, 1, 1));
static_assert(plan(64, 8192, 8192).variant == 2 && is_grid(plan(64, 8192, 8192), 512, 1, 1));
static_assert(plan(1, 8192, 4096).workspace_bytes == 0);
// Few columns and a long k are split: launches of 2.6 us are gained back.
static_assert(plan(1, 64, 131072).variant == 3 && plan(1, 64, 131072).grid.splits > 4);
static_assert(plan(1, 64, 131072).workspace_bytes == plan(1, 64, 131072).grid.splits * 64 * 4);
static_assert(plan(1, 64, 131072).grid.depth_of_split % 1024 == 0);
static_assert(plan(1, 64, 131072, mi300x, 2).variant == 0); // a batch is not split
// Any number of compute units has a plan.
static_assert(plan(4, 5120, 2880, mi308x).status == gemm_status::ok);
static_assert(plan(4, 5120, 2880, {isa::arch::gfx90a, 1}).status == gemm_status::ok);
// What no kernel takes, and what none need do.
static_assert(plan(4, 5120, 2884).status == gemm_status::broken_promise);
static_assert(plan(-4, 5120, 2880).status == gemm_status::negative_extent);
static_assert(plan(0, 5120, 2880).status == gemm_status::ok && plan(0, 5120, 2880).grid.workgroups() == 0);
static_assert(plan(4, 5120, 0).status == gemm_status::ok && plan(4, 5120, 0).grid.x == 320);
static_assert(kernel::plan_gemm({.m = 1, .n = 8, .k = 8}, mi300x, facts, 0).status ==
              gemm_status::no_variant);
static_assert(plan(1, 8, 8, mi300x, 65536).status == gemm_status::too_many_workgroups);

// Extents that a kernel is compiled for.
constexpr gemm_facts fixed[] = {
    kernel::facts_of(kernel::gemm_form{.n = 64, .k = 128}, kernel::small_shape{})};
static_assert(kernel::plan_gemm({.m = 3, .n = 64, .k = 128}, mi300x, fixed, 1).status == gemm_status::ok);
static_assert(kernel::plan_gemm({.m = 3, .n = 72, .k = 128}, mi300x, fixed, 1).status ==
              gemm_status::broken_promise);

// Many rows go to tiles, of the form that the problem has.
constexpr gemm_facts many[] = {
    kernel::facts_of(kernel::gemm_form{}, kernel::small_shape{}),
    kernel::facts_of(kernel::gemm_form{}, kernel::gemm_tiling{}),
    kernel::facts_of(kernel::gemm_form{.multiple_a = 1, .multiple_b = 1, .multiple_d = 1},
                     kernel::gemm_tiling{}),
};
constexpr u32 chosen(i64 m, i64 n, i64 k) {
  return kernel::plan_gemm({.m = m, .n = n, .k = k}, mi300x, many, 3).variant;
}
static_assert(chosen(4, 8192, 8192) == 0 && chosen(8192, 8192, 8192) == 1 && chosen(4096, 4096, 1001) == 2);
constexpr gemm_facts transposed[] = {
    kernel::facts_of(kernel::gemm_form{.transpose_a = true, .transpose_b = false}, kernel::gemm_tiling{})};
static_assert(kernel::plan_gemm({.m = 8, .n = 16, .k = 3}, mi300x, transposed, 1).status == gemm_status::ok);
static_assert(kernel::plan_gemm({.m = 9, .n = 16, .k = 3}, mi300x, transposed, 1).status ==
              gemm_status::broken_promise);

// No split is empty, and all of them cover k.
constexpr bool covers(i64 k, i64 splits) {
  const kernel::gemm_grid g = kernel::grid_of(facts[3], {.m = 1, .n = 16, .k = k}, splits);
  return g.splits <= splits && g.z == g.splits && (g.splits - 1) * g.depth_of_split < k &&
         g.splits * g.depth_of_split >= k && g.depth_of_split % facts[3].tile_k == 0;
}
constexpr bool all_cover() {
  for (i64 k = 8; k < 20000; k += 1016)
    for (i64 splits = 1; splits < 33; ++splits)
      if (!covers(k, splits)) return false;
  return true;
}
static_assert(all_cover());

} // namespace

TEST_CASE("an unlisted kernel has an estimate", "[gemm]") {
  const gemm_facts own{.tile_m = 128, .tile_n = 128, .tile_k = 64};
  CHECK(kernel::cost_of(own, isa::arch::gfx942).alone > 0);
  CHECK(kernel::estimate(own, {.m = 512, .n = 512, .k = 512},
                         kernel::grid_of(own, {.m = 512, .n = 512, .k = 512}, 1), mi300x) > 0);
}
