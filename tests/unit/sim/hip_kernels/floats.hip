// SPDX-License-Identifier: MIT
// Floating point of every type, conversions, approximations. Results lie in planes of n elements.
#include "device.hpp"

template<class T> __device__ T fused(T a, T b, T c) { return __builtin_elementwise_fma(a, b, c); }

template<class T> __device__ void arithmetic(T* out, const T* a, const T* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const T x = a[i], y = b[i];
  const T results[] = {x + y,         x - y,
                       x * y,         fused(x, y, x),
                       x < y ? x : y, x <= y ? T(1) : T(0),
                       -x * y,        x == y ? y : __builtin_elementwise_abs(x)};
  for (u32 r = 0; r < 8; ++r) out[r * n + i] = results[r];
}
KERNEL arithmetic_f16(f16* out, const f16* a, const f16* b, u32 n) { arithmetic(out, a, b, n); }
KERNEL arithmetic_f32(f32* out, const f32* a, const f32* b, u32 n) { arithmetic(out, a, b, n); }
KERNEL arithmetic_f64(f64* out, const f64* a, const f64* b, u32 n) { arithmetic(out, a, b, n); }
KERNEL arithmetic_bf16(bf16* out, const bf16* a, const bf16* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const bf16 x = a[i], y = b[i];
  const bf16 results[] = {x + y, x - y, x * y, x < y ? x : y,
                          static_cast<bf16>(static_cast<f32>(x) * 0.375f)};
  for (u32 r = 0; r < 5; ++r) out[r * n + i] = results[r];
}

template<class T> __device__ void rounding(T* out, const T* a, const T* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const T x = a[i], y = b[i];
  const T results[] = {__builtin_elementwise_floor(x),       __builtin_elementwise_ceil(x),
                       __builtin_elementwise_trunc(x),       __builtin_elementwise_rint(x),
                       __builtin_elementwise_copysign(x, y), __builtin_elementwise_roundeven(y)};
  for (u32 r = 0; r < 6; ++r) out[r * n + i] = results[r];
}
KERNEL rounding_f16(f16* out, const f16* a, const f16* b, u32 n) { rounding(out, a, b, n); }
KERNEL rounding_f32(f32* out, const f32* a, const f32* b, u32 n) { rounding(out, a, b, n); }
KERNEL rounding_f64(f64* out, const f64* a, const f64* b, u32 n) { rounding(out, a, b, n); }

KERNEL division_f32(f32* out, const f32* a, const f32* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  out[i] = a[i] / b[i];
  out[n + i] = __builtin_sqrtf(a[i]);
}
KERNEL division_f64(f64* out, const f64* a, const f64* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  out[i] = a[i] / b[i];
  out[n + i] = __builtin_sqrt(a[i]);
}
KERNEL division_f16(f16* out, const f16* a, const f16* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  out[i] = a[i] / b[i];
  out[n + i] = __builtin_elementwise_sqrt(a[i]);
}

template<class T> __device__ void packed(vec<T, 2>* out, const vec<T, 2>* a, const vec<T, 2>* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const vec<T, 2> x = a[i], y = b[i];
  const vec<T, 2> results[] = {x + y, x * y, fused(x, y, y), fused(x.yx, y, -x), fused(x.xx, -y.yy, y)};
  for (u32 r = 0; r < 5; ++r) out[r * n + i] = results[r];
}
KERNEL packed_f16(vec<f16, 2>* out, const vec<f16, 2>* a, const vec<f16, 2>* b, u32 n) {
  packed<f16>(out, a, b, n);
}
KERNEL packed_f32(vec<f32, 2>* out, const vec<f32, 2>* a, const vec<f32, 2>* b, u32 n) {
  packed<f32>(out, a, b, n);
}

/// Values of the machine's approximations, for a comparison with a bound.
KERNEL approximations_f32(f32* out, const f32* a, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const f32 x = a[i];
  const f32 results[] = {__builtin_amdgcn_exp2f(x), __builtin_amdgcn_logf(x),  __builtin_amdgcn_rcpf(x),
                         __builtin_amdgcn_rsqf(x),  __builtin_amdgcn_sqrtf(x), __builtin_amdgcn_sinf(x),
                         __builtin_amdgcn_cosf(x),  __builtin_amdgcn_fractf(x)};
  for (u32 r = 0; r < 8; ++r) out[r * n + i] = results[r];
}
KERNEL approximations_f16(f16* out, const f16* a, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const f16 x = a[i];
  const f16 results[] = {
      static_cast<f16>(__builtin_amdgcn_rcph(x)),  static_cast<f16>(__builtin_amdgcn_rsqh(x)),
      static_cast<f16>(__builtin_amdgcn_sqrth(x)), static_cast<f16>(__builtin_amdgcn_sinh(x)),
      static_cast<f16>(__builtin_amdgcn_cosh(x)),  static_cast<f16>(__builtin_amdgcn_fracth(x))};
  for (u32 r = 0; r < 6; ++r) out[r * n + i] = results[r];
}
KERNEL approximations_f64(f64* out, const f64* a, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const f64 x = a[i];
  const f64 results[] = {__builtin_amdgcn_rcp(x), __builtin_amdgcn_rsq(x), __builtin_amdgcn_sqrt(x),
                         __builtin_amdgcn_fract(x)};
  for (u32 r = 0; r < 4; ++r) out[r * n + i] = results[r];
}
/// What clang makes of the library's functions.
KERNEL functions_f32(f32* out, const f32* a, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const f32 x = a[i], p = __builtin_fabsf(x) + 0.001f;
  const f32 results[] = {__builtin_expf(x), __builtin_logf(p), __builtin_exp2f(x), __builtin_log2f(p),
                         __builtin_log10f(p)};
  for (u32 r = 0; r < 5; ++r) out[r * n + i] = results[r];
}
KERNEL parts_f32(f32* out, const f32* a, const i32* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const f32 x = a[i];
  out[i] = __builtin_amdgcn_frexp_mantf(x);
  out[n + i] = static_cast<f32>(__builtin_amdgcn_frexp_expf(x));
  out[2 * n + i] = __builtin_amdgcn_ldexpf(x, b[i] % 40);
  out[3 * n + i] = __builtin_amdgcn_fmed3f(x, 1.5f, -2.0f);
  out[4 * n + i] = __builtin_amdgcn_classf(x, 0x1f8) ? 1.0f : 0.0f; // finite
  out[5 * n + i] = __builtin_fminf(__builtin_fmaxf(x, -3.0f), 5.0f);
}

