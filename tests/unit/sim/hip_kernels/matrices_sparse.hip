// SPDX-License-Identifier: MIT
// One kernel an SMFMAC: A has two of each four of its elements, the index says which. gfx90a has none.
#include "device.hpp"

#if !defined(__gfx90a__)
/// The index set is ABID's, unless CBSZ is not 0.
#define SPARSE(name, A, B, D, builtin, cbsz, abid)                                                           \
  KERNEL smfmac_##name(D* d, const A* a, const B* b, const D* c, const i32* index) {                         \
    const u32 l = lane_in_block();                                                                           \
    d[l] = builtin(a[l], b[l], c[l], index[l], cbsz, abid);                                                  \
  }
using f32x4 = vec<f32, 4>;
using f32x16 = vec<f32, 16>;
using i32x2 = vec<i32, 2>;
using i32x4 = vec<i32, 4>;
using i32x8 = vec<i32, 8>;
using i32x16 = vec<i32, 16>;
using f16x4 = vec<f16, 4>;
using f16x8 = vec<f16, 8>;
using f16x16 = vec<f16, 16>;
using b16x4 = vec<i16, 4>;
using b16x8 = vec<i16, 8>;
using bf16x8 = vec<bf16, 8>;
using bf16x16 = vec<bf16, 16>;

SPARSE(f16_16x16x32, f16x4, f16x8, f32x4, __builtin_amdgcn_smfmac_f32_16x16x32_f16, 0, 2)
SPARSE(f16_32x32x16, f16x4, f16x8, f32x16, __builtin_amdgcn_smfmac_f32_32x32x16_f16, 0, 0)
SPARSE(bf16_16x16x32, b16x4, b16x8, f32x4, __builtin_amdgcn_smfmac_f32_16x16x32_bf16, 1, 3)
SPARSE(bf16_32x32x16, b16x4, b16x8, f32x16, __builtin_amdgcn_smfmac_f32_32x32x16_bf16, 0, 3)
SPARSE(i8_16x16x64, i32x2, i32x4, i32x4, __builtin_amdgcn_smfmac_i32_16x16x64_i8, 0, 1)
SPARSE(i8_32x32x32, i32x2, i32x4, i32x16, __builtin_amdgcn_smfmac_i32_32x32x32_i8, 0, 0)
SPARSE(fp8_fp8_16x16x64, i32x2, i32x4, f32x4, __builtin_amdgcn_smfmac_f32_16x16x64_fp8_fp8, 0, 0)
SPARSE(fp8_bf8_16x16x64, i32x2, i32x4, f32x4, __builtin_amdgcn_smfmac_f32_16x16x64_fp8_bf8, 0, 1)
SPARSE(bf8_fp8_16x16x64, i32x2, i32x4, f32x4, __builtin_amdgcn_smfmac_f32_16x16x64_bf8_fp8, 0, 0)
SPARSE(bf8_bf8_16x16x64, i32x2, i32x4, f32x4, __builtin_amdgcn_smfmac_f32_16x16x64_bf8_bf8, 0, 1)
SPARSE(fp8_fp8_32x32x32, i32x2, i32x4, f32x16, __builtin_amdgcn_smfmac_f32_32x32x32_fp8_fp8, 0, 0)
SPARSE(fp8_bf8_32x32x32, i32x2, i32x4, f32x16, __builtin_amdgcn_smfmac_f32_32x32x32_fp8_bf8, 0, 1)
SPARSE(bf8_fp8_32x32x32, i32x2, i32x4, f32x16, __builtin_amdgcn_smfmac_f32_32x32x32_bf8_fp8, 0, 0)
SPARSE(bf8_bf8_32x32x32, i32x2, i32x4, f32x16, __builtin_amdgcn_smfmac_f32_32x32x32_bf8_bf8, 0, 1)
#if defined(__gfx950__)
SPARSE(f16_16x16x64, f16x8, f16x16, f32x4, __builtin_amdgcn_smfmac_f32_16x16x64_f16, 0, 1)
SPARSE(f16_32x32x32, f16x8, f16x16, f32x16, __builtin_amdgcn_smfmac_f32_32x32x32_f16, 0, 0)
SPARSE(bf16_16x16x64, bf16x8, bf16x16, f32x4, __builtin_amdgcn_smfmac_f32_16x16x64_bf16, 0, 1)
SPARSE(bf16_32x32x32, bf16x8, bf16x16, f32x16, __builtin_amdgcn_smfmac_f32_32x32x32_bf16, 0, 0)
SPARSE(i8_16x16x128, i32x4, i32x8, i32x4, __builtin_amdgcn_smfmac_i32_16x16x128_i8, 0, 0)
SPARSE(i8_32x32x64, i32x4, i32x8, i32x16, __builtin_amdgcn_smfmac_i32_32x32x64_i8, 0, 0)
SPARSE(fp8_fp8_16x16x128, i32x4, i32x8, f32x4, __builtin_amdgcn_smfmac_f32_16x16x128_fp8_fp8, 0, 0)
SPARSE(fp8_bf8_16x16x128, i32x4, i32x8, f32x4, __builtin_amdgcn_smfmac_f32_16x16x128_fp8_bf8, 0, 0)
SPARSE(bf8_fp8_16x16x128, i32x4, i32x8, f32x4, __builtin_amdgcn_smfmac_f32_16x16x128_bf8_fp8, 0, 0)
SPARSE(bf8_bf8_16x16x128, i32x4, i32x8, f32x4, __builtin_amdgcn_smfmac_f32_16x16x128_bf8_bf8, 0, 0)
SPARSE(fp8_fp8_32x32x64, i32x4, i32x8, f32x16, __builtin_amdgcn_smfmac_f32_32x32x64_fp8_fp8, 0, 0)
SPARSE(fp8_bf8_32x32x64, i32x4, i32x8, f32x16, __builtin_amdgcn_smfmac_f32_32x32x64_fp8_bf8, 0, 0)
SPARSE(bf8_fp8_32x32x64, i32x4, i32x8, f32x16, __builtin_amdgcn_smfmac_f32_32x32x64_bf8_fp8, 0, 0)
SPARSE(bf8_bf8_32x32x64, i32x4, i32x8, f32x16, __builtin_amdgcn_smfmac_f32_32x32x64_bf8_bf8, 0, 0)
#endif
#endif
