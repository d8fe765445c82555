// SPDX-License-Identifier: MIT
// if_, else_, while_, do_while, for_, break_, continue_, where, otherwise, labels: the blocks and branches they make.
#include "program/expect.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

TEST_CASE("if_") {
  listing<"1:\n"
          "  s_cmp_lt_i32 %s8, 5\n"
          "  s_cbranch_scc0 3f\n"
          "2:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "3:\n"
          "  s_add_i32 %s8, %s8, 2\n">([](builder k) {
    auto s = k.sgpr<i32>();
    k.if_(s < 5, [&] { s += 1; });
    s += 2;
  });
}

TEST_CASE("if_ with else_") {
  listing<"1:\n"
          "  s_cmp_lt_i32 %s8, 5\n"
          "  s_cbranch_scc0 4f\n"
          "2:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "3:\n"
          "  s_branch 5f\n"
          "4:\n"
          "  s_add_i32 %s8, %s8, 2\n"
          "5:\n"
          "  s_add_i32 %s8, %s8, 3\n">([](builder k) {
    auto s = k.sgpr<i32>();
    k.if_(s < 5, [&] { s += 1; }).else_([&] { s += 2; });
    s += 3;
  });
}

TEST_CASE("if_ within if_ and else_") {
  listing<"1:\n"
          "  s_cmp_lt_i32 %s8, 1\n"
          "  s_cbranch_scc0 7f\n"
          "2:\n"
          "  s_cmp_lt_i32 %s8, 2\n"
          "  s_cbranch_scc0 5f\n"
          "3:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "4:\n"
          "  s_branch 6f\n"
          "5:\n"
          "  s_add_i32 %s8, %s8, 2\n"
          "6:\n"
          "  s_branch 9f\n"
          "7:\n"
          "  s_cmp_lt_i32 %s8, 3\n"
          "  s_cbranch_scc0 9f\n"
          "8:\n"
          "  s_add_i32 %s8, %s8, 3\n"
          "9:\n">([](builder k) {
    auto s = k.sgpr<i32>();
    k.if_(s < 1, [&] { k.if_(s < 2, [&] { s += 1; }).else_([&] { s += 2; }); }).else_([&] {
      k.if_(s < 3, [&] { s += 3; });
    });
  });
}

TEST_CASE("empty parts") {
  listing<"1:\n"
          "  s_cmp_lt_i32 %s8, 5\n"
          "  s_cbranch_scc0 3f\n"
          "2:\n"
          "  s_branch 3f\n"
          "3:\n"
          "  s_add_i32 %s8, %s8, 3\n">([](builder k) {
    auto s = k.sgpr<i32>();
    k.if_(s < 5, [&] {}).else_([&] {});
    s += 3;
  });
}

TEST_CASE("forever has one branch, back to its begin") {
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "2:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "  s_cmp_eq_i32 %s8, 7\n"
          "  s_cbranch_scc0 4f\n"
          "3:\n"
          "  s_branch 5f\n"
          "4:\n"
          "  s_branch 2b\n"
          "5:\n"
          "  s_add_i32 %s8, %s8, 1\n">([](builder k) {
    auto s = k.sgpr<i32>(0);
    k.forever([&] {
      s += 1;
      k.if_(s == 7, [&] { k.break_(); });
    });
    s += 1;
  });
}

TEST_CASE("while_ tests before the first turn and at the end of each") {
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "  s_cmp_lt_i32 %s8, 5\n"
          "  s_cbranch_scc0 4f\n"
          "2:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "3:\n"
          "  s_cmp_lt_i32 %s8, 5\n"
          "  s_cbranch_scc1 2b\n"
          "4:\n"
          "  s_add_i32 %s8, %s8, 2\n">([](builder k) {
    auto s = k.sgpr<i32>(0);
    k.while_([&] { return s < 5; }, [&] { s += 1; });
    s += 2;
  });
}

TEST_CASE("do_while tests at the end only") {
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "2:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "3:\n"
          "  s_cmp_lt_i32 %s8, 5\n"
          "  s_cbranch_scc1 2b\n"
          "4:\n">([](builder k) {
    auto s = k.sgpr<i32>(0);
    k.do_while([&] { s += 1; }, [&] { return s < 5; });
  });
}