KERNEL to_floats(f32* out, f64* wide, f16* narrow, const u64* a, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const u64 x = a[i];
  const f32 results[] = {static_cast<f32>(static_cast<i32>(x)),     static_cast<f32>(static_cast<u32>(x)),
                         static_cast<f32>(static_cast<i64>(x)),     static_cast<f32>(x),
                         static_cast<f32>(static_cast<u8>(x >> 8)), static_cast<f32>(static_cast<i16>(x))};
  for (u32 r = 0; r < 6; ++r) out[r * n + i] = results[r];
  const f64 doubles[] = {static_cast<f64>(static_cast<i32>(x)), static_cast<f64>(static_cast<u32>(x)),
                         static_cast<f64>(static_cast<i64>(x)), static_cast<f64>(x)};
  for (u32 r = 0; r < 4; ++r) wide[r * n + i] = doubles[r];
  narrow[i] = static_cast<f16>(static_cast<i16>(x));
  narrow[n + i] = static_cast<f16>(static_cast<u16>(x));
}
/// Operands are in range: what C++ defines.
KERNEL to_integers(i64* out, const f32* a, const f64* b, const f16* c, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const f32 x = a[i];
  const f64 y = b[i];
  const f32 positive = __builtin_fabsf(x);
  const i64 results[] = {static_cast<i32>(x),
                         static_cast<i64>(static_cast<u32>(positive)),
                         static_cast<i64>(x * 1e6f),
                         static_cast<i64>(static_cast<u64>(positive * 1e9f)),
                         static_cast<i32>(y),
                         static_cast<i64>(y * 1e6),
                         static_cast<i64>(static_cast<u64>(__builtin_fabs(y) * 1e9)),
                         static_cast<i16>(c[i])};
  for (u32 r = 0; r < 8; ++r) out[r * n + i] = results[r];
}
KERNEL between_floats(u64* out, const f64* a, const f32* b, const f16* c, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const vec<f16, 2> cut = __builtin_bit_cast(vec<f16, 2>, __builtin_amdgcn_cvt_pkrtz(b[i], -b[i]));
  const u64 results[] = {
      __builtin_bit_cast(u32, static_cast<f32>(a[i])),  __builtin_bit_cast(u16, static_cast<f16>(b[i])),
      __builtin_bit_cast(u64, static_cast<f64>(b[i])),  __builtin_bit_cast(u32, static_cast<f32>(c[i])),
      __builtin_bit_cast(u16, static_cast<bf16>(b[i])), __builtin_bit_cast(u32, cut)};
  for (u32 r = 0; r < 6; ++r) out[r * n + i] = results[r];
}

#if defined(__gfx942__) || defined(__gfx950__)
/// By value: clang 22 takes the first element for every one when __builtin_bit_cast is given a vector's element.
__device__ u32 bits_of(f32 x) { return __builtin_bit_cast(u32, x); }
/// 8-bit floats: packs of both kinds, and back.
KERNEL small_floats(u32* out, const f32* a, const f32* b, u32 n) {
  const u32 i = item();
  if (i >= n) return;
  const f32 x = a[i], y = b[i];
  i32 fp8 = __builtin_amdgcn_cvt_pk_fp8_f32(x, y, 0, false);
  fp8 = __builtin_amdgcn_cvt_pk_fp8_f32(y, -x, fp8, true);
  i32 bf8 = __builtin_amdgcn_cvt_pk_bf8_f32(x, y, 0, false);
  bf8 = __builtin_amdgcn_cvt_pk_bf8_f32(y, -x, bf8, true);
  const vec<f32, 2> low = __builtin_amdgcn_cvt_pk_f32_fp8(fp8, false),
                    high = __builtin_amdgcn_cvt_pk_f32_bf8(bf8, true);
  const u32 results[] = {static_cast<u32>(fp8),
                         static_cast<u32>(bf8),
                         bits_of(low.x),
                         bits_of(low.y),
                         bits_of(high.x),
                         bits_of(high.y),
                         __builtin_bit_cast(u32, __builtin_amdgcn_cvt_f32_fp8(fp8, 2)),
                         __builtin_bit_cast(u32, __builtin_amdgcn_cvt_f32_bf8(bf8, 3))};
  for (u32 r = 0; r < 8; ++r) out[r * n + i] = results[r];
}
#endif
