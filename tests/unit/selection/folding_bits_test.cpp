// SPDX-License-Identifier: MIT
// Shifts, masks and | that become one instruction, and what they give for random words.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("or with an unnamed shift, mask or other or; addition to an unnamed exclusive-or") {
  code<"v_lshl_or_b32 %v13, %v8, 4, %v9\n"
       "v_lshl_or_b32 %v15, %v8, 4, %v9\n"
       "v_lshl_or_b32 %v17, %s11, 3, %v8\n"
       "v_and_or_b32 %v19, 15, %v8, %v9\n"
       "v_or3_b32 %v21, %v8, %v9, %v10\n"
       "v_xad_u32 %v23, %v8, %v9, %v10\n"
       "v_xad_u32 %v25, 5, %v8, 3\n">([](builder k) {
    auto x = k.vgpr<u32>(), y = k.vgpr<u32>(), z = k.vgpr<u32>();
    auto s = k.sgpr<u32>();
    (void)((x << 4) | y);
    (void)(y | (x << 4));
    (void)((s << 3) | x);
    (void)((x & 15) | y);
    (void)(x | y | z);
    (void)((x ^ y) + z);
    (void)((x ^ 5) + 3);
  });
}

TEST_CASE("not where it cannot be encoded, or the value is named") {
  code<"v_and_b32_e32 %v11, 0xff, %v8\n"
       "v_or_b32_e32 %v12, %v11, %v9\n"
       "v_lshlrev_b32_e32 %v13, 4, %v8\n"
       "v_or_b32_e32 %v14, %v13, %v9\n"
       "v_lshrrev_b32_e32 %v15, 4, %v8\n"
       "v_and_b32_e32 %v16, 15, %v15\n"
       "v_lshrrev_b32_e32 %v17, 4, %v8\n"
       "v_and_b32_e32 %v18, 6, %v17\n"
       "v_ashrrev_i32_e32 %v19, 24, %v10\n"
       "v_and_b32_e32 %v20, 0xfff, %v19\n"
       "v_lshlrev_b32_e32 %v21, 8, %v8\n"
       "v_lshrrev_b32_e32 %v22, 4, %v21\n">([](builder k) {
    auto x = k.vgpr<u32>(), y = k.vgpr<u32>();
    auto i = k.vgpr<i32>();
    (void)((x & 255) | y); // a literal in VOP3
    auto shifted = x << 4;
    (void)(shifted | y);
    auto moved = x >> 4;
    (void)(moved & 15);
    (void)((x >> 4) & 6);      // not the low bits
    (void)((i >> 24) & 0xfff); // copies of the sign
    (void)((x << 8) >> 4);
  });
}

TEST_CASE("bits out of the middle: v_bfe and s_bfe") {
  code<"v_bfe_u32 %v13, %v8, 8, 8\n"
       "v_bfe_u32 %v15, %v9, 4, 16\n"
       "v_bfe_u32 %v17, %v8, 1, 4\n"
       "v_bfe_i32 %v19, %v9, 8, 16\n"
       "v_bfe_u32 %v21, %v8, 0, 24\n"
       "s_bfe_u32 %s23, %s10, 0x40004\n"
       "s_bfe_u32 %s25, %s11, 0x80004\n"
       "s_bfe_i32 %s27, %s11, 0x140004\n"
       "s_bfe_u32 %s29, %s10, 0x140004\n"
       "v_bfe_u32 %v8, %v8, 3, 3\n">([](builder k) {
    auto x = k.vgpr<u32>();
    auto i = k.vgpr<i32>();
    auto s = k.sgpr<u32>();
    auto t = k.sgpr<i32>();
    (void)((x >> 8) & 0xff);
    (void)((i >> 4) & 0xffff);
    (void)(15 & (x >> 1));
    (void)((i << 8) >> 16);
    (void)((x << 8) >> 8);
    (void)((s >> 4) & 15);
    (void)((t >> 4) & 0xff);
    (void)((t << 8) >> 12);
    (void)((s << 8) >> 12);
    x = (x >> 3) & 7;
  });
}

