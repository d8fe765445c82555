// SPDX-License-Identifier: MIT
// Which devices there are, functions that are not supported, and calls before main and after it.
#include "device_check.hpp"

#include <cstring>

__global__ void set(int* p) { *p = 4; }

/// Calls the runtime before the program's kernels are registered and after they are unregistered.
struct early_and_late {
  int* p = nullptr;
  early_and_late() { (void)hipMalloc(&p, 4); }
  ~early_and_late() { std::printf("freed after main: %s\n", hipGetErrorName(hipFree(p))); }
};
early_and_late global;

int main() {
  int count = 0;
  const hipError_t error = hipGetDeviceCount(&count);
  std::printf("%d devices, %s\n", count, hipGetErrorName(error));
  for (int i = 0; i < count; ++i) {
    check(hipSetDevice(i), "hipSetDevice");
    hipDeviceProp_t properties;
    check(hipGetDeviceProperties(&properties, i), "hipGetDeviceProperties");
    int* p = nullptr;
    check(hipMallocManaged(&p, 4), "hipMallocManaged");
    set<<<1, 1>>>(p);
    const hipError_t launched = hipGetLastError();
    check(hipDeviceSynchronize(), "hipDeviceSynchronize");
    std::printf("%s: %s, %s\n", properties.name, hipGetErrorName(launched), *p == 4 ? "ran" : "did not run");
  }
  hipMemPool_t pool = nullptr;
  const hipMemPoolProps props = {};
  for (int i = 0; i < 2; ++i)
    std::printf("hipMemPoolCreate: %s\n", hipGetErrorName(hipMemPoolCreate(&pool, &props)));
  if (count == 0) set<<<1, 1>>>(nullptr);
  std::puts("end");
}
