// SPDX-License-Identifier: MIT
// test_exprs of the reference DSL: its 18 expressions of two i32 in SGPRs and in VGPRs, against C++.
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

constexpr u32 expressions = 18;

/// Expression `n` of a and b, registers or numbers; `give` takes a value or a condition.
constexpr void expression(u32 n, const auto& a, const auto& b, auto give) {
  switch (n) {
  case 0: return give(a + b);
  case 1: return give(a - b);
  case 2: return give(a * b);
  case 3: return give(a >> (b & 31));
  case 4: return give(a << (b & 31));
  case 5: return give(a & b);
  case 6: return give(a | b);
  case 7: return give(a ^ b);
  case 8: return give(a == b);
  case 9: return give(a != b);
  case 10: return give(a > b);
  case 11: return give(a >= b);
  case 12: return give(a < b);
  case 13: return give(a <= b);
  case 14: return give(a + b * 8);
  case 15: return give(a + (b >> 6) + (128 - a));
  case 16: return give(((a + b) >> 2) < (89 - a));
  case 17: return give((a > 1) || ((b < 10) && (a < 899)));
  }
}

/// 32-bit arithmetic of the machine: the result's low 32 bits.
i32 expected(u32 n, i64 a, i64 b) {
  i64 result = 0;
  expression(n, a, b, [&](i64 x) { result = x; });
  return static_cast<i32>(static_cast<u32>(static_cast<u64>(result)));
}

TEST_CASE("pyhip_test_exprs") {
  for (const isa::arch arch : all_archs) {
    std::vector<i32> scalar(32, 1);
    run_clean(compiled<i32*, i32, i32>(arch, 64,
                                       [](builder k, arg<i32*> out, arg<i32> a, arg<i32> b) {
                                         for (u32 n = 0; n < expressions; ++n) {
                                           auto r = k.sgpr<i32>(0);
                                           expression(n, a, b, [&](auto&& x) {
                                             if constexpr (__is_base_of(author::not_a_bool,
                                                                        __remove_cvref(decltype(x))))
                                               k.if_(x, [&] { r = 1; });
                                             else
                                               r = x;
                                           });
                                           k.s_store_dword(r, out, static_cast<i32>(n * 4), glc);
                                         }
                                       }),
              1, sim::buffer<i32>(scalar.data(), 32), 123, 3);
    for (u32 n = 0; n < expressions; ++n) {
      INFO("expression " << n << " in SGPRs");
      REQUIRE(scalar[n] == expected(n, 123, 3));
    }

    std::vector<i32> a, b, vector(32 * 64);
    random_words random;
    constexpr i32 high = 65536 * 100;
    for (u32 i = 0; i < 64; ++i) {
      a.push_back(static_cast<i32>(random() % (2 * high)) - high);
      b.push_back(static_cast<i32>(random() % high));
    }
    run_clean(compiled<i32*, const i32*, const i32*>(
                  arch, 64,
                  [](builder k, arg<i32*> out, arg<const i32*> p, arg<const i32*> q) {
                    auto lane = k.thread_idx.x;
                    auto a = p[lane], b = q[lane];
                    for (u32 n = 0; n < expressions; ++n) {
                      auto r = k.vgpr<i32>(0);
                      expression(n, a, b, [&](auto&& x) {
                        if constexpr (__is_base_of(author::not_a_bool, __remove_cvref(decltype(x))))
                          k.where(x, [&] { r = 1; });
                        else
                          r = x;
                      });
                      out[lane + static_cast<i32>(n * 64)] = r;
                    }
                  }),
              1, sim::buffer<i32>(vector.data(), vector.size()), sim::buffer<const i32>(a.data(), 64),
              sim::buffer<const i32>(b.data(), 64));
    for (u32 n = 0; n < expressions; ++n)
      for (u32 i = 0; i < 64; ++i) {
        INFO("expression " << n << " in VGPRs of " << a[i] << " and " << b[i]);
        REQUIRE(vector[n * 64 + i] == expected(n, a[i], b[i]));
      }
  }
}

} // namespace
