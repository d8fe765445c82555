// SPDX-License-Identifier: MIT
// Signed divisions by powers of two: one instruction where the dividend is known not to be negative.
#include "program/simulate.hpp"
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/drop_signs.hpp>
#include <kiln/pass/simplify/remove_dead_code.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) {
  pass::drop_signs(p);
  pass::remove_dead_code(p);
});

TEST_CASE("quotients and remainders of ids and counters are shifts and masks") {
  after<pass_under_test, "1:\n"
                         "  v_lshrrev_b32_e32 %v9, 3, %v5\n"
                         "  v_and_b32_e32 %v13, 7, %v5\n"
                         "  v_add_u32_e32 %v8, %v9, %v13\n"
                         "  v_lshrrev_b32_e32 %v18, 1, %v5\n"
                         "  v_and_b32_e32 %v21, 0xfff, %v5\n"
                         "  v_add_u32_e32 %v8, %v18, %v21\n"
                         "  s_mov_b32 %s26, 0\n"
                         "2:\n"
                         "  s_lshr_b32 %s27, %s26, 4\n"
                         "  s_and_b32 %s31, %s26, 0x7f\n"
                         "  v_mov_b32_e32 %v36, %s31\n"
                         "  v_add_u32_e32 %v8, %s27, %v36\n"
                         "3:\n"
                         "  s_add_i32 %s26, %s26, 1\n"
                         "  s_cmp_lt_i32 %s26, 64\n"
                         "  s_cbranch_scc1 2b\n"
                         "4:\n"
                         "  v_lshrrev_b32_e32 %v42, 2, %v5\n"
                         "  v_sub_u32_e32 %v38, 0, %v42\n"
                         "  v_sub_u32_e32 %v8, %v8, %v38\n"
                         "  s_endpgm\n">([](builder k) {
    auto out = k.vgpr<i32>();
    k.v_add_u32(out, k.thread_idx.x / 8, k.thread_idx.x % 8);
    k.v_add_u32(out, k.thread_idx.x / 2, k.thread_idx.x % 4096);
    k.for_(0, 64, 1, [&](auto i) { k.v_add_u32(out, i / 16, k.vgpr<i32>(i % 128)); });
    k.v_sub_u32(out, out, k.thread_idx.x / -4);
    k.s_endpgm();
  });
}

TEST_CASE("what may be negative rounds toward zero") {
  unchanged<pass_under_test>([](builder k) {
    auto x = k.vgpr<i32>();
    auto s = k.sgpr<i32>();
    k.v_add_u32(x, x / 8, x % 8);
    k.v_add_u32(x, k.vgpr<i32>(s / 8), k.vgpr<i32>(s % 8));
    k.v_add_u32(x, (k.thread_idx.x - 1) / 8, x);
    k.s_endpgm();
  });
}

TEST_CASE("divisions have the same results with the pass and without", "[proof]") {
  const auto body = [](builder k, arg<int*> out) {
    auto t = k.thread_idx.x;
    k.for_(0, 3, 1, [&](auto i) {
      auto x = i * 100 + t;
      auto to = x * 4;
      out[to] = x / 8;
      out[to + 1] = x % 16;
      out[to + 2] = (x - 64) / 4;
      out[to + 3] = (x - 64) % 32;
    });
  };
  for (const isa::arch arch : all_archs) {
    std::vector<i32> out(4 * 300);
    sim::buffer<i32> buffer(out.data(), out.size());
    run_clean(compiled<int*>(arch, 64, body), 1, buffer);
    for (i32 i = 0; i < 3; ++i)
      for (i32 t = 0; t < 64; ++t) {
        const i32 x = i * 100 + t;
        const i32* const at = out.data() + x * 4;
        CHECK((at[0] == x / 8 && at[1] == x % 16 && at[2] == (x - 64) / 4 && at[3] == (x - 64) % 32));
      }
  }
}

} // namespace
