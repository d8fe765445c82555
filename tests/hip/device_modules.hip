// SPDX-License-Identifier: MIT
// Modules from a file and from memory, launches by function handle, functions by name, properties, threads.
#include "device_check.hpp"

#include <hip/hip_ext.h>

#include <cstring>
#include <fstream>
#include <iterator>
#include <thread>
#include <vector>

extern "C" __device__ int step = 3;
extern "C" __global__ void add_step(int* p, int times) { p[threadIdx.x] += step * times; }
__global__ void set(int* p) { *p = 5; }

int main(int argc, char** argv) {
  expect(argc == 2, "usage: device_modules CODE_OBJECT");
  int* p = nullptr;
  check(hipMallocManaged(&p, 256), "hipMallocManaged");
  hipModule_t m = nullptr;
  expect(hipModuleLoad(&m, "no such file") == hipErrorFileNotFound, "no such file");
  char text[128] = "no code object";
  expect(hipModuleLoadData(&m, text) == hipErrorInvalidImage, "no code object");
  check(hipModuleLoad(&m, argv[1]), "hipModuleLoad");
  hipFunction_t f = nullptr;
  expect(hipModuleGetFunction(&f, m, "nothing") == hipErrorNotFound, "no such kernel");
  (void)hipGetLastError();
  check(hipModuleGetFunction(&f, m, "add_step"), "hipModuleGetFunction");
  int times = 2;
  void* list[] = {&p, &times};
  check(hipModuleLaunchKernel(f, 1, 1, 1, 64, 1, 1, 0, nullptr, list, nullptr), "hipModuleLaunchKernel");
  check(hipDeviceSynchronize(), "add_step");
  expect(p[0] == 6 && p[63] == 6, "the sum");
  hipDeviceptr_t address = nullptr;
  size_t size = 0;
  check(hipModuleGetGlobal(&address, &size, m, "step"), "hipModuleGetGlobal");
  expect(size == 4, "the variable's size");
  const int ten = 10;
  check(hipMemcpyHtoD(address, &ten, 4), "hipMemcpyHtoD");
  struct {
    int* p;
    int times;
  } block = {p, 1};
  size_t bytes = sizeof(block);
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &block, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                   HIP_LAUNCH_PARAM_END};
  check(hipModuleLaunchKernel(f, 1, 1, 1, 64, 1, 1, 0, nullptr, nullptr, extra),
        "hipModuleLaunchKernel with extra");
  check(hipDeviceSynchronize(), "add_step");
  expect(p[5] == 16, "the sum with the module's own variable");
  // Work-items, not workgroups; events around it.
  hipEvent_t start = nullptr, stop = nullptr;
  float ms = -1;
  check(hipEventCreate(&start), "hipEventCreate");
  check(hipEventCreate(&stop), "hipEventCreate");
  check(hipExtModuleLaunchKernel(f, 64, 1, 1, 64, 1, 1, 0, nullptr, list, nullptr, start, stop),
        "hipExtModuleLaunchKernel");
  check(hipEventSynchronize(stop), "hipEventSynchronize");
  check(hipEventElapsedTime(&ms, start, stop), "hipEventElapsedTime");
  expect(p[5] == 36 && ms >= 0, "the sum once more");
  expect(hipExtModuleLaunchKernel(f, 65, 1, 1, 64, 1, 1, 0, nullptr, list, nullptr) == hipErrorInvalidValue,
         "a part of a workgroup");
  (void)hipGetLastError();
  hipDeviceProp_t properties;
  check(hipGetDeviceProperties(&properties, 0), "hipGetDeviceProperties");
  int lds = 0;
  const auto limit = HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
  check(hipFuncGetAttribute(&lds, limit, f), "hipFuncGetAttribute");
  expect(lds == static_cast<int>(properties.sharedMemPerBlock), "dynamic LDS");
  check(hipFuncSetAttribute(f, hipFuncAttributeMaxDynamicSharedMemorySize, 4096), "hipFuncSetAttribute");
  check(hipFuncGetAttribute(&lds, limit, f), "hipFuncGetAttribute");
  expect(lds == static_cast<int>(properties.sharedMemPerBlock), "dynamic LDS after a limit was set");
  expect(hipFuncGetAttribute(&lds, limit, nullptr) == hipErrorInvalidHandle, "no function");
  expect(hipFuncGetAttribute(nullptr, limit, f) == hipErrorInvalidValue, "no place for the value");
  expect(hipFuncGetAttribute(&lds, HIP_FUNC_ATTRIBUTE_MAX, f) == hipErrorInvalidValue, "no attribute");
  (void)hipGetLastError();
  // By a configuration, with and without attributes.
  hipLaunchAttribute cooperative;
  cooperative.id = hipLaunchAttributeCooperative;
  cooperative.val.cooperative = 1;
  HIP_LAUNCH_CONFIG c = {1, 1, 1, 64, 1, 1, 0, nullptr, &cooperative, 0};
  for (c.numAttrs = 0; c.numAttrs < 2; ++c.numAttrs)
    check(hipDrvLaunchKernelEx(&c, f, list, nullptr), "hipDrvLaunchKernelEx");
  check(hipDeviceSynchronize(), "add_step");
  expect(p[5] == 76, "the sum of both");
  c.numAttrs = 1, cooperative.val.cooperative = 0;
  expect(hipDrvLaunchKernelEx(&c, f, list, nullptr) == hipErrorInvalidConfiguration, "no cooperative launch");
  expect(hipDrvLaunchKernelEx(&c, nullptr, list, nullptr) == hipErrorInvalidHandle, "no function to launch");
  expect(hipDrvLaunchKernelEx(nullptr, f, list, nullptr) == hipErrorInvalidValue, "no configuration");
  int groups = 0, grid_of_f = 0, block_of_f = 0;
  check(hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&groups, f, 1024, 0, 1), "occupancy");
  check(hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&grid_of_f, &block_of_f, f, 0, 0, 0), "occupancy");
  expect(groups == 2 && block_of_f == 1024 && grid_of_f == 2 * properties.multiProcessorCount, "occupancy");
  expect(hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&grid_of_f, &block_of_f, f, 0, 0, 2) ==
             hipErrorInvalidValue,
         "no such flag");
  (void)hipGetLastError();
  hipCtx_t context = nullptr, current = nullptr;
  check(hipCtxCreate(&context, 0, 0), "hipCtxCreate");
  check(hipCtxGetCurrent(&current), "hipCtxGetCurrent");
  expect(current == context && hipCtxCreate(&context, 0, 1) == hipErrorInvalidValue, "contexts");
  check(hipCtxPushCurrent(current), "hipCtxPushCurrent");
  expect(hipCtxPushCurrent(nullptr) == hipErrorInvalidContext, "no context");
  hipCtx_t popped = nullptr;
  check(hipCtxPopCurrent(&popped), "hipCtxPopCurrent");
  expect(popped == current, "the context that was pushed");
  check(hipCtxDestroy(current), "hipCtxDestroy");
  expect(hipCtxPopCurrent(nullptr) == hipErrorInvalidContext, "no context is left");
  check(hipCtxSetCurrent(nullptr), "hipCtxSetCurrent to none");
  unsigned flags = 1;
  int active = 0;
  check(hipDevicePrimaryCtxGetState(0, &flags, &active), "hipDevicePrimaryCtxGetState");
  expect(flags == 0 && active == 1, "the device was used");
  expect(hipDevicePrimaryCtxSetFlags(0, 0) == hipErrorContextAlreadyInUse, "flags of a context in use");
  check(hipDevicePrimaryCtxReset(0), "hipDevicePrimaryCtxReset");
  check(hipModuleUnload(m), "hipModuleUnload");
  expect(hipModuleUnload(m) == hipErrorInvalidResourceHandle, "hipModuleUnload twice");

  void* found = nullptr;
  check(hipGetProcAddress("hipGetDeviceProperties", &found, HIP_VERSION, 0, nullptr), "hipGetProcAddress");
  check(reinterpret_cast<hipError_t (*)(hipDeviceProp_t*, int)>(found)(&properties, 0),
        "hipGetDeviceProperties");
  expect(std::strcmp(properties.name, "AMD Instinct MI300X") == 0, "the name");
  expect(std::strcmp(properties.gcnArchName, "gfx942:sramecc+:xnack-") == 0, "the processor");
  expect(properties.multiProcessorCount == 304 && properties.warpSize == 64, "properties");

  std::vector<std::thread> threads;
  std::vector<int*> numbers(8);
  for (int*& n : numbers) {
    check(hipMallocManaged(&n, 4), "hipMallocManaged");
    threads.emplace_back([n] {
      set<<<1, 1, 0, hipStreamPerThread>>>(n);
      check(hipStreamSynchronize(hipStreamPerThread), "the thread's stream");
      expect(*n == 5, "the thread's kernel");
      (void)hipSetDevice(7);
      expect(hipGetLastError() == hipErrorInvalidDevice, "the thread's error");
    });
  }
  for (std::thread& t : threads) t.join();
  expect(hipGetLastError() == hipErrorInvalidResourceHandle, "errors belong to threads");
  int grid = 0, best = 0;
  check(hipOccupancyMaxPotentialBlockSize(&grid, &best, set, 0, 0), "hipOccupancyMaxPotentialBlockSize");
  expect(best == 1024 && grid == 608, "the block that fills the device");
  std::puts("modules are right");
}
