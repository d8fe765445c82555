// SPDX-License-Identifier: MIT
// Accesses outside allocations: an error and a report, and the host's memory is unchanged.
#include "device_check.hpp"

#include <atomic>
#include <cstring>
#include <thread>

__global__ void write_at(int* p, size_t i) { p[i] = 5; }

int main(int argc, char** argv) {
  int* device = nullptr;
  check(hipMalloc(&device, 256), "hipMalloc");
  static int host[64];
  const char* which = argc > 1 ? argv[1] : "after";
  if (std::strcmp(which, "none") == 0) write_at<<<1, 1>>>(device, 63);
  if (std::strcmp(which, "after") == 0) write_at<<<1, 1>>>(device, 64);
  if (std::strcmp(which, "host") == 0) write_at<<<1, 1>>>(host, 3);
  if (std::strcmp(which, "null") == 0) write_at<<<1, 1>>>(nullptr, 0);
  if (std::strcmp(which, "freed") == 0) {
    check(hipFree(device), "hipFree");
    write_at<<<1, 1>>>(device, 0);
  }
  if (std::strcmp(which, "between") == 0) { // allocations are apart, also of whole pages
    int *first = nullptr, *second = nullptr;
    check(hipMalloc(&first, 4096), "hipMalloc");
    check(hipMalloc(&second, 4096), "hipMalloc");
    write_at<<<1, 1>>>(first, 1024);
  }
  if (std::strncmp(which, "queued", 6) == 0) { // freed when they run, not when they are called
    static std::atomic<bool> go = false;
    hipStream_t s = nullptr;
    check(hipStreamCreate(&s), "hipStreamCreate");
    check(hipLaunchHostFunc(
              s,
              [](void*) {
                while (!go) std::this_thread::yield();
              },
              nullptr),
          "hipLaunchHostFunc");
    check(hipFreeAsync(device, s), "hipFreeAsync");
    if (std::strcmp(which, "queued_copy") == 0)
      check(hipMemcpyAsync(host, device, 4, hipMemcpyDeviceToHost, s), "hipMemcpyAsync");
    if (std::strcmp(which, "queued_upload") == 0)
      check(hipMemcpyAsync(device, host, 4, hipMemcpyHostToDevice, s), "hipMemcpyAsync");
    if (std::strcmp(which, "queued_fill") == 0) check(hipMemsetAsync(device, 1, 4, s), "hipMemsetAsync");
    go = true;
  }
  const hipError_t error = hipDeviceSynchronize();
  expect(host[3] == 0, "the host's memory is unchanged");
  if (std::strcmp(which, "none") == 0) {
    check(error, "an access inside");
    std::puts("no fault");
    return 0;
  }
  expect(error == hipErrorLaunchFailure, "the error of a fault");
  void* more = nullptr;
  expect(hipMalloc(&more, 4) == hipErrorLaunchFailure, "the error stays");
  std::puts("the fault was reported");
}
