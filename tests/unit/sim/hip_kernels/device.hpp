// SPDX-License-Identifier: MIT
// What the kernels here need of HIP, without HIP's headers.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define KERNEL extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(1, 256))) void

using i8 = signed char;
using i16 = short;
using i32 = int;
using i64 = long long;
using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned int;
using u64 = unsigned long long;
using f16 = _Float16;
using bf16 = __bf16;
using f32 = float;
using f64 = double;

template<class T, int N> using vec = T __attribute__((ext_vector_type(N)));

__device__ inline u32 lane_in_block() { return __builtin_amdgcn_workitem_id_x(); }
__device__ inline u32 block_id() { return __builtin_amdgcn_workgroup_id_x(); }
__device__ inline u32 block_width() { return __builtin_amdgcn_workgroup_size_x(); }
/// Number of the work-item in a one-dimensional grid.
__device__ inline u32 item() { return block_id() * block_width() + lane_in_block(); }

__device__ inline void sync() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
