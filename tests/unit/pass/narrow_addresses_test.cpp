// SPDX-License-Identifier: MIT
// Addresses of global memory: what leaves an index, what becomes a 32-bit offset, what stays exact in 64 bits.
#include "program/interface.hpp"
#include "program/large_array.hpp"
#include "program/simulate.hpp"
#include "unit/pass/after_pass.hpp"

#include <kiln/pass/simplify/narrow_addresses.hpp>
#include <kiln/pass/simplify/remove_dead_code.hpp>
#include <kiln/pass/simplify/share_expressions.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

using pass_under_test = decltype([](ir::program& p) {
  pass::narrow_addresses(p);
  pass::remove_dead_code(p);
});
using with_sharing = decltype([](ir::program& p) {
  pass::narrow_addresses(p);
  pass::share_expressions(p);
  pass::remove_dead_code(p);
});

template<class Pointer, class Body> constexpr auto with_pointer(Body) {
  return [](builder k) { call_kernel<Pointer>(k, [](builder k, arg<Pointer> p) { Body{}(k, p); }); };
}

TEST_CASE("an index that is known to be small is an offset from the base") {
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                         "  v_mov_b32_e32 %v11, 1.0\n"
                         "  v_lshlrev_b32_e32 %v14, 2, %v5\n"
                         "  global_store_dword %v14, %v11, %s[8:9]\n"
                         "  v_mov_b32_e32 %v17, 2.0\n"
                         "  v_lshlrev_b32_e32 %v20, 2, %v5\n"
                         "  global_store_dword %v20, %v17, %s[8:9] offset:12\n"
                         "  v_mov_b32_e32 %v23, 0x40400000\n"
                         "  v_lshlrev_b32_e32 %v26, 2, %v5\n"
                         "  global_store_dword %v26, %v23, %s[8:9] offset:-12\n"
                         "  v_mov_b32_e32 %v30, 4.0\n"
                         "  v_lshlrev_b32_e32 %v33, 5, %v5\n"
                         "  global_store_dword %v33, %v30, %s[8:9] offset:20\n"
                         "  s_endpgm\n">(with_pointer<float*>([](builder k, auto& p) {
    auto t = k.thread_idx.x;
    p[t] = 1.0f;
    p[t + 3] = 2.0f;
    p[t - 3] = 3.0f;
    p[t * 8 + 5] = 4.0f;
    k.s_endpgm();
  }));
}

TEST_CASE("an index that is shifted is shifted once, beside its neighbour with a number in it") {
  after<pass_under_test, "1:\n"
                         "  v_lshlrev_b32_e32 %v10, 4, %v5\n"
                         "  ds_read_b32 %v11, %v10\n"
                         "  v_lshlrev_b32_e32 %v15, 4, %v5\n"
                         "  ds_read_b32 %v16, %v15 offset:4\n"
                         "  v_add_u32_e32 %v17, %v11, %v16\n"
                         "  v_lshlrev_b32_e32 %v18, 2, %v5\n"
                         "  ds_write_b32 %v18, %v17\n">([](builder k) {
    auto s = k.lds<u32>(256);
    auto a = k.vgpr<u32>(s[k.thread_idx.x * 4]), b = k.vgpr<u32>(s[k.thread_idx.x * 4 + 1]);
    s[k.thread_idx.x] = a + b;
  });
}

