// SPDX-License-Identifier: MIT
// What the programs share that test the HIP runtime on the simulator.
#pragma once

#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

inline void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("FAILED: %s\n", what);
  std::exit(1);
}
inline void check(hipError_t error, const char* what) {
  if (error == hipSuccess) return;
  std::printf("FAILED: %s: %s\n", what, hipGetErrorString(error));
  std::exit(1);
}
