// SPDX-License-Identifier: MIT
// What is assumed of arguments: no instruction, shorter addresses, refused launches, mistakes.
#include "program/expect.hpp"
#include "program/simulate.hpp"

#include <catch2/matchers/catch_matchers_string.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

template<class Body> constexpr auto with_count(Body) {
  return [](builder k) {
    call_kernel<int, unsigned, float*>(
        k, [](builder k, arg<int> n, arg<unsigned> u, arg<float*> p) { Body{}(k, n, u, p); });
  };
}

TEST_CASE("an assumption writes no instruction; what && joins is left to remove_dead_code") {
  code<"s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
       "s_cmp_ge_i32 %s8, 0\n"
       "s_cselect_b32 %s13, 1, 0\n"
       "s_cmp_lt_i32 %s8, 0x1000\n"
       "s_cselect_b32 %s14, 1, 0\n"
       "s_and_b32 %s15, %s13, %s14\n"
       "s_cselect_b32 %s16, 1, 0\n"
       "s_cmp_le_i32 2, %s8\n"
       "s_cselect_b32 %s17, 1, 0\n">(with_count([](builder k, auto& n, auto& u, auto&) {
    k.assume(n <= 1 << 28);
    k.assume(n >= 0 && n < 4096 && 2 <= n);
    k.assume(u == 4000000000u);
    k.assume(5 < u);
    k.assume(4 == 4);
  }));
}

TEST_CASE("mistakes name what is assumed") {
  refused<
      "assume takes comparisons of a kernel argument of 32 bits, or of k.grid_dim, with a number, by <, <=, "
      ">, >= or ==, joined by &&: k.assume(n >= 0 && n <= 1 << 28)">(
      __LINE__ + 1, with_count([](builder k, auto& n, auto& u, auto& p) {
        k.assume(n * 2 <= 64);
        (void)n, (void)u, (void)p, (void)k;
      }));
  refused<
      "assume takes comparisons of a kernel argument of 32 bits, or of k.grid_dim, with a number, by <, <=, "
      ">, >= or ==, joined by &&: k.assume(n >= 0 && n <= 1 << 28)">(
      __LINE__ + 1, with_count([](builder k, auto& n, auto& u, auto& p) {
        k.assume(n < as<i32>(u));
        (void)n, (void)u, (void)p, (void)k;
      }));
  refused<
      "assume takes comparisons of a kernel argument of 32 bits, or of k.grid_dim, with a number, by <, <=, "
      ">, >= or ==, joined by &&: k.assume(n >= 0 && n <= 1 << 28)">(
      __LINE__ + 1, with_count([](builder k, auto& n, auto& u, auto& p) {
        k.assume(n < 4 || n > 8);
        (void)n, (void)u, (void)p, (void)k;
      }));
  refused<
      "assume takes comparisons of a kernel argument of 32 bits, or of k.grid_dim, with a number, by <, <=, "
      ">, >= or ==, joined by &&: k.assume(n >= 0 && n <= 1 << 28)">(
      __LINE__ + 1, with_count([](builder k, auto& n, auto& u, auto& p) {
        k.assume(n != 4);
        (void)n, (void)u, (void)p, (void)k;
      }));
  refused<
      "assume takes what is the same in all lanes: a comparison of a kernel argument or k.grid_dim with a "
      "number">(__LINE__ + 1, with_count([](builder k, auto& n, auto& u, auto& p) {
                  k.assume(k.thread_idx.x < 4);
                  (void)n, (void)u, (void)p, (void)k;
                }));
  refused<"assume takes the comparison itself, not a variable that has its value">(
      __LINE__ + 2, with_count([](builder k, auto& n, auto&, auto&) {
        auto small = n <= 4;
        k.assume(small);
      }));
  refused<"what is assumed is known to be false">(__LINE__ + 2,
                                                  with_count([](builder k, auto& n, auto& u, auto& p) {
                                                    k.assume(sizeof(int) == 8);
                                                    (void)n, (void)u, (void)p, (void)k;
                                                  }));
  refused<"no number is such">(__LINE__ + 2, with_count([](builder k, auto& n, auto&, auto&) {
                                 k.assume(n < 4);
                                 k.assume(n > 0x7fffffff);
                               }));
  refused<"every grid has at least 1 workgroup; this assumes at most 0">(
      __LINE__, with_count([](builder k, auto&, auto&, auto&) { k.assume(k.grid_dim.x < 1); }));
  refused<"assume takes an argument that the kernel has not changed before">(
      __LINE__ + 2, with_count([](builder k, auto& n, auto&, auto&) {
        n += 1;
        k.assume(n >= 8);
      }));
}