TEST_CASE("one base serves a row of accesses, in loops too") {
  after<with_sharing, "1:\n"
                      "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                      "  s_mov_b32 %s11, 0\n"
                      "2:\n"
                      "  v_add_lshl_u32 %v18, %s11, %v5, 2\n"
                      "  global_load_dword %v15, %v18, %s[8:9]\n"
                      "  global_load_dword %v20, %v18, %s[8:9] offset:4\n"
                      "  v_add_f32_e32 %v25, %v15, %v20\n"
                      "  global_store_dword %v18, %v25, %s[8:9]\n"
                      "  global_load_dword %v35, %v18, %s[8:9] offset:256\n"
                      "  global_load_dword %v40, %v18, %s[8:9] offset:260\n"
                      "  v_add_f32_e32 %v45, %v35, %v40\n"
                      "  global_store_dword %v18, %v45, %s[8:9] offset:256\n"
                      "3:\n"
                      "  s_add_i32 %s11, %s11, 0x80\n"
                      "  s_cmp_lg_i32 %s11, 0x1000\n"
                      "  s_cbranch_scc1 2b\n"
                      "4:\n"
                      "  s_endpgm\n">(with_pointer<float*>([](builder k, auto& p) {
    auto& q = p;
    auto t = k.thread_idx.x;
    k.for_(0, 4096, 64, [&](auto i) { q[i + t] = p[i + t] + p[i + t + 1]; }, unroll<2>);
    k.s_endpgm();
  }));
}

TEST_CASE("an index that may be negative or large keeps 64 bits") {
  after<with_sharing, "1:\n"
                      "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                      "  v_mov_b32_e32 %v12, 1.0\n"
                      "  v_mov_b32_e32 %v13, %v10\n"
                      "  v_ashrrev_i32_e32 %v14, 31, %v10\n"
                      "  v_lshl_add_u64 %v[15:16], %v[13:14], 2, %s[8:9]\n"
                      "  global_store_dword %v[15:16], %v12, off\n"
                      "  v_add_u32_e32 %v17, 1, %v10\n"
                      "  v_mov_b32_e32 %v18, 2.0\n"
                      "  v_mov_b32_e32 %v19, %v17\n"
                      "  v_ashrrev_i32_e32 %v20, 31, %v17\n"
                      "  v_lshl_add_u64 %v[21:22], %v[19:20], 2, %s[8:9]\n"
                      "  global_store_dword %v[21:22], %v18, off\n"
                      "  v_mov_b32_e32 %v23, 0x40400000\n"
                      "  v_mov_b32_e32 %v24, %v11\n"
                      "  v_mov_b32_e32 %v25, 0\n"
                      "  v_lshl_add_u64 %v[26:27], %v[24:25], 2, %s[8:9]\n"
                      "  global_store_dword %v[26:27], %v23, off\n"
                      "  v_lshl_add_u32 %v29, %s2, 6, %v5\n"
                      "  v_mov_b32_e32 %v30, 4.0\n"
                      "  v_mov_b32_e32 %v31, %v29\n"
                      "  v_mov_b32_e32 %v32, 0\n"
                      "  v_lshl_add_u64 %v[33:34], %v[31:32], 2, %s[8:9]\n"
                      "  global_store_dword %v[33:34], %v30, off\n"
                      "  v_mov_b32_e32 %v36, 0x40a00000\n"
                      "  v_mov_b32_e32 %v37, %v29\n"
                      "  v_mov_b32_e32 %v38, 0\n"
                      "  v_lshl_add_u64 %v[39:40], %v[37:38], 2, %s[8:9]\n"
                      "  global_store_dword %v[39:40], %v36, off offset:-4\n"
                      "  s_endpgm\n">(with_pointer<float*>([](builder k, auto& p) {
    auto x = k.vgpr<i32>();
    auto u = k.vgpr<u32>();
    p[x] = 1.0f;
    p[x + 1] = 2.0f; // may overflow: the constant stays
    p[u] = 3.0f;
    auto i = k.block_idx.x * 64 + k.thread_idx.x;
    p[i] = 4.0f;
    p[i - 1] = 5.0f;
    k.s_endpgm();
  }));
}

