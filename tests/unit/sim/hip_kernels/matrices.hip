// SPDX-License-Identifier: MIT
// One kernel an MFMA: every lane loads its part of A, B and C and stores its part of D.
#include "device.hpp"

#define MATRIX(name, A, D, builtin)                                                                          \
  KERNEL mfma_##name(D* d, const A* a, const A* b, const D* c) {                                             \
    const u32 l = lane_in_block();                                                                           \
    d[l] = builtin(a[l], b[l], c[l], 0, 0, 0);                                                               \
  }
/// With CBSZ and ABID (one block of A for several) and BLGP (lanes of B).
#define BROADCAST(name, A, D, builtin, cbsz, abid, blgp)                                                     \
  KERNEL mfma_##name(D* d, const A* a, const A* b, const D* c) {                                             \
    const u32 l = lane_in_block();                                                                           \
    d[l] = builtin(a[l], b[l], c[l], cbsz, abid, blgp);                                                      \
  }
using f32x4 = vec<f32, 4>;
using f32x16 = vec<f32, 16>;
using f32x32 = vec<f32, 32>;
using i32x4 = vec<i32, 4>;
using i32x16 = vec<i32, 16>;
using i32x32 = vec<i32, 32>;
using f64x4 = vec<f64, 4>;
using f16x4 = vec<f16, 4>;
using f16x8 = vec<f16, 8>;
using b16x2 = vec<i16, 2>;
using b16x4 = vec<i16, 4>;
using bf16x8 = vec<bf16, 8>;
using f32x2 = vec<f32, 2>;
using i32x2 = vec<i32, 2>;

MATRIX(f32_32x32x1, f32, f32x32, __builtin_amdgcn_mfma_f32_32x32x1f32)
MATRIX(f32_16x16x1, f32, f32x16, __builtin_amdgcn_mfma_f32_16x16x1f32)
MATRIX(f32_4x4x1, f32, f32x4, __builtin_amdgcn_mfma_f32_4x4x1f32)
MATRIX(f32_32x32x2, f32, f32x16, __builtin_amdgcn_mfma_f32_32x32x2f32)
MATRIX(f32_16x16x4, f32, f32x4, __builtin_amdgcn_mfma_f32_16x16x4f32)
MATRIX(f16_32x32x4, f16x4, f32x32, __builtin_amdgcn_mfma_f32_32x32x4f16)
MATRIX(f16_16x16x4, f16x4, f32x16, __builtin_amdgcn_mfma_f32_16x16x4f16)
MATRIX(f16_4x4x4, f16x4, f32x4, __builtin_amdgcn_mfma_f32_4x4x4f16)
MATRIX(f16_32x32x8, f16x4, f32x16, __builtin_amdgcn_mfma_f32_32x32x8f16)
MATRIX(f16_16x16x16, f16x4, f32x4, __builtin_amdgcn_mfma_f32_16x16x16f16)
MATRIX(bf16_1k_32x32x4, b16x4, f32x32, __builtin_amdgcn_mfma_f32_32x32x4bf16_1k)
MATRIX(bf16_1k_16x16x4, b16x4, f32x16, __builtin_amdgcn_mfma_f32_16x16x4bf16_1k)
MATRIX(bf16_1k_4x4x4, b16x4, f32x4, __builtin_amdgcn_mfma_f32_4x4x4bf16_1k)
MATRIX(bf16_1k_32x32x8, b16x4, f32x16, __builtin_amdgcn_mfma_f32_32x32x8bf16_1k)
MATRIX(bf16_1k_16x16x16, b16x4, f32x4, __builtin_amdgcn_mfma_f32_16x16x16bf16_1k)
MATRIX(i8_32x32x4, i32, i32x32, __builtin_amdgcn_mfma_i32_32x32x4i8)
MATRIX(i8_16x16x4, i32, i32x16, __builtin_amdgcn_mfma_i32_16x16x4i8)
MATRIX(i8_4x4x4, i32, i32x4, __builtin_amdgcn_mfma_i32_4x4x4i8)
MATRIX(f64_16x16x4, f64, f64x4, __builtin_amdgcn_mfma_f64_16x16x4f64)
MATRIX(f64_4x4x4, f64, f64, __builtin_amdgcn_mfma_f64_4x4x4f64)
BROADCAST(f32_32x32x1_cbsz1, f32, f32x32, __builtin_amdgcn_mfma_f32_32x32x1f32, 1, 1, 0)
BROADCAST(f32_16x16x1_cbsz1, f32, f32x16, __builtin_amdgcn_mfma_f32_16x16x1f32, 1, 1, 3)
BROADCAST(f32_16x16x1_cbsz2, f32, f32x16, __builtin_amdgcn_mfma_f32_16x16x1f32, 2, 3, 5)
BROADCAST(f32_4x4x1_cbsz3, f32, f32x4, __builtin_amdgcn_mfma_f32_4x4x1f32, 3, 6, 1)
BROADCAST(f16_4x4x4_cbsz4, f16x4, f32x4, __builtin_amdgcn_mfma_f32_4x4x4f16, 4, 9, 7)
BROADCAST(i8_4x4x4_cbsz2, i32, i32x4, __builtin_amdgcn_mfma_i32_4x4x4i8, 2, 2, 2)
BROADCAST(f32_32x32x2_blgp1, f32, f32x16, __builtin_amdgcn_mfma_f32_32x32x2f32, 0, 0, 1)
BROADCAST(f32_16x16x4_blgp4, f32, f32x4, __builtin_amdgcn_mfma_f32_16x16x4f32, 0, 0, 4)
BROADCAST(f32_16x16x4_blgp6, f32, f32x4, __builtin_amdgcn_mfma_f32_16x16x4f32, 0, 0, 6)