TEST_CASE("nested loops with break_ and continue_ of the innermost one") {
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "  s_mov_b32 %s9, 0\n"
          "2:\n"
          "  s_cmp_lt_i32 %s8, 5\n"
          "  s_cbranch_scc0 9f\n"
          "3:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "  s_cmp_eq_i32 %s8, 3\n"
          "  s_cbranch_scc0 5f\n"
          "4:\n"
          "  s_branch 8f\n"
          "5:\n"
          "  s_cmp_eq_i32 %s8, 4\n"
          "  s_cbranch_scc0 7f\n"
          "6:\n"
          "  s_branch 9f\n"
          "7:\n"
          "  s_add_i32 %s8, %s8, 2\n"
          "8:\n"
          "  s_cmp_lt_i32 %s8, 5\n"
          "  s_cbranch_scc1 3b\n"
          "9:\n"
          "  s_cmp_eq_i32 %s9, 2\n"
          "  s_cbranch_scc0 11f\n"
          "10:\n"
          "  s_branch 12f\n"
          "11:\n"
          "  s_add_i32 %s9, %s9, 1\n"
          "  s_cmp_lt_i32 %s9, 4\n"
          "  s_cbranch_scc1 2b\n"
          "12:\n">([](builder k) {
    auto s = k.sgpr<i32>(0);
    k.for_(0, 4, 1, [&](auto i) {
      k.while_([&] { return s < 5; },
               [&] {
                 s += 1;
                 k.if_(s == 3, [&] { k.continue_(); });
                 k.if_(s == 4, [&] { k.break_(); });
                 s += 2;
               });
      k.if_(i == 2, [&] { k.break_(); });
    });
  });
}

TEST_CASE("where runs with a part of the lanes and is skipped without any") {
  listing<"1:\n"
          "  v_cmp_lt_i32_e64 %s[9:10], %v8, 5\n"
          "  s_and_saveexec_b64 %s[11:12], %s[9:10]\n"
          "  s_cbranch_execz 3f\n"
          "2: ; region 1\n"
          "  v_add_u32_e32 %v8, 1, %v8\n"
          "3:\n"
          "  s_mov_b64 exec, %s[11:12]\n"
          "  v_add_u32_e32 %v8, 2, %v8\n">([](builder k) {
    auto v = k.vgpr<i32>();
    k.where(v < 5, [&] { v += 1; });
    v += 2;
  });
}

TEST_CASE("where with otherwise") {
  listing<"1:\n"
          "  v_cmp_lt_i32_e64 %s[9:10], %v8, 5\n"
          "  s_and_saveexec_b64 %s[11:12], %s[9:10]\n"
          "  s_cbranch_execz 3f\n"
          "2: ; region 1\n"
          "  v_add_u32_e32 %v8, 1, %v8\n"
          "3:\n"
          "  s_xor_b64 exec, %s[11:12], exec\n"
          "  s_cbranch_execz 5f\n"
          "4: ; region 2\n"
          "  v_add_u32_e32 %v8, 2, %v8\n"
          "5:\n"
          "  s_mov_b64 exec, %s[11:12]\n"
          "  v_add_u32_e32 %v8, 3, %v8\n">([](builder k) {
    auto v = k.vgpr<i32>();
    k.where(v < 5, [&] { v += 1; }).otherwise([&] { v += 2; });
    v += 3;
  });
}

