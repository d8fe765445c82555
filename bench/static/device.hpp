// SPDX-License-Identifier: MIT
// What the HIP C++ kernels here use in place of HIP's headers: ids, barriers, reductions and scans by DPP and LDS.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define KERNEL_OF(lanes, name)                                                                               \
  extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(lanes, lanes))) void name
#define KERNEL(name) KERNEL_OF(256, name)

constexpr int lanes = 256, waves = lanes / 64;
__device__ int thread() { return __builtin_amdgcn_workitem_id_x(); }
__device__ int lane() { return __builtin_amdgcn_mbcnt_hi(-1, __builtin_amdgcn_mbcnt_lo(-1, 0)); }
__device__ int wave() { return __builtin_amdgcn_readfirstlane(thread() >> 6); }
__device__ int block() { return __builtin_amdgcn_workgroup_id_x(); }
__device__ int thread_y() { return __builtin_amdgcn_workitem_id_y(); }
__device__ int block_y() { return __builtin_amdgcn_workgroup_id_y(); }
/// Workgroups of the grid: the first hidden argument, as HIP's gridDim.x reads it.
__device__ int blocks() {
  return *(const __attribute__((address_space(4))) int*)__builtin_amdgcn_implicitarg_ptr();
}
__device__ int blocks_y() {
  return ((const __attribute__((address_space(4))) int*)__builtin_amdgcn_implicitarg_ptr())[1];
}
__device__ void barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

struct sum {
  template<class T> static __device__ T of(T a, T b) { return a + b; }
};
struct most {
  static __device__ float of(float a, float b) { return __builtin_fmaxf(a, b); }
};
struct least {
  static __device__ int of(int a, int b) { return a < b ? a : b; }
};

/// The value of the lane that the DPP control names; of lanes without one `nothing`.
template<int Control, int Rows, class T> __device__ T moved(T nothing, T x) {
  return __builtin_bit_cast(T, __builtin_amdgcn_update_dpp(__builtin_bit_cast(int, nothing),
                                                           __builtin_bit_cast(int, x), Control, Rows, 0xf,
                                                           false));
}
template<class How, class T> __device__ T scan(T x, T nothing) {
  x = How::of(x, moved<0x111, 0xf>(nothing, x)); // row_shr
  x = How::of(x, moved<0x112, 0xf>(nothing, x));
  x = How::of(x, moved<0x114, 0xf>(nothing, x));
  x = How::of(x, moved<0x118, 0xf>(nothing, x));
  x = How::of(x, moved<0x142, 0xa>(nothing, x)); // row_bcast:15
  return How::of(x, moved<0x143, 0xc>(nothing, x));
}
template<class T> __device__ T last(T x) {
  return __builtin_bit_cast(T, __builtin_amdgcn_readlane(__builtin_bit_cast(int, x), 63));
}
/// The reduction of a workgroup.
template<class How, class T> __device__ T reduce(T x, T nothing) {
  __shared__ T of_waves[waves];
  x = last(scan<How>(x, nothing));
  of_waves[wave()] = x;
  barrier();
  T all = of_waves[0];
  for (int i = 1; i < waves; ++i) all = How::of(all, of_waves[i]);
  barrier();
  return all;
}