TEST_CASE("a contradiction names both bounds and their lines") {
  const auto message = [](auto body) {
    const note error = error_of(with_count(body), isa::arch::gfx942);
    return std::string(error.text.data(), error.text.size());
  };
  const auto place = [](u32 line) { return " (assume_test.cpp:" + std::to_string(line) + ")"; };
  const u32 first = __LINE__ + 2; // a line inside CHECK would be that of its end
  const auto of_number = [](builder k, auto& n, auto& u, auto&) {
    k.assume(n >= 8), k.assume(u >= 9); // another number
    k.assume(n >= 4 && n <= 100);
    k.assume(n < 8);
  };
  CHECK(message(of_number) == "no number is at least 8" + place(first) + " and at most 7" + place(first + 2));
  const u32 second = __LINE__ + 2;
  const auto of_last = [](builder k, auto& n, auto&, auto&) {
    k.assume(n <= 4 && n < 8);
    k.assume(n >= 5);
  };
  CHECK(message(of_last) == "no number is at least 5" + place(second + 1) + " and at most 4" + place(second));
  const u32 third = __LINE__ + 2;
  const auto of_grid = [](builder k, auto&, auto&, auto&) {
    k.assume(k.grid_dim.y <= 4);
    k.assume(k.grid_dim.y == 5);
  };
  CHECK(message(of_grid) ==
        "no grid has at least 5 workgroups in y" + place(third + 1) + " and at most 4" + place(third));
}

TEST_CASE("addresses of guarded indices need 32 bits", "[proof]") {
  const auto body = [](builder k, arg<float*> y, arg<int> n) {
    k.assume(n <= 1 << 28);
    auto i = k.block_idx.x * 64 + k.thread_idx.x;
    k.where(i < n, [&] { y[i] = y[i] + 1.0f; });
  };
  for (const isa::arch arch : all_archs) {
    const ir::program p = compiled<float*, int>(arch, 64, body);
    u32 wide = 0;
    for (const ir::instruction& in : p.code)
      wide += isa::rows[in.row].is(isa::encoding::global) &&
              (in.op(1).is(ir::operand_kind::off) || in.op(2).is(ir::operand_kind::off));
    std::vector<float> y(100);
    sim::buffer<float> buffer(y.data(), y.size());
    run_clean(p, 3, buffer, 100);
    CHECK(wide == 0);
    CHECK((y[0] == 1.0f && y[99] == 1.0f));
  }
}

TEST_CASE("a launch that does not keep an assumption is refused") {
  const u32 line = __LINE__ + 2;
  const auto body = [](builder k, arg<float>, arg<int> n, arg<unsigned> u) {
    k.assume(n >= 1 && n <= 1 << 28);
    k.assume(u > 7);
    k.assume(n <= 4000);
    k.assume(k.grid_dim.y <= 2);
  };
  const ir::program p = compiled<float, int, unsigned>(isa::arch::gfx942, 64, body);
  const auto answer = [&](int n, unsigned u, u32 height = 1) {
    const text_buffer text = sim::run(p, {.grid = {1, height}}, 1.0f, n, u).text();
    return std::string(text.data(), text.size());
  };
  const auto names = [&](const std::string& what, u32 of) {
    return Catch::Matchers::ContainsSubstring(what + " (" + __FILE__ + ":" + std::to_string(of) + ")");
  };
  CHECK(answer(1, 8) == "");
  CHECK(answer(4000, 0xffff'ffff) == "");
  CHECK_THAT(answer(0, 8), names("argument 1 is 0; the kernel assumes 1..4000", line));
  CHECK_THAT(answer((1 << 28) + 1, 8), names("argument 1 is 268435457; the kernel assumes 1..4000", line));
  CHECK_THAT(answer(4001, 8), names("argument 1 is 4001; the kernel assumes 1..4000", line + 2));
  CHECK_THAT(answer(5, 7), names("argument 2 is 7; the kernel assumes at least 8", line + 1));
  CHECK_THAT(answer(5, 8, 3),
             names("the grid has 3 workgroups in y; the kernel assumes at most 2", line + 3));
}

} // namespace
