// SPDX-License-Identifier: MIT
// A grid that fills all cores of the host: kernels at kiln_sim's speed. usage: wide [GROUPS]
#include <hip/hip_runtime.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

__global__ void mix(unsigned* p) {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; i < 2000; ++i) x = x * 1664525u + 1013904223u;
  p[blockIdx.x * blockDim.x + threadIdx.x] = x;
}

int main(int argc, char** argv) {
  const unsigned groups = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 2000;
  unsigned* p = nullptr;
  if (hipMalloc(&p, groups * 1024) != hipSuccess) return 1;
  mix<<<1, 256>>>(p);
  if (hipDeviceSynchronize() != hipSuccess) return 1;
  const auto begin = std::chrono::steady_clock::now();
  mix<<<groups, 256>>>(p);
  if (hipDeviceSynchronize() != hipSuccess) return 1;
  const std::chrono::duration<double> all = std::chrono::steady_clock::now() - begin;
  std::printf("%.3f s\n", all.count());
}
