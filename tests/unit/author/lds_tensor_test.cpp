// SPDX-License-Identifier: MIT
// LDS tensors: folded constants, pairs, swizzles, views, reuse of freed bytes.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("constants of coordinates go into the offset") {
  code<"v_lshlrev_b32_e32 %v9, 2, %v8\n"
       "ds_read_b32 %v10, %v9 offset:528\n"
       "v_lshlrev_b32_e32 %v13, 2, %v8\n"
       "ds_read_b32 %v14, %v13 offset:64\n"
       "v_add_u32_e32 %v15, 4, %v8\n"
       "v_lshlrev_b32_e32 %v16, 2, %v15\n"
       "v_lshlrev_b32_e32 %v17, 2, %v16\n"
       "ds_read_b128 %v[18:21], %v17 offset:272\n"
       "v_mov_b32_e32 %v23, 0\n"
       "ds_read_b32 %v22, %v23 offset:1036\n"
       "v_lshlrev_b32_e32 %v26, 8, %v8\n"
       "ds_write_b32 %v26, %v24 offset:292\n">([](builder k) {
    (void)k.lds<f32>(4);
    auto t = k.lds_tensor<f32, 4, 64>();
    auto v = k.vgpr<i32>();
    (void)t.load(2, v);
    (void)t.load(0, v + 4 + 8);
    (void)t.load<4>(1, (v + 4) * 4); // not a plain sum: computed
    (void)t.load(3, 63);
    t.store(k.vgpr<f32>(), v + 1, 5);
  });
  static_assert(xor_swizzle<3, 4, 7>::of(0x80) == 0x90);
}

TEST_CASE("a constant folded into a shift-add goes into the offset too") {
  code<"v_lshlrev_b32_e32 %v11, 2, %v8\n"
       "v_lshlrev_b32_e32 %v12, 2, %v11\n"
       "ds_read_b128 %v[13:16], %v12 offset:64\n">([](builder k) {
    auto t = k.lds_tensor<f32, 64>();
    auto v = k.vgpr<i32>();
    (void)t.load<4>(v * 4 + 16);
  });
}

TEST_CASE("a constant stays in its register if that is read elsewhere") {
  code<"v_add_u32_e32 %v9, 4, %v8\n"
       "v_lshlrev_b32_e32 %v10, 2, %v9\n"
       "ds_read_b32 %v11, %v10\n">([](builder k) {
    auto t = k.lds_tensor<f32, 64>();
    auto v = k.vgpr<i32>();
    auto w = v + 4;
    (void)t.load(w);
  });
}

TEST_CASE("pairs: offset0 and offset1 in units of the size, or of 64 times it") {
  code<"v_lshlrev_b32_e32 %v9, 2, %v8\n"
       "ds_read2_b32 %v[10:11], %v9 offset1:64\n"
       "ds_write2_b32 %v9, %v10, %v11 offset1:1\n"
       "ds_read2_b32 %v[12:13], %v9 offset0:4\n"
       "ds_read2st64_b32 %v[14:15], %v9 offset1:32\n"
       "v_add_u32_e32 %v18, 0x400, %v9\n"
       "ds_read2_b32 %v[16:17], %v18 offset1:1\n"
       "ds_read2_b64 %v[19:22], %v9 offset1:1\n">([](builder k) {
    auto t = k.lds_tensor<f32, 64, 64>();
    auto v = k.vgpr<i32>();
    auto p = t.at(0, v);
    auto x = t.load_pair(p, plus(p, 256));
    t.store_pair(p, x[0], plus(p, 4), x[1]);
    (void)t.load_pair(plus(p, 16), p);               // in the order asked for
    (void)t.load_pair(p, plus(p, 8192));             // too far for offset1: units of 64
    (void)t.load_pair(plus(p, 1024), plus(p, 1028)); // beyond 8 bits: the address moves
    auto d = t.view<b64, 64, 32>();
    (void)d.load_pair(p, plus(p, 8));
  });
  refused<"the two places of a pair are 6 bytes apart; allowed are multiples of 4 up to 1020 and multiples "
          "of 256 "
          "up to 65280">(__LINE__ + 2, [](builder k) {
    auto t = k.lds_tensor<f32, 64, 64>();
    auto p = t.at(0, k.vgpr<i32>());
    (void)t.load_pair(p, plus(p, 6));
  });
  refused<"coordinate 64 of dimension 0 is out of range; allowed range is 0..63">(
      __LINE__ + 2, [](builder k) {
        auto t = k.lds_tensor<f32, 64, 64>();
        (void)t.load(64, 0);
      });
}

