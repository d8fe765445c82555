// SPDX-License-Identifier: MIT
// LDS as arrays: indices, sizes, offsets, several elements at once.
#include "program/expect.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

/// A kernel with one pointer; its load of the kernarg segment is the first instruction and left out of the comparison.
TEST_CASE("LDS: indices of every kind, several arrays") {
  code<"v_mov_b32_e32 %v10, 1\n"
       "v_lshlrev_b32_e32 %v11, 2, %v8\n"
       "ds_write_b32 %v11, %v10\n"
       "v_mov_b32_e32 %v12, %s9\n"
       "v_lshlrev_b32_e32 %v13, 2, %v12\n"
       "ds_write_b32 %v13, %v8\n"
       "v_mov_b32_e32 %v15, 0\n"
       "ds_read_b32 %v8, %v15 offset:16\n"
       "v_mov_b32_e32 %v16, 0\n"
       "v_mov_b32_e32 %v17, 0x3fe00000\n"
       "v_lshlrev_b32_e32 %v18, 3, %v8\n"
       "ds_write_b64 %v18, %v[16:17] offset:32\n"
       "v_mov_b32_e32 %v21, 0\n"
       "ds_read_b64 %v[19:20], %v21 offset:32\n"
       "v_mov_b32_e32 %v22, 0\n"
       "ds_write_b64 %v22, %v[19:20] offset:48\n"
       "v_mov_b32_e32 %v23, 7\n"
       "ds_write_b8 %v8, %v23 offset:64\n">([](builder k) {
    auto a = k.lds<int>(5);
    auto b = k.lds<double>(3); // begins at the next multiple of 16
    auto c = k.lds<unsigned char>(64);
    auto v = k.vgpr<i32>();
    auto s = k.sgpr<i32>();
    a[v] = 1;
    a[s] = v;
    v = a[4];
    b[v] = 0.5;
    b[2] = b[0];
    c[v] = 7;
  });
}

TEST_CASE("LDS: sizes and offsets") {
  kernel_draft k(gfx942, 64);
  auto a = k.lds<int>(5);
  auto b = k.lds<double>(3);
  CHECK(a.offset_bytes() == 0);
  CHECK(b.offset_bytes() == 32);
  CHECK(k.program().lds_bytes == 32 + 24);
  CHECK(b.size() == 3);
}

TEST_CASE("LDS beyond 64 KB on gfx950: the offset field has 16 bits") {
  code<"v_mov_b32_e32 %v9, 0\n"
       "ds_write_b32 %v9, %v8 offset:65532\n"
       "v_mov_b32_e32 %v10, 0x10000\n"
       "ds_write_b32 %v10, %v8\n"
       "v_lshlrev_b32_e32 %v12, 2, %v8\n"
       "v_add_u32_e32 %v13, 0x13880, %v12\n"
       "ds_read_b32 %v8, %v13\n"
       "v_mov_b32_e32 %v15, 0x10000\n"
       "ds_read_b32 %v8, %v15 offset:14468\n",
       gfx950>([](builder k) {
    auto a = k.lds<int>(20000);
    auto b = k.lds<int>(10000);
    auto v = k.vgpr<i32>();
    a[16383] = v;
    a[16384] = v;
    v = b[v];
    v = b[1];
  });
}

TEST_CASE("LDS: several elements at once") {
  code<"v_lshlrev_b32_e32 %v13, 2, %v8\n"
       "ds_read_b128 %v[9:12], %v13\n"
       "v_mov_b32_e32 %v14, 0\n"
       "ds_write_b128 %v14, %v[9:12] offset:240\n"
       "v_mov_b32_e32 %v17, 0\n"
       "ds_read_b64 %v[15:16], %v17 offset:32\n"
       "v_lshlrev_b32_e32 %v18, 2, %v8\n"
       "ds_write_b64 %v18, %v[15:16]\n">([](builder k) {
    auto a = k.lds<float>(64);
    auto v = k.vgpr<i32>();
    auto four = a.load<4>(v);
    a.store(60, four);
    auto two = a.load<2>(8);
    a.store(v, two);
  });
}

TEST_CASE("LDS: limits") {
  refused<"LDS: this array of 65540 bytes brings the kernel to 65540; gfx942 has 65536 for a workgroup">(
      __LINE__, [](builder k) { k.lds<float>(16385); });
  refused<"LDS: this array of 1600 bytes brings the kernel to 65600; gfx942 has 65536 for a workgroup">(
      __LINE__ + 2, [](builder k) {
        k.lds<double>(8000);
        k.lds<float>(400);
      });
  refused<"LDS: this array of 163844 bytes brings the kernel to 163844; gfx950 has 163840 for a workgroup",
          gfx950>(__LINE__, [](builder k) { k.lds<float>(40961); });
  refused<"LDS index 16 is outside the array; allowed range is 0..15">(__LINE__ + 2, [](builder k) {
    auto a = k.lds<float>(16);
    a[16] = 0;
  });
  refused<"LDS index 13 is outside the array; allowed range is 0..12">(__LINE__ + 2, [](builder k) {
    auto a = k.lds<float>(16);
    (void)a.load<4>(13);
  });
  refused<"LDS index -1 is outside the array; allowed range is 0..15">(__LINE__ + 2, [](builder k) {
    auto a = k.lds<float>(16);
    a[-1] = 0;
  });
}

} // namespace
