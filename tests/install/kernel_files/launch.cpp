// SPDX-License-Identifier: MIT
// Launches kernels of the project's kernel files. Without a GPU HIP says so; exit code 77.
#include "kernels.hpp" // written by kiln_add_kernels

#include <cstdio>

int main() {
  int devices = 0;
  if (hipGetDeviceCount(&devices) != hipSuccess || devices == 0) {
    std::puts("no GPU");
    return 77;
  }
  float* y = nullptr;
  const float before[4] = {1, 2, 3, 4};
  float after[4] = {};
  if (hipMalloc(&y, sizeof before) != hipSuccess) return 1;
  if (hipMemcpy(y, before, sizeof before, hipMemcpyHostToDevice) != hipSuccess) return 1;
  if (!kiln::launch<scale_kernel>({.grid = 1}, y, 3.0f, 4).ok() ||
      !kiln::launch<add_kernel>({.grid = 1}, y, 1.0f, 4).ok())
    return 1;
  if (hipMemcpy(after, y, sizeof after, hipMemcpyDeviceToHost) != hipSuccess) return 1;
  for (int i = 0; i < 4; ++i)
    if (after[i] != 3 * before[i] + 1) return 1;
  std::puts("OK");
}