TEST_CASE("a register that has changed since does not take part") {
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                         "  v_mov_b32_e32 %v10, %v5\n"
                         "  v_add_u32_e32 %v11, 1, %v10\n"
                         "  v_mov_b32_e32 %v12, 1.0\n"
                         "  v_mov_b32_e32 %v13, %v11\n"
                         "  v_ashrrev_i32_e32 %v14, 31, %v11\n"
                         "  v_lshl_add_u64 %v[15:16], %v[13:14], 2, %s[8:9]\n"
                         "  global_store_dword %v[15:16], %v12, off\n"
                         "  s_endpgm\n">(with_pointer<float*>([](builder k, auto& p) {
    auto t = k.vgpr<i32>(k.thread_idx.x);
    auto i = t + 1;
    t = 5;
    p[i] = 1.0f;
    k.s_endpgm();
  }));
}

/// Writes in a loop with constant bounds: its own index to elements First - 64 to First + 63, others before and after.
template<class T, i32 First> void write_around() {
  const auto body = [](builder k, arg<T*> p) {
    k.for_(First - 64, First + 64, 64, [&](auto i) {
      auto at = i + k.thread_idx.x;
      p[at] = k.vgpr<u32>(as<u32>(at));
      p[at + 64] = k.vgpr<u32>(as<u32>(at)) + 1;
      p[at - 128] = k.vgpr<u32>(as<u32>(at)) + 2;
    });
  };
  const large_array memory;
  T* const data = memory.as<T>();
  for (const isa::arch arch : all_archs) {
    for (i64 i = First - 256; i < i64{First} + 256; ++i) data[i] = 0;
    const ir::program p = compiled<T*>(arch, 64, body);
    sim::buffer<T> whole(data, large_array::bytes / sizeof(T));
    const sim::result r = sim::run(p, {.monitor = false, .threads = 1}, whole);
    REQUIRE(r.ok);
    for (i64 i = First - 256; i < i64{First} + 256; ++i) {
      i64 expected = 0;
      if (i >= First - 192 && i < First + 128)
        expected = i < First - 64 ? i + 130 : i < First + 64 ? i : i - 63;
      INFO(i - First);
      CHECK(data[i] == static_cast<T>(expected));
    }
  }
}

/// Row y + 1 of 64 rows so wide, a column that a loop counts: `Most` is what is assumed of the width.
template<i64 Most> void write_rows(i64 width) {
  const auto body = [](builder k, arg<u32*> p, arg<int> row_width) {
    if constexpr (Most != 0) k.assume(row_width >= 1 && row_width <= Most);
    auto y = k.thread_idx.x;
    k.for_(0, 3, 1, [&](auto column) {
      p[(y + 1) * row_width + column] = as<u32>(y) * 4 + as<u32>(column);
      p[(y + 1) * row_width + column - 4] = as<u32>(y) * 4 + as<u32>(column) + 1000;
    });
  };
  const large_array memory;
  u32* const data = memory.as<u32>();
  for (const isa::arch arch : all_archs) {
    const ir::program p = compiled<u32*, int>(arch, 64, body);
    sim::buffer<u32> whole(data, large_array::bytes / sizeof(u32));
    for (i64 y = 0; y < 64; ++y)
      for (i64 i = -8; i < 8; ++i) data[(y + 1) * width + i] = 0;
    const sim::result r = sim::run(p, {.monitor = false, .threads = 1}, whole, static_cast<int>(width));
    REQUIRE(r.ok);
    for (i64 y = 0; y < 64; ++y)
      for (i64 i = -8; i < 8; ++i) {
        const i64 expected = i >= -4 && i < -1 ? y * 4 + i + 1004 : i >= 0 && i < 3 ? y * 4 + i : 0;
        INFO("row " << y << ", column " << i);
        CHECK(data[(y + 1) * width + i] == static_cast<u32>(expected));
      }
  }
}

TEST_CASE("rows up to 2, 4 and 8 GiB are where they are, whatever is assumed of their width", "[proof]") {
  write_rows<1 << 23>(1 << 23); // to 2 GiB
  write_rows<(1 << 24) - 1>((1 << 24) - 1);
  write_rows<1 << 24>(1 << 24); // to 4 GiB: the last offset does not fit 32 bits
  write_rows<1 << 25>((1 << 25) - 1);
  write_rows<0>((1 << 25) - 1); // to 8 GiB: indices end there
  write_rows<0>(12345);
}

