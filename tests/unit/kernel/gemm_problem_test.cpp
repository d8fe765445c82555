// SPDX-License-Identifier: MIT
// Which matrix products are refused, and why.
#include <kiln/kernel/gemm/facts.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace kiln;
using kernel::gemm_demands, kernel::gemm_judge, kernel::gemm_number, kernel::gemm_problem,
    kernel::gemm_status;

namespace {

constexpr gemm_status extents(gemm_problem p, gemm_demands d = {}) {
  return gemm_judge(p, d).judge_extents();
}
constexpr gemm_problem sized(i64 m, i64 n, i64 k, i64 batch = 1) {
  return {.m = m, .n = n, .k = k, .batch = batch};
}
static_assert(extents(sized(100, 200, 300)) == gemm_status::ok);
static_assert(extents(sized(0, 200, 300)) == gemm_status::ok);
static_assert(extents(sized(100, 200, 0)) == gemm_status::ok);
static_assert(extents(sized(-1, 200, 300)) == gemm_status::negative_extent);
static_assert(extents(sized(1, 200, 300, -1)) == gemm_status::negative_extent);
static_assert(extents(sized(1, 1, i64{1} << 31)) == gemm_status::extent_too_large);
static_assert(extents(sized(1, 1, (i64{1} << 30) - 1)) == gemm_status::ok);
static_assert(extents(sized(1, 1, i64{1} << 30)) == gemm_status::tile_too_large);
static_assert(extents(sized(256, 256, 1 << 22)) == gemm_status::tile_too_large);
static_assert(extents(sized(256, 256, (1 << 22) - 1)) == gemm_status::ok);
// One row of D in a tile of 256: lanes of the others have offsets too.
static_assert(extents({.m = 1, .n = 4, .k = 8, .d = {.stride = 1 << 22}}) == gemm_status::ok);
static_assert(extents({.m = 1, .n = 4, .k = 8, .d = {.stride = (1 << 22) + 1}}) ==
              gemm_status::tile_too_large);
static_assert(extents({.m = 4, .n = 4, .k = 8, .a = {.stride = 7}}) == gemm_status::stride_too_small);
static_assert(extents({.m = 4, .n = 4, .k = 8, .a = {.stride = 7}}, {.transpose_a = true}) ==
              gemm_status::ok);
static_assert(extents({.m = 4, .n = 4, .k = 8, .d = {.stride = -4}}) == gemm_status::negative_extent);
static_assert(extents({.m = 4, .n = 4, .k = 8, .c = {.stride = 3}}) ==
              gemm_status::ok); // beta is 0: C is not read
static_assert(extents({.m = 4, .n = 4, .k = 8, .c = {.stride = 3}, .beta = 1}) ==
              gemm_status::stride_too_small);
static_assert(extents(sized(4, 4, 12), {.multiple_b = 8}) == gemm_status::broken_promise);
static_assert(extents(sized(4, 12, 8), {.multiple_d = 8}) == gemm_status::broken_promise);
static_assert(extents(sized(4, 16, 8), {.multiple_a = 8, .multiple_b = 8, .multiple_d = 8}) ==
              gemm_status::ok);
static_assert(extents({.m = 4, .n = 4, .k = 8, .batch = 2, .d = {.batch_stride = 15}}) ==
              gemm_status::overlapping_results);
static_assert(extents({.m = 4, .n = 4, .k = 8, .batch = 2, .d = {.stride = 10, .batch_stride = 34}}) ==
              gemm_status::ok);
static_assert(extents({.m = 4, .n = 4, .k = 8, .batch = 2, .b = {.batch_stride = 0}}) == gemm_status::ok);
static_assert(extents(sized(4, 16, 8), {.is_packed = true}) == gemm_status::ok);
static_assert(extents(sized(4, 16, 8, 2), {.is_packed = true}) == gemm_status::broken_promise);
static_assert(extents({.m = 4, .n = 4, .k = 8, .a = {.stride = 16}}, {.is_packed = true}) ==
              gemm_status::broken_promise);
static_assert(extents({.m = 4, .n = 4, .k = 8, .d = {.stride = 8}}, {.is_packed = true}) ==
              gemm_status::broken_promise);
constexpr float scale = 1;
static_assert(extents({.m = 4, .n = 4, .k = 8, .beta = 1}, {.has_c = false}) == gemm_status::more_than_taken);
static_assert(extents({.m = 4, .n = 4, .k = 8, .bias = &scale}, {.has_bias = false}) ==
              gemm_status::more_than_taken);
static_assert(extents({.m = 4, .n = 4, .k = 8, .row_scales = &scale}, {}) == gemm_status::more_than_taken);
static_assert(extents({.m = 4, .n = 4, .k = 8, .column_scales = &scale}, {}) == gemm_status::more_than_taken);
static_assert(!kernel::demands_of({.a = gemm_number::i8, .b = gemm_number::i8, .d = gemm_number::i32}, 64, 64,
                                  64)
                   .has_alpha);
static_assert(extents({.m = 4, .n = 4, .k = 8, .alpha = 1}, {.has_alpha = false}) == gemm_status::ok);
static_assert(extents({.m = 4, .n = 4, .k = 8, .alpha = 2}, {.has_alpha = false}) ==
              gemm_status::broken_promise);

/// A problem of 32 x 32 x 32 in real memory, 2 bytes per element.
struct memory {
  alignas(16) u16 a[1024] = {}, b[1024] = {}, c[1024] = {}, d[2048] = {};
  float scales[32] = {};
  gemm_problem problem() {
    gemm_problem p{.m = 32, .n = 32, .k = 32, .beta = 1};
    p.a.data = a, p.b.data = b, p.c.data = c, p.d.data = d;
    return p;
  }
};

} // namespace

