// SPDX-License-Identifier: MIT
// Memory of every kind, copies with and without pitch, fills, bounds, attributes of pointers.
#include "device_check.hpp"

#include <vector>

__global__ void add(int* p, int n, int value) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i < n) p[i] += value;
}

int main() {
  constexpr int n = 1000;
  int *device = nullptr, *pinned = nullptr, *managed = nullptr;
  check(hipMalloc(&device, n * 4), "hipMalloc");
  check(hipHostMalloc(&pinned, n * 4), "hipHostMalloc");
  check(hipMallocManaged(&managed, n * 4), "hipMallocManaged");
  std::vector<int> plain(n, 1), back(n);
  check(hipHostRegister(plain.data(), n * 4, hipHostRegisterDefault), "hipHostRegister");
  check(hipMemsetD32(device, 3, n), "hipMemsetD32");
  for (int i = 0; i < n; ++i) pinned[i] = managed[i] = 1;
  for (int* p : {device, pinned, managed, plain.data()}) add<<<4, 256>>>(p, n, 10);
  check(hipDeviceSynchronize(), "add");
  check(hipMemcpy(back.data(), device, n * 4, hipMemcpyDefault), "hipMemcpy");
  for (int i = 0; i < n; ++i)
    expect(back[i] == 13 && pinned[i] == 11 && managed[i] == 11 && plain[i] == 11, "values");

  check(hipMemset(device, 0, n * 4), "hipMemset");
  check(hipMemcpy2D(device, 40, plain.data(), 20, 8, 10, hipMemcpyHostToDevice), "hipMemcpy2D");
  check(hipMemcpy(back.data(), device, n * 4, hipMemcpyDeviceToHost), "hipMemcpy");
  for (int i = 0; i < 100; ++i) expect(back[i] == (i % 10 < 2 ? 11 : 0), "rows");

  // 2 slices of 3 rows of 5 bytes, from rows of 8 in slices of 4 rows, at byte 2 of row 1 of slice 1.
  hipPitchedPtr box = {};
  check(hipMalloc3D(&box, make_hipExtent(5, 3, 2)), "hipMalloc3D");
  expect(box.pitch >= 5 && box.pitch % 128 == 0, "the pitch");
  check(hipMemset3D(box, 9, make_hipExtent(5, 3, 2)), "hipMemset3D");
  std::vector<unsigned char> bytes(3 * 4 * 8), boxed(3 * 2 * 5);
  for (size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<unsigned char>(i);
  hipMemcpy3DParms c = {};
  c.srcPtr = make_hipPitchedPtr(bytes.data(), 8, 8, 4), c.srcPos = make_hipPos(2, 1, 1), c.dstPtr = box;
  c.extent = make_hipExtent(5, 3, 2), c.kind = hipMemcpyHostToDevice;
  check(hipMemcpy3DAsync(&c, nullptr), "hipMemcpy3DAsync");
  c = {};
  c.srcPtr = box, c.dstPtr = make_hipPitchedPtr(boxed.data(), 5, 5, 3), c.extent = make_hipExtent(5, 3, 2);
  c.kind = hipMemcpyDeviceToHost;
  check(hipMemcpy3D(&c), "hipMemcpy3D");
  for (size_t i = 0; i < boxed.size(); ++i)
    expect(boxed[i] == (1 + i / 15) * 32 + (1 + i / 5 % 3) * 8 + 2 + i % 5, "the box");
  c.extent.depth = 3;
  expect(hipMemcpy3D(&c) == hipErrorInvalidValue, "a slice too many");
  check(hipFree(box.ptr), "hipFree");
  void* rows = nullptr;
  size_t pitch = 0;
  check(hipMallocPitch(&rows, &pitch, 130, 7), "hipMallocPitch");
  check(hipMemset2D(rows, pitch, 1, 130, 7), "hipMemset2D");
  expect(pitch == 256 && hipMemset2D(rows, pitch, 1, 130, 8) == hipErrorInvalidValue, "rows");
  check(hipFree(rows), "hipFree");

  int* later = nullptr;
  check(hipMallocAsync(reinterpret_cast<void**>(&later), 64, nullptr), "hipMallocAsync");
  check(hipFreeAsync(later, nullptr), "hipFreeAsync");
  expect(hipFreeAsync(later, nullptr) == hipErrorInvalidValue, "hipFreeAsync twice");
  expect(hipFree(later) == hipErrorInvalidValue, "hipFree after hipFreeAsync");
  (void)hipGetLastError();

  expect(hipMemcpy(device, back.data(), n * 4 + 1, hipMemcpyHostToDevice) == hipErrorInvalidValue,
         "too many bytes");
  expect(hipMemcpy(back.data(), device + 1, n * 4, hipMemcpyDeviceToHost) == hipErrorInvalidValue,
         "after the end");
  expect(hipGetLastError() == hipErrorInvalidValue && hipGetLastError() == hipSuccess,
         "the last error is read once");
  hipPointerAttribute_t a;
  check(hipPointerGetAttributes(&a, device + 5), "hipPointerGetAttributes");
  expect(a.type == hipMemoryTypeDevice && a.devicePointer == device + 5 && a.device == 0, "of device memory");
  check(hipPointerGetAttributes(&a, managed), "hipPointerGetAttributes");
  expect(a.type == hipMemoryTypeManaged && a.isManaged == 1, "of managed memory");
  check(hipPointerGetAttributes(&a, back.data()), "hipPointerGetAttributes");
  expect(a.type == hipMemoryTypeUnregistered, "of the program's memory");

  size_t free = 0, total = 0, after = 0;
  check(hipMemGetInfo(&free, &total), "hipMemGetInfo");
  void *large = nullptr, *none = nullptr;
  check(hipMalloc(&large, size_t{1} << 35), "32 GiB that are not touched");
  check(hipMemGetInfo(&after, &total), "hipMemGetInfo");
  expect(free - after == size_t{1} << 35, "free memory shrinks");
  expect(hipMalloc(&none, total) == hipErrorOutOfMemory, "more than there is");
  check(hipFree(large), "hipFree");
  check(hipFree(nullptr), "hipFree of a null pointer");
  expect(hipFree(device + 1) == hipErrorInvalidValue, "hipFree inside an allocation");
  check(hipFree(device), "hipFree");
  expect(hipFree(device) == hipErrorInvalidValue, "hipFree twice");
  check(hipHostUnregister(plain.data()), "hipHostUnregister");
  check(hipHostFree(pinned), "hipHostFree");
  check(hipFree(managed), "hipFree of managed memory");
  std::puts("memory is right");
}
