// SPDX-License-Identifier: MIT
// Loops that lanes leave one by one, and masks in special registers: instructions and results.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("while_lanes costs one mask instruction and a branch a turn") {
  listing<"1:\n"
          "  v_cmp_lt_i32_e64 %s[9:10], %v8, 5\n"
          "  s_and_saveexec_b64 %s[11:12], %s[9:10]\n"
          "  s_cbranch_execz 4f\n"
          "2: ; region 1\n"
          "  v_add_u32_e32 %v8, 1, %v8\n"
          "  v_cmp_lt_i32_e64 %s[13:14], %v8, 5\n"
          "  s_and_b64 exec, exec, %s[13:14]\n"
          "  s_cbranch_execnz 2b\n"
          "3: ; region 1\n"
          "4:\n"
          "  s_mov_b64 exec, %s[11:12]\n">([](builder k) {
    auto x = k.vgpr<i32>();
    k.while_lanes([&] { return x < 5; }, [&] { x += 1; });
  });
}

TEST_CASE("where without skip has no branch") {
  listing<"1:\n"
          "  v_cmp_lt_i32_e64 %s[9:10], %v8, 5\n"
          "  s_and_saveexec_b64 %s[11:12], %s[9:10]\n"
          "2: ; region 1\n"
          "  v_add_u32_e32 %v8, 1, %v8\n"
          "3:\n"
          "  s_mov_b64 exec, %s[11:12]\n">([](builder k) {
    auto x = k.vgpr<i32>();
    k.where(x < 5, [&] { x += 1; }, without_skip);
  });
}

template<class Body> constexpr auto in_where(Body) {
  return [](builder k) {
    auto s = k.sgpr<i32>(0);
    auto v = k.vgpr<i32>(0);
    k.where(v < 5, [&] { Body{}(k, s, v); });
  };
}

TEST_CASE("where: an expression changes SGPRs that it made itself") {
  constexpr fixed_text message =
      "inside where this SGPR would change for all lanes of the wave, whatever the mask. What lanes change "
      "is a VGPR: k.vgpr<i32>(0); an SGPR for use in the where is made in it; what is meant once per wave "
      "stands in k.per_wave([&] { ... })";
  refused<message>(__LINE__, in_where([](builder, auto& s, auto&) { s += 1; }));
  refused<message>(__LINE__, in_where([](builder, auto& s, auto&) { s = s * 3 + 1; }));
  refused<message>(__LINE__ + 2, in_where([](builder k, auto& s, auto& v) {
                     auto own = k.sgpr<i32>(s);
                     k.where(v < 3, [&] { own = s; });
                   }));
  refused<message>(__LINE__, in_where([](builder k, auto& s, auto&) { k.if_(s < 3, [&] { s /= 3; }); }));
  const auto accepted = [](auto body) { return !error_of(in_where(body), isa::arch::gfx942).raised; };
  CHECK(accepted([](builder k, auto& s, auto& v) {
    auto own = k.sgpr<i32>(s);
    own += 1, own = own * 3, v += own;
  }));
  CHECK(accepted([](builder k, auto& s, auto& v) {
    k.per_wave([&] { s += 1; });
    k.while_([&] { return s < 5; }, [&] { s += 1; });
    k.for_(0, 5, 1, [&](auto i) { s += i; });
    k.for_(0, 5, 1, [&](auto i) { s += i; }, unroll<5>);
    k.while_lanes([&] { return v < 5; }, [&] { s += 1, v += 1; });
    k.s_add_i32(s, s, 1);
    v += 1;
  }));
}

TEST_CASE("masks go where they are wanted") {
  listing<"1:\n"
          "  v_cmp_lt_i32_e64 %s[11:12], %v8, 3\n"
          "  v_cmp_lt_i32_e32 vcc, 4, %v8\n"
          "  v_cmp_gt_i32_e64 %s[9:10], %v8, 5\n"
          "  s_mov_b64 vcc, %s[11:12]\n"
          "  s_mov_b64 exec, %s[11:12]\n"
          "2:\n"
          "  v_cmpx_eq_i32_e64 %s[17:18], %v8, 7\n"
          "3:\n"
          "  s_and_b64 exec, %s[9:10], %s[11:12]\n"
          "4:\n">([](builder k) {
    auto x = k.vgpr<i32>();
    auto pair = k.sgpr<u64>();
    auto m = x < 3;
    k.set_mask(vcc, x > 4);
    k.set_mask(pair, x > 5);
    k.set_mask(vcc, m);
    k.set_mask(exec, m);
    k.set_mask(exec, x == 7);
    k.set_mask(exec, k.mask_in(pair) && m);
  });
  code<"s_cmp_lt_i32 %s8, 3\n"
       "s_addc_u32 %s10, %s8, 0\n">([](builder k) {
    auto s = k.sgpr<i32>();
    k.set_scc(s < 3);
    k.s_addc_u32(k.sgpr<i32>(), s, 0);
  });
}

