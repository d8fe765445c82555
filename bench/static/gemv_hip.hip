// SPDX-License-Identifier: MIT
// The GEMV of kiln/kernel/gemv.hpp in HIP C++: the same spread over waves, the same loads in flight, the same dot products.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))

typedef float f32x4 __attribute__((ext_vector_type(4)));
typedef float f32x2 __attribute__((ext_vector_type(2)));
typedef _Float16 f16x2 __attribute__((ext_vector_type(2)));
typedef __bf16 bf16x2 __attribute__((ext_vector_type(2)));
typedef unsigned u32x4 __attribute__((ext_vector_type(4)));

// Sums are pairs, as in Kiln's kernel: clang makes v_pk_fma_f32 of them.
template<class T> struct element;
template<> struct element<float> {
  static __device__ f32x2 multiply(f32x2 sum, u32x4 a, u32x4 x) {
    const f32x4 p = __builtin_bit_cast(f32x4, a), q = __builtin_bit_cast(f32x4, x);
    return p.hi * q.hi + (p.lo * q.lo + sum);
  }
};
template<> struct element<_Float16> {
  static __device__ f32x2 multiply(f32x2 sum, u32x4 a, u32x4 x) {
    for (int i = 0; i < 4; ++i) {
      const unsigned ai = a[i], xi = x[i];
      sum.x =
          __builtin_amdgcn_fdot2(__builtin_bit_cast(f16x2, ai), __builtin_bit_cast(f16x2, xi), sum.x, false);
    }
    return sum;
  }
};
template<> struct element<__bf16> {
  static __device__ f32x2 multiply(f32x2 sum, u32x4 a, u32x4 x) {
    for (int i = 0; i < 4; ++i) {
      const unsigned ai = a[i], xi = x[i];
      const bf16x2 p = __builtin_bit_cast(bf16x2, ai), q = __builtin_bit_cast(bf16x2, xi);
#if defined __gfx950__
      sum.x = __builtin_amdgcn_fdot2_f32_bf16(p, q, sum.x, false);
#else
      sum = __builtin_convertvector(p, f32x2) * __builtin_convertvector(q, f32x2) + sum;
#endif
    }
    return sum;
  }
};

__device__ float shuffled(float v, int lanes) {
  const int lane = __builtin_amdgcn_mbcnt_hi(-1, __builtin_amdgcn_mbcnt_lo(-1, 0));
  return __builtin_bit_cast(float,
                            __builtin_amdgcn_ds_bpermute((lane ^ lanes) * 4, __builtin_bit_cast(int, v)));
}

template<class T> __device__ void gemv(T* y, const T* a, const T* x, int rows, int columns) {
  constexpr int of_wave = 4, steps = 4;
  const int thread = __builtin_amdgcn_workitem_id_x(), lane = thread & 63;
  const int first =
      __builtin_amdgcn_workgroup_id_x() * 16 + __builtin_amdgcn_readfirstlane(thread >> 6) * of_wave;
  const long bytes = (long)columns * sizeof(T);
  const char* row[of_wave];
  for (int r = 0; r < of_wave; ++r)
    row[r] = (const char*)a + __builtin_elementwise_min(first + r, rows - 1) * bytes;
  f32x2 sum[of_wave] = {};
  int at = lane * 16;
  for (int done = 0; done + steps * 1024 <= bytes; done += steps * 1024, at += steps * 1024) {
    u32x4 av[steps][of_wave], xv[steps];
#pragma unroll
    for (int s = 0; s < steps; ++s) {
      xv[s] = *(const u32x4*)((const char*)x + at + s * 1024);
#pragma unroll
      for (int r = 0; r < of_wave; ++r) av[s][r] = *(const u32x4*)(row[r] + at + s * 1024);
    }
#pragma unroll
    for (int s = 0; s < steps; ++s)
#pragma unroll
      for (int r = 0; r < of_wave; ++r) sum[r] = element<T>::multiply(sum[r], av[s][r], xv[s]);
  }
  for (int r = 0; r < of_wave; ++r) {
    float total = sum[r].x + sum[r].y;
    for (int lanes = 1; lanes < 64; lanes *= 2) total += shuffled(total, lanes);
    if (lane == r && first + r < rows) y[first + r] = (T)total;
  }
}

#define KERNEL(name, T)                                                                                      \
  extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(256, 256))) void name(                    \
      T* y, const T* a, const T* x, int rows, int columns) {                                                 \
    gemv<T>(y, a, x, rows, columns);                                                                         \
  }
KERNEL(gemv_f32, float)
KERNEL(gemv_f16, _Float16)
KERNEL(gemv_bf16, __bf16)
