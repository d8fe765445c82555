// SPDX-License-Identifier: MIT
// Limits of the device, and hints, which change no result.
#include "device_check.hpp"

#include <cstring>

/// Takes about 100 bytes of stack a level, in a way that the compiler can neither count nor turn into a loop.
__device__ __noinline__ int add_down(int n, volatile int* kept) {
  volatile int own[16] = {};
  own[n % 16] = n + kept[n % 16];
  const int part = own[n % 16] - kept[n % 16];
  return n == 0 ? part : part + add_down(n - 1, own);
}
__global__ void recurse(int* out, int levels) {
  volatile int none[16] = {};
  *out = add_down(levels, none);
}
__global__ void set(int* out) { *out = 5; }

int main() {
  size_t stack = 0, heap = 0;
  check(hipDeviceGetLimit(&stack, hipLimitStackSize), "hipDeviceGetLimit");
  check(hipDeviceGetLimit(&heap, hipLimitMallocHeapSize), "hipDeviceGetLimit");
  expect(stack == 1024 && heap > 0, "limits at first");
  check(hipDeviceSetLimit(hipLimitStackSize, 100000), "hipDeviceSetLimit");
  check(hipDeviceGetLimit(&stack, hipLimitStackSize), "hipDeviceGetLimit");
  expect(stack == 100000, "the limit that was set");
  check(hipDeviceSetLimit(hipLimitMallocHeapSize, 1 << 24), "hipDeviceSetLimit");
  check(hipDeviceGetLimit(&heap, hipLimitMallocHeapSize), "hipDeviceGetLimit");
  expect(heap == 1 << 24, "the heap that was set");
  expect(hipDeviceSetLimit(hipLimitStackSize, 131072) == hipErrorInvalidValue, "too much stack");
  expect(hipDeviceSetLimit(hipLimitPrintfFifoSize, 1024) == hipErrorUnsupportedLimit, "no limit");
  expect(hipDeviceSetLimit(hipLimitRange, 1024) == hipErrorInvalidValue, "beyond all limits");
  int* out = nullptr;
  check(hipMallocManaged(&out, 64), "hipMallocManaged");
  constexpr int levels = 400; // more than 16 KB in all
  recurse<<<1, 1>>>(out, levels);
  check(hipDeviceSynchronize(), "recurse");
  expect(*out == levels * (levels + 1) / 2, "the sum of all levels");

  check(hipMemAdvise(out, 64, hipMemAdviseSetReadMostly, 0), "hipMemAdvise");
  check(hipMemPrefetchAsync(out, 64, 0, nullptr), "hipMemPrefetchAsync");
  check(hipMemPrefetchAsync(out, 64, hipCpuDeviceId, nullptr), "hipMemPrefetchAsync to the host");
  expect(hipMemPrefetchAsync(out, 65, 0, nullptr) == hipErrorInvalidValue, "more than there is");
  expect(hipMemAdvise(nullptr, 64, hipMemAdviseSetReadMostly, 0) == hipErrorInvalidValue, "no memory");
  const auto* f = reinterpret_cast<const void*>(set);
  check(hipFuncSetCacheConfig(f, hipFuncCachePreferL1), "hipFuncSetCacheConfig");
  check(hipFuncSetSharedMemConfig(f, hipSharedMemBankSizeEightByte), "hipFuncSetSharedMemConfig");
  check(hipDeviceSetCacheConfig(hipFuncCachePreferShared), "hipDeviceSetCacheConfig");
  expect(hipDeviceSetCacheConfig(static_cast<hipFuncCache_t>(4)) == hipErrorInvalidValue, "no such config");
  hipFuncCache_t cache;
  hipSharedMemConfig banks;
  check(hipDeviceGetCacheConfig(&cache), "hipDeviceGetCacheConfig");
  check(hipDeviceGetSharedMemConfig(&banks), "hipDeviceGetSharedMemConfig");
  expect(cache == hipFuncCachePreferNone && banks == hipSharedMemBankSizeFourByte, "configs");
  set<<<1, 1>>>(out);
  check(hipDeviceSynchronize(), "set");
  expect(*out == 5, "hints change nothing");

  hipDeviceProp_t properties;
  hipUUID uuid;
  check(hipGetDeviceProperties(&properties, 0), "hipGetDeviceProperties");
  check(hipDeviceGetUuid(&uuid, 0), "hipDeviceGetUuid");
  expect(std::memcmp(&uuid, &properties.uuid, sizeof(uuid)) == 0, "the device's identifier");
  std::puts("limits are right");
}