TEST_CASE("each lane takes as many turns as it needs") {
  // Collatz: steps to 1, and the peak, which lanes keep after they leave.
  const auto kernel = [](builder k, arg<u32*> out) {
    auto n = as<u32>(k.thread_idx.x) + 1;
    auto steps = k.vgpr<u32>(0), peak = k.vgpr<u32>(0);
    k.while_lanes([&] { return n != 1; },
                  [&] {
                    auto odd = (n & 1) == 1;
                    k.where(odd, [&] { n = n * 3 + 1; }).otherwise([&] { n >>= 1; });
                    steps += 1;
                    peak = max(peak, n);
                  });
    out[k.thread_idx.x] = steps;
    out[k.thread_idx.x + 64] = peak;
  };
  for (const isa::arch a : all_archs) {
    std::vector<u32> out(128);
    run_clean(compiled<u32*>(a, 64, kernel), 1, sim::buffer<u32>(out.data(), 128));
    for (u32 i = 0; i < 64; ++i) {
      u32 n = i + 1, steps = 0, peak = 0;
      for (; n != 1; ++steps) {
        n = n % 2 != 0 ? n * 3 + 1 : n / 2;
        peak = peak > n ? peak : n;
      }
      CHECK(out[i] == steps);
      CHECK(out[64 + i] == peak);
    }
  }
}

TEST_CASE("break_lanes, also from inside a where, in a loop around") {
  const auto kernel = [](builder k, arg<u32*> out) {
    auto total = k.vgpr<u32>(0);
    auto lane = as<u32>(k.thread_idx.x);
    k.for_(0, 3, 1, [&](auto turn) {
      auto i = k.vgpr<u32>(0);
      k.while_lanes([&] { return i < 20; },
                    [&] {
                      total += 1;
                      k.break_lanes(i == lane);
                      k.where((lane & 1) == 0, [&] {
                         total += 100;
                         k.break_lanes(i == 7);
                         total += 1000;
                       }).otherwise([&] {
                        k.break_lanes(i == 9);
                        total += 10000;
                      });
                      i += 1;
                    });
      total += i + as<u32>(turn);
    });
    out[lane] = total;
  };
  for (const isa::arch a : all_archs) {
    std::vector<u32> out(64);
    run_clean(compiled<u32*>(a, 64, kernel), 1, sim::buffer<u32>(out.data(), 64));
    for (u32 lane = 0; lane < 64; ++lane) {
      u32 total = 0;
      for (u32 turn = 0; turn < 3; ++turn) {
        u32 i = 0;
        while (i < 20) {
          total += 1;
          if (i == lane) break;
          if (lane % 2 == 0) {
            total += 100;
            if (i == 7) break;
            total += 1000;
          } else {
            if (i == 9) break;
            total += 10000;
          }
          i += 1;
        }
        total += i + turn;
      }
      CHECK(out[lane] == total);
    }
  }
}

TEST_CASE("masks written by hand switch lanes") {
  const auto kernel = [](builder k, arg<u32*> out) {
    auto lane = as<u32>(k.thread_idx.x);
    auto x = k.vgpr<u32>(0), y = k.vgpr<u32>(1);
    auto all = k.sgpr<u64>(-1);
    k.set_mask(exec, lane > 40);
    x = 5;
    k.set_mask(exec, k.mask_in(all));
    k.set_mask(vcc, lane < 10);
    k.v_cndmask_b32(y, x, y, vcc);
    out[lane] = x;
    out[lane + 64] = y;
  };
  std::vector<u32> out(128);
  run_clean(compiled<u32*>(isa::arch::gfx942, 64, kernel), 1, sim::buffer<u32>(out.data(), 128));
  for (u32 i = 0; i < 64; ++i) {
    CHECK(out[i] == (i > 40 ? 5u : 0u));
    CHECK(out[64 + i] == (i < 10 ? 1u : out[i]));
  }
}

TEST_CASE("break_lanes outside a loop") {
  refused<"break_lanes stands in no while_lanes">(__LINE__ + 2, [](builder k) {
    auto x = k.vgpr<i32>(1);
    k.break_lanes(x == 1);
  });
}

} // namespace
