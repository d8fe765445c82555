// SPDX-License-Identifier: MIT
// test_div, test_jump and test_tbswizzle of the reference DSL: divisions, loops and branches of the scalar unit.
#include "program/simulate.hpp"

#include <utility>

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("pyhip_test_div") {
  constexpr i32 divisors[] = {3, 641, 65537, 1024 * 1024 * 1023, -3, -641, -65537, -1024 * 1024 * 1023};
  for (const isa::arch a : all_archs) {
    const ir::program by_register =
        compiled<i32*, i32, i32>(a, 64, [](builder k, arg<i32*> out, arg<i32> n, arg<i32> d) {
          auto q = n / d;
          k.s_store_dword(q, out, 0, glc);
        });
    for (const i32 d : divisors) {
      const ir::program by_constant = compiled<i32*, i32>(a, 64, [&](builder k, arg<i32*> out, arg<i32> n) {
        auto q = n / d;
        k.s_store_dword(q, out, 0, glc);
      });
      for (const i32 positive : {0x7fff'ffff, d - 1, d, d + 1})
        for (const i32 n : {positive, -positive}) {
          INFO(n << " / " << d);
          i32 q = 1;
          run_clean(by_constant, 1, sim::buffer<i32>(&q, 1), n);
          REQUIRE(q == n / d);
          q = 1;
          run_clean(by_register, 1, sim::buffer<i32>(&q, 1), n, d);
          REQUIRE(q == n / d);
        }
    }
  }
}

TEST_CASE("pyhip_test_jump") {
  for (const isa::arch a : all_archs) {
    std::vector<i32> out(32, 1);
    run_clean(compiled<i32*>(a, 64,
                             [](builder k, arg<i32*> out) {
                               auto i = k.sgpr<i32>(0), sum = k.sgpr<i32>(0);
                               k.while_([&] { return i < 32; },
                                        [&] {
                                          k.if_((i & 1) == 0, [&] { sum += i; });
                                          i += 1;
                                        });
                               k.s_store_dword(sum, out, 0, glc);
                             }),
              1, sim::buffer<i32>(out.data(), 32));
    CHECK(out[0] == 240); // 0 + 2 + ... + 30

    run_clean(compiled<i32*>(a, 64,
                             [](builder k, arg<i32*> out) {
                               auto i = k.sgpr<i32>(0), count = k.sgpr<i32>(0);
                               k.while_([&] { return i < 32; },
                                        [&] {
                                          i += 1;
                                          k.if_(i == 10, [&] { k.continue_(); });
                                          count += 1;
                                          k.if_(i == 22, [&] { k.break_(); });
                                        });
                               k.s_store_dword(count, out, 0, glc);
                             }),
              1, sim::buffer<i32>(out.data(), 32));
    CHECK(out[0] == 21);

    run_clean(compiled<i32*, i32>(a, 64,
                                  [](builder k, arg<i32*> out, arg<i32> n) {
                                    auto i = k.sgpr<i32>(0);
                                    auto count = k.sgpr<i32, 2>(0);
                                    k.while_([&] { return i < n; },
                                             [&] {
                                               k.if_((i & 1) == 0, [&] { count[0] += 1; }).else_([&] {
                                                 count[1] += 1;
                                               });
                                               i += 1;
                                             });
                                    k.s_store_dwordx2(count, out, 0, glc);
                                  }),
              1, sim::buffer<i32>(out.data(), 32), 31);
    CHECK(out[0] == 16);
    CHECK(out[1] == 15);
  }
}

TEST_CASE("pyhip_test_tbswizzle") {
  constexpr i32 tile_m = 128, tile_n = 128, m = 5 * tile_m, n = 4 * tile_n, m01 = 2, groups = 8;
  const auto kernel = [&](builder k, arg<i32*> out, arg<i32> block, arg<i32> rows) {
    constexpr i32 n0 = (n + tile_n - 1) / tile_n;
    auto m0 = (rows + (tile_m - 1)) / tile_m;
    auto group_size = (m0 * n0 + (groups - 1)) / groups;
    auto big_groups = groups - (group_size * groups - m0 * n0);
    auto y = block / groups;
    auto x = block - y * groups;
    auto remapped = x * group_size + y;
    k.if_(x > big_groups, [&] { remapped += big_groups - x; });
    auto index_m = remapped / n0;
    auto index_n = remapped - index_m * n0;
    auto rest = m0 - m0 / m01 * m01;
    auto adapted = k.sgpr<i32>();
    k.set_scc(index_m < m0 - rest);
    k.s_cselect_b32(adapted, m01, rest);
    auto m00 = index_m / m01;
    auto in_m01 = index_m - m00 * m01;
    auto local = index_n + in_m01 * n0;
    auto n_out = local / adapted;
    auto m_out = local - n_out * adapted + m00 * m01;
    k.s_store_dword(m_out, out, 0, glc);
    k.s_store_dword(n_out, out, 4, glc);
  };
  constexpr std::pair<i32, i32> expected[] = {{0, 0}, {1, 1}, {0, 3}, {3, 0}, {2, 2}, {2, 3}, {4, 0},
                                              {4, 2}, {1, 0}, {0, 2}, {1, 3}, {2, 1}, {3, 2}, {3, 3},
                                              {4, 1}, {4, 3}, {0, 1}, {1, 2}, {2, 0}, {3, 1}};
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<i32*, i32, i32>(a, 64, kernel);
    for (i32 block = 0; block < 20; ++block) {
      std::pair<i32, i32> out{-1, -1};
      i32 words[2] = {-1, -1};
      run_clean(p, 1, sim::buffer<i32>(words, 2), block, m);
      out = {words[0], words[1]};
      INFO("block " << block << ": " << out.first << ", " << out.second);
      REQUIRE(out == expected[block]);
    }
  }
}

} // namespace