TEST_CASE("freed bytes are taken again, and the kernel's LDS is the most taken at once") {
  kernel_draft k(isa::arch::gfx942, 64);
  auto a = k.lds<f32>(1000);
  auto b = k.lds_tensor<f32, 10, 10>();
  auto c = k.lds<f32>(50);
  CHECK(a.offset_bytes() == 0);
  CHECK(b.offset_bytes() == 4000);
  CHECK(c.offset_bytes() == 4400);
  k.free_lds(b);
  auto d = k.lds<f32>(60);
  CHECK(d.offset_bytes() == 4000);
  auto e = k.lds<f32>(60); // 400 - 240 bytes are too few
  CHECK(e.offset_bytes() == 4608);
  k.free_lds(a);
  k.free_lds(d);
  CHECK(k.lds<f32>(1100).offset_bytes() == 0); // what was freed side by side is one piece
  CHECK(k.program().lds_bytes == 4848);
  CHECK(!k.failed());
  k.free_lds(d);
  CHECK(string_of(k.error().text) ==
        "LDS at byte 4000 is not taken: free_lds gives back an array once, under its first name");
}

TEST_CASE("narrow elements, packed loads, swizzled rows, pairs: results") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<u32*>(a, 64, [](builder k, arg<u32*> out) {
      auto t = k.lds_tensor<u16, 64, 64>().swizzled(xor_swizzle<3, 4, 7>());
      auto lane = as<u32>(k.thread_idx.x);
      for (u32 column = 0; column < 64; column += 1) t.store(lane * 64 + column, lane, column);
      k.s_barrier();
      // 8 elements of row lane / 2, beginning at column 8 * (lane % 8) as 4 packed registers
      auto packed = t.load<8>(lane >> 1, (lane & 7) * 8);
      for (u32 i = 0; i < 4; ++i) out[lane * 16 + i] = as<u32>(packed[i]);
      out[lane * 16 + 4] = t.load(63, lane);
      out[lane * 16 + 5] = t.load(lane, 17);
      k.s_barrier();
      auto w = k.lds_tensor<u32, 64, 16>();
      auto place = w.at(lane, 0);
      auto x = k.vgpr<u32>(), y = k.vgpr<u32>();
      x = lane * 3;
      y = lane * 5;
      w.store_pair(place, x, plus(place, 16), y);
      k.s_barrier();
      auto other = w.at(lane ^ 1, 0);
      auto both = w.load_pair(plus(other, 16), other);
      out[lane * 16 + 6] = both[0];
      out[lane * 16 + 7] = both[1];
    });
    std::vector<u32> out(1024);
    run_clean(p, 1, sim::buffer<u32>(out.data(), out.size()));
    for (u32 lane = 0; lane < 64; ++lane) {
      const u32* o = &out[lane * 16];
      for (u32 i = 0; i < 4; ++i) {
        const u32 first = (lane / 2) * 64 + lane % 8 * 8 + i * 2;
        CHECK(o[i] == (first | (first + 1) << 16));
      }
      CHECK(o[4] == 63 * 64 + lane);
      CHECK(o[5] == lane * 64 + 17);
      CHECK(o[6] == (lane ^ 1) * 5);
      CHECK(o[7] == (lane ^ 1) * 3);
    }
  }
}

TEST_CASE("a swizzle spreads the rows of a column over the banks") {
  // 64 rows of 128 bytes, each lane its row's first 16 bytes: without the swizzle all in the same four banks.
  u32 banks[8] = {};
  for (u32 row = 0; row < 8; ++row) ++banks[xor_swizzle<3, 4, 7>::of(row * 128) / 16 % 8];
  for (u32 n : banks) CHECK(n == 1);
}

} // namespace