TEST_CASE("the part of a row leaves an index of a matrix") {
  after<with_sharing, "1:\n"
                      "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                      "  s_load_dword %s10, %s[0:1], 8\n"
                      "  v_mul_lo_u32 %v16, %v5, %s10\n"
                      "  v_lshlrev_b32_e32 %v23, 2, %v16\n"
                      "  global_load_dword %v20, %v23, %s[8:9]\n"
                      "  v_mul_u32_u24_e32 %v38, %s10, %v5\n"
                      "  v_add_lshl_u32 %v39, %v5, %v38, 2\n"
                      "  s_mul_i32 %s40, %s10, 12\n"
                      "  v_add_u32_e32 %v41, %s40, %v39\n"
                      "  global_load_dword %v25, %v41, %s[8:9]\n"
                      "  v_add_u32_e32 %v30, %v20, %v25\n"
                      "  v_add_lshl_u32 %v43, %s10, %v38, 2\n"
                      "  global_store_dword %v43, %v30, %s[8:9] offset:20\n"
                      "  s_endpgm\n">([](builder k) {
    call_kernel<u32*, int>(k, [](builder k, arg<u32*> p, arg<int> width) {
      k.assume(width >= 0 && width <= 1 << 10);
      auto y = k.thread_idx.x;
      p[(y + 1) * width + 5] = p[y * width] + p[(y + 3) * width + y];
      k.s_endpgm();
    });
  });
}

TEST_CASE("what a condition says of an index it says of its multiples") {
  after<with_sharing, "1:\n"
                      "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                      "  s_load_dword %s10, %s[0:1], 8\n"
                      "  v_lshl_add_u32 %v14, %s2, 6, %v5\n"
                      "  v_cmp_lt_i32_e64 %s[15:16], %v14, %s10\n"
                      "  s_and_saveexec_b64 %s[17:18], %s[15:16]\n"
                      "2: ; region 1\n"
                      "  v_mul_lo_u32 %v19, %v14, 5\n"
                      "  v_lshlrev_b32_e32 %v25, 2, %v19\n"
                      "  global_load_dword %v22, %v25, %s[8:9]\n"
                      "  v_lshlrev_b32_e32 %v30, 3, %v14\n"
                      "  global_load_dword %v27, %v30, %s[8:9] offset:4\n"
                      "  v_add_u32_e32 %v32, %v22, %v27\n"
                      "  v_lshlrev_b32_e32 %v36, 4, %v14\n"
                      "  global_store_dword %v36, %v32, %s[8:9]\n"
                      "3:\n"
                      "  s_mov_b64 exec, %s[17:18]\n"
                      "  s_endpgm\n">([](builder k) {
    call_kernel<u32*, int>(k, [](builder k, arg<u32*> p, arg<int> n) {
      k.assume(n <= 1 << 26);
      auto t = k.vgpr<i32>(k.block_idx.x * 64 + k.thread_idx.x);
      k.where(t < n, [&] { p[4 * t] = p[5 * t] + p[2 * t + 1]; }, without_skip);
      k.s_endpgm();
    });
  });
}

