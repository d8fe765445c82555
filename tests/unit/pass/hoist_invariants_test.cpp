// SPDX-License-Identifier: MIT
// What leaves a loop, what stays in it, and where it goes.
#include "program/simulate.hpp"
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/hoist_invariants.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) { pass::hoist_invariants(p); });

TEST_CASE("invariants go before the comparison in front of the loop, out of all loops that they can leave") {
  after<pass_under_test, "1:\n"
                         "  s_mov_b32 %s10, 0\n"
                         "  v_mul_lo_u32 %v14, %v5, 3\n"
                         "  s_cmp_lt_i32 %s10, %s8\n"
                         "  s_cbranch_scc0 6f\n"
                         "2:\n"
                         "  s_mov_b32 %s12, 0\n"
                         "  s_mul_i32 %s15, %s10, 5\n"
                         "  v_mov_b32_e32 %v16, %s15\n"
                         "  s_cmp_lt_i32 %s12, %s8\n"
                         "  s_cbranch_scc0 5f\n"
                         "3:\n"
                         "  v_add_u32_e32 %v9, %v9, %v14\n"
                         "  v_add_u32_e32 %v9, %v9, %v16\n"
                         "  s_mul_i32 %s17, %s12, 7\n"
                         "  v_mov_b32_e32 %v18, %s17\n"
                         "  v_add_u32_e32 %v9, %v9, %v18\n"
                         "4:\n"
                         "  s_add_i32 %s12, %s12, 1\n"
                         "  s_cmp_lt_i32 %s12, %s8\n"
                         "  s_cbranch_scc1 3b\n"
                         "5:\n"
                         "  s_add_i32 %s10, %s10, 1\n"
                         "  s_cmp_lt_i32 %s10, %s8\n"
                         "  s_cbranch_scc1 2b\n"
                         "6:\n"
                         "  s_endpgm\n">([](builder k) {
    auto n = k.sgpr<i32>();
    auto x = k.vgpr<i32>();
    k.for_(0, n, 1, [&](auto i) {
      k.for_(0, n, 1, [&](auto j) {
        k.v_add_u32(x, x, k.thread_idx.x * 3); // leaves both
        k.v_add_u32(x, x, k.vgpr<i32>(i * 5)); // leaves the inner one
        k.v_add_u32(x, x, k.vgpr<i32>(j * 7)); // stays
      });
    });
    k.s_endpgm();
  });
}

TEST_CASE("an addition with carry moves as a whole; a literal does too") {
  after<pass_under_test, "1:\n"
                         "  s_mov_b32 %s13, 0\n"
                         "  s_add_u32 %s15, %s8, %s10\n"
                         "  s_addc_u32 %s16, %s9, %s11\n"
                         "  v_mov_b32_e32 %v17, 0x406ccccd\n"
                         "2:\n"
                         "  s_load_dword %s14, %s[15:16], 0\n"
                         "  v_add_f32_e32 %v12, %v12, %v17\n"
                         "3:\n"
                         "  s_add_i32 %s13, %s13, 1\n"
                         "  s_cmp_lt_i32 %s13, 4\n"
                         "  s_cbranch_scc1 2b\n"
                         "4:\n"
                         "  s_endpgm\n">([](builder k) {
    auto a = k.sgpr<u64>(), b = k.sgpr<u64>();
    auto x = k.vgpr<f32>();
    k.for_(0, 4, 1, [&](auto) {
      k.s_load_dword(k.sgpr<u32>(), a + b, 0);
      k.v_add_f32(x, x, k.vgpr<f32>(3.7f));
    });
    k.s_endpgm();
  });
}

TEST_CASE("instructions by name, loads, masks and results that are written again stay") {
  unchanged<pass_under_test>([](builder k) {
    auto n = k.sgpr<i32>();
    auto x = k.vgpr<i32>(), y = k.vgpr<i32>();
    k.for_(0, n, 1, [&](auto i) {
      k.v_mul_lo_u32(y, k.thread_idx.x, k.thread_idx.x);
      k.where(k.thread_idx.x < n, [&] { k.v_add_u32(x, x, i); });
      x = n;
    });
    k.s_endpgm();
  });
}

