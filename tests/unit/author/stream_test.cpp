// SPDX-License-Identifier: MIT
// Streams: recorded pieces merged by cycles, priority and signals; what would change a result waits.
#include "program/expect.hpp"
#include "program/simulate.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("a recorded piece is not in the kernel until it is emitted") {
  code<"v_mov_b32_e32 %v9, 2\n"
       "v_mov_b32_e32 %v8, 1\n">([](builder k) {
    auto a = k.vgpr<i32>(), b = k.vgpr<i32>();
    auto s = k.record([&] { a = 1; });
    b = 2;
    k.emit(s);
  });
}

TEST_CASE("what is recorded and not merged is refused where it is recorded, at the kernel's end") {
  refused<"recorded stream is not merged: no emit or interleave takes its 2 instructions">(
      __LINE__ + 1, [](builder k) {
        call_kernel<>(k, [](builder b) { auto s = b.record([&] { b.vgpr<i32>(1), b.vgpr<i32>(2); }); });
      });
  refused<"recorded stream is not merged: no emit or interleave takes the rest of its 2 instructions">(
      __LINE__ + 2, [](builder k) {
        call_kernel<>(k, [](builder b) {
          auto s = b.record([&] { b.vgpr<i32>(1), b.vgpr<i32>(2); });
          (void)b.emit(4, s);
        });
      });
  code<"v_mov_b32_e32 %v8, 1\n"
       "v_mov_b32_e32 %v8, 1\n">([](builder k) {
    call_kernel<>(k, [](builder b) {
      auto a = b.vgpr<i32>();
      auto none = b.record([] {});
      auto s = b.record([&] { a = 1; });
      auto again = s; // the same stream
      b.emit(again);
      auto signal = b.make_signal();
      auto ends = b.record([&] { a = 1, b.signal(signal); });
      b.emit(4, ends);
    });
  });
}

TEST_CASE("emit by cycles takes what fits, from the first stream that can go on") {
  code<"v_mov_b32_e32 %v8, 0\n"
       "v_mov_b32_e32 %v8, 1\n"
       "v_mov_b32_e32 %v8, 2\n"
       "v_mov_b32_e32 %v9, 0\n"
       "v_mov_b32_e32 %v10, 16\n"
       "v_mov_b32_e32 %v9, 1\n"
       "v_mov_b32_e32 %v10, 4\n"
       "v_mov_b32_e32 %v9, 2\n"
       "v_mov_b32_e32 %v10, 4\n">([](builder k) {
    auto a = k.vgpr<i32>(), b = k.vgpr<i32>(), c = k.vgpr<i32>();
    auto one = k.record([&] {
      for (i32 i = 0; i < 3; ++i) a = i;
    });
    auto two = k.record([&] {
      for (i32 i = 0; i < 3; ++i) b = i;
    });
    u32 used = k.emit(16, one, two); // four instructions of 4 cycles
    c = static_cast<i32>(used);
    used = k.emit(7, one, two);
    c = static_cast<i32>(used);
    used = k.emit(100, one, two);
    c = static_cast<i32>(used);
  });
}

TEST_CASE("interleave fills the time of the matrix unit; priority decides between ready streams") {
  code<"v_mov_b32_e32 %v14, 0\n"
       "v_mov_b32_e32 %v14, 1\n"
       "v_mov_b32_e32 %v14, 2\n"
       "v_mfma_f32_16x16x16_bf16 %a[8:11], %v[12:13], %v[12:13], %a[8:11]\n"
       "v_mov_b32_e32 %v15, 0\n"
       "v_mov_b32_e32 %v15, 1\n"
       "v_mov_b32_e32 %v15, 2\n"
       "v_mfma_f32_16x16x16_bf16 %a[8:11], %v[12:13], %v[12:13], %a[8:11]\n"
       "v_mfma_f32_16x16x16_bf16 %a[8:11], %v[12:13], %v[12:13], %a[8:11]\n">([](builder k) {
    auto acc = k.agpr<f32, 4>();
    auto a = k.vgpr<bf16x2, 2>();
    auto v = k.vgpr<i32>(), w = k.vgpr<i32>();
    auto mma = k.record([&] {
      for (u32 i = 0; i < 3; ++i) k.v_mfma_f32_16x16x16_bf16(acc, a, a, acc);
    });
    auto low = k.record([&] {
      for (i32 i = 0; i < 3; ++i) w = i;
    });
    auto high = k.record([&] {
      for (i32 i = 0; i < 3; ++i) v = i;
    });
    k.interleave(mma, low, high.prioritized(1));
  });
}

