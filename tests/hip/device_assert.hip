// SPDX-License-Identifier: MIT
// assert in a kernel: its message, and the error that stays after it.
#undef NDEBUG
#include "device_check.hpp"

#include <cassert>

__global__ void check_positive(const int* values) { assert(values[threadIdx.x] > 0 && "must be positive"); }

int main() {
  int values[64], *device = nullptr;
  for (int& v : values) v = 1;
  check(hipMalloc(&device, sizeof(values)), "hipMalloc");
  check(hipMemcpy(device, values, sizeof(values), hipMemcpyHostToDevice), "hipMemcpy");
  check_positive<<<1, 64>>>(device);
  check(hipDeviceSynchronize(), "a condition that holds");
  values[17] = -1;
  check(hipMemcpy(device, values, sizeof(values), hipMemcpyHostToDevice), "hipMemcpy");
  check_positive<<<1, 64>>>(device);
  expect(hipDeviceSynchronize() == hipErrorLaunchFailure, "hipDeviceSynchronize after an assert");
  expect(hipGetLastError() == hipErrorLaunchFailure, "the error stays");
  expect(hipFree(device) == hipErrorLaunchFailure, "hipFree after an assert");
  std::puts("the assert was reported");
}