#if defined(__gfx90a__)
MATRIX(bf16_32x32x2, b16x2, f32x32, __builtin_amdgcn_mfma_f32_32x32x2bf16)
MATRIX(bf16_16x16x2, b16x2, f32x16, __builtin_amdgcn_mfma_f32_16x16x2bf16)
MATRIX(bf16_4x4x2, b16x2, f32x4, __builtin_amdgcn_mfma_f32_4x4x2bf16)
MATRIX(bf16_32x32x4, b16x2, f32x16, __builtin_amdgcn_mfma_f32_32x32x4bf16)
MATRIX(bf16_16x16x8, b16x2, f32x4, __builtin_amdgcn_mfma_f32_16x16x8bf16)
MATRIX(i8_32x32x8, i32, i32x16, __builtin_amdgcn_mfma_i32_32x32x8i8)
MATRIX(i8_16x16x16, i32, i32x4, __builtin_amdgcn_mfma_i32_16x16x16i8)
#else
BROADCAST(f64_16x16x4_neg, f64, f64x4, __builtin_amdgcn_mfma_f64_16x16x4f64, 0, 0, 5)
BROADCAST(f64_4x4x4_neg, f64, f64, __builtin_amdgcn_mfma_f64_4x4x4f64, 0, 0, 5)
MATRIX(i8_32x32x16, i64, i32x16, __builtin_amdgcn_mfma_i32_32x32x16_i8)
MATRIX(i8_16x16x32, i64, i32x4, __builtin_amdgcn_mfma_i32_16x16x32_i8)
MATRIX(fp8_fp8_16x16x32, i64, f32x4, __builtin_amdgcn_mfma_f32_16x16x32_fp8_fp8)
MATRIX(fp8_bf8_16x16x32, i64, f32x4, __builtin_amdgcn_mfma_f32_16x16x32_fp8_bf8)
MATRIX(bf8_fp8_16x16x32, i64, f32x4, __builtin_amdgcn_mfma_f32_16x16x32_bf8_fp8)
MATRIX(bf8_bf8_16x16x32, i64, f32x4, __builtin_amdgcn_mfma_f32_16x16x32_bf8_bf8)
MATRIX(fp8_fp8_32x32x16, i64, f32x16, __builtin_amdgcn_mfma_f32_32x32x16_fp8_fp8)
MATRIX(fp8_bf8_32x32x16, i64, f32x16, __builtin_amdgcn_mfma_f32_32x32x16_fp8_bf8)
MATRIX(bf8_fp8_32x32x16, i64, f32x16, __builtin_amdgcn_mfma_f32_32x32x16_bf8_fp8)
MATRIX(bf8_bf8_32x32x16, i64, f32x16, __builtin_amdgcn_mfma_f32_32x32x16_bf8_bf8)
#endif
#if defined(__gfx942__)
MATRIX(xf32_16x16x8, f32x2, f32x4, __builtin_amdgcn_mfma_f32_16x16x8_xf32)
MATRIX(xf32_32x32x4, f32x2, f32x16, __builtin_amdgcn_mfma_f32_32x32x4_xf32)
#endif
#if defined(__gfx950__)
MATRIX(f16_16x16x32, f16x8, f32x4, __builtin_amdgcn_mfma_f32_16x16x32_f16)
MATRIX(f16_32x32x16, f16x8, f32x16, __builtin_amdgcn_mfma_f32_32x32x16_f16)
MATRIX(bf16_16x16x32, bf16x8, f32x4, __builtin_amdgcn_mfma_f32_16x16x32_bf16)
MATRIX(bf16_32x32x16, bf16x8, f32x16, __builtin_amdgcn_mfma_f32_32x32x16_bf16)
MATRIX(i8_16x16x64, i32x4, i32x4, __builtin_amdgcn_mfma_i32_16x16x64_i8)
MATRIX(i8_32x32x32, i32x4, i32x16, __builtin_amdgcn_mfma_i32_32x32x32_i8)
#endif
