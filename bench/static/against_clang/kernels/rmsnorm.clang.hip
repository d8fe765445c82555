// SPDX-License-Identifier: MIT
#include "../../device.hpp"

KERNEL(rmsnorm)(float* out, const float* in, const float* weight, int columns, float reciprocal,
                float epsilon) {
  __builtin_assume(columns <= 1 << 28);
  const long row = (long)block() * columns;
  const float* x = in + row;
  float* y = out + row;
  float squares = 0;
  for (int i = thread(); i < columns; i += 256) squares = x[i] * x[i] + squares;
  const float scale = __builtin_amdgcn_rsqf(reduce<sum>(squares, 0.0f) * reciprocal + epsilon);
  for (int i = thread(); i < columns; i += 256) y[i] = x[i] * scale * weight[i];
}
