// SPDX-License-Identifier: MIT
// Which multiples of counters are added to, which are calculated as before, and which counters end their loop by a carry.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/count_to_carry.hpp>
#include <kiln/pass/simplify/reduce_strength.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) {
  pass::reduce_strength(p);
  pass::count_to_carry(p);
});

TEST_CASE("a chain of multiples becomes one addition, and its counter only counts") {
  after<pass_under_test, "1:\n"
                         "  v_lshlrev_b32_e32 %v14, 3, %v5\n"
                         "  s_sub_u32 %s10, 0, %s8\n"
                         "  s_cmp_lt_i32 0, %s8\n"
                         "  s_cbranch_scc0 4f\n"
                         "2:\n"
                         "  v_xor_b32_e32 %v9, %v9, %v14\n"
                         "3:\n"
                         "  v_add_u32_e32 %v14, 32, %v14\n"
                         "  s_add_u32 %s10, %s10, 1\n"
                         "  s_cbranch_scc0 2b\n"
                         "4:\n">([](builder k) {
    auto n = k.sgpr<i32>();
    auto x = k.vgpr<i32>();
    k.for_(0, n, 1, [&](auto i) { k.v_xor_b32(x, x, (i * 4 + k.thread_idx.x) * 8); });
  });
}

TEST_CASE("steps may be negative, and bounds numbers") {
  after<pass_under_test, "1:\n"
                         "  s_mul_i32 %s10, 2, 5\n"
                         "  v_subrev_u32_e32 %v11, %s10, %v5\n"
                         "  v_mul_lo_u32 %v12, %v11, 3\n"
                         "  s_mov_b32 %s9, 0xffffffee\n"
                         "2:\n"
                         "  v_xor_b32_e32 %v8, %v8, %v12\n"
                         "3:\n"
                         "  v_add_u32_e32 %v12, 0xffffffd3, %v12\n"
                         "  s_add_u32 %s9, %s9, 3\n"
                         "  s_cbranch_scc0 2b\n"
                         "4:\n">([](builder k) {
    auto x = k.vgpr<i32>();
    k.for_(2, 20, 3, [&](auto i) { k.v_xor_b32(x, x, (k.thread_idx.x - i * 5) * 3); });
  });
}

TEST_CASE("one instruction is not replaced by another, and a counter that is read keeps its value") {
  unchanged<pass_under_test>([](builder k) {
    auto n = k.sgpr<i32>();
    auto x = k.vgpr<i32>();
    k.for_(0, n, 1, [&](auto i) {
      k.v_xor_b32(x, x, i * 4 + k.thread_idx.x);
      k.v_xor_b32(x, i, x);
    });
  });
}

TEST_CASE("one instruction is replaced by another where its counter then only counts") {
  after<pass_under_test, "1:\n"
                         "  v_lshl_add_u32 %v13, 0, 2, %v5\n"
                         "  s_sub_u32 %s10, 0, %s8\n"
                         "  s_cmp_lt_i32 0, %s8\n"
                         "  s_cbranch_scc0 4f\n"
                         "2:\n"
                         "  v_xor_b32_e32 %v9, %v9, %v13\n"
                         "3:\n"
                         "  v_add_u32_e32 %v13, 4, %v13\n"
                         "  s_add_u32 %s10, %s10, 1\n"
                         "  s_cbranch_scc0 2b\n"
                         "4:\n">([](builder k) {
    auto n = k.sgpr<i32>();
    auto x = k.vgpr<i32>();
    k.for_(0, n, 1, [&](auto i) { k.v_xor_b32(x, x, i * 4 + k.thread_idx.x); });
  });
}

TEST_CASE("a multiple that is read after the loop is calculated in it") {
  unchanged<pass_under_test>([](builder k) {
    auto x = k.vgpr<i32>(), last = k.vgpr<i32>();
    k.for_(0, 5, 1, [&](auto i) {
      last = (i * 4 + k.thread_idx.x) * 8;
      k.v_xor_b32(x, i, last);
    });
    k.v_mov_b32(x, last);
  });
}

TEST_CASE("a counter that may pass its bound by an overflow is compared") {
  unchanged<pass_under_test>([](builder k) {
    auto n = k.sgpr<i32>();
    auto i = k.sgpr<i32>(0);
    auto x = k.vgpr<i32>();
    k.while_([&] { return i < n; },
             [&] {
               k.v_add_u32(x, x, x);
               i += 2;
             });
  });
}

} // namespace
