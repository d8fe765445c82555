// SPDX-License-Identifier: MIT
// The declarations of HIP's runtime that kiln::launch needs, so that cases compile without ROCm.
#pragma once

enum hipError_t { hipSuccess, hipErrorInvalidConfiguration };
using hipStream_t = struct ihipStream_t*;
struct dim3 {
  unsigned x, y, z;
  constexpr dim3(unsigned a, unsigned b, unsigned c) : x(a), y(b), z(c) {}
};
hipError_t hipLaunchKernel(const void*, dim3, dim3, void**, unsigned long, hipStream_t);
const char* hipGetErrorName(hipError_t);
const char* hipGetErrorString(hipError_t);