TEST_CASE("interleave knows matrix instructions that gfx950 alone has") {
  code<"v_mfma_f32_16x16x32_bf16 %a[8:11], %v[12:15], %v[12:15], %a[8:11]\n"
       "v_mov_b32_e32 %v16, 0\n"
       "v_mov_b32_e32 %v16, 1\n"
       "v_mov_b32_e32 %v16, 2\n"
       "v_mfma_f32_16x16x32_bf16 %a[8:11], %v[12:15], %v[12:15], %a[8:11]\n"
       "v_mov_b32_e32 %v16, 3\n",
       isa::arch::gfx950>([](builder k) {
    auto acc = k.agpr<f32, 4>();
    auto a = k.vgpr<bf16x2, 4>();
    auto v = k.vgpr<i32>();
    auto mma = k.record([&] {
      for (u32 i = 0; i < 2; ++i) k.v_mfma_f32_16x16x32_bf16(acc, a, a, acc);
    });
    auto moves = k.record([&] {
      for (i32 i = 0; i < 4; ++i) v = i;
    });
    k.interleave(mma, moves);
  });
}

TEST_CASE(
    "interleave by issue_cycles::after_matrix: what keeps the vector ALU keeps vector instructions back") {
  code<"v_mfma_f32_16x16x32_bf16 %a[8:11], %v[12:15], %v[12:15], %a[8:11]\n"
       "s_mov_b32 %s18, 0\n"
       "v_exp_f32_e32 %v16, %v17\n"
       "s_mov_b32 %s18, 1\n"
       "v_mfma_f32_16x16x32_bf16 %a[8:11], %v[12:15], %v[12:15], %a[8:11]\n"
       "s_mov_b32 %s18, 2\n"
       "v_exp_f32_e32 %v16, %v17\n"
       "v_exp_f32_e32 %v16, %v17\n",
       isa::arch::gfx950>([](builder k) {
    auto acc = k.agpr<f32, 4>();
    auto a = k.vgpr<bf16x2, 4>();
    auto v = k.vgpr<f32>(), w = k.vgpr<f32>();
    auto s = k.sgpr<i32>();
    auto mma = k.record([&] {
      for (u32 i = 0; i < 2; ++i) k.v_mfma_f32_16x16x32_bf16(acc, a, a, acc);
    });
    auto powers = k.record([&] {
      for (u32 i = 0; i < 3; ++i) k.v_exp_f32(v, w);
    });
    auto moves = k.record([&] {
      for (i32 i = 0; i < 3; ++i) s = i;
    });
    k.interleave(issue_cycles{.transcendental = 8, .after_matrix = 8}, mma, powers, moves);
  });
}

TEST_CASE("SCC, VCC and M0 are left alone while another stream needs them") {
  code<"s_add_u32 %s8, %s8, 5\n"
       "s_addc_u32 %s9, %s9, 0\n"
       "s_add_u32 %s12, %s12, 1\n"
       "s_add_u32 %s12, %s12, 2\n"
       "s_add_u32 %s12, %s12, 3\n"
       "s_add_u32 %s8, %s8, %s10\n"
       "s_addc_u32 %s9, %s9, %s11\n">([](builder k) {
    auto a = k.sgpr<u64>(), b = k.sgpr<u64>();
    auto s = k.sgpr<u32>();
    auto wide = k.record([&] {
      a += 5;
      a += b;
    });
    auto narrow = k.record([&] {
      s += 1;
      s += 2;
      s += 3;
    });
    k.emit(4, wide); // its carry is in SCC now
    k.interleave(wide, narrow.prioritized(1));
  });
}

TEST_CASE("registers: the result is that of the streams one after another") {
  code<"v_mov_b32_e32 %v8, 1\n"
       "v_mov_b32_e32 %v9, 2\n"
       "v_mov_b32_e32 %v10, 3\n"
       "v_mov_b32_e32 %v10, 7\n"
       "v_add_u32_e32 %v8, 1, %v8\n">([](builder k) {
    auto a = k.vgpr<u32>(), b = k.vgpr<u32>(), c = k.vgpr<u32>();
    auto first = k.record([&] {
      a = 1;
      b = 2;
      c = 3;
    });
    auto second = k.record([&] {
      c = 7; // after c = 3
      a += 1;
    });
    k.interleave(first, second.prioritized(5));
  });
}