TEST_CASE("an index that is the same in all lanes is an offset from the pointer") {
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                         "  v_mov_b32_e32 %v10, 1.0\n"
                         "  s_lshl_b32 %s11, %s2, 2\n"
                         "  v_mov_b32_e32 %v15, %s11\n"
                         "  global_store_dword %v15, %v10, %s[8:9]\n"
                         "  s_sub_i32 %s16, %s2, 1\n"
                         "  v_mov_b32_e32 %v17, 2.0\n"
                         "  s_lshl_b32 %s18, %s16, 2\n"
                         "  s_ashr_i32 %s19, %s16, 30\n"
                         "  s_add_u32 %s20, %s8, %s18\n"
                         "  s_addc_u32 %s21, %s9, %s19\n"
                         "  v_mov_b32_e32 %v22, 0\n"
                         "  global_store_dword %v22, %v17, %s[20:21]\n"
                         "  s_endpgm\n">(with_pointer<float*>([](builder k, auto& p) {
    p[k.block_idx.x] = 1.0f;
    p[k.block_idx.x - 1] = 2.0f; // may be below 0
    k.s_endpgm();
  }));
  after<pass_under_test, "1:\n"
                         "  s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
                         "  s_lshl_b32 %s10, %s2, 2\n"
                         "  s_load_dword %s14, %s[8:9], %s10\n"
                         "  s_mov_b32 %s15, %s14\n"
                         "  s_endpgm\n">(with_pointer<read_only<float>*>([](builder k, auto& p) {
    auto x = p[k.block_idx.x];
    k.s_mov_b32(k.sgpr<f32>(), x);
    k.s_endpgm();
  }));
}

/// The same by an index of the whole wave: elements First - 2 to First + 1.
template<class T, i32 First> void write_one_by_one() {
  const auto body = [](builder k, arg<T*> p) {
    k.for_(First - 2, First + 2, 1, [&](auto i) { p[i] = k.vgpr<u32>(as<u32>(i)); });
  };
  const large_array memory;
  T* const data = memory.as<T>();
  for (const isa::arch arch : all_archs) {
    for (i64 i = First - 4; i < i64{First} + 4; ++i) data[i] = 0;
    const ir::program p = compiled<T*>(arch, 64, body);
    sim::buffer<T> whole(data, large_array::bytes / sizeof(T));
    REQUIRE(sim::run(p, {.monitor = false, .threads = 1}, whole).ok);
    for (i64 i = First - 4; i < i64{First} + 4; ++i) {
      INFO(i - First);
      CHECK(data[i] == static_cast<T>(i >= First - 2 && i < First + 2 ? i : 0));
    }
  }
}

TEST_CASE("uniform elements around 2, 4 and 8 GiB are where they are", "[proof]") {
  write_one_by_one<u32, (1 << 29)>();
  write_one_by_one<u32, (1 << 30)>();
  write_one_by_one<u32, 0x7fff'ffff - 128>();
  write_one_by_one<u8, 0x7fff'ffff - 128>();
}

TEST_CASE("counters of unrolled loops as numbers without a sign", "[proof]") {
  const auto body = [](builder k, arg<u8*> p) {
    k.for_(-16, -14, 1, [&](auto i) { p[as<u32>(i)] = k.vgpr<u32>(as<u32>(i)); }, unroll<2>);
    k.for_(14, 16, 1, [&](auto i) { p[as<u32>(i)] = k.vgpr<u32>(as<u32>(i)); }, unroll<2>);
  };
  const large_array memory;
  u8* const data = memory.as<u8>();
  for (const isa::arch arch : all_archs) {
    for (i64 i = 0; i < 128; ++i) data[i] = data[0xffff'ffffll - i] = 0;
    const ir::program p = compiled<u8*>(arch, 64, body);
    sim::buffer<u8> whole(data, large_array::bytes);
    REQUIRE(sim::run(p, {.monitor = false, .threads = 1}, whole).ok);
    for (u32 i = 0; i < 128; ++i) {
      INFO(i);
      CHECK(data[i] == (i - 14 < 2 ? i : 0));
      CHECK(data[0xffff'ffff - i] == (i - 14 < 2 ? 255 - i : 0));
    }
  }
}

TEST_CASE("elements around 2, 4 and 8 GiB are where they are", "[proof]") {
  write_around<u32, (1 << 29)>();         // 2 GiB
  write_around<u32, (1 << 30)>();         // 4 GiB: offsets of 32 bits end here
  write_around<u32, 0x7fff'ffff - 128>(); // 8 GiB: indices end here
  write_around<u8, 0x7fff'ffff - 128>();  // 2 GiB
}

} // namespace
