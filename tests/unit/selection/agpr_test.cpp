// SPDX-License-Identifier: MIT
// AGPRs in assignments, expressions and accesses to memory.
#include "program/expect.hpp"

namespace {

using namespace kiln;
using namespace kiln_test;

TEST_CASE("AGPRs are read by assignment: elements, slices, arrays, other AGPRs") {
  code<"v_accvgpr_read_b32 %v16, %a9\n"
       "v_accvgpr_read_b32 %v17, %a8\n"
       "v_accvgpr_read_b32 %v18, %a9\n"
       "v_accvgpr_read_b32 %v19, %a10\n"
       "v_accvgpr_read_b32 %v20, %a11\n"
       "v_accvgpr_read_b32 %v17, %a10\n"
       "v_accvgpr_read_b32 %v18, %a11\n"
       "v_accvgpr_mov_b32 %a12, %a9\n"
       "v_accvgpr_mov_b32 %a12, %a8\n"
       "v_accvgpr_mov_b32 %a13, %a9\n"
       "v_accvgpr_mov_b32 %a14, %a10\n"
       "v_accvgpr_mov_b32 %a15, %a11\n"
       "v_accvgpr_write_b32 %a12, %v17\n"
       "v_accvgpr_write_b32 %a13, %v18\n"
       "v_accvgpr_write_b32 %a14, %v19\n"
       "v_accvgpr_write_b32 %a15, %v20\n"
       "v_accvgpr_mov_b32 %a21, %a8\n"
       "v_accvgpr_read_b32 %v22, %a8\n">([](builder k) {
    auto a = k.agpr<f32, 2, 2>(), b = k.agpr<f32, 2, 2>();
    auto v = k.vgpr<f32>();
    auto w = k.vgpr<f32, 2, 2>();
    v = a(0, 1);
    w = a;
    w[0] = a[1];
    b(0, 0) = a(0, 1);
    b = a;
    b = w;
    auto c = k.agpr<f32>(a(0, 0));
    auto d = k.vgpr<f32>(a(0, 0));
    (void)c, (void)d;
  });
  code<"v_mov_b32_e32 %v10, %s8\n"
       "v_mov_b32_e32 %v11, %s9\n"
       "v_accvgpr_read_b32 %v14, %a12\n"
       "v_accvgpr_read_b32 %v15, %a13\n">([](builder k) {
    auto s = k.sgpr<u32, 2>();
    auto v = k.vgpr<u32, 2>();
    v = s;
    auto a = k.agpr<f64>();
    auto d = k.vgpr<f64>();
    d = a;
  });
}

TEST_CASE("AGPRs are operands of expressions through copies in VGPRs") {
  code<"v_accvgpr_read_b32 %v13, %a8\n"
       "v_add_f32_e32 %v14, %v13, %v11\n"
       "v_accvgpr_read_b32 %v15, %a8\n"
       "v_add_f32_e32 %v16, %v11, %v15\n"
       "v_accvgpr_read_b32 %v17, %a8\n"
       "v_accvgpr_read_b32 %v18, %a9\n"
       "v_fma_f32 %v20, %v17, %v18, %v11\n"
       "v_accvgpr_read_b32 %v21, %a8\n"
       "v_xor_b32_e32 %v22, 0x80000000, %v21\n"
       "v_accvgpr_read_b32 %v23, %a9\n"
       "v_sub_f32_e32 %v24, 2.0, %v23\n"
       "v_accvgpr_read_b32 %v25, %a8\n"
       "v_cmp_lt_f32_e64 %s[26:27], %v25, 1.0\n"
       "v_accvgpr_read_b32 %v28, %a8\n"
       "v_max_f32_e32 %v29, %v28, %v11\n"
       "v_accvgpr_read_b32 %v31, %a9\n"
       "v_fma_f32 %v32, %v11, %v11, %v31\n"
       "v_accvgpr_write_b32 %a9, %v32\n"
       "v_accvgpr_read_b32 %v33, %a10\n"
       "v_add_u32_e32 %v34, %s12, %v33\n"
       "v_accvgpr_read_b32 %v35, %a10\n"
       "v_lshlrev_b32_e32 %v36, 2, %v35\n"
       "v_accvgpr_write_b32 %a10, %v36\n"
       "v_accvgpr_read_b32 %v37, %a10\n"
       "v_mov_b32_e32 %v38, %v37\n"
       "v_ashrrev_i32_e32 %v39, 31, %v37\n"
       "v_accvgpr_read_b32 %v40, %a10\n"
       "v_add_u32_e32 %v11, %v11, %v40\n">([](builder k) {
    auto a = k.agpr<f32, 2>();
    auto i = k.agpr<i32>();
    auto v = k.vgpr<f32>();
    auto s = k.sgpr<i32>();
    (void)(a[0] + v);
    (void)(v + a[0]);
    (void)(a[0] * a[1] + v);
    (void)(-a[0]);
    (void)(2 - a[1]);
    (void)(a[0] < 1);
    (void)max(a[0], v);
    a[1] += v * v;
    (void)(s + i);
    i <<= 2;
    (void)widen(i);
    as<i32>(v) += i;
  });
}

TEST_CASE("AGPRs are stored as they are; as indices they are copied") {
  code<"s_load_dwordx2 %s[8:9], %s[0:1], 0\n"
       "v_mov_b32_e32 %v15, %v5\n"
       "v_ashrrev_i32_e32 %v16, 31, %v5\n"
       "v_lshl_add_u64 %v[17:18], %v[15:16], 2, %s[8:9]\n"
       "global_store_dword %v[17:18], %a11, off\n"
       "v_mov_b32_e32 %v19, %v5\n"
       "v_ashrrev_i32_e32 %v20, 31, %v5\n"
       "v_lshl_add_u64 %v[21:22], %v[19:20], 2, %s[8:9]\n"
       "global_store_dwordx4 %v[21:22], %a[10:13], off\n"
       "v_mov_b32_e32 %v23, 0\n"
       "global_store_dword %v23, %a10, %s[8:9] offset:8\n"
       "v_accvgpr_read_b32 %v24, %a14\n"
       "v_mov_b32_e32 %v25, %v24\n"
       "v_ashrrev_i32_e32 %v26, 31, %v24\n"
       "v_lshl_add_u64 %v[27:28], %v[25:26], 2, %s[8:9]\n"
       "global_store_dword %v[27:28], %a11, off\n"
       "v_lshlrev_b32_e32 %v29, 2, %v5\n"
       "ds_write_b32 %v29, %a12\n"
       "v_lshlrev_b32_e32 %v30, 2, %v5\n"
       "ds_write_b128 %v30, %a[10:13]\n">([](builder k) {
    call_kernel<float*>(k, [](builder k, arg<float*> p) {
      auto a = k.agpr<f32, 4>();
      auto i = k.agpr<i32>();
      auto& lane = k.thread_idx.x;
      p[lane] = a[1];
      p.store(lane, a);
      p[2] = a[0];
      p[i] = a[1];
      auto t = k.lds<float>(256);
      t[lane] = a[2];
      t.store(lane, a);
    });
  });
  code<"v_accvgpr_read_b32 %v9, %a8\n"
       "v_lshlrev_b32_e32 %v10, 4, %v9\n"
       "ds_read_b32 %v11, %v10\n">([](builder k) {
    auto i = k.agpr<u32>();
    auto t = k.lds_tensor<f32, 64, 4>();
    t.load(i, 0);
  });
}

} // namespace