TEST_CASE("the constant of an LDS coordinate comes out of v_xad again") {
  code<"v_xor_b32_e32 %v11, 3, %v8\n"
       "v_lshlrev_b32_e32 %v12, 8, %v11\n"
       "ds_read_b32 %v13, %v12 offset:2048\n"
       "v_xor_b32_e32 %v16, %v8, %v5\n"
       "v_lshlrev_b32_e32 %v17, 8, %v16\n"
       "ds_read_b32 %v18, %v17 offset:1024\n">([](builder k) {
    auto t = k.lds_tensor<u32, 64, 64>();
    auto lane = k.vgpr<i32>();
    t.load((lane ^ 3) + 8, 0);
    t.load((lane ^ k.thread_idx.x) + 4, 0);
  });
}

template<u32 From, u32 Bits> constexpr u32 field(u32 x) { return x >> From & ((u64{1} << Bits) - 1); }
template<u32 Left, u32 Right> constexpr u32 moved(u32 x) {
  return static_cast<u32>(static_cast<i32>(x << Left) >> Right);
}

TEST_CASE("what they give for random words", "[proof]") {
  for (const isa::arch arch : all_archs) {
    const ir::program p =
        compiled<const u32*, u32*>(arch, 64, [](builder k, arg<const u32*> in, arg<u32*> out) {
          auto lane = as<u32>(k.lane_id());
          auto x = in[lane], y = in[lane + 64], z = in[lane + 128];
          auto i = k.vgpr<i32>();
          i = as<i32>(x);
          auto s = in.load_uniform<1>(7);
          auto t = as<i32>(s);
          u32 n = 0;
          const auto put = [&](const vgpr<u32>& v) { out[lane + 64 * n++] = v; };
          put((x >> 1) & 1), put((x >> 31) & 1), put((x >> 8) & 0xffffff), put((x >> 13) & 0x1fff);
          put(as<u32>(k.vgpr<i32>((i >> 5) & 0x7ffffff))), put(as<u32>(k.vgpr<i32>((i >> 5) & 0xfffffff)));
          put(as<u32>(k.vgpr<i32>((i << 1) >> 1))), put(as<u32>(k.vgpr<i32>((i << 7) >> 31)));
          put((x << 9) >> 20), put((x << 31) >> 31);
          put((x << 5) | y), put((x & 60) | y), put(x | y | z), put((x ^ y) + z);
          put(k.vgpr<u32>((s[0] >> 3) & 0x1ff)), put(as<u32>(k.vgpr<i32>((t[0] << 3) >> 9)));
          put(as<u32>(k.vgpr<i32>((t[0] >> 31) & 1))), put(k.vgpr<u32>((s[0] << 8) >> 8));
        });
    constexpr u32 results = 18;
    random_words next;
    std::vector<u32> in(192), out(64 * results);
    for (u32& x : in) x = next();
    run_clean(p, 1, sim::buffer<const u32>(in.data(), 192), sim::buffer<u32>(out.data(), 64 * results));
    const u32 s = in[7];
    for (u32 l = 0; l < 64; ++l) {
      const u32 x = in[l], y = in[l + 64], z = in[l + 128];
      const u32 expected[results] = {field<1, 1>(x),   field<31, 1>(x), field<8, 24>(x),
                                     field<13, 13>(x), field<5, 27>(x), moved<0, 5>(x) & 0xfff'ffff,
                                     moved<1, 1>(x),   moved<7, 31>(x), (x << 9) >> 20,
                                     (x << 31) >> 31,  (x << 5) | y,    (x & 60) | y,
                                     x | y | z,        (x ^ y) + z,     field<3, 9>(s),
                                     moved<3, 9>(s),   field<31, 1>(s), (s << 8) >> 8};
      for (u32 r = 0; r < results; ++r) {
        INFO("result " << r << " of lane " << l);
        REQUIRE(out[64 * r + l] == expected[r]);
      }
    }
  }
}

} // namespace
