// SPDX-License-Identifier: MIT
// Which writes of EXEC only the end of the program follows.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/remove_last_restores.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::remove_last_restores(p); });

TEST_CASE("last restores: those of nested masks go") {
  after<pass_under_test, "1:\n"
                         "  v_cmp_lt_i32_e64 %s[8:9], %v5, 32\n"
                         "  s_and_saveexec_b64 %s[10:11], %s[8:9]\n"
                         "  s_cbranch_execz 5f\n"
                         "2: ; region 1\n"
                         "  v_cmp_gt_i32_e64 %s[12:13], %v5, 7\n"
                         "  s_and_saveexec_b64 %s[14:15], %s[12:13]\n"
                         "  s_cbranch_execz 4f\n"
                         "3: ; region 2\n"
                         "  ds_write_b32 %v5, %v5\n"
                         "4: ; region 1\n"
                         "5:\n"
                         "  s_endpgm\n">([](builder k) {
    auto& t = k.thread_idx.x;
    k.where(t < 32, [&] { k.where(t > 7, [&] { k.ds_write_b32(t, t); }); });
    k.s_endpgm();
  });
}

TEST_CASE("last restores: one that something follows stays, and one by name") {
  unchanged<pass_under_test>([](builder k) {
    auto& t = k.thread_idx.x;
    k.where(t < 32, [&] { k.ds_write_b32(t, t); });
    k.ds_write_b32(t, t);
    k.s_endpgm();
  });
  unchanged<pass_under_test>([](builder k) { // in a loop
    auto& t = k.thread_idx.x;
    k.for_(0, 4, 1, [&](auto i) { k.where(t < i, [&] { k.ds_write_b32(t, t); }); });
    k.s_endpgm();
  });
  unchanged<pass_under_test>([](builder k) {
    auto& t = k.thread_idx.x;
    k.where(t < 32, [&] { k.ds_write_b32(t, t); });
    k.s_mov_b64(exec, -1);
    k.s_endpgm();
  });
}

} // namespace
