// SPDX-License-Identifier: MIT
// A program of the HIP runtime; with the argument "leak" it does not free its memory. It declares what it calls itself, as
// ROCm's headers may not be there.
#include <cstdio>
#include <cstring>

extern "C" {
int hipGetDeviceCount(int* count);
int hipMalloc(void** out, size_t size);
int hipMemset(void* to, int value, size_t size);
int hipMemcpy(void* to, const void* from, size_t size, int kind);
int hipFree(void* address);
}

int main(int argc, char** argv) {
  constexpr size_t bytes = 100;
  constexpr int to_host = 2;
  int devices = 0;
  void* p = nullptr;
  unsigned char got[bytes] = {};
  if (hipGetDeviceCount(&devices) != 0 || hipMalloc(&p, bytes) != 0 || hipMemset(p, 7, bytes) != 0 ||
      hipMemcpy(got, p, bytes, to_host) != 0)
    return 1;
  std::printf("%d devices, %d\n", devices, got[bytes - 1]);
  if (argc > 1 && std::strcmp(argv[1], "leak") == 0) return 0;
  return hipFree(p);
}
