// SPDX-License-Identifier: MIT
#include "../../device.hpp"

typedef float f32x4 __attribute__((ext_vector_type(4)));

KERNEL_OF(128, gemv)(float* y, const float* a, const float* x) {
  const int row = thread();
  const f32x4 elements = *(const f32x4*)(a + row * 4);
  float sum = 0;
  for (int j = 0; j < 4; ++j) sum = elements[j] * x[j] + sum;
  y[row] = sum;
}
