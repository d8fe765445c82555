// SPDX-License-Identifier: MIT
// Products of numbers below 2^24: which ones are known to be, which are not, and the values.
#include "program/simulate.hpp"
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/narrow_products.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) {
  pass::narrow_products(p);
  pass::join_products(p);
});

TEST_CASE("work-item ids, lanes, masks and shifts have bounds") {
  after<pass_under_test, "1:\n"
                         "  v_mul_u32_u24_e32 %v10, 5, %v5\n"
                         "  v_mbcnt_lo_u32_b32 %v11, -1, 0\n"
                         "  v_mbcnt_hi_u32_b32 %v12, -1, %v11\n"
                         "  s_mov_b32 %s14, 0x64\n"
                         "  v_mul_u32_u24_e32 %v13, %s14, %v12\n"
                         "  v_mad_u32_u24 %v15, %s14, %v12, %v8\n"
                         "  v_and_b32_e32 %v16, 0xff, %v8\n"
                         "  v_add_u32_e32 %v17, 3, %v12\n"
                         "  v_mul_u32_u24_e32 %v18, %v16, %v17\n"
                         "  v_lshrrev_b32_e32 %v19, 8, %v8\n"
                         "  v_mul_u32_u24_e32 %v20, %v19, %v5\n"
                         "  v_bfe_u32 %v22, %v8, 3, 24\n"
                         "  v_mul_u32_u24_e32 %v23, %v22, %v5\n"
                         "  v_mad_u32_u24 %v24, %v22, %v5, %s9\n"
                         "  s_endpgm\n">([](builder k) {
    auto x = k.vgpr<u32>();
    auto s = k.sgpr<u32>();
    auto t = as<u32>(k.thread_idx.x);
    (void)(t * 5);
    auto lane = as<u32>(k.lane_id());
    (void)(lane * 100 + x);
    (void)((x & 255) * (lane + 3));
    (void)((x >> 8) * t);
    (void)(((x >> 3) & 0xffffff) * t + s);
    k.s_endpgm();
  });
}

TEST_CASE("nothing is known of other values, of registers written twice, of bits beyond the 24th") {
  unchanged<pass_under_test>([](builder k) {
    auto x = k.vgpr<u32>();
    auto s = k.sgpr<u32>();
    auto t = as<u32>(k.thread_idx.x);
    (void)(x * 7);
    (void)(t * s);
    (void)((x >> 7) * t);
    (void)((x & 0x1ffffff) * t);
    (void)(t * 0x1000000);
    (void)(t * -3);
    auto twice = x & 15;
    (void)(twice * t);
    twice = x;
    k.v_mul_lo_u32(x, t, x); // the author's own
    k.s_endpgm();
  });
}

TEST_CASE("a product by 2^n + 1 is a shift and an addition") {
  after<pass_under_test, "1:\n"
                         "  v_lshl_add_u32 %v11, %v8, 1, %v8\n"
                         "  v_lshl_add_u32 %v12, %v8, 2, %v8\n"
                         "  s_mov_b32 %s14, 0x10001\n"
                         "  v_lshl_add_u32 %v13, %v8, 16, %v8\n"
                         "  v_mul_lo_u32 %v15, %v8, 6\n"
                         "  v_mul_lo_u32 %v16, %v8, -3\n"
                         "  v_mul_lo_u32 %v17, %v8, %s9\n"
                         "  s_mul_i32 %s18, %s9, 3\n"
                         "  v_mul_lo_u32 %v10, %v8, 3\n"
                         "  s_endpgm\n">([](builder k) {
    auto x = k.vgpr<i32>();
    auto s = k.sgpr<i32>();
    auto own = k.vgpr<i32>();
    (void)(x * 3), (void)(5 * x), (void)(x * 0x10001);
    (void)(x * 6), (void)(x * -3), (void)(x * s), (void)(s * 3);
    k.v_mul_lo_u32(own, x, 3); // the author's own
    k.s_endpgm();
  });
}

TEST_CASE("a product that something else reads stays beside the addition") {
  after<pass_under_test, "1:\n"
                         "  v_mul_u32_u24_e32 %v9, 9, %v5\n"
                         "  v_add_u32_e32 %v10, %v9, %v8\n"
                         "  v_add_u32_e32 %v11, %v9, %v5\n"
                         "  v_mul_u32_u24_e32 %v12, 7, %v5\n"
                         "  v_add_u32_e32 %v13, 0x3e8, %v12\n"
                         "  s_endpgm\n">([](builder k) {
    auto x = k.vgpr<i32>();
    auto& t = k.thread_idx.x;
    auto product = t * 9;
    (void)(product + x);
    (void)(product + t);
    (void)(t * 7 + 1000); // a literal in VOP3
    k.s_endpgm();
  });
}

TEST_CASE("narrowed products are exact at the bounds", "[proof]") {
  for (const isa::arch arch : all_archs) {
    const ir::program p =
        compiled<const u32*, u32*>(arch, 256, [](builder k, arg<const u32*> in, arg<u32*> out) {
          auto t = as<u32>(k.thread_idx.x);
          auto x = in[t], y = in[t + 256];
          u32 n = 0;
          const auto put = [&](const vgpr<u32>& v) { out[t + 256 * n++] = v; };
          put((x >> 8) * (y & 0xffffff));
          put((x >> 8) * (y >> 8) + x);
          put(t * 0xffffff), put(t * 0x1000000), put(t * t + y), put((x & 0xffff) * 0x10001);
          put((x >> 9) * 3 + (y & 7)), put(x * y), put(x * 5 + y);
          auto lane = as<u32>(k.lane_id());
          put(lane * 100 + lane), put((lane + t) * (lane << 4));
        });
    u32 narrow = 0, wide = 0;
    for (const ir::instruction& in : p.code) {
      const u32 m = isa::rows[in.row].mnemonic;
      narrow += m == isa::mn::v_mul_u32_u24 || m == isa::mn::v_mad_u32_u24;
      wide += m == isa::mn::v_mul_lo_u32;
    }
    CHECK(narrow == 8);
    CHECK(wide == 1);
    constexpr u32 results = 11;
    random_words next;
    std::vector<u32> in(512), out(256 * results);
    for (u32 i = 0; i < 512; ++i)
      in[i] = i % 8 == 0 ? ~0u : i % 8 == 1 ? 0xff00'0000 : i % 8 == 2 ? 0xff'ffff : next();
    run_clean(p, 1, sim::buffer<const u32>(in.data(), 512), sim::buffer<u32>(out.data(), 256 * results));
    for (u32 t = 0; t < 256; ++t) {
      const u32 x = in[t], y = in[t + 256], lane = t % 64;
      const u32 expected[results] = {
          (x >> 8) * (y & 0xffffff), (x >> 8) * (y >> 8) + x, t * 0xffffff, t << 24,   t * t + y,
          (x & 0xffff) * 0x10001,    (x >> 9) * 3 + (y & 7),  x * y,        x * 5 + y, lane * 101,
          (lane + t) * (lane << 4)};
      for (u32 r = 0; r < results; ++r) {
        INFO("result " << r << " of item " << t);
        REQUIRE(out[256 * r + t] == expected[r]);
      }
    }
  }
}

} // namespace
