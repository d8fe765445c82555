// SPDX-License-Identifier: MIT
// What launches of kernels of rows are refused for.
#include <kiln/kernel/norm/backward.hpp>
#include <kiln/kernel/norm/judge.hpp>
#include <kiln/kernel/softmax.hpp>

#include <catch2/catch_test_macros.hpp>
#include <string>

namespace {

using namespace kiln;
using kernel::judge_rows;
using kernel::row_extents;
using kernel::row_status;

constexpr kernel::norm_form form{.columns = 1024, .multiple = 8};

static_assert(judge_rows(form, 2, {.rows = 0, .columns = 1024, .strides = {1024, 2048}}) == row_status::ok);
static_assert(judge_rows(form, 2, {.rows = 3, .columns = 0}) == row_status::no_columns);
static_assert(judge_rows(form, 2, {.rows = i64{1} << 31, .columns = 8}) == row_status::negative_rows);
static_assert(judge_rows(form, 2, {.rows = 3, .columns = 1032}) == row_status::too_long);
static_assert(judge_rows(form, 2, {.rows = 3, .columns = 1020}) == row_status::columns_not_multiple);
static_assert(judge_rows(form, 2, {.rows = 3, .columns = 1016, .strides = {0, 1020}}) ==
              row_status::stride_not_multiple);
static_assert(judge_rows(form, 2, {.rows = 3, .columns = 1016, .strides = {1008}}) ==
              row_status::short_stride);
static_assert(judge_rows(form, 4, {.rows = 3, .columns = 1016, .strides = {1 << 28}}) ==
              row_status::long_stride);
static_assert(judge_rows(kernel::softmax_form{.columns = 64, .is_long = true}, 2,
                         {.rows = 3, .columns = 1016}) == row_status::ok);
static_assert(judge_rows(kernel::norm_backward_form{.columns = 64, .multiple = 1}, 2,
                         {.rows = 3, .columns = 65}) == row_status::too_long);

TEST_CASE("pointers of kernels of rows are multiples of 16 bytes", "[norm]") {
  alignas(16) const char bytes[32] = {};
  const void* none = nullptr;
  CHECK(kernel::judge_pointers(bytes, bytes + 16, none) == row_status::ok);
  CHECK(kernel::judge_pointers(bytes, bytes + 8) == row_status::misaligned_pointer);
  CHECK(std::string(text_of(row_status::misaligned_pointer)) == "a pointer is no multiple of 16 bytes");
}
TEST_CASE("parts of weight gradients are a number of the target", "[norm]") {
  CHECK(kernel::norm_backward_workgroups(isa::arch::gfx942, 100, 4) == 25);
  CHECK(kernel::norm_backward_workgroups(isa::arch::gfx942, 1 << 20, 4) == 608);
  CHECK(kernel::norm_backward_workgroups(isa::arch::gfx950, 1 << 20, 1) == 512);
}

} // namespace
