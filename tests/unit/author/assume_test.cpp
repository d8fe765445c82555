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
  refused<"no number is such, with what was assumed of the argument before">(
      __LINE__ + 2, with_count([](builder k, auto& n, auto&, auto&) {
        k.assume(n >= 8);
        k.assume(n < 8);
      }));
  refused<"assume takes an argument that the kernel has not changed before">(
      __LINE__ + 2, with_count([](builder k, auto& n, auto&, auto&) {
        n += 1;
        k.assume(n >= 8);
      }));
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
  const auto body = [](builder k, arg<float>, arg<int> n, arg<unsigned> u) {
    k.assume(n >= 1 && n <= 1 << 28);
    k.assume(u > 7);
  };
  const ir::program p = compiled<float, int, unsigned>(isa::arch::gfx942, 64, body);
  const auto answer = [&](int n, unsigned u) {
    const text_buffer text = sim::run(p, {.grid = {1}}, 1.0f, n, u).text();
    return std::string(text.data(), text.size());
  };
  CHECK(answer(1, 8) == "");
  CHECK(answer(1 << 28, 0xffff'ffff) == "");
  CHECK_THAT(answer(0, 8), Catch::Matchers::ContainsSubstring("argument 1 is 0; the kernel assumes 1.."));
  CHECK_THAT(answer((1 << 28) + 1, 8),
             Catch::Matchers::ContainsSubstring("argument 1 is 268435457; the kernel assumes "));
  CHECK_THAT(answer(5, 7),
             Catch::Matchers::ContainsSubstring("argument 2 is 7; the kernel assumes 8..4294967295 ("));
}

} // namespace
