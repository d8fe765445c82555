// SPDX-License-Identifier: MIT
// printf in kernels: every kind of conversion, strings, and lines of several lanes.
#include "device_check.hpp"

__global__ void one_lane(const char* text) {
  printf("int %d %5d|%-5d|%05d %i\n", -3, 42, 42, 42, 7);
  printf("wide %lld %lu %zu %hhd %hd\n", -1ll << 40, 1ul << 40, sizeof(int), 300, 70000);
  printf("hex %x %X %#x %o\n", 255u, 255u, 255u, 8u);
  printf("float %f %.2f %e %g\n", 1.5f, 2.345, 12345.678, 0.0001);
  printf("char %c%c, string %s, %10s|%-4s|%.2s\n", 'o', 'k', "text", "right", "x", "cut");
  printf("star %*d %.*f 100%%\n", 6, 12, 1, 2.25);
  printf("long %s\n",
         "a string that is longer than the seven words of eight bytes that one packet of the buffer holds");
  printf("from memory %s, null %d\n", text, text == nullptr);
  const int printed = printf("12345\n");
  printf("returned %d\n", printed);
}

__global__ void many_lanes() {
  if (threadIdx.x % 32 == 5)
    printf("lane %d of block %d\n", static_cast<int>(threadIdx.x), static_cast<int>(blockIdx.x));
}

int main() {
  char* text = nullptr;
  check(hipMallocManaged(&text, 32), "hipMallocManaged");
  std::snprintf(text, 32, "managed");
  one_lane<<<1, 1>>>(text);
  check(hipDeviceSynchronize(), "printf of one lane");
  many_lanes<<<2, 128>>>();
  check(hipDeviceSynchronize(), "printf of many lanes");
  std::puts("end");
}
