// SPDX-License-Identifier: MIT
// Conditions: comparisons of every type and bank, && || ! on uniform conditions and lane masks, any and all.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

TEST_CASE("comparisons in SGPRs are uniform and leave 0 or 1") {
  code<"s_cmp_eq_i32 %s8, %s9\n"
       "s_cselect_b32 %s10, 1, 0\n"
       "s_cmp_lg_i32 %s8, 5\n"
       "s_cselect_b32 %s11, 1, 0\n"
       "s_cmp_lt_i32 %s8, 0x3e8\n"
       "s_cselect_b32 %s12, 1, 0\n"
       "s_cmp_lt_i32 5, %s8\n"
       "s_cselect_b32 %s13, 1, 0\n"
       "s_cmp_le_i32 %s8, %s9\n"
       "s_cselect_b32 %s14, 1, 0\n"
       "s_cmp_gt_i32 %s8, %s9\n"
       "s_cselect_b32 %s15, 1, 0\n"
       "s_cmp_ge_i32 7, %s8\n"
       "s_cselect_b32 %s16, 1, 0\n">([](builder k) {
    auto a = k.sgpr<i32>(), b = k.sgpr<i32>();
    (void)(a == b);
    (void)(a != 5);
    (void)(a < 1000);
    (void)(5 < a);
    (void)(a <= b);
    (void)(a > b);
    (void)(7 >= a);
  });
  code<"s_cmp_lt_u32 %s8, 5\n"
       "s_cselect_b32 %s13, 1, 0\n"
       "s_cmp_ge_u32 %s8, 0x80000000\n"
       "s_cselect_b32 %s14, 1, 0\n"
       "s_cmp_eq_u64 %s[9:10], %s[11:12]\n"
       "s_cselect_b32 %s15, 1, 0\n"
       "s_cmp_lg_u64 %s[9:10], 0\n"
       "s_cselect_b32 %s16, 1, 0\n"
       "s_mov_b32 %s17, 0xfffffc18\n"
       "s_mov_b32 %s18, -1\n"
       "s_cmp_eq_u64 %s[9:10], %s[17:18]\n"
       "s_cselect_b32 %s19, 1, 0\n">([](builder k) {
    auto a = k.sgpr<u32>();
    auto q = k.sgpr<u64>(), r = k.sgpr<u64>();
    (void)(a < 5);
    (void)(a >= 0x8000'0000u);
    (void)(q == r);
    (void)(q != 0);
    (void)(q == -1000); // not a literal: 64 bits
  });
}

TEST_CASE("comparisons with a VGPR give a lane mask") {
  code<"v_cmp_eq_i32_e64 %s[11:12], %v8, %v9\n"
       "v_cmp_ne_i32_e64 %s[13:14], %v8, 5\n"
       "s_mov_b32 %s17, 0x3e8\n"
       "v_cmp_lt_i32_e64 %s[15:16], %v8, %s17\n"
       "s_mov_b32 %s20, 0x3e8\n"
       "v_cmp_lt_i32_e64 %s[18:19], %s20, %v8\n"
       "v_cmp_le_i32_e64 %s[21:22], %v8, %s10\n"
       "v_cmp_gt_i32_e64 %s[23:24], %s10, %v8\n"
       "v_cmp_ge_i32_e64 %s[25:26], %v8, %v9\n">([](builder k) {
    auto a = k.vgpr<i32>(), b = k.vgpr<i32>();
    auto s = k.sgpr<i32>();
    (void)(a == b);
    (void)(a != 5);
    (void)(a < 1000); // VOP3 takes no literal
    (void)(1000 < a);
    (void)(a <= s);
    (void)(s > a);
    (void)(a >= b);
  });
  code<"v_cmp_lt_u32_e64 %s[16:17], %v8, 5\n"
       "v_cmp_eq_f32_e64 %s[18:19], %v9, 0\n"
       "v_cmp_neq_f32_e64 %s[20:21], %v9, %v9\n"
       "s_mov_b32 %s24, 0x3dcccccd\n"
       "v_cmp_lt_f32_e64 %s[22:23], %v9, %s24\n"
       "v_cmp_lt_f32_e64 %s[25:26], %s10, %v9\n"
       "v_mov_b32_e32 %v29, %s10\n"
       "v_cmp_lt_f32_e64 %s[27:28], %v29, %s11\n"
       "s_mov_b32 %s32, 0x40400000\n"
       "v_mov_b32_e32 %v33, %s10\n"
       "v_cmp_eq_f32_e64 %s[30:31], %v33, %s32\n"
       "v_cmp_lt_i64_e64 %s[34:35], %v[12:13], %v[12:13]\n"
       "s_mov_b32 %s38, 0\n"
       "s_mov_b32 %s39, 1\n"
       "v_cmp_gt_i64_e64 %s[36:37], %v[12:13], %s[38:39]\n"
       "v_cmp_ge_u64_e64 %s[40:41], %v[14:15], %v[14:15]\n">([](builder k) {
    auto u = k.vgpr<u32>();
    auto f = k.vgpr<f32>();
    auto s = k.sgpr<f32>(), t = k.sgpr<f32>();
    auto q = k.vgpr<i64>();
    auto r = k.vgpr<u64>();
    (void)(u < 5);
    (void)(f == 0);
    (void)(f != f); // true for NaN
    (void)(f < 0.1f);
    (void)(s < f);
    (void)(s < t);
    (void)(s == 3);
    (void)(q < q);
    (void)(q > 0x1'0000'0000);
    (void)(r >= r);
  });
}

TEST_CASE("&& || ! on uniform conditions") {
  code<"s_cmp_lt_i32 %s8, 1\n"
       "s_cselect_b32 %s9, 1, 0\n"
       "s_cmp_lg_i32 %s8, 2\n"
       "s_cselect_b32 %s10, 1, 0\n"
       "s_and_b32 %s11, %s9, %s10\n"
       "s_cselect_b32 %s12, 1, 0\n"
       "s_cmp_eq_i32 %s8, 3\n"
       "s_cselect_b32 %s13, 1, 0\n"
       "s_cmp_eq_u32 %s13, 0\n"
       "s_cselect_b32 %s14, 1, 0\n"
       "s_or_b32 %s15, %s12, %s14\n"
       "s_cselect_b32 %s16, 1, 0\n">([](builder k) {
    auto a = k.sgpr<i32>();
    (void)((a < 1 && a != 2) || !(a == 3));
  });
}

TEST_CASE("&& || ! on lane masks") {
  code<"v_cmp_lt_i32_e64 %s[9:10], %v8, 1\n"
       "v_cmp_ne_i32_e64 %s[11:12], %v8, 2\n"
       "s_and_b64 %s[13:14], %s[9:10], %s[11:12]\n"
       "v_cmp_eq_i32_e64 %s[15:16], %v8, 3\n"
       "s_andn2_b64 %s[17:18], exec, %s[15:16]\n"
       "s_or_b64 %s[19:20], %s[13:14], %s[17:18]\n">([](builder k) {
    auto v = k.vgpr<i32>();
    (void)((v < 1 && v != 2) || !(v == 3));
  });
}

TEST_CASE("a uniform condition with a lane mask: all enabled lanes or none") {
  code<"s_cmp_lt_i32 %s8, 1\n"
       "s_cselect_b32 %s10, 1, 0\n"
       "v_cmp_lt_i32_e64 %s[11:12], %v9, 2\n"
       "s_cmp_lg_u32 %s10, 0\n"
       "s_cselect_b64 %s[13:14], exec, 0\n"
       "s_and_b64 %s[15:16], %s[13:14], %s[11:12]\n"
       "v_cmp_lt_i32_e64 %s[17:18], %v9, 3\n"
       "s_cmp_lt_i32 %s8, 4\n"
       "s_cselect_b32 %s19, 1, 0\n"
       "s_cmp_lg_u32 %s19, 0\n"
       "s_cselect_b64 %s[20:21], exec, 0\n"
       "s_or_b64 %s[22:23], %s[17:18], %s[20:21]\n">([](builder k) {
    auto s = k.sgpr<i32>();
    auto v = k.vgpr<i32>();
    (void)(s < 1 && v < 2);
    (void)(v < 3 || s < 4);
  });
}

TEST_CASE("any and all look at enabled lanes only") {
  code<"v_cmp_lt_i32_e64 %s[9:10], %v8, 1\n"
       "s_and_b64 %s[11:12], exec, %s[9:10]\n"
       "s_cselect_b32 %s13, 1, 0\n"
       "s_andn2_b64 %s[14:15], exec, %s[9:10]\n"
       "s_cmp_eq_u64 %s[14:15], 0\n"
       "s_cselect_b32 %s16, 1, 0\n">([](builder k) {
    auto v = k.vgpr<i32>();
    auto m = v < 1;
    (void)any(m);
    (void)all(m);
  });
}

TEST_CASE("a branch reads SCC of the comparison just before it") {
  listing<"1:\n"
          "  s_cmp_lt_i32 %s8, 1\n"
          "  s_cbranch_scc0 3f\n"
          "2:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "3:\n"
          "  s_cmp_lt_i32 %s8, 2\n"
          "  s_cselect_b32 %s10, 1, 0\n"
          "  s_cmp_gt_i32 %s8, 3\n"
          "  s_cselect_b32 %s11, 1, 0\n"
          "  s_and_b32 %s12, %s10, %s11\n"
          "  s_cbranch_scc0 5f\n"
          "4:\n"
          "  s_add_i32 %s8, %s8, 2\n"
          "5:\n"
          "  v_cmp_lt_i32_e64 %s[15:16], %v14, 3\n"
          "  s_and_b64 %s[17:18], exec, %s[15:16]\n"
          "  s_cbranch_scc0 7f\n"
          "6:\n"
          "  s_add_i32 %s8, %s8, 3\n"
          "7:\n">([](builder k) {
    auto s = k.sgpr<i32>();
    k.if_(s < 1, [&] { s += 1; });
    k.if_(s < 2 && s > 3, [&] { s += 2; });
    k.if_(any(k.vgpr<i32>() < 3), [&] { s += 3; });
  });
}

TEST_CASE("a named condition is read from its register, any number of times") {
  listing<"1:\n"
          "  s_cmp_lt_i32 %s8, 1\n"
          "  s_cselect_b32 %s9, 1, 0\n"
          "  s_cmp_lg_u32 %s9, 0\n"
          "  s_cbranch_scc0 3f\n"
          "2:\n"
          "  s_add_i32 %s8, %s8, 1\n"
          "3:\n"
          "  s_cmp_lg_u32 %s9, 0\n"
          "  s_cbranch_scc0 5f\n"
          "4:\n"
          "  s_add_i32 %s8, %s8, 2\n"
          "5:\n">([](builder k) {
    auto s = k.sgpr<i32>();
    auto c = s < 1;
    k.if_(c, [&] { s += 1; });
    k.if_(c, [&] { s += 2; });
  });
}

TEST_CASE("conditions behave like variables: a copy is apart, an assignment holds where it ran") {
  for (const isa::arch arch : all_archs) {
    const ir::program p = compiled<unsigned*, int>(arch, 64, [](builder k, arg<unsigned*> out, arg<int> n) {
      auto i = k.thread_idx.x + 0;
      auto m = i < 3;
      const auto first = m;
      k.if_(n == 1, [&] { m = i > 60; });
      auto lanes = i < 8;
      k.where(i >= 4 && i < 12, [&] { lanes = i >= 6; });
      auto c = n < 3;
      const auto before = c;
      k.while_([&] { return c; }, [&] { c = n > 5; });
      auto turned = n == 2;
      k.if_(n > 1, [&] { turned = before; });
      auto bits = k.vgpr<u32>(0);
      k.where(m, [&] { bits |= 1; });
      k.where(first, [&] { bits |= 2; });
      k.where(lanes, [&] { bits |= 4; });
      k.if_(before, [&] { bits |= 8; });
      k.if_(c, [&] { bits |= 16; });
      k.if_(turned, [&] { bits |= 32; });
      out[i] = bits;
    });
    for (const int n : {1, 2, 4}) {
      std::vector<u32> out(64);
      run_clean(p, 1, sim::buffer<u32>(out.data(), 64), n);
      for (u32 i = 0; i < 64; ++i) {
        const bool lanes = i >= 4 && i < 12 ? i >= 6 : i < 8;
        INFO("lane " << i << ", n " << n);
        CHECK(out[i] ==
              ((n == 1 ? i > 60 : i < 3) + 2u * (i < 3) + 4u * lanes + 8u * (n < 3) + 32u * (n == 2)));
      }
    }
  }
}

} // namespace
