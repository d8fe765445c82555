// SPDX-License-Identifier: MIT
// Two devices: copies between them, and kernels that access the other's memory. usage: device_peers enabled|not
#include "device_check.hpp"

#include <cstring>

__global__ void add(const int* from, int* to) { to[threadIdx.x] += from[threadIdx.x]; }

int main(int argc, char** argv) {
  int *mine = nullptr, *other = nullptr, can = 0, host[64] = {};
  check(hipMalloc(&mine, 256), "hipMalloc");
  check(hipSetDevice(1), "hipSetDevice");
  check(hipMalloc(&other, 256), "hipMalloc");
  check(hipMemsetD32(other, 5, 64), "hipMemsetD32");
  check(hipSetDevice(0), "hipSetDevice");
  check(hipMemcpyPeer(mine, 0, other, 1, 256), "hipMemcpyPeer");
  check(hipDeviceCanAccessPeer(&can, 0, 1), "hipDeviceCanAccessPeer");
  expect(can == 1 && hipDeviceCanAccessPeer(&can, 0, 2) == hipErrorInvalidDevice, "who can");
  expect(hipDeviceEnablePeerAccess(0, 0) == hipErrorInvalidDevice, "its own peer");
  expect(hipDeviceDisablePeerAccess(1) == hipErrorPeerAccessNotEnabled, "not enabled");
  (void)hipGetLastError();
  if (argc > 1 && std::strcmp(argv[1], "enabled") == 0) {
    check(hipDeviceEnablePeerAccess(1, 0), "hipDeviceEnablePeerAccess");
    expect(hipDeviceEnablePeerAccess(1, 0) == hipErrorPeerAccessAlreadyEnabled, "enabled twice");
  }
  add<<<1, 64>>>(other, mine);
  const hipError_t error = hipDeviceSynchronize();
  if (error != hipSuccess) {
    std::printf("the kernel was stopped: %s\n", hipGetErrorName(error));
    return 0;
  }
  check(hipMemcpyPeerAsync(other, 1, mine, 0, 256, nullptr), "hipMemcpyPeerAsync");
  check(hipMemcpy(host, other, 256, hipMemcpyDeviceToHost), "hipMemcpy");
  expect(host[0] == 10 && host[63] == 10, "the sum");
  std::puts("peers are right");
}
