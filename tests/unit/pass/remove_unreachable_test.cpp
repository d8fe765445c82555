// SPDX-License-Identifier: MIT
// Blocks that no path reaches.
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/remove_unreachable.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::remove_unreachable(p); });

TEST_CASE("unreachable: code behind a jump and loops that nothing enters; labels stay") {
  after<pass_under_test, "1:\n"
                         "  s_branch 5f\n"
                         "2:\n"
                         "3:\n"
                         "4:\n"
                         "5:\n"
                         "  s_nop 2\n"
                         "  s_endpgm\n">([](builder k) {
    auto end = k.label(), loop = k.label();
    k.goto_(end);
    k.s_nop(0);
    k.place(loop);
    k.s_nop(1);
    k.goto_(loop);
    k.s_nop(1);
    k.place(end);
    k.s_nop(2);
    k.s_endpgm();
  });
}

TEST_CASE("unreachable: what follows break_ and s_endpgm") {
  after<pass_under_test, "1:\n"
                         "  s_nop 0\n"
                         "  s_branch 4f\n"
                         "2:\n"
                         "3:\n"
                         "4:\n"
                         "  s_endpgm\n">([](builder k) {
    k.do_while(
        [&] {
          k.s_nop(0);
          k.break_();
          k.s_nop(1);
        },
        [&] { return k.block_idx.x > 3; });
    k.s_endpgm();
  });
}

TEST_CASE("unreachable: the last instruction stays, as a program has to end") {
  unchanged<pass_under_test>([](builder k) {
    auto loop = k.label();
    k.place(loop);
    k.s_nop(1);
    k.goto_(loop);
    k.s_endpgm();
  });
}

TEST_CASE("unreachable: nothing to do") {
  unchanged<pass_under_test>([](builder k) {
    k.if_(k.block_idx.x > 3, [&] { k.s_nop(1); }).else_([&] { k.s_nop(2); });
    k.s_endpgm();
  });
}

} // namespace
