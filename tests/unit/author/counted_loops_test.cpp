// SPDX-License-Identifier: MIT
// for_: bounds in registers and numbers, unrolling with what is left over, and the turns that the simulator sees.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("for_ counts in an SGPR; bounds are numbers or SGPRs") {
  listing<"1:\n"
          "  s_mov_b32 %s9, 0\n"
          "  s_mov_b32 %s10, 0\n"
          "  s_cmp_lt_i32 %s10, %s8\n"
          "  s_cbranch_scc0 4f\n"
          "2:\n"
          "  s_add_i32 %s9, %s9, %s10\n"
          "3:\n"
          "  s_add_i32 %s10, %s10, 2\n"
          "  s_cmp_lt_i32 %s10, %s8\n"
          "  s_cbranch_scc1 2b\n"
          "4:\n">([](builder k) {
    auto n = k.sgpr<i32>();
    auto sum = k.sgpr<i32>(0);
    k.for_(0, n, 2, [&](auto i) { sum += i; });
  });
}

TEST_CASE("constant bounds: no test before the first turn, no loop for one turn, no code for none") {
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "  s_mov_b32 %s9, 0\n"
          "2:\n"
          "  s_add_i32 %s8, %s8, %s9\n"
          "3:\n"
          "  s_add_i32 %s9, %s9, 1\n"
          "  s_cmp_lt_i32 %s9, 4\n"
          "  s_cbranch_scc1 2b\n"
          "4:\n">([](builder k) {
    auto sum = k.sgpr<i32>(0);
    k.for_(0, 4, 1, [&](auto i) { sum += i; });
  });
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "  s_mov_b32 %s9, 2\n"
          "  s_add_i32 %s8, %s8, %s9\n"
          "  s_cmp_gt_i32 %s8, 3\n"
          "  s_cbranch_scc0 3f\n"
          "2:\n"
          "  s_branch 4f\n"
          "3:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "4:\n">([](builder k) {
    auto sum = k.sgpr<i32>(0);
    k.for_(2, 4, 2, [&](auto i) {
      sum += i;
      k.if_(sum > 3, [&] { k.break_(); });
      sum += 1;
    });
    k.for_(4, 4, 1, [&](auto i) { sum += i; });
    k.for_(4, -4, 1, [&](auto i) { sum += i; });
  });
}

TEST_CASE("unrolled loops with constant bounds: what is left over follows with numbers for i") {
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "  s_mov_b32 %s9, 0\n"
          "2:\n"
          "  s_add_i32 %s8, %s8, %s9\n"
          "  s_add_i32 %s10, %s9, 3\n"
          "  s_add_i32 %s8, %s8, %s10\n"
          "3:\n"
          "  s_add_i32 %s9, %s9, 6\n"
          "  s_cmp_lg_i32 %s9, 12\n"
          "  s_cbranch_scc1 2b\n"
          "4:\n"
          "  s_mov_b32 %s12, 12\n"
          "  s_add_i32 %s8, %s8, %s12\n"
          "5:\n">([](builder k) {
    auto sum = k.sgpr<i32>(0);
    k.for_(0, 15, 3, [&](auto i) { sum += i; }, unroll<2>);
  });
  listing<"1:\n"
          "  s_mov_b32 %s8, 0\n"
          "  s_mov_b32 %s9, 0\n"
          "  s_add_i32 %s8, %s8, %s9\n"
          "  s_mov_b32 %s10, 1\n"
          "  s_add_i32 %s8, %s8, %s10\n"
          "  s_mov_b32 %s11, 2\n"
          "  s_add_i32 %s8, %s8, %s11\n"
          "2:\n">([](builder k) {
    auto sum = k.sgpr<i32>(0);
    k.for_(0, 3, 1, [&](auto i) { sum += i; }, unroll<4>);
    k.for_(0, 0, 1, [&](auto i) { sum += i; }, unroll<4>);
  });
}

TEST_CASE("unrolled loops with bounds in registers: two loops, each tested before its first turn") {
  listing<"1:\n"
          "  s_mov_b32 %s9, 0\n"
          "  s_mov_b32 %s10, 0\n"
          "  s_sub_i32 %s11, %s8, 1\n"
          "  s_cselect_b32 %s11, 0x80000000, %s11\n"
          "  s_cmp_lt_i32 %s10, %s11\n"
          "  s_cbranch_scc0 4f\n"
          "2:\n"
          "  s_add_i32 %s9, %s9, %s10\n"
          "  s_add_i32 %s13, %s10, 1\n"
          "  s_add_i32 %s9, %s9, %s13\n"
          "3:\n"
          "  s_add_i32 %s10, %s10, 2\n"
          "  s_cmp_lt_i32 %s10, %s11\n"
          "  s_cbranch_scc1 2b\n"
          "4:\n"
          "  s_cmp_lt_i32 %s10, %s8\n"
          "  s_cbranch_scc0 7f\n"
          "5:\n"
          "  s_add_i32 %s9, %s9, %s10\n"
          "6:\n"
          "  s_add_i32 %s10, %s10, 1\n"
          "  s_cmp_lt_i32 %s10, %s8\n"
          "  s_cbranch_scc1 5b\n"
          "7:\n">([](builder k) {
    auto n = k.sgpr<i32>();
    auto sum = k.sgpr<i32>(0);
    k.for_(0, n, 1, [&](auto i) { sum += i; }, unroll<2>);
  });
}

constexpr i32 least = -0x7fff'ffff - 1, most = 0x7fff'ffff;

/// What a loop of `turn` does to a number: its turns, in their order.
constexpr u32 expected(i64 first, i64 last, i64 step) {
  u32 x = 1;
  for (i64 i = first; i < last; i += step) {
    if (i % 7 == 5) continue; // as the body below: bits 0 to 2
    x = x * 5 + static_cast<u32>(i);
  }
  return x;
}

