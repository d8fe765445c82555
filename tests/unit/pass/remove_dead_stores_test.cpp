// SPDX-License-Identifier: MIT
// Writes that are overwritten before they are read.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/remove_dead_stores.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::remove_dead_stores(p); });

TEST_CASE("dead stores: first values and loads that are overwritten") {
  after<pass_under_test, "1:\n"
                         "  v_mov_b32_e32 %v8, %v5\n"
                         "  ds_write_b32 %v8, %v8\n">([](builder k) {
    auto x = k.vgpr<i32>(1);
    x = 2;
    x = k.thread_idx.x;
    k.ds_write_b32(x, x);
  });
  after<pass_under_test, "1:\n"
                         "  v_lshlrev_b32_e32 %v10, 2, %v5\n" // remove_dead_code's
                         "  v_add_u32_e32 %v8, 4, %v5\n"
                         "  ds_write_b32 %v8, %v8\n">([](builder k) {
    auto shared = k.lds<int>(64);
    auto x = k.vgpr<i32>();
    x = shared[k.thread_idx.x];
    x = k.thread_idx.x + 4;
    k.ds_write_b32(x, x);
  });
}

TEST_CASE("dead stores: in a loop's body") {
  after<pass_under_test, "1:\n"
                         "  v_add_u32_e32 %v8, 3, %v5\n"
                         "  ds_write_b32 %v8, %v8\n"
                         "2:\n"
                         "  s_cmp_gt_i32 %s2, 3\n"
                         "  s_cbranch_scc1 1b\n"
                         "3:\n">([](builder k) {
    auto x = k.vgpr<i32>();
    k.do_while(
        [&] {
          x = k.thread_idx.x * 5;
          x = k.thread_idx.x + 3;
          k.ds_write_b32(x, x);
        },
        [&] { return k.block_idx.x > 3; });
  });
}

TEST_CASE("dead stores: not if it is read, in part written, named, or its SCC is used") {
  unchanged<pass_under_test>([](builder k) {
    auto x = k.vgpr<i32>(1);
    x = x + 2;
    k.ds_write_b32(x, x);
  });
  unchanged<pass_under_test>([](builder k) { // the lanes that the mask leaves out keep the first value
    auto x = k.vgpr<i32>(1);
    k.where(k.thread_idx.x > 3, [&] { x = 2; });
    k.ds_write_b32(x, x);
  });
  unchanged<pass_under_test>([](builder k) { // one half is overwritten
    auto x = k.vgpr<u64>(), y = k.vgpr<u64>();
    x = y << 3;
    author::handle<ir::bank::vgpr, u32>(k, x.first_dword()) = 1;
    k.ds_write_b64(k.thread_idx.x, x);
  });
  unchanged<pass_under_test>([](builder k) { // one lane, one byte
    auto x = k.vgpr<u32>(1), y = k.vgpr<u32>(2);
    k.v_writelane_b32(x, 5, 3);
    k.v_mov_b32(y, x, dst_sel(sel::byte_1), dst_unused(unused::preserve), src0_sel(sel::byte_0));
    k.ds_write_b32(x, y);
  });
  unchanged<pass_under_test>([](builder k) {
    auto x = k.vgpr<u32>();
    k.v_mov_b32(x, 1);
    k.v_mov_b32(x, 2);
    k.ds_write_b32(x, x);
  });
  unchanged<pass_under_test>([](builder k) {
    auto s = k.sgpr<u32>();
    k.emit(isa::mn::s_add_u32, emit::operand(s), emit::operand(k.block_idx.x), 5);
    k.emit(isa::mn::s_addc_u32, emit::operand(s), 0, 0);
    k.s_mov_b32(m0, s);
  });
}

} // namespace
