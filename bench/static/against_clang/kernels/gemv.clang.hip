// SPDX-License-Identifier: MIT
#include "../../device.hpp"

typedef float f32x4 __attribute__((ext_vector_type(4)));

KERNEL(gemv)(float* y, const float* a, const float* x, int rows, int columns) {
  __builtin_assume(columns >= 0 && columns <= 1 << 28);
  const int row = block() * 4 + wave();
  if (row >= rows) return;
  const float* elements = a + (long)row * columns;
  float total = 0;
  for (int i = 0; i < columns; i += 256) {
    const f32x4 left = *(const f32x4*)(elements + i + lane() * 4),
                right = *(const f32x4*)(x + i + lane() * 4);
    for (int j = 0; j < 4; ++j) total = left[j] * right[j] + total;
  }
  total = last(scan<sum>(total, 0.0f));
  if (lane() == 0) y[row] = total;
}
