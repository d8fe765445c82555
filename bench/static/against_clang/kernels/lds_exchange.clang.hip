// SPDX-License-Identifier: MIT
#include "../../device.hpp"

KERNEL_OF(128, lds_exchange)(int* out, const int* in) {
  __shared__ int shared[128];
  const int i = thread();
  shared[i] = in[i];
  barrier();
  out[i] = shared[127 - i];
}
