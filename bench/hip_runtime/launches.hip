// SPDX-License-Identifier: MIT
// What run.py measures: one wave launched many times, in the program's own process. usage: launches [COUNT]
#include <hip/hip_runtime.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

__global__ void add(int* p) { p[threadIdx.x] += 1; }

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 10000;
  int* p = nullptr;
  int first = 0;
  if (hipMalloc(&p, 256) != hipSuccess) return 1;
  add<<<1, 64>>>(p); // loads the module
  if (hipDeviceSynchronize() != hipSuccess) return 1;
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < count; ++i) add<<<1, 64>>>(p);
  if (hipDeviceSynchronize() != hipSuccess) return 1;
  const std::chrono::duration<double, std::micro> all = std::chrono::steady_clock::now() - begin;
  if (hipMemcpy(&first, p, 4, hipMemcpyDeviceToHost) != hipSuccess || first != count + 1) return 1;
  std::printf("%.2f us a launch\n", all.count() / count);
}
