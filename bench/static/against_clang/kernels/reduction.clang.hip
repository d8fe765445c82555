// SPDX-License-Identifier: MIT
#include "../../device.hpp"

typedef int i32x4 __attribute__((ext_vector_type(4)));

KERNEL(reduction)(int* out, const int* in, int n) {
  __builtin_assume(n <= 1 << 28 && blocks() <= 1 << 16);
  int total = 0;
  for (int i = (block() * 256 + thread()) * 4; i < n; i += blocks() * 1024) {
    const i32x4 four = *(const i32x4*)(in + i);
    for (int j = 0; j < 4; ++j) total += four[j];
  }
  total = reduce<sum>(total, 0);
  if (thread() == 0) __hip_atomic_fetch_add(out, total, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