TEST_CASE("a value that a where-body of the loop computes moves where all lanes of the body are on") {
  after<pass_under_test, "1:\n"
                         "  v_cmp_lt_i32_e64 %s[10:11], %v5, %s8\n"
                         "  s_and_saveexec_b64 %s[12:13], %s[10:11]\n"
                         "  s_cbranch_execz 8f\n"
                         "2: ; region 1\n"
                         "  s_mov_b32 %s14, 0\n"
                         "  v_mul_lo_u32 %v20, %v5, 9\n"
                         "  s_cmp_lt_i32 %s14, %s8\n"
                         "  s_cbranch_scc0 7f\n"
                         "3: ; region 1\n"
                         "  v_cmp_lt_i32_e64 %s[16:17], %v5, %s14\n"
                         "  s_and_saveexec_b64 %s[18:19], %s[16:17]\n"
                         "  s_cbranch_execz 5f\n"
                         "4: ; region 2\n"
                         "  v_add_u32_e32 %v9, %v9, %v20\n"
                         "5: ; region 1\n"
                         "  s_mov_b64 exec, %s[18:19]\n"
                         "6: ; region 1\n"
                         "  s_add_i32 %s14, %s14, 1\n"
                         "  s_cmp_lt_i32 %s14, %s8\n"
                         "  s_cbranch_scc1 3b\n"
                         "7: ; region 1\n"
                         "8:\n"
                         "  s_mov_b64 exec, %s[12:13]\n"
                         "  s_endpgm\n">([](builder k) {
    auto n = k.sgpr<i32>();
    auto x = k.vgpr<i32>();
    k.where(k.thread_idx.x < n, [&] {
      k.for_(0, n, 1,
             [&](auto i) { k.where(k.thread_idx.x < i, [&] { k.v_add_u32(x, x, k.thread_idx.x * 9); }); });
    });
    k.s_endpgm();
  });
}

TEST_CASE("a value that only some lanes have is not read in others") {
  unchanged<pass_under_test>([](builder k) {
    auto n = k.sgpr<i32>();
    auto x = k.vgpr<i32>(), some = k.vgpr<i32>();
    k.where(k.thread_idx.x < n, [&] { k.v_mov_b32(some, 7); });
    k.for_(0, n, 1, [&](auto) { k.where(k.thread_idx.x < n, [&] { k.v_add_u32(x, x, some * 9); }); });
    k.s_endpgm();
  });
}

TEST_CASE("a loop takes so many registers and no more") {
  const auto body = [](builder k) {
    auto n = k.sgpr<i32>();
    auto x = k.vgpr<i32>();
    k.for_(0, n, 1, [&](auto) {
      for (i32 c = 3; c < 100; c += 2) k.v_add_u32(x, x, k.thread_idx.x * c);
    });
    k.s_endpgm();
  };
  kernel_draft k(isa::arch::gfx942, 64);
  body(k);
  ir::program p = k.program();
  pass::hoist_invariants(p);
  u32 before = 0;
  for (u32 i = 0; i < p.blocks[1].first; ++i)
    before += isa::rows[p.code[i].row].mnemonic == u32{isa::mn::v_mul_lo_u32};
  CHECK(before == 16);
}

TEST_CASE("loops have the same results with the pass and without", "[proof]") {
  const auto body = [](builder k, arg<int*> out, arg<int> n) {
    auto t = k.thread_idx.x;
    auto s = k.vgpr<i32>(0);
    k.for_(0, n, 1, [&](auto i) {
      auto r = k.vgpr<i32>(i);
      k.while_lanes([&] { return r < t / 4; },
                    [&] {
                      s += t * 5 + n * 7;
                      r += 1;
                    });
      s += out[t * 3] * (n * 3) + i;
    });
    out[t * 3 + 1] = s;
  };
  for (const isa::arch arch : all_archs)
    for (const i32 n : {0, 1, 5}) {
      std::vector<i32> out(192);
      for (u32 i = 0; i < 192; ++i) out[i] = static_cast<i32>(i);
      sim::buffer<i32> buffer(out.data(), out.size());
      run_clean(compiled<int*, int>(arch, 64, body), 1, buffer, n);
      for (i32 t = 0; t < 64; ++t) {
        i32 s = 0;
        for (i32 i = 0; i < n; ++i) {
          for (i32 r = i; r < t / 4; ++r) s += t * 5 + n * 7;
          s += t * 3 * (n * 3) + i;
        }
        CHECK(out[static_cast<u32>(t * 3 + 1)] == s);
      }
    }
}

} // namespace
