// SPDX-License-Identifier: MIT
// Which operations of a chain become one of three operands.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/join_chains.hpp>
#include <kiln/pass/simplify/remove_dead_code.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) {
  pass::join_chains(p);
  pass::remove_dead_code(p);
});

TEST_CASE("a chain of maxima, and sums in place") {
  after<pass_under_test, "1:\n"
                         "  v_max3_f32 %v14, %v8, %v9, %v10\n"
                         "  v_mov_b32_e32 %v11, %v11\n"
                         "  v_add3_u32 %v11, %v11, %v12, %v5\n"
                         "  v_add_u32_e32 %v11, 9, %v11\n"
                         "  ds_write_b32 %v11, %v14\n"
                         "  s_endpgm\n">([](builder k) {
    auto x = k.vgpr<f32, 3>();
    auto sum = k.vgpr<i32>(), y = k.vgpr<i32>();
    auto most = max(max(x[0], x[1]), x[2]);
    sum += y;
    sum += k.thread_idx.x;
    sum += 9;
    k.ds_write_b32(sum, most);
    k.s_endpgm();
  });
}

TEST_CASE("what another instruction reads, changes or named stays") {
  after<pass_under_test, "1:\n"
                         "  v_min_f32_e32 %v14, %v8, %v9\n"
                         "  v_min_f32_e32 %v16, %v14, %v10\n"
                         "  ds_write_b32 %v12, %v14\n"
                         "  ds_write_b32 %v12, %v16\n"
                         "  v_add_u32_e32 %v11, %v11, %v12\n"
                         "  v_add_u32_e32 %v12, 1, %v12\n"
                         "  v_add_u32_e32 %v11, %v11, %v5\n"
                         "  ds_write_b32 %v12, %v11\n"
                         "  v_add_u32_e32 %v11, %v11, %v12\n"
                         "  v_add_u32_e32 %v11, %v11, %v5\n"
                         "  ds_write_b32 %v12, %v11\n"
                         "  v_add_u32_e32 %v19, %s17, %v5\n"
                         "  v_add_u32_e32 %v21, %s18, %v19\n"
                         "  ds_write_b32 %v12, %v21\n"
                         "  s_endpgm\n">([](builder k) {
    auto x = k.vgpr<f32, 3>();
    auto sum = k.vgpr<i32>(), y = k.vgpr<i32>();
    auto two = k.vgpr<f32>(min(x[0], x[1]));
    auto least = k.vgpr<f32>(min(two, x[2])); // two is read again
    k.ds_write_b32(y, two);
    k.ds_write_b32(y, least);
    sum += y;
    y += 1; // changes what the first has read
    sum += k.thread_idx.x;
    k.ds_write_b32(y, sum);
    k.v_add_u32(sum, sum, y); // by name
    sum += k.thread_idx.x;
    k.ds_write_b32(y, sum);
    auto s = k.sgpr<i32>(), t = k.sgpr<i32>();
    auto too_many = k.vgpr<i32>((k.thread_idx.x + s) + t); // two SGPRs
    k.ds_write_b32(y, too_many);
    k.s_endpgm();
  });
}

} // namespace
