// SPDX-License-Identifier: MIT
// A wave's bitonic sort in HIP C++, to be compiled when it is needed.
#include <hip/hip_runtime.h>

__global__ void sort_64(float* out, const float* in) {
  const unsigned lane = threadIdx.x & 63;
  const unsigned place = blockIdx.x * blockDim.x + threadIdx.x;
  float value = in[place];
  for (unsigned size = 2; size <= 64; size *= 2)
    for (unsigned distance = size / 2; distance > 0; distance /= 2) {
      const float other = __shfl_xor(value, static_cast<int>(distance));
      const bool least = ((lane & size) == 0) == ((lane & distance) == 0);
      value = least ? fminf(value, other) : fmaxf(value, other);
    }
  out[place] = value;
}

extern "C" int sort_64_launch(float* out, const float* in, int count, hipStream_t stream) {
  sort_64<<<count, 64, 0, stream>>>(out, in);
  return hipGetLastError();
}
