// SPDX-License-Identifier: MIT
// Copies and fills.
#include "call.hpp"
#include "copy.hpp"

using namespace kiln::hip_runtime;

extern "C" {

hipError_t hipMemcpy(void* to, const void* from, size_t size, hipMemcpyKind kind) {
  return call([&] { return copy(to, from, {size}, kind, nullptr, true); });
}
hipError_t hipMemcpyAsync(void* to, const void* from, size_t size, hipMemcpyKind kind, hipStream_t stream) {
  return call([&] { return copy(to, from, {size}, kind, stream, false); });
}
hipError_t hipMemcpyWithStream(void* to, const void* from, size_t size, hipMemcpyKind kind,
                               hipStream_t stream) {
  return call([&] { return copy(to, from, {size}, kind, stream, true); });
}
hipError_t hipMemcpy2D(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                       size_t rows, hipMemcpyKind kind) {
  return call([&] { return copy(to, from, {width, rows, to_pitch, from_pitch}, kind, nullptr, true); });
}
hipError_t hipMemcpy2DAsync(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                            size_t rows, hipMemcpyKind kind, hipStream_t stream) {
  return call([&] { return copy(to, from, {width, rows, to_pitch, from_pitch}, kind, stream, false); });
}

hipError_t hipMemcpyHtoD(hipDeviceptr_t to, const void* from, size_t size) {
  return hipMemcpy(to, from, size, hipMemcpyHostToDevice);
}
hipError_t hipMemcpyDtoH(void* to, hipDeviceptr_t from, size_t size) {
  return hipMemcpy(to, from, size, hipMemcpyDeviceToHost);
}
hipError_t hipMemcpyDtoD(hipDeviceptr_t to, hipDeviceptr_t from, size_t size) {
  return hipMemcpy(to, from, size, hipMemcpyDeviceToDevice);
}
hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t to, const void* from, size_t size, hipStream_t stream) {
  return hipMemcpyAsync(to, from, size, hipMemcpyHostToDevice, stream);
}
hipError_t hipMemcpyDtoHAsync(void* to, hipDeviceptr_t from, size_t size, hipStream_t stream) {
  return hipMemcpyAsync(to, from, size, hipMemcpyDeviceToHost, stream);
}
hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t to, hipDeviceptr_t from, size_t size, hipStream_t stream) {
  return hipMemcpyAsync(to, from, size, hipMemcpyDeviceToDevice, stream);
}

hipError_t hipMemset(void* to, int value, size_t size) {
  return call([&] { return fill(to, static_cast<unsigned>(value), {1, size}, nullptr, true); });
}
hipError_t hipMemsetAsync(void* to, int value, size_t size, hipStream_t stream) {
  return call([&] { return fill(to, static_cast<unsigned>(value), {1, size}, stream, false); });
}
hipError_t hipMemset2D(void* to, size_t pitch, int value, size_t width, size_t rows) {
  return call([&] { return fill(to, static_cast<unsigned>(value), {1, width, rows, pitch}, nullptr, true); });
}
hipError_t hipMemset2DAsync(void* to, size_t pitch, int value, size_t width, size_t rows,
                            hipStream_t stream) {
  return call([&] { return fill(to, static_cast<unsigned>(value), {1, width, rows, pitch}, stream, false); });
}
hipError_t hipMemsetD8(hipDeviceptr_t to, unsigned char value, size_t count) {
  return call([&] { return fill(to, value, {1, count}, nullptr, true); });
}
hipError_t hipMemsetD8Async(hipDeviceptr_t to, unsigned char value, size_t count, hipStream_t stream) {
  return call([&] { return fill(to, value, {1, count}, stream, false); });
}
hipError_t hipMemsetD16(hipDeviceptr_t to, unsigned short value, size_t count) {
  return call([&] { return fill(to, value, {2, count}, nullptr, true); });
}
hipError_t hipMemsetD16Async(hipDeviceptr_t to, unsigned short value, size_t count, hipStream_t stream) {
  return call([&] { return fill(to, value, {2, count}, stream, false); });
}
hipError_t hipMemsetD32(hipDeviceptr_t to, int value, size_t count) {
  return call([&] { return fill(to, static_cast<unsigned>(value), {4, count}, nullptr, true); });
}
hipError_t hipMemsetD32Async(hipDeviceptr_t to, int value, size_t count, hipStream_t stream) {
  return call([&] { return fill(to, static_cast<unsigned>(value), {4, count}, stream, false); });
}

} // extern "C"
