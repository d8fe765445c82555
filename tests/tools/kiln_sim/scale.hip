// SPDX-License-Identifier: MIT
// A kernel with a table in .rodata, a variable in .data and an argument of each sort.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __constant__ __attribute__((constant))

__constant__ float weights[4] = {1, 2, 4, 8};
__device__ float bias = 0.5f;

extern "C" __global__ void scale(float* out, const float* in, float factor, int n) {
  const int i = static_cast<int>(__builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() +
                                 __builtin_amdgcn_workitem_id_x());
  if (i < n) out[i] = in[i] * factor * weights[i % 4] + bias;
}
