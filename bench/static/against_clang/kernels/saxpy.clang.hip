// SPDX-License-Identifier: MIT
#include "../../device.hpp"

KERNEL(saxpy)(float* y, const float* x, float a, int n) {
  const int i = block() * 256 + thread();
  if (i < n) y[i] = a * x[i] + y[i];
}
