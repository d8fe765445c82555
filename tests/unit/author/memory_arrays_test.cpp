// SPDX-License-Identifier: MIT
// Global memory and LDS as arrays: addresses by kind of index, every element type, wide accesses, operators.
#include "program/expect.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;
using enum isa::arch;

/// A kernel with one pointer; its load of the kernarg segment is the first instruction and left out of the comparison.
template<class Pointer, class Body> constexpr auto with_pointer(Body) {
  return [](builder k) { call_kernel<Pointer>(k, [](builder k, arg<Pointer> p) { Body{}(k, p); }); };
}

TEST_CASE("an index in a VGPR: base + index * size in 64 bits, by the index's sign") {
  code<"s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
       "v_mov_b32_e32 %v13, %v10\n"
       "v_ashrrev_i32_e32 %v14, 31, %v10\n"
       "v_lshl_add_u64 %v[15:16], %v[13:14], 2, %s[8:9]\n"
       "global_store_dword %v[15:16], %v12, off\n"
       "v_mov_b32_e32 %v18, %v11\n"
       "v_mov_b32_e32 %v19, 0\n"
       "v_lshl_add_u64 %v[20:21], %v[18:19], 2, %s[8:9]\n"
       "global_load_dword %v12, %v[20:21], off\n">(with_pointer<float*>([](builder k, auto& p) {
    auto i = k.vgpr<i32>();
    auto u = k.vgpr<u32>();
    auto x = k.vgpr<f32>();
    p[i] = x;
    x = p[u];
  }));
}

TEST_CASE("an index in an SGPR") {
  code<"s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
       "v_mov_b32_e32 %v11, 1.0\n"
       "s_lshl_b32 %s12, %s10, 2\n"
       "s_ashr_i32 %s13, %s10, 30\n"
       "s_add_u32 %s14, %s8, %s12\n"
       "s_addc_u32 %s15, %s9, %s13\n"
       "v_mov_b32_e32 %v16, 0\n"
       "global_store_dword %v16, %v11, %s[14:15]\n">(with_pointer<float*>([](builder k, auto& p) {
    auto i = k.sgpr<i32>();
    p[i] = 1;
  }));
}

