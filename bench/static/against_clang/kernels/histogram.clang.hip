// SPDX-License-Identifier: MIT
#include "../../device.hpp"

KERNEL(histogram)(int* bins, const int* in, int n) {
  __builtin_assume(n <= 1 << 28 && blocks() <= 1 << 16);
  __shared__ int mine[256];
  mine[thread()] = 0;
  barrier();
  for (int i = block() * 256 + thread(); i < n; i += blocks() * 256)
    __hip_atomic_fetch_add(&mine[in[i] & 255], 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  barrier();
  __hip_atomic_fetch_add(&bins[thread()], mine[thread()], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
