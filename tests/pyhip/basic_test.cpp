// SPDX-License-Identifier: MIT
// test_basic of the reference DSL: scalar loops over labels, scalar stores, buffers of 16 bytes a lane.
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

/// Writes `count` to the first `count` words, a scalar store each; the address is a 64-bit sum.
void store_in_loop(isa::arch a, u32 count, bool carry_by_hand) {
  const ir::program p = compiled<i32*, i32>(a, 64, [&](builder k, arg<i32*> p, arg<i32> n) {
    auto i = k.sgpr<i32>(0);
    auto begin = k.label(), end = k.label();
    k.place(begin);
    if (carry_by_hand) {
      auto offset = as<u32>(i) << 2;
      auto at = k.sgpr<u32, 2>();
      k.s_mov_b64(at, p);
      k.s_add_u32(at[0], at[0], offset);
      k.s_addc_u32(at[1], at[1], 0);
      k.s_store_dword(n, at, 0, glc);
    } else {
      auto at = as<u64>(p) + widen(as<u32>(i) << 2);
      k.s_store_dword(n, at, 0, glc);
    }
    k.s_addk_i32(i, 1);
    k.goto_if(i >= n, end);
    k.goto_(begin);
    k.place(end);
  });
  std::vector<i32> out(64, 1);
  run_clean(p, 1, sim::buffer<i32>(out.data(), 64), static_cast<i32>(count));
  for (u32 i = 0; i < 64; ++i) REQUIRE(out[i] == (i < count ? static_cast<i32>(count) : 1));
}

TEST_CASE("pyhip_test_basic") {
  for (const isa::arch a : all_archs) {
    store_in_loop(a, 31, false); // test_basic
    store_in_loop(a, 56, true);  // test_basic2

    constexpr i32 magic = 0x123463; // test_basic1: a register from an expression, four with first values
    std::vector<i32> five(5, 1);
    run_clean(compiled<i32*, i32>(a, 64,
                                  [](builder k, arg<i32*> p, arg<i32> m) {
                                    auto one = m * 8;
                                    auto four = k.sgpr<i32, 4>();
                                    four[0] = m * 9;
                                    for (u32 i = 1; i < 4; ++i) four[i] = m * 10;
                                    k.s_store_dword(one, p, 0, glc);
                                    k.s_store_dwordx4(four, p, 4, glc);
                                  }),
              1, sim::buffer<i32>(five.data(), 5), magic);
    CHECK(five == std::vector<i32>{magic * 8, magic * 9, magic * 10, magic * 10, magic * 10});

    std::vector<u32> in(64 * 4 * 8, 1), out(64 * 4 * 8, 1); // test_vadd
    run_clean(compiled<u32*, u32*, u32>(a, 64,
                                        [](builder k, arg<u32*> p, arg<u32*> q, arg<u32> n) {
                                          auto from = k.buffer(p, n * 4), to = k.buffer(q, n * 4);
                                          auto at = as<u32>(k.thread_idx.x) << 4;
                                          auto x = from.load<u32, 4>(byte_offset(at));
                                          for (u32 i = 0; i < 4; ++i) x[i] = 102 + x[i];
                                          to.store(byte_offset(at), x);
                                        }),
              1, sim::buffer<u32>(in.data(), in.size()), sim::buffer<u32>(out.data(), out.size()), 64u * 4);
    for (u32 i = 0; i < out.size(); ++i) REQUIRE(out[i] == (i < 256 ? 103 : 1));
  }
}

} // namespace