TEST_CASE("where within where; a loop within where may break_") {
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "  v_cmp_lt_i32_e64 %s[10:11], %v9, 5\n"
          "  s_and_saveexec_b64 %s[12:13], %s[10:11]\n"
          "  s_cbranch_execz 9f\n"
          "2: ; region 1\n"
          "  v_cmp_gt_i32_e64 %s[14:15], %v9, 2\n"
          "  s_and_saveexec_b64 %s[16:17], %s[14:15]\n"
          "  s_cbranch_execz 4f\n"
          "3: ; region 2\n"
          "  v_add_u32_e32 %v9, 1, %v9\n"
          "4: ; region 1\n"
          "  s_mov_b64 exec, %s[16:17]\n"
          "  s_cmp_lt_i32 %s8, 3\n"
          "  s_cbranch_scc0 8f\n"
          "5: ; region 1\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "  s_cmp_eq_i32 %s8, 2\n"
          "  s_cbranch_scc0 7f\n"
          "6: ; region 1\n"
          "  s_branch 8f\n"
          "7: ; region 1\n"
          "  s_cmp_lt_i32 %s8, 3\n"
          "  s_cbranch_scc1 5b\n"
          "8: ; region 1\n"
          "9:\n"
          "  s_mov_b64 exec, %s[12:13]\n">([](builder k) {
    auto s = k.sgpr<i32>(0);
    auto v = k.vgpr<i32>();
    k.where(v < 5, [&] {
      k.where(v > 2, [&] { v += 1; });
      k.while_([&] { return s < 3; },
               [&] {
                 s += 1;
                 k.if_(s == 2, [&] { k.break_(); });
               });
    });
  });
}

TEST_CASE("labels: forwards, backwards, conditional") {
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "2:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "  s_cmp_eq_i32 %s8, 7\n"
          "  s_cbranch_scc1 4f\n"
          "3:\n"
          "  s_branch 2b\n"
          "4:\n"
          "  s_add_i32 %s8, %s8, 2\n">([](builder k) {
    auto s = k.sgpr<i32>(0);
    auto top = k.label(), end = k.label();
    k.place(top);
    s += 1;
    k.goto_if(s == 7, end);
    k.goto_(top);
    k.place(end);
    s += 2;
  });
}

TEST_CASE("branches by mnemonic") {
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "  s_cmp_eq_u32 %s8, 3\n"
          "  s_endpgm\n">([](builder k) {
    auto s = k.sgpr<i32>(0);
    k.s_cmp_eq_u32(s, 3);
    k.s_endpgm();
  });
}

TEST_CASE("break_ and continue_ that cannot be") {
  refused<"break_ stands in no loop">(__LINE__, [](builder k) { k.break_(); });
  refused<"continue_ stands in no loop">(__LINE__, [](builder k) { k.continue_(); });
  refused<"break_ inside where would leave the loop with lanes switched off; make the condition uniform "
          "(any, all) and use if_">(__LINE__ + 3, [](builder k) {
    auto v = k.vgpr<i32>();
    auto s = k.sgpr<i32>();
    k.while_([&] { return s < 3; }, [&] { k.where(v < 5, [&] { k.break_(); }); });
  });
  refused<"continue_ inside where would leave the loop with lanes switched off; make the condition uniform "
          "(any, all) and use if_">(__LINE__ + 3, [](builder k) {
    auto v = k.vgpr<i32>();
    auto s = k.sgpr<i32>();
    k.do_while([&] { k.where(v < 5, [&] { k.if_(s == 2, [&] { k.continue_(); }); }); },
               [&] { return s < 3; });
  });
}

TEST_CASE("else_ and otherwise follow at once") {
  refused<"else_ must follow its if_ at once: k.if_(c, [&] { ... }).else_([&] { ... })">(
      __LINE__ + 4, [](builder k) {
        auto s = k.sgpr<i32>();
        auto part = k.if_(s < 5, [&] { s += 1; });
        s += 2;
        part.else_([&] { s += 3; });
      });
  refused<"otherwise must follow its where at once: k.where(m, [&] { ... }).otherwise([&] { ... })">(
      __LINE__ + 4, [](builder k) {
        auto v = k.vgpr<i32>();
        auto part = k.where(v < 5, [&] { v += 1; });
        v += 2;
        part.otherwise([&] { v += 3; });
      });
}

TEST_CASE("for_ needs a positive step; a label is placed once") {
  refused<"for_: the step is -1; it must be positive">(__LINE__ + 1,
                                                       [](builder k) { k.for_(4, 0, -1, [&](auto&) {}); });
  refused<"this label has been placed before">(__LINE__ + 4, [](builder k) {
    auto l = k.label();
    k.place(l);
    k.s_nop(0);
    k.place(l);
  });
}

} // namespace
