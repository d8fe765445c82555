// SPDX-License-Identifier: MIT
// What the builder offers besides instructions: inputs, lane numbers, values of the first lane.
#include "program/expect.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

TEST_CASE("inputs are fixed where the launch puts them") {
  kernel_draft k(gfx942, 32, 4, 2);
  const i16 places[] = {0, 2, 3, 4, 0, 1, 2}; // s[0:1]; s2 s3 s4; v0 v1 v2
  REQUIRE(k.program().inputs.size() == 7);
  for (u32 i = 0; i < 7; ++i) {
    const ir::input& in = k.program().inputs[i];
    CHECK(static_cast<u32>(in.what) == i);
    CHECK(k.program().groups[in.group].fixed == places[i]);
  }
  CHECK(k.block_dim.x == 32);
  CHECK(k.block_dim.y == 4);
  CHECK(k.block_dim.z == 2);
}

TEST_CASE("ids are values like others, but not to be written") {
  const auto write = [](builder k) { k.block_idx.x = 1; };
  refused<
      "this is const here: ids and loop counters are only read; a lambda that changes a variable captures by "
      "reference, [&], and a function takes it as vgpr<f32>&">(__LINE__ - 3, write);
  code<"s_add_i32 %s8, %s2, 1\n"
       "v_lshl_add_u32 %v10, %s3, 6, %v6\n">([](builder k) {
    (void)(k.block_idx.x + 1);
    (void)(k.block_idx.y * 64 + k.thread_idx.y);
  });
}

/// Adds `x` to `sum` with a builder of its own.
constexpr void add_to(builder k, vgpr<i32>& sum, const vgpr<i32>& x) { k.v_add_u32(sum, sum, x); }

TEST_CASE("a builder is a handle: a copy writes nothing and names the same kernel") {
  static_assert(__is_trivially_copyable(builder));
  code<"v_mov_b32_e32 %v8, 1\n"
       "v_add_u32_e32 %v8, %v8, %v5\n"
       "v_mov_b32_e32 %v9, 2\n">([](builder k) {
    auto sum = k.vgpr<i32>(1);
    builder copy = k;
    add_to(copy, sum, copy.thread_idx.x);
    auto last = [=] { return copy.vgpr<i32>(2); }(); // a constant copy, as lambdas have them
    (void)last;
  });
}

TEST_CASE("a copy of an id is a new variable, by whichever builder it is named") {
  code<"v_mov_b32_e32 %v8, %v5\n"
       "v_add_u32_e32 %v8, 1, %v8\n"
       "s_mov_b32 %s9, %s2\n"
       "s_add_i32 %s9, %s9, 1\n">([](builder k) {
    const builder copy = k;
    auto x = k.thread_idx.x;
    x += 1;
    auto y = copy.block_idx.x;
    y += 1;
  });
}

TEST_CASE("the lane's index in its wave, the first lane's value") {
  code<"v_mbcnt_lo_u32_b32 %v8, -1, 0\n"
       "v_mbcnt_hi_u32_b32 %v9, -1, %v8\n"
       "v_readfirstlane_b32 %s10, %v9\n"
       "s_add_i32 %s11, %s10, 1\n">([](builder k) {
    auto lane = k.lane_id();
    auto first = k.read_first_lane(lane);
    (void)(first + 1);
  });
}

TEST_CASE("a 64-bit value cannot be read from the first lane by one instruction") {
  refused<"v_readfirstlane_b32: operand 1 (sdst) has 2 registers; 1 is needed">(__LINE__ + 2, [](builder k) {
    auto v = k.vgpr<u64>();
    (void)k.read_first_lane(v);
  });
}

} // namespace
