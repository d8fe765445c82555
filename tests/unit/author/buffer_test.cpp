// SPDX-License-Identifier: MIT
// Buffers: descriptors, offsets in three parts, every width, bounds, loads into LDS.
#include "program/expect.hpp"
#include "program/simulate.hpp"

#include <kiln/author/memory/cooperative_load.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

/// The instructions after the descriptor, which takes %s[10:13]; the pointer is %s[8:9].
TEST_CASE("offsets: lane, uniform and constant; constants beyond 12 bits go to the uniform part") {
  code<"s_mov_b64 %s[10:11], %s[8:9]\n"
       "s_mov_b32 %s12, 0x1000\n"
       "s_mov_b32 %s13, 0x20000\n"
       "buffer_load_dword %v16, off, %s[10:13], 0\n"
       "buffer_load_dword %v17, off, %s[10:13], 0 offset:4095\n"
       "buffer_load_dword %v18, %v14, %s[10:13], 0 offen offset:16\n"
       "buffer_load_dword %v19, %v14, %s[10:13], %s15 offen offset:16\n"
       "buffer_load_dword %v20, off, %s[10:13], %s15\n"
       "s_mov_b32 %s22, 0x1000\n"
       "buffer_load_dword %v21, %v14, %s[10:13], %s22 offen offset:904\n"
       "s_add_u32 %s24, %s15, 0x1000\n"
       "buffer_load_dword %v23, %v14, %s[10:13], %s24 offen offset:904\n"
       "v_add_u32_e32 %v26, -4, %v14\n"
       "buffer_load_dword %v25, %v26, %s[10:13], 0 offen\n">([](builder k) {
    auto b = k.buffer(k.sgpr<u64>(), 4096);
    auto v = k.vgpr<u32>();
    auto s = k.sgpr<u32>();
    (void)b.load<f32>(byte_offset(0));
    (void)b.load<f32>(byte_offset(4095));
    (void)b.load<f32>(byte_offset(v, 16));
    (void)b.load<f32>(byte_offset(v, s, 16));
    (void)b.load<f32>(byte_offset(s));
    (void)b.load<f32>(byte_offset(v, 5000));
    (void)b.load<f32>(byte_offset(v, s, 5000));
    (void)b.load<f32>(byte_offset(v, -4));
  });
  refused<"buffer offset -4 is out of range; allowed range is 0..4294967295">(__LINE__ + 2, [](builder k) {
    auto b = k.buffer(k.sgpr<u64>(), 4096);
    (void)b.load<f32>(byte_offset(-4));
  });
}

TEST_CASE("every width, and the cache policy of each target") {
  code<"s_mov_b64 %s[10:11], %s[8:9]\n"
       "s_mov_b32 %s12, 64\n"
       "s_mov_b32 %s13, 0x20000\n"
       "buffer_load_ubyte %v14, off, %s[10:13], 0\n"
       "buffer_load_sbyte %v15, off, %s[10:13], 0\n"
       "buffer_load_ushort %v16, off, %s[10:13], 0\n"
       "buffer_load_sshort %v17, off, %s[10:13], 0\n"
       "buffer_load_ushort %v18, off, %s[10:13], 0\n"
       "buffer_load_dwordx2 %v[19:20], off, %s[10:13], 0\n"
       "buffer_load_dwordx3 %v[21:23], off, %s[10:13], 0\n"
       "buffer_load_dwordx4 %v[24:27], off, %s[10:13], 0 sc0 nt\n"
       "buffer_load_dwordx4 %a[28:31], off, %s[10:13], 0 offset:16\n"
       "buffer_store_byte %v14, off, %s[10:13], 0\n"
       "buffer_store_short %v14, off, %s[10:13], 0\n"
       "buffer_store_dword %v14, off, %s[10:13], 0\n"
       "buffer_store_dwordx2 %v[19:20], off, %s[10:13], 0\n"
       "buffer_store_dwordx3 %v[21:23], off, %s[10:13], 0\n"
       "buffer_store_dwordx4 %v[24:27], off, %s[10:13], 0 sc0 nt\n"
       "buffer_store_dwordx4 %a[28:31], off, %s[10:13], 0 sc0\n">([](builder k) {
    auto b = k.buffer(k.sgpr<u64>(), 64);
    auto x1 = b.load<u8>(byte_offset(0));
    (void)b.load<i8>(byte_offset(0));
    (void)b.load<u16>(byte_offset(0));
    (void)b.load<i16>(byte_offset(0));
    (void)b.load<bf16>(byte_offset(0));
    auto x2 = b.load<f32, 2>(byte_offset(0));
    auto x3 = b.load<f32, 3>(byte_offset(0));
    auto x4 = b.load<bf16, 8>(byte_offset(0), non_temporal);
    auto a = k.agpr<f32, 4>();
    b.load_to(a, byte_offset(16));
    b.store<u8>(byte_offset(0), x1);
    b.store<u16>(byte_offset(0), x1);
    b.store(byte_offset(0), x1);
    b.store(byte_offset(0), x2);
    b.store(byte_offset(0), x3);
    b.store(byte_offset(0), x4, non_temporal);
    b.store(byte_offset(0), a, sc0);
  });
  code<"s_mov_b64 %s[10:11], %s[8:9]\n"
       "s_mov_b32 %s12, 64\n"
       "s_mov_b32 %s13, 0x20000\n"
       "buffer_load_dword %v14, off, %s[10:13], 0 glc slc\n",
       isa::arch::gfx90a>([](builder k) {
    auto b = k.buffer(k.sgpr<u64>(), 64);
    (void)b.load<f32>(byte_offset(0), non_temporal);
  });
}

