// SPDX-License-Identifier: MIT
// Memory in rows and slices: allocations with a pitch, copies and fills of three dimensions. There are no arrays.
#include "call.hpp"
#include "copy_parameters.hpp"

using namespace kiln::hip_runtime;

namespace {

/// AMD's runtime gives rows multiples of 128 bytes (hip_runtime_api.h, hipMallocPitch).
constexpr size_t pitch_granule = 128;

hipError_t give_pitched(void** out, size_t* pitch, size_t width, size_t rows, size_t slices) {
  if (out == nullptr || pitch == nullptr) return hipErrorInvalidValue;
  *out = nullptr, *pitch = 0;
  size_t bytes = 0;
  if (width > ~size_t{0} - pitch_granule) return hipErrorOutOfMemory;
  const size_t row = (width + pitch_granule - 1) / pitch_granule * pitch_granule;
  if (__builtin_mul_overflow(row, rows, &bytes) || __builtin_mul_overflow(bytes, slices, &bytes))
    return hipErrorOutOfMemory;
  *pitch = row;
  return give_device_memory(out, bytes);
}

hipError_t copy_3d(const hipMemcpy3DParms* p, hipStream_t stream, bool wait) {
  copy_parameters c;
  const hipError_t error = read_parameters(p, c);
  return error != hipSuccess ? error : copy(c.to, c.from, c.shape, c.kind, stream, wait);
}
hipError_t fill_3d(const hipPitchedPtr& to, int value, const hipExtent& e, hipStream_t stream, bool wait) {
  return fill(to.ptr, static_cast<unsigned>(value),
              {1, e.width, e.height, to.pitch, e.depth, to.pitch * to.ysize}, stream, wait);
}
hipError_t copy_2d(const hip_Memcpy2D* p, hipStream_t stream, bool wait) {
  if (p == nullptr) return hipErrorInvalidValue;
  if (p->srcMemoryType == hipMemoryTypeArray || p->dstMemoryType == hipMemoryTypeArray)
    return hipErrorNotSupported;
  const bool to_host = p->dstMemoryType == hipMemoryTypeHost,
             from_host = p->srcMemoryType == hipMemoryTypeHost;
  auto* const to = static_cast<char*>(to_host ? p->dstHost : p->dstDevice);
  const auto* const from = static_cast<const char*>(from_host ? p->srcHost : p->srcDevice);
  if (to == nullptr || from == nullptr) return hipErrorInvalidValue;
  const size_t to_pitch = p->dstPitch != 0 ? p->dstPitch : p->WidthInBytes + p->dstXInBytes,
               from_pitch = p->srcPitch != 0 ? p->srcPitch : p->WidthInBytes + p->srcXInBytes;
  return copy(to + p->dstY * to_pitch + p->dstXInBytes, from + p->srcY * from_pitch + p->srcXInBytes,
              {p->WidthInBytes, p->Height, to_pitch, from_pitch}, hipMemcpyDefault, stream, wait);
}

} // namespace

extern "C" {

hipError_t hipMallocPitch(void** out, size_t* pitch, size_t width, size_t rows) {
  return call([&] { return give_pitched(out, pitch, width, rows, 1); });
}
hipError_t hipMemAllocPitch(hipDeviceptr_t* out, size_t* pitch, size_t width, size_t rows,
                            unsigned element_bytes) {
  return call([&] {
    const bool known = element_bytes == 4 || element_bytes == 8 || element_bytes == 16;
    return known ? give_pitched(out, pitch, width, rows, 1) : hipErrorInvalidValue;
  });
}
hipError_t hipMalloc3D(hipPitchedPtr* out, hipExtent extent) {
  return call([&] {
    if (out == nullptr) return hipErrorInvalidValue;
    out->xsize = extent.width, out->ysize = extent.height;
    return give_pitched(&out->ptr, &out->pitch, extent.width, extent.height, extent.depth);
  });
}

hipError_t hipMemcpy3D(const hipMemcpy3DParms* p) {
  return call([&] { return copy_3d(p, nullptr, true); });
}
hipError_t hipMemcpy3D_spt(const hipMemcpy3DParms* p) {
  return call([&] { return copy_3d(p, hipStreamPerThread, true); });
}
hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms* p, hipStream_t stream) {
  return call([&] { return copy_3d(p, stream, false); });
}
hipError_t hipMemcpy3DAsync_spt(const hipMemcpy3DParms* p, hipStream_t stream) {
  return call([&] { return copy_3d(p, stream == nullptr ? hipStreamPerThread : stream, false); });
}
hipError_t hipMemcpyParam2D(const hip_Memcpy2D* p) {
  return call([&] { return copy_2d(p, nullptr, true); });
}
hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D* p, hipStream_t stream) {
  return call([&] { return copy_2d(p, stream, false); });
}
hipError_t hipMemset3D(hipPitchedPtr to, int value, hipExtent extent) {
  return call([&] { return fill_3d(to, value, extent, nullptr, true); });
}
hipError_t hipMemset3D_spt(hipPitchedPtr to, int value, hipExtent extent) {
  return call([&] { return fill_3d(to, value, extent, hipStreamPerThread, true); });
}
hipError_t hipMemset3DAsync(hipPitchedPtr to, int value, hipExtent extent, hipStream_t stream) {
  return call([&] { return fill_3d(to, value, extent, stream, false); });
}
hipError_t hipMemset3DAsync_spt(hipPitchedPtr to, int value, hipExtent extent, hipStream_t stream) {
  return call(
      [&] { return fill_3d(to, value, extent, stream == nullptr ? hipStreamPerThread : stream, false); });
}

} // extern "C"
