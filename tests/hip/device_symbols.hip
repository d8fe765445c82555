// SPDX-License-Identifier: MIT
// Variables of the device: constants, initial values, pointers among them, managed memory.
#include "device_check.hpp"

__device__ int counter = 5;
__device__ int other = 9;
__device__ int* const to_other = &other; // a relocation
__constant__ float scales[4] = {1, 2, 3, 4};
__managed__ int shared_value = 77;
__device__ int not_used_before[3];

__global__ void read_all(float* out) {
  out[0] = static_cast<float>(counter++);
  out[1] = static_cast<float>(*to_other);
  out[2] = scales[threadIdx.x + 2];
  out[3] = static_cast<float>(shared_value);
  shared_value = 78;
  not_used_before[1] = 3;
}

int main() {
  expect(shared_value == 77, "a managed variable is there before the first call");
  shared_value = 70;
  float* out = nullptr;
  check(hipMallocManaged(&out, 16), "hipMallocManaged");
  const auto run = [&] {
    read_all<<<1, 1>>>(out);
    check(hipDeviceSynchronize(), "read_all");
  };
  run();
  expect(out[0] == 5 && out[1] == 9 && out[2] == 3 && out[3] == 70, "initial values");
  expect(shared_value == 78, "a managed variable that the kernel wrote");
  int value = 0;
  check(hipMemcpyFromSymbol(&value, HIP_SYMBOL(counter), sizeof(value)), "hipMemcpyFromSymbol");
  expect(value == 6, "variables stay between launches");
  check(hipMemcpyFromSymbol(&value, HIP_SYMBOL(not_used_before), 4, 4), "hipMemcpyFromSymbol with an offset");
  expect(value == 3, "the second element");
  const float scale = 30;
  check(hipMemcpyToSymbol(HIP_SYMBOL(scales), &scale, 4, 8), "hipMemcpyToSymbol of a constant");
  void* address = nullptr;
  size_t size = 0;
  check(hipGetSymbolAddress(&address, HIP_SYMBOL(other)), "hipGetSymbolAddress");
  check(hipGetSymbolSize(&size, HIP_SYMBOL(scales)), "hipGetSymbolSize");
  expect(size == 16, "hipGetSymbolSize");
  value = 11;
  check(hipMemcpy(address, &value, 4, hipMemcpyHostToDevice), "hipMemcpy to a symbol's address");
  run();
  expect(out[0] == 6 && out[1] == 11 && out[2] == 30 && out[3] == 78, "values after the copies");
  expect(hipMemcpyToSymbol(HIP_SYMBOL(scales), &scale, 4, 16) == hipErrorInvalidValue,
         "a copy after the symbol's end");
  expect(hipGetSymbolAddress(&address, &value) == hipErrorInvalidSymbol, "no symbol");
  std::puts("symbols are right");
}