TEST_CASE("advance keeps the end, move_base does not") {
  code<"s_mov_b64 %s[10:11], %s[8:9]\n"
       "s_mov_b32 %s12, 64\n"
       "s_mov_b32 %s13, 0x20000\n"
       "s_add_u32 %s10, %s10, 64\n"
       "s_addc_u32 %s11, %s11, 0\n"
       "s_sub_u32 %s12, %s12, 64\n"
       "s_cselect_b32 %s12, 0, %s12\n"
       "s_add_u32 %s10, %s10, %s14\n"
       "s_addc_u32 %s11, %s11, 0\n">([](builder k) {
    auto b = k.buffer(k.sgpr<u64>(), 64);
    b.advance(64);
    b.move_base(k.sgpr<u32>());
  });
}

TEST_CASE("a load into LDS sets m0; its constant does not move the LDS place") {
  code<"s_mov_b64 %s[10:11], %s[8:9]\n"
       "s_mov_b32 %s12, 64\n"
       "s_mov_b32 %s13, 0x20000\n"
       "s_mov_b32 m0, 0x200\n"
       "s_mov_b32 %s15, 0x64\n"
       "buffer_load_dword %v14, %s[10:13], %s15 offen lds\n"
       "s_mov_b32 m0, %s16\n"
       "buffer_load_dword %v14, %s[10:13], 0 offen sc0 nt lds\n">([](builder k) {
    auto b = k.buffer(k.sgpr<u64>(), 64);
    auto v = k.vgpr<u32>();
    b.load_to_lds<4>(512, byte_offset(v, 100));
    b.load_to_lds<4>(k.sgpr<u32>(), byte_offset(v), non_temporal);
  });
  refused<"loads of 16 bytes a lane into LDS exist on gfx950 only; gfx942 has 4">(
      __LINE__ + 2, [](builder k) {
        auto b = k.buffer(k.sgpr<u64>(), 64);
        b.load_to_lds<16>(0, byte_offset(0));
      });
}

TEST_CASE("layouts fold numbers and check them") {
  code<"s_mov_b64 %s[10:11], %s[8:9]\n"
       "s_mov_b32 %s12, 0x800\n"
       "s_mov_b32 %s13, 0x20000\n"
       "v_lshlrev_b32_e32 %v17, 5, %v14\n"
       "buffer_load_dword %v18, %v17, %s[10:13], 0 offen offset:1556\n"
       "s_lshl_b32 %s19, %s16, 9\n"
       "v_lshlrev_b32_e32 %v20, 5, %v14\n"
       "v_lshl_add_u32 %v22, %v15, 2, %v20\n"
       "buffer_load_dword %v23, %v22, %s[10:13], %s19 offen\n"
       "buffer_load_dword %v24, off, %s[10:13], 0 offset:512\n">([](builder k) {
    using tile = layout<f32, 4, 16, 8>;
    static_assert(tile::bytes == 2048 && tile::stride(0) == 512 && tile::stride(2) == 4);
    auto b = k.buffer(k.sgpr<u64>(), 2048);
    auto v = k.vgpr<u32>(), w = k.vgpr<u32>();
    auto s = k.sgpr<u32>();
    (void)b.load<f32>(tile::at(k, 3, v, 5));
    (void)b.load<f32>(tile::at(k, s, v, w));
    (void)b.load<f32>(tile::at(k, 1));
  });
  refused<"coordinate 16 of dimension 1 is out of range; allowed range is 0..15">(
      __LINE__ + 2, [](builder k) {
        auto b = k.buffer(k.sgpr<u64>(), 2048);
        (void)b.load<f32>(layout<f32, 4, 16>::at(k, 0, 16));
      });
}