TEST_CASE("pointers of a matrix product are judged", "[gemm]") {
  memory x;
  gemm_demands plain, scaled{.has_row_scales = true};
  const auto judged = [&](auto change, const gemm_demands& demands) {
    gemm_problem p = x.problem();
    change(p);
    return gemm_judge(p, demands).judge();
  };
  CHECK(judged([](gemm_problem&) {}, plain) == gemm_status::ok);
  CHECK(judged([](gemm_problem& p) { p.a.data = nullptr; }, plain) == gemm_status::null_pointer);
  CHECK(judged([](gemm_problem& p) { p.a.data = nullptr, p.k = 0; }, plain) == gemm_status::ok);
  CHECK(judged([](gemm_problem& p) { p.d.data = nullptr, p.m = 0; }, plain) == gemm_status::ok);
  CHECK(judged([](gemm_problem& p) { p.c.data = nullptr; }, plain) == gemm_status::null_pointer);
  CHECK(judged([](gemm_problem& p) { p.c.data = nullptr, p.beta = 0; }, plain) == gemm_status::ok);
  CHECK(judged([](gemm_problem&) {}, scaled) == gemm_status::null_pointer);
  CHECK(judged([&](gemm_problem& p) { p.bias = reinterpret_cast<const char*>(x.c) + 1; }, plain) ==
        gemm_status::misaligned_pointer);
  CHECK(judged([&](gemm_problem& p) { p.row_scales = x.scales; }, scaled) == gemm_status::ok);
  CHECK(judged([&](gemm_problem& p) { p.b.data = x.b + 1, p.n = 16; }, plain) ==
        gemm_status::misaligned_pointer);
  CHECK(judged([&](gemm_problem& p) { p.a.data = x.d; }, plain) == gemm_status::result_is_input);
  CHECK(judged([&](gemm_problem& p) { p.b.data = x.d + 1016; }, plain) == gemm_status::result_is_input);
  CHECK(judged([&](gemm_problem& p) { p.b.data = x.d + 1024; }, plain) == gemm_status::ok);
  CHECK(judged([&](gemm_problem& p) { p.c.data = x.d; }, plain) == gemm_status::ok);
  CHECK(judged([&](gemm_problem& p) { p.c.data = x.d + 8; }, plain) == gemm_status::result_is_input);
  CHECK(judged([&](gemm_problem& p) { p.c.data = x.d, p.c.stride = 40; }, plain) ==
        gemm_status::result_is_input);
}

TEST_CASE("each status of a matrix product has a text", "[gemm]") {
  for (u32 s = 0; s < static_cast<u32>(gemm_status::count); ++s)
    CHECK(kernel::text_of(static_cast<gemm_status>(s))[0] != 0);
}
