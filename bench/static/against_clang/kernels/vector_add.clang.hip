// SPDX-License-Identifier: MIT
#include "../../device.hpp"

KERNEL(vector_add)(float* c, const float* a, const float* b, int n) {
  __builtin_assume(n <= 1 << 28);
  const int i = block() * 256 + thread();
  if (i < n) c[i] = a[i] + b[i];
}