TEST_CASE("results of every width; what lies past the end loads 0 and is not stored") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<u32*, const u32*>(a, 64, [](builder k, arg<u32*> out, arg<const u32*> in) {
      auto from = k.buffer(in, 1000);
      auto to = k.buffer(out, 64 * 64);
      auto lane = as<u32>(k.thread_idx.x);
      auto row = lane * 64;
      to.store(byte_offset(row), from.load<u32, 4>(byte_offset(lane * 16)));
      to.store(byte_offset(row, 16), from.load<u32, 3>(byte_offset(lane * 12, 8)));
      to.store(byte_offset(row, 28), from.load<u32, 2>(byte_offset(lane * 8, 16)));
      to.store(byte_offset(row, 36), from.load<i8>(byte_offset(lane)));
      to.store(byte_offset(row, 40), from.load<u16>(byte_offset(lane * 2, 2)));
      to.store<u8>(byte_offset(row, 44), lane);
      to.store<u16>(byte_offset(row, 48), lane * 1000);
      to.store(byte_offset(row, 60 * 64), lane); // past the end for lanes 4 and up
    });
    std::vector<u32> in, out(2048, 7);
    random_words random;
    for (u32 i = 0; i < 512; ++i) in.push_back(random());
    run_clean(p, 1, sim::buffer<u32>(out.data(), out.size()), sim::buffer<const u32>(in.data(), in.size()));
    const auto dword = [&](u32 byte) { return byte + 4 <= 1000 ? in[byte / 4] : 0; };
    for (u32 lane = 0; lane < 60; ++lane) {
      INFO("lane " << lane);
      const u32* row = &out[lane * 16];
      for (u32 i = 0; i < 4; ++i) CHECK(row[i] == dword(lane * 16 + i * 4));
      for (u32 i = 0; i < 3; ++i) CHECK(row[4 + i] == dword(lane * 12 + 8 + i * 4));
      for (u32 i = 0; i < 2; ++i) CHECK(row[7 + i] == dword(lane * 8 + 16 + i * 4));
      CHECK(row[9] == static_cast<u32>(static_cast<i8>(in[lane / 4] >> (lane % 4 * 8))));
      CHECK(row[10] == (in[(lane * 2 + 2) / 4] >> (lane % 2 == 0 ? 16 : 0) & 0xffff));
      CHECK(row[11] == (7u & ~0xffu) + lane);
      CHECK(row[12] == lane * 1000 % 65536);
    }
    for (u32 lane = 0; lane < 4; ++lane) CHECK(out[(60 + lane) * 16] == lane);
    for (u32 i = 1024; i < 2048; ++i) CHECK(out[i] == 7);
  }
}

TEST_CASE("advance moves the begin and the bound") {
  const ir::program p =
      compiled<u32*, const u32*>(isa::arch::gfx942, 64, [](builder k, arg<u32*> out, arg<const u32*> in) {
        auto b = k.buffer(in, 1024);
        auto lane = as<u32>(k.thread_idx.x) * 4;
        b.advance(900);
        out[k.thread_idx.x] = b.load<u32>(byte_offset(lane));
        b.advance(900);
        out[k.thread_idx.x + 64] = b.load<u32>(byte_offset(lane));
      });
  std::vector<u32> in, out(128);
  for (u32 i = 0; i < 512; ++i) in.push_back(i + 1);
  run_clean(p, 1, sim::buffer<u32>(out.data(), 128), sim::buffer<const u32>(in.data(), 512));
  for (u32 i = 0; i < 64; ++i) {
    CHECK(out[i] == (i < 31 ? 226 + i : 0));
    CHECK(out[64 + i] == 0);
  }
}

TEST_CASE("all waves copy to LDS; every wave reads all of it") {
  for (const isa::arch a : all_archs)
    for (const u32 dwords : {10u, 30u, 50u, 64u, 112u, 128u, 280u, 1002u, 2048u}) {
      const ir::program p =
          compiled<u32*, const u32*>(a, 256, [&](builder k, arg<u32*> out, arg<const u32*> in) {
            (void)k.lds<u32>(8);
            auto t = k.lds<u32>(dwords);
            load_to_lds(k, t.offset_bytes(), in, dwords * 4);
            k.s_waitcnt(vmcnt(0));
            k.s_barrier();
            auto wave = as<i32>(wave_index(k));
            auto lane = k.lane_id();
            for (u32 i = 0; i < dwords; i += 64)
              k.where(lane < static_cast<i32>(dwords - i), [&] {
                auto j = lane + static_cast<i32>(i);
                out[wave * static_cast<i32>(dwords) + j] = t[j];
              });
          });
      INFO(dwords);
      std::vector<u32> in, out(4 * dwords);
      random_words random;
      for (u32 i = 0; i < dwords; ++i) in.push_back(random());
      run_clean(p, 1, sim::buffer<u32>(out.data(), out.size()), sim::buffer<const u32>(in.data(), in.size()));
      for (u32 i = 0; i < 4 * dwords; ++i) REQUIRE(out[i] == in[i % dwords]);
    }
}

} // namespace