TEST_CASE("numbers as indices: an offset where it fits 13 bits with a sign") {
  code<"s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
       "v_mov_b32_e32 %v10, 1\n"
       "v_mov_b32_e32 %v11, 0\n"
       "global_store_dword %v11, %v10, %s[8:9]\n"
       "v_mov_b32_e32 %v12, 2\n"
       "v_mov_b32_e32 %v13, 0\n"
       "global_store_dword %v13, %v12, %s[8:9] offset:4092\n"
       "v_mov_b32_e32 %v14, 3\n"
       "s_add_u32 %s15, %s8, 0x1000\n"
       "s_addc_u32 %s16, %s9, 0\n"
       "v_mov_b32_e32 %v17, 0\n"
       "global_store_dword %v17, %v14, %s[15:16]\n"
       "v_mov_b32_e32 %v18, 4\n"
       "v_mov_b32_e32 %v19, 0\n"
       "global_store_dword %v19, %v18, %s[8:9] offset:-4\n"
       "v_mov_b32_e32 %v20, 5\n"
       "s_add_u32 %s21, %s8, 0xcb417000\n"
       "s_addc_u32 %s22, %s9, 2\n"
       "v_mov_b32_e32 %v23, 0\n"
       "global_store_dword %v23, %v20, %s[21:22] offset:2048\n">(with_pointer<int*>([](builder, auto& p) {
    p[0] = 1;
    p[1023] = 2;
    p[1024] = 3;
    p[-1] = 4;
    p[3'000'000'000] = 5; // more than an i32: zero-extended
  }));
}

TEST_CASE("every element type loads and stores by its width; narrow ones extend by their sign") {
  code<"s_load_dwordx16 %s[8:23], %s[0:1], 0\n"
       "s_load_dwordx4 %s[24:27], %s[0:1], 64\n"
       "v_mov_b32_e32 %v29, 0\n"
       "global_load_dword %v28, %v29, %s[8:9] offset:4\n"
       "v_mov_b32_e32 %v30, 0\n"
       "global_store_dword %v30, %v28, %s[8:9]\n"
       "v_mov_b32_e32 %v32, 0\n"
       "global_load_dword %v31, %v32, %s[10:11] offset:4\n"
       "v_mov_b32_e32 %v33, 0\n"
       "global_store_dword %v33, %v31, %s[10:11]\n"
       "v_mov_b32_e32 %v35, 0\n"
       "global_load_dword %v34, %v35, %s[12:13] offset:4\n"
       "v_mov_b32_e32 %v36, 0\n"
       "global_store_dword %v36, %v34, %s[12:13]\n"
       "v_mov_b32_e32 %v39, 0\n"
       "global_load_dwordx2 %v[37:38], %v39, %s[14:15] offset:8\n"
       "v_mov_b32_e32 %v40, 0\n"
       "global_store_dwordx2 %v40, %v[37:38], %s[14:15]\n"
       "v_mov_b32_e32 %v43, 0\n"
       "global_load_dwordx2 %v[41:42], %v43, %s[16:17] offset:8\n"
       "v_mov_b32_e32 %v44, 0\n"
       "global_store_dwordx2 %v44, %v[41:42], %s[16:17]\n"
       "v_mov_b32_e32 %v46, 0\n"
       "global_load_sshort %v45, %v46, %s[18:19] offset:2\n"
       "v_mov_b32_e32 %v47, 0\n"
       "global_store_short %v47, %v45, %s[18:19]\n"
       "v_mov_b32_e32 %v49, 0\n"
       "global_load_ushort %v48, %v49, %s[20:21] offset:2\n"
       "v_mov_b32_e32 %v50, 0\n"
       "global_store_short %v50, %v48, %s[20:21]\n"
       "v_mov_b32_e32 %v52, 0\n"
       "global_load_sbyte %v51, %v52, %s[22:23] offset:1\n"
       "v_mov_b32_e32 %v53, 0\n"
       "global_store_byte %v53, %v51, %s[22:23]\n"
       "v_mov_b32_e32 %v55, 0\n"
       "global_load_ubyte %v54, %v55, %s[24:25] offset:1\n"
       "v_mov_b32_e32 %v56, 0\n"
       "global_store_byte %v56, %v54, %s[24:25]\n"
       "v_mov_b32_e32 %v58, 0\n"
       "global_load_ubyte %v57, %v58, %s[26:27] offset:1\n"
       "v_mov_b32_e32 %v59, 0\n"
       "global_store_byte %v59, %v57, %s[26:27]\n">([](builder k) {
    call_kernel<int*, unsigned*, float*, long*, double*, short*, unsigned short*, char*, unsigned char*,
                bool*>(k, [](builder, auto... p) { ((p[0] = p[1]), ...); });
  });
  code<"s_load_dwordx8 %s[8:15], %s[0:1], 0\n"
       "s_load_dwordx4 %s[16:19], %s[0:1], 32\n"
       "s_load_dwordx2 %s[20:21], %s[0:1], 48\n"
       "v_mov_b32_e32 %v23, 0\n"
       "global_load_ushort %v22, %v23, %s[8:9] offset:2\n"
       "v_mov_b32_e32 %v24, 0\n"
       "global_store_short %v24, %v22, %s[8:9]\n"
       "v_mov_b32_e32 %v26, 0\n"
       "global_load_ushort %v25, %v26, %s[10:11] offset:2\n"
       "v_mov_b32_e32 %v27, 0\n"
       "global_store_short %v27, %v25, %s[10:11]\n"
       "v_mov_b32_e32 %v29, 0\n"
       "global_load_dword %v28, %v29, %s[12:13] offset:4\n"
       "v_mov_b32_e32 %v30, 0\n"
       "global_store_dword %v30, %v28, %s[12:13]\n"
       "v_mov_b32_e32 %v32, 0\n"
       "global_load_dword %v31, %v32, %s[14:15] offset:4\n"
       "v_mov_b32_e32 %v33, 0\n"
       "global_store_dword %v33, %v31, %s[14:15]\n"
       "v_mov_b32_e32 %v35, 0\n"
       "global_load_dword %v34, %v35, %s[16:17] offset:4\n"
       "v_mov_b32_e32 %v36, 0\n"
       "global_store_dword %v36, %v34, %s[16:17]\n"
       "v_mov_b32_e32 %v38, 0\n"
       "global_load_dword %v37, %v38, %s[18:19] offset:4\n"
       "v_mov_b32_e32 %v39, 0\n"
       "global_store_dword %v39, %v37, %s[18:19]\n"
       "v_mov_b32_e32 %v42, 0\n"
       "global_load_dwordx2 %v[40:41], %v42, %s[20:21] offset:8\n"
       "v_mov_b32_e32 %v43, 0\n"
       "global_store_dwordx2 %v43, %v[40:41], %s[20:21]\n">([](builder k) {
    call_kernel<_Float16*, __bf16*, f16x2*, bf16x2*, fp8x4*, i8x4*, u64*>(
        k, [](builder, auto... p) { ((p[0] = p[1]), ...); });
  });
}

TEST_CASE("numbers are stored by value in the element's format") {
  code<"s_load_dwordx8 %s[8:15], %s[0:1], 0\n"
       "s_load_dwordx4 %s[16:19], %s[0:1], 32\n"
       "v_mov_b32_e32 %v20, 2.0\n"
       "v_mov_b32_e32 %v21, 0\n"
       "global_store_dword %v21, %v20, %s[8:9]\n"
       "v_mov_b32_e32 %v22, 0x3e00\n"
       "v_mov_b32_e32 %v23, 0\n"
       "global_store_short %v23, %v22, %s[10:11]\n"
       "v_mov_b32_e32 %v24, 0x3f80\n"
       "v_mov_b32_e32 %v25, 0\n"
       "global_store_short %v25, %v24, %s[12:13]\n"
       "v_mov_b32_e32 %v26, 0\n"
       "v_mov_b32_e32 %v27, 0x3fe00000\n"
       "v_mov_b32_e32 %v28, 0\n"
       "global_store_dwordx2 %v28, %v[26:27], %s[14:15]\n"
       "v_mov_b32_e32 %v29, -1\n"
       "v_mov_b32_e32 %v30, -1\n"
       "v_mov_b32_e32 %v31, 0\n"
       "global_store_dwordx2 %v31, %v[29:30], %s[16:17]\n"
       "v_mov_b32_e32 %v32, 0xc8\n"
       "v_mov_b32_e32 %v33, 0\n"
       "global_store_byte %v33, %v32, %s[18:19]\n">([](builder k) {
    call_kernel<float*, _Float16*, __bf16*, double*, i64*, unsigned char*>(
        k, [](builder, auto f, auto h, auto b, auto d, auto q, auto c) {
          f[0] = 2;
          h[0] = 1.5;
          b[0] = 1;
          d[0] = 0.5;
          q[0] = -1;
          c[0] = 200;
        });
  });
}

TEST_CASE("memory in expressions") {
  code<"s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
       "v_mov_b32_e32 %v14, 0\n"
       "global_load_dword %v13, %v14, %s[10:11]\n"
       "v_mov_b32_e32 %v17, 0\n"
       "global_load_dword %v16, %v17, %s[8:9]\n"
       "v_fma_f32 %v18, %s12, %v13, %v16\n"
       "v_mov_b32_e32 %v19, 0\n"
       "global_store_dword %v19, %v18, %s[8:9]\n"
       "v_mov_b32_e32 %v21, 0\n"
       "global_load_dword %v20, %v21, %s[8:9] offset:4\n"
       "v_add_f32_e32 %v22, 2.0, %v20\n"
       "v_mov_b32_e32 %v23, 0\n"
       "global_store_dword %v23, %v22, %s[8:9] offset:4\n"
       "v_mov_b32_e32 %v25, 0\n"
       "global_load_dword %v24, %v25, %s[10:11] offset:4\n"
       "v_mov_b32_e32 %v27, 0\n"
       "global_load_dword %v26, %v27, %s[8:9] offset:8\n"
       "v_sub_f32_e32 %v28, %v26, %v24\n"
       "v_mov_b32_e32 %v29, 0\n"
       "global_store_dword %v29, %v28, %s[8:9] offset:8\n"
       "v_mov_b32_e32 %v31, 0\n"
       "global_load_dword %v30, %v31, %s[8:9] offset:12\n"
       "v_mov_b32_e32 %v33, 0\n"
       "global_load_dword %v32, %v33, %s[8:9] offset:12\n"
       "v_mul_f32_e32 %v34, %v32, %v30\n"
       "v_mov_b32_e32 %v35, 0\n"
       "global_store_dword %v35, %v34, %s[8:9] offset:12\n"
       "v_mov_b32_e32 %v37, 0\n"
       "global_load_dword %v36, %v37, %s[10:11] offset:8\n"
       "v_mov_b32_e32 %v39, 0\n"
       "global_load_dword %v38, %v39, %s[8:9] offset:16\n"
       "v_cmp_lt_f32_e64 %s[40:41], %v38, %v36\n"
       "s_and_saveexec_b64 %s[42:43], %s[40:41]\n"
       "s_cbranch_execz 3\n"
       "s_mov_b64 exec, %s[42:43]\n">([](builder k) {
    call_kernel<float*, const float*>(k, [](builder k, arg<float*> y, arg<const float*> x) {
      auto a = k.sgpr<f32>();
      y[0] = a * x[0] + y[0];
      y[1] += 2;
      y[2] -= x[1];
      y[3] *= y[3];
      k.where(y[4] < x[2], [] {});
    });
  });
}

TEST_CASE("elements of const pointers are values") {
  code<"s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
       "v_mov_b32_e32 %v12, %v10\n"
       "v_ashrrev_i32_e32 %v13, 31, %v10\n"
       "v_lshl_add_u64 %v[14:15], %v[12:13], 2, %s[8:9]\n"
       "global_load_dword %v11, %v[14:15], off\n"
       "v_mov_b32_e32 %v16, %v11\n"
       "v_add_u32_e32 %v16, %v16, %v11\n">(with_pointer<const int*>([](builder k, auto& p) {
    auto i = k.vgpr<i32>();
    auto a = p[i];
    auto b = a;
    b += a;
  }));
}

TEST_CASE("element types without arithmetic have none in memory either") {
  const auto adds = [](auto element) { return requires { element += 1; }; };
  kernel_draft k(gfx942, 64);
  CHECK(adds(k.lds<float>(1)[0]));
  CHECK(adds(k.lds<_Float16>(1)[0]));
  CHECK(!adds(k.lds<__bf16>(1)[0]));
  CHECK(!adds(k.lds<fp8x4>(1)[0]));
}

TEST_CASE("several elements at once") {
  code<"s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
       "v_mov_b32_e32 %v15, %v10\n"
       "v_ashrrev_i32_e32 %v16, 31, %v10\n"
       "v_lshl_add_u64 %v[17:18], %v[15:16], 2, %s[8:9]\n"
       "global_load_dwordx4 %v[11:14], %v[17:18], off\n"
       "v_mov_b32_e32 %v22, 0\n"
       "global_load_dwordx3 %v[19:21], %v22, %s[8:9] offset:16\n"
       "v_mov_b32_e32 %v23, 0\n"
       "global_store_dwordx4 %v23, %v[11:14], %s[8:9]\n"
       "v_mov_b32_e32 %v24, %v10\n"
       "v_ashrrev_i32_e32 %v25, 31, %v10\n"
       "v_lshl_add_u64 %v[26:27], %v[24:25], 2, %s[8:9]\n"
       "global_store_dwordx3 %v[26:27], %v[19:21], off\n">(with_pointer<float*>([](builder k, auto& p) {
    auto i = k.vgpr<i32>();
    auto four = p.template load<4>(i);
    auto three = p.template load<3>(4);
    p.store(0, four);
    p.store(i, three);
  }));
}

TEST_CASE("uniform loads go through the scalar cache") {
  code<"s_load_dwordx4 %s[8:11], %s[0:1], 0\n"
       "s_load_dwordx4 %s[12:15], %s[8:9], 32\n"
       "s_load_dwordx4 %s[16:19], %s[10:11], 8\n"
       "v_mov_b32_e32 %v20, %s15\n"
       "s_mov_b64 %s[21:22], %s[18:19]\n">([](builder k) {
    call_kernel<const float*, const double*>(k, [](builder k, arg<const float*> p, arg<const double*> q) {
      auto x = p.load_uniform<4>(8);
      auto y = q.load_uniform<2>(1);
      k.vgpr<f32>(x[3]);
      k.sgpr<f64>(y[1]);
    });
  });
}

} // namespace