TEST_CASE("every turn is taken once and in order, whatever is left over", "[proof]") {
  const auto kernel = []<u32 Count, i32 Step>(unroll_tag<Count> tag) {
    return compiled<u32*, i32, i32>(isa::arch::gfx942, 64,
                                    [tag](builder k, arg<u32*> out, arg<i32> first, arg<i32> last) {
                                      auto x = k.sgpr<u32>(1);
                                      k.for_(
                                          first, last, Step,
                                          [&](auto i) {
                                            k.if_(i % 7 == 5, [&] { k.continue_(); });
                                            x = x * 5 + as<u32>(i);
                                          },
                                          tag);
                                      out[0] = x;
                                    });
  };
  const auto check = [](const ir::program& p, i64 first, i64 last, i64 step) {
    u32 out = 0;
    run_clean(p, 1, sim::buffer<u32>(&out, 1), static_cast<i32>(first), static_cast<i32>(last));
    INFO(first << " to " << last << " by " << step);
    REQUIRE(out == expected(first, last, step));
  };
  const ir::program by_one = kernel.operator()<4, 1>(unroll<4>),
                    by_three = kernel.operator()<3, 3>(unroll<3>), alone = kernel.operator()<1, 2>(unroll<1>);
  for (i64 first : {i64{0}, i64{-5}, i64{7}, i64{least}, i64{most} - 12})
    for (i64 n = -2; n < 12; ++n) {
      if (first + n < least || first + n > most) continue;
      check(by_one, first, first + n, 1);
      if (first + n < most - 2) check(by_three, first, first + n, 3);
      if (first + n < most - 1) check(alone, first, first + n, 2);
    }
  check(by_one, most, least, 1);
  check(by_three, least + 1, least, 3);
}

TEST_CASE("the same with constant bounds, and a loop that is left early", "[proof]") {
  const ir::program p = compiled<u32*>(isa::arch::gfx90a, 64, [](builder k, arg<u32*> out) {
    auto x = k.sgpr<u32>(1);
    auto turn = [&](auto i) {
      k.if_(i % 7 == 5, [&] { k.continue_(); });
      x = x * 5 + as<u32>(i);
    };
    k.for_(0, 11, 1, turn, unroll<4>);
    out[0] = x;
    x = 1;
    k.for_(-3, 20, 3, turn, unroll<2>);
    out[1] = x;
    x = 1;
    k.for_(0, 3, 1, turn, unroll<8>);
    out[2] = x;
    x = 1;
    k.for_(most - 9, most, 1, turn, unroll<4>);
    out[3] = x;
    x = 0;
    k.for_(
        0, 100, 1,
        [&](auto i) {
          k.if_(i == 41, [&] { k.break_(); });
          x += 1;
        },
        unroll<4>);
    out[4] = x;
    x = 1;
    k.for_(5, 12, 2, turn);
    out[5] = x;
  });
  std::vector<u32> out(6);
  run_clean(p, 1, sim::buffer<u32>(out.data(), 6));
  CHECK(out == std::vector<u32>{expected(0, 11, 1), expected(-3, 20, 3), expected(0, 3, 1),
                                expected(i64{most} - 9, most, 1), 41, expected(5, 12, 2)});
}

TEST_CASE("a host that counts must be back after all copies, and after one where that is left over") {
  code<"s_mov_b32 %s10, 0\n"
       "v_add_u32_e32 %v8, 1, %v8\n"
       "s_mov_b32 %s11, 1\n"
       "v_add_u32_e32 %v9, 1, %v9\n"
       "s_mov_b32 %s12, 2\n"
       "v_add_u32_e32 %v8, 1, %v8\n">([](builder k) {
    auto stage = k.vgpr<u32, 2>();
    u32 at = 0;
    k.for_(
        0, 3, 1,
        [&](auto&) {
          stage[at] += 1;
          at = 1 - at;
        },
        unroll<3>, keeps(at)); // no loop is left
  });
  CHECK(!error_of(
             [](builder k) {
               u32 at = 0;
               k.for_(0, 7, 1, [&](auto&) { at = 1 - at; }, unroll<2>, keeps(at));
             },
             isa::arch::gfx942)
             .raised);
  refused<"the loop's body leaves host variable 0 of keeps(...) changed: its code is the same in every turn, "
          "so what the "
          "host counts must be at its end as at its begin">(__LINE__ + 2, [](builder k) {
    u32 at = 0;
    k.for_(0, 7, 1, [&](auto&) { at = (at + 1) % 3; }, unroll<2>, keeps(at));
  });
  refused<"the loop's body leaves host variable 0 of keeps(...) changed: its code is the same in every turn, "
          "so what the "
          "host counts must be at its end as at its begin">(__LINE__ + 3, [](builder k) {
    auto n = k.sgpr<i32>();
    u32 at = 0;
    k.for_(0, n, 1, [&](auto&) { at = 1 - at; }, unroll<2>, keeps(at));
  });
}

TEST_CASE("the step of an unrolled loop is a positive number") {
  refused<"for_: the step of an unrolled loop must be a number">(__LINE__ + 2, [](builder k) {
    auto step = k.sgpr<i32>(1);
    k.for_(0, 4, step, [](auto&) {}, unroll<2>);
  });
  refused<"for_: the step is 0; it must be positive">(
      __LINE__, [](builder k) { k.for_(0, 4, 0, [](auto&) {}, unroll<2>); });
  const auto change = [](builder k) { k.for_(0, 4, 1, [](auto i) { i = 1; }, unroll<2>); };
  refused<"the loop changes its counter; k.sgpr<i32>(i) is a variable with its value">(__LINE__ - 1, change);
}

} // namespace
