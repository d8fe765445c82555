// SPDX-License-Identifier: MIT
// The scaled MFMA of gfx950 with each pair of formats: a kernel a pair and shape, each lane with scales of its own.
#include "device.hpp"

#if defined(__gfx950__)
using f32x4 = vec<f32, 4>;
using f32x16 = vec<f32, 16>;
using i32x8 = vec<i32, 8>;

// CBSZ and BLGP name the formats; which byte of a scale counts is the formats' sum modulo 4, and A's number.
#define SCALED(shape, name, D, builtin, a_format, b_format)                                                  \
  KERNEL scaled_##shape##_##name(D* d, const i32x8* a, const i32x8* b, const D* c, const i32* scale_a,       \
                                 const i32* scale_b) {                                                       \
    const u32 l = lane_in_block();                                                                           \
    d[l] = builtin(a[l], b[l], c[l], a_format, b_format, (a_format + b_format) % 4, scale_a[l],              \
                   a_format % 4, scale_b[l]);                                                                \
  }
#define BOTH(name, a_format, b_format)                                                                       \
  SCALED(16, name, f32x4, __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4, a_format, b_format)              \
  SCALED(32, name, f32x16, __builtin_amdgcn_mfma_scale_f32_32x32x64_f8f6f4, a_format, b_format)
BOTH(00, 0, 0)
BOTH(01, 0, 1)
BOTH(02, 0, 2)
BOTH(03, 0, 3)
BOTH(04, 0, 4)
BOTH(10, 1, 0)
BOTH(11, 1, 1)
BOTH(12, 1, 2)
BOTH(13, 1, 3)
BOTH(14, 1, 4)
BOTH(20, 2, 0)
BOTH(21, 2, 1)
BOTH(22, 2, 2)
BOTH(23, 2, 3)
BOTH(24, 2, 4)
BOTH(30, 3, 0)
BOTH(31, 3, 1)
BOTH(32, 3, 2)
BOTH(33, 3, 3)
BOTH(34, 3, 4)
BOTH(40, 4, 0)
BOTH(41, 4, 1)
BOTH(42, 4, 2)
BOTH(43, 4, 3)
BOTH(44, 4, 4)

/// Without scales of their own: constants of 2^-1 and 2^2.
KERNEL constant_scales(f32x4* d, const i32x8* a, const i32x8* b, const f32x4* c) {
  const u32 l = lane_in_block();
  d[l] = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(a[l], b[l], c[l], 0, 0, 0, 126, 0, 129);
}
/// Scales of 1 everywhere: the compiler drops them and uses v_mfma_f32_16x16x128_f8f6f4.
KERNEL no_scales(f32x4* d, const i32x8* a, const i32x8* b, const f32x4* c) {
  const u32 l = lane_in_block();
  d[l] = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(a[l], b[l], c[l], 0, 0, 0, 0, 0, 0);
}
#endif