TEST_CASE("signals order what registers do not show") {
  code<"v_mov_b32_e32 %v8, 1\n"
       "v_mov_b32_e32 %v8, 2\n"
       "ds_write_b32 %v10, %v8\n"
       "v_mov_b32_e32 %v8, 3\n"
       "ds_read_b32 %v9, %v10\n">([](builder k) {
    auto v = k.vgpr<u32>(), w = k.vgpr<u32>(), address = k.vgpr<u32>();
    auto ready = k.make_signal();
    auto writer = k.record([&] {
      v = 1;
      v = 2;
      k.ds_write_b32(address, v);
      k.signal(ready);
      v = 3;
    });
    auto reader = k.record([&] {
      k.wait(ready);
      k.ds_read_b32(w, address);
    });
    k.interleave(reader, writer);
  });
}

TEST_CASE("streams that wait for each other") {
  refused<"the streams wait for each other: stream 1 waits for signal 1; stream 2 waits for signal 2;">(
      __LINE__ + 7, [](builder k) {
        auto v = k.vgpr<u32>(), w = k.vgpr<u32>();
        auto one = k.make_signal(), two = k.make_signal();
        auto a = k.record([&] {
          v = 0;
          k.wait(one);

          v = 1;
          k.signal(two);
        });
        auto b = k.record([&] {
          k.wait(two);
          w = 2;
          k.signal(one);
        });
        k.interleave(a, b);
      });
  refused<"this stream cannot go on: stream 1 waits for signal 1;">(__LINE__ + 7, [](builder k) {
    auto v = k.vgpr<u32>();
    auto one = k.make_signal();
    auto a = k.record([&] {
      k.wait(one);
      v = 1;
    });
    k.emit(a);
  });
  // Stream 2 may not read v before stream 1 has written it, and stream 1 waits for stream 2.
  refused<
      "the streams wait for each other: stream 1 waits for signal 1; stream 2 waits for stream 1 to be done "
      "with a register;">(__LINE__ + 5, [](builder k) {
    auto v = k.vgpr<u32>(), w = k.vgpr<u32>();
    auto one = k.make_signal();
    auto a = k.record([&] {
      k.wait(one);
      v = 1;
    });
    auto b = k.record([&] {
      w = v;
      k.signal(one);
    });
    k.interleave(a, b);
  });
}

TEST_CASE("control flow in a stream, streams in streams") {
  refused<"a stream is straight-line code: loops, branches and where stand around it, not in it">(
      __LINE__ + 2, [](builder k) {
        auto v = k.vgpr<u32>();
        auto s = k.record([&] { k.where(v == 1, [&] { v = 2; }); });
      });
  refused<"record inside record: streams are recorded one after another">(
      __LINE__, [](builder k) { auto s = k.record([&] { (void)k.record([&] {}); }); });
  refused<"signal and wait stand in a stream: k.record([&] { ... })">(
      __LINE__, [](builder k) { k.signal(k.make_signal()); });
}

TEST_CASE("merged streams give what one after the other gives") {
  for (const bool merged : {false, true}) {
    const ir::program p = compiled<u32*>(isa::arch::gfx942, 64, [&](builder k, arg<u32*> out) {
      auto lane = as<u32>(k.thread_idx.x);
      auto a = k.vgpr<u32>(1), b = k.vgpr<u32>(2);
      auto s = k.sgpr<u64>(0x1'ffff'ffffll);
      auto n = k.sgpr<u32>(5);
      auto first = k.record([&] {
        for (u32 i = 0; i < 10; ++i) a = a * lane + i;
        s += 0xffff'ffffll;
        s += 3;
      });
      auto second = k.record([&] {
        for (u32 i = 0; i < 10; ++i) b = b * 3 + lane;
        b += a; // needs all of the first
        for (u32 i = 0; i < 5; ++i) n += i;
        b += n;
      });
      if (merged) {
        k.interleave(first, second.prioritized(1));
      } else {
        k.emit(first);
        k.emit(second);
      }
      out[lane] = b;
      out[lane + 64] = n;
      auto above = k.sgpr<u32>(0);
      k.if_(s > 0x2'ffff'fff0ll, [&] { above = 1; });
      out[lane + 128] = above;
    });
    std::vector<u32> out(192);
    run_clean(p, 1, sim::buffer<u32>(out.data(), 192));
    for (u32 lane = 0; lane < 64; ++lane) {
      u32 a = 1, b = 2;
      for (u32 i = 0; i < 10; ++i) a = a * lane + i;
      for (u32 i = 0; i < 10; ++i) b = b * 3 + lane;
      CHECK(out[lane] == b + a + 15);
      CHECK(out[64 + lane] == 15);
      CHECK(out[128 + lane] == 1);
    }
  }
}

} // namespace
