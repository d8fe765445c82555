// SPDX-License-Identifier: MIT
// div_up, round_up and div_exact of numbers; div_up and round_up of registers, in both banks.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

static_assert(div_up(0, 64) == 0 && div_up(1, 64) == 1 && div_up(64, 64) == 1 && div_up(65, 64) == 2);
static_assert(div_up(0xffff'ffffu, 2u) == 0x8000'0000u); // no sum overflows
static_assert(round_up(65, 64) == 128 && round_up(128u, 64u) == 128u && round_up(7, 3) == 9);
static_assert(div_exact(4096, 64) == 64 && __is_same(decltype(div_exact(1ll, 1)), long long));

TEST_CASE("rounding up in registers: a mask or a division, on the author's line") {
  code<"s_add_u32 %s9, %s8, 63\n"
       "s_lshr_b32 %s10, %s9, 6\n"
       "s_add_u32 %s11, %s8, 63\n"
       "s_and_b32 %s11, %s11, 0xffffffc0\n">([](builder k) {
    auto n = k.sgpr<u32>();
    (void)div_up(n, 64);
    (void)round_up(n, 64);
  });
  kernel_draft k(isa::arch::gfx942, 64);
  auto n = k.sgpr<u32>();
  (void)round_up(n, 24);
  for (const ir::instruction& in : k.program().code) {
    CHECK(std::string(in.where.file) == __FILE__);
    CHECK(in.where.line == __LINE__ - 3);
  }
}

TEST_CASE("rounding up in registers: results") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<u32*, u32>(a, 64, [](builder k, const arg<u32*>& out, const arg<u32>& n) {
      auto lane = as<u32>(k.thread_idx.x) + 0;
      out[lane] = div_up(lane, 24) + 1000 * round_up(lane, 24);
      out[lane + 64] = div_up(lane + n, 16) + round_up(n, 7) * 1000 + round_up(lane, 16) * 1'000'000;
    });
    for (const u32 n : {0u, 1u, 6u, 7u, 8u, 100u}) {
      std::vector<u32> out(128);
      run_clean(p, 1, sim::buffer<u32>(out.data(), 128), n);
      for (u32 l = 0; l < 64; ++l) {
        INFO(n << ", lane " << l);
        REQUIRE(out[l] == div_up(l, 24u) + 1000 * round_up(l, 24u));
        REQUIRE(out[l + 64] == div_up(l + n, 16u) + round_up(n, 7u) * 1000 + round_up(l, 16u) * 1'000'000);
      }
    }
  }
}

} // namespace
