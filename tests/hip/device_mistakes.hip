// SPDX-License-Identifier: MIT
// One mistake of each kind that the checks find: usage: device_mistakes MISTAKE...
#include "device_check.hpp"

#include <cstring>

__global__ void write_at(int* p, size_t i) { p[i] = 5; }

/// Without a barrier between the writes and the reads of other waves.
__global__ void reverse(int* p) {
  __shared__ int values[256];
  values[threadIdx.x] = p[threadIdx.x];
  p[threadIdx.x] = values[255 - threadIdx.x];
}

/// What it leaves depends on the order of the workgroup's waves.
__global__ void append(int* p) {
  if (threadIdx.x % 64 == 0) p[1 + atomicAdd(p, 1)] = static_cast<int>(threadIdx.x / 64);
}

int main(int argc, char** argv) {
  constexpr size_t bytes = 1024;
  int* p = nullptr;
  int* other = nullptr;
  check(hipMalloc(&p, bytes), "hipMalloc");
  check(hipHostMalloc(&other, bytes), "hipHostMalloc");
  static char host[4 * bytes];
  for (int i = 1; i < argc; ++i) {
    const auto is = [which = argv[i]](const char* name) { return std::strcmp(which, name) == 0; };
    if (is("copy"))
      expect(hipMemcpy(host, p, bytes + 4, hipMemcpyDeviceToHost) == hipErrorInvalidValue, "copy");
    if (is("fill")) expect(hipMemset(p + 1, 0, bytes) == hipErrorInvalidValue, "fill");
    if (is("wrong_free")) expect(hipFree(other) == hipErrorInvalidValue, "wrong_free");
    if (is("inner_free")) expect(hipFree(p + 1) == hipErrorInvalidValue, "inner_free");
    if (is("race")) reverse<<<1, 256>>>(p);
    if (is("after")) write_at<<<2, 1>>>(p, bytes / 4 + 1);
    if (is("order")) {
      append<<<1, 1024>>>(p);
      check(hipMemcpy(host, p, 68, hipMemcpyDeviceToHost), "hipMemcpy");
      for (int k = 0; k < 17; ++k) std::printf("%d ", reinterpret_cast<int*>(host)[k]);
      std::puts("are the waves");
    }
    if (is("double_free")) {
      check(hipFree(p), "hipFree");
      expect(hipFree(p) == hipErrorInvalidValue, "double_free");
    }
    if (is("async_twice")) {
      check(hipFreeAsync(p, nullptr), "hipFreeAsync");
      expect(hipFreeAsync(p, nullptr) == hipErrorInvalidValue, "async_twice");
    }
    if (is("freed")) {
      check(hipFree(p), "hipFree");
      expect(hipMemcpy(host, p, 4, hipMemcpyDefault) == hipErrorInvalidValue, "a copy of freed memory");
      write_at<<<1, 1>>>(p, 3);
    }
    if (is("free")) check(hipFree(p), "hipFree");
    if (is("free_host")) check(hipHostFree(other), "hipHostFree");
  }
  (void)hipDeviceSynchronize();
  std::puts("done");
}
