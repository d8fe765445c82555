// SPDX-License-Identifier: MIT
// Arguments of every shape, dynamic LDS, sizes that kernels read, errors of launches, occupancy, cooperative launches.
#include "device_check.hpp"

#include <hip/hip_cooperative_groups.h>

struct record {
  char c;
  double d;
  short s;
  alignas(32) int i;
};

__global__ void arguments(double* out, char c, record r, float3 f, bool b, short s) {
  out[0] = c, out[1] = r.d, out[2] = r.i, out[3] = f.z, out[4] = b, out[5] = s, out[6] = r.s;
}
__global__ void sizes(int* out) {
  if (threadIdx.x + threadIdx.y + threadIdx.z != 0) return;
  const int sizes[] = {static_cast<int>(gridDim.x),  static_cast<int>(gridDim.y),
                       static_cast<int>(gridDim.z),  static_cast<int>(blockDim.x),
                       static_cast<int>(blockDim.y), static_cast<int>(blockDim.z)};
  for (int i = 0; i < 6; ++i) out[i] = sizes[i];
}
__global__ void reverse(int* data) {
  extern __shared__ int block[];
  block[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = block[blockDim.x - 1 - threadIdx.x];
}
__global__ __launch_bounds__(128) void small_blocks(int* out) { *out = 1; }
/// With LDS of its own.
__global__ void in_lds(int* out) {
  __shared__ int held[300];
  held[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = held[blockDim.x - 1 - threadIdx.x];
}
__global__ void two_phases(int* data, int* out) {
  const auto grid = cooperative_groups::this_grid();
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  data[i] = static_cast<int>(i);
  grid.sync();
  out[i] = data[gridDim.x * blockDim.x - 1 - i];
}

int main() {
  double* doubles = nullptr;
  int *numbers = nullptr, *more = nullptr;
  check(hipMallocManaged(&doubles, 64), "hipMallocManaged");
  check(hipMallocManaged(&numbers, 4096 * 4), "hipMallocManaged");
  check(hipMallocManaged(&more, 4096 * 4), "hipMallocManaged");
  arguments<<<1, 1>>>(doubles, 'x', record{'a', 2.5, -7, 99}, make_float3(1, 2, 3), true, -5);
  check(hipDeviceSynchronize(), "arguments");
  const double wanted[] = {'x', 2.5, 99, 3, 1, -5, -7};
  for (int i = 0; i < 7; ++i) expect(doubles[i] == wanted[i], "arguments");
  sizes<<<dim3(3, 2, 4), dim3(8, 4, 2)>>>(numbers);
  check(hipDeviceSynchronize(), "sizes");
  const int shape[] = {3, 2, 4, 8, 4, 2};
  for (int i = 0; i < 6; ++i) expect(numbers[i] == shape[i], "sizes");
  for (int i = 0; i < 256; ++i) numbers[i] = i;
  reverse<<<1, 256, 1024>>>(numbers);
  check(hipDeviceSynchronize(), "reverse");
  for (int i = 0; i < 256; ++i) expect(numbers[i] == 255 - i, "dynamic LDS");

  sizes<<<0, 64>>>(numbers);
  expect(hipGetLastError() == hipErrorInvalidConfiguration, "an empty grid");
  sizes<<<1, 1025>>>(numbers);
  expect(hipGetLastError() == hipErrorInvalidConfiguration, "a block that is too large");
  reverse<<<1, 64, 1 << 20>>>(numbers);
  expect(hipGetLastError() == hipErrorInvalidValue, "too much LDS");
  small_blocks<<<1, 256>>>(numbers);
  expect(hipGetLastError() == hipErrorLaunchFailure, "more than the launch bounds");
  check(hipDeviceSynchronize(), "launches that were refused leave no fault");
  int no_kernel = 0;
  expect(hipLaunchKernel(&no_kernel, 1, 64, nullptr, 0, nullptr) == hipErrorInvalidDeviceFunction,
         "no kernel");

  hipDeviceProp_t properties;
  check(hipGetDeviceProperties(&properties, 0), "hipGetDeviceProperties");
  const int lds = static_cast<int>(properties.sharedMemPerBlock);
  hipFuncAttributes a;
  const auto attributes_of = [&](const void* kernel) {
    check(hipFuncGetAttributes(&a, kernel), "hipFuncGetAttributes");
    return a;
  };
  const void* f = reinterpret_cast<const void*>(in_lds);
  expect(attributes_of(f).sharedSizeBytes == 1200, "static LDS");
  expect(a.maxDynamicSharedSizeBytes == lds - 1200, "dynamic LDS beside it");
  expect(a.maxThreadsPerBlock == 1024 && a.numRegs > 0 && a.localSizeBytes == 0, "attributes");
  expect(a.binaryVersion == properties.major * 10 + properties.minor, "the version");
  const auto set = [&](hipFuncAttribute which, int value) { return hipFuncSetAttribute(f, which, value); };
  check(set(hipFuncAttributeMaxDynamicSharedMemorySize, 2048), "hipFuncSetAttribute");
  expect(attributes_of(f).maxDynamicSharedSizeBytes == 2048, "the limit that was set");
  check(set(hipFuncAttributeMaxDynamicSharedMemorySize, lds - 1200), "all LDS");
  for (const int wrong : {-1, lds - 1199})
    expect(set(hipFuncAttributeMaxDynamicSharedMemorySize, wrong) == hipErrorInvalidValue, "a wrong limit");
  expect(attributes_of(f).maxDynamicSharedSizeBytes == lds - 1200, "the limit before");
  check(set(hipFuncAttributePreferredSharedMemoryCarveout, 100), "a part for LDS");
  expect(set(hipFuncAttributePreferredSharedMemoryCarveout, 101) == hipErrorInvalidValue, "a wrong part");
  expect(set(static_cast<hipFuncAttribute>(11), 0) == hipErrorInvalidValue, "no attribute");
  expect(hipFuncSetAttribute(&no_kernel, hipFuncAttributeMaxDynamicSharedMemorySize, 0) ==
             hipErrorInvalidDeviceFunction,
         "no kernel's attribute");
  expect(attributes_of(reinterpret_cast<const void*>(small_blocks)).maxThreadsPerBlock == 128,
         "the launch bounds");

  int blocks = 0;
  check(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, two_phases, 256, 0), "occupancy");
  expect(blocks >= 1 && blocks <= 8, "occupancy");
  int* data = numbers;
  void* list[] = {&data, &more};
  check(hipLaunchCooperativeKernel(two_phases, dim3(16), dim3(256), list, 0, nullptr),
        "hipLaunchCooperativeKernel");
  check(hipDeviceSynchronize(), "two_phases");
  for (int i = 0; i < 4096; ++i) expect(more[i] == 4095 - i, "grid synchronisation");
  expect(hipLaunchCooperativeKernel(two_phases, dim3(100000), dim3(256), list, 0, nullptr) ==
             hipErrorCooperativeLaunchTooLarge,
         "a cooperative grid that is too large");
  std::puts("launches are right");
}
