// SPDX-License-Identifier: MIT
// The twins of functions for programs whose default stream is the thread's own.
#include "call.hpp"
#include "copy.hpp"
#include "stream.hpp"

using namespace kiln::hip_runtime;

namespace {

hipStream_t own(hipStream_t stream) { return stream == nullptr ? hipStreamPerThread : stream; }

} // namespace

extern "C" {

hipError_t hipMemcpy_spt(void* to, const void* from, size_t size, hipMemcpyKind kind) {
  return call([&] { return copy(to, from, {size}, kind, hipStreamPerThread, true); });
}
hipError_t hipMemcpyAsync_spt(void* to, const void* from, size_t size, hipMemcpyKind kind,
                              hipStream_t stream) {
  return hipMemcpyAsync(to, from, size, kind, own(stream));
}
hipError_t hipMemcpy2D_spt(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                           size_t rows, hipMemcpyKind kind) {
  return call(
      [&] { return copy(to, from, {width, rows, to_pitch, from_pitch}, kind, hipStreamPerThread, true); });
}
hipError_t hipMemcpy2DAsync_spt(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                                size_t rows, hipMemcpyKind kind, hipStream_t stream) {
  return hipMemcpy2DAsync(to, to_pitch, from, from_pitch, width, rows, kind, own(stream));
}
hipError_t hipMemset_spt(void* to, int value, size_t size) {
  return call([&] { return fill(to, static_cast<unsigned>(value), {1, size}, hipStreamPerThread, true); });
}
hipError_t hipMemsetAsync_spt(void* to, int value, size_t size, hipStream_t stream) {
  return hipMemsetAsync(to, value, size, own(stream));
}
hipError_t hipMemset2D_spt(void* to, size_t pitch, int value, size_t width, size_t rows) {
  return call([&] {
    return fill(to, static_cast<unsigned>(value), {1, width, rows, pitch}, hipStreamPerThread, true);
  });
}
hipError_t hipMemset2DAsync_spt(void* to, size_t pitch, int value, size_t width, size_t rows,
                                hipStream_t stream) {
  return hipMemset2DAsync(to, pitch, value, width, rows, own(stream));
}
hipError_t hipMemcpyToSymbolAsync_spt(const void* symbol, const void* from, size_t size, size_t offset,
                                      hipMemcpyKind kind, hipStream_t stream) {
  return hipMemcpyToSymbolAsync(symbol, from, size, offset, kind, own(stream));
}
hipError_t hipMemcpyToSymbol_spt(const void* symbol, const void* from, size_t size, size_t offset,
                                 hipMemcpyKind kind) {
  const hipError_t error = hipMemcpyToSymbolAsync(symbol, from, size, offset, kind, hipStreamPerThread);
  return error != hipSuccess ? error : hipStreamSynchronize(hipStreamPerThread);
}
hipError_t hipMemcpyFromSymbolAsync_spt(void* to, const void* symbol, size_t size, size_t offset,
                                        hipMemcpyKind kind, hipStream_t stream) {
  return hipMemcpyFromSymbolAsync(to, symbol, size, offset, kind, own(stream));
}
hipError_t hipMemcpyFromSymbol_spt(void* to, const void* symbol, size_t size, size_t offset,
                                   hipMemcpyKind kind) {
  const hipError_t error = hipMemcpyFromSymbolAsync(to, symbol, size, offset, kind, hipStreamPerThread);
  return error != hipSuccess ? error : hipStreamSynchronize(hipStreamPerThread);
}
hipError_t hipStreamBeginCapture_spt(hipStream_t stream, hipStreamCaptureMode mode) {
  return hipStreamBeginCapture(own(stream), mode);
}
hipError_t hipStreamEndCapture_spt(hipStream_t stream, hipGraph_t* out) {
  return hipStreamEndCapture(own(stream), out);
}
hipError_t hipStreamGetCaptureInfo_spt(hipStream_t stream, hipStreamCaptureStatus* status,
                                       unsigned long long* id) {
  return hipStreamGetCaptureInfo(own(stream), status, id);
}
hipError_t hipGraphLaunch_spt(hipGraphExec_t instance, hipStream_t stream) {
  return hipGraphLaunch(instance, own(stream));
}
hipError_t hipStreamSynchronize_spt(hipStream_t stream) { return hipStreamSynchronize(own(stream)); }
hipError_t hipStreamQuery_spt(hipStream_t stream) { return hipStreamQuery(own(stream)); }
hipError_t hipStreamGetFlags_spt(hipStream_t stream, unsigned* flags) {
  return hipStreamGetFlags(own(stream), flags);
}
hipError_t hipStreamGetPriority_spt(hipStream_t stream, int* priority) {
  return hipStreamGetPriority(own(stream), priority);
}
hipError_t hipStreamWaitEvent_spt(hipStream_t stream, hipEvent_t event, unsigned flags) {
  return hipStreamWaitEvent(own(stream), event, flags);
}
hipError_t hipStreamAddCallback_spt(hipStream_t stream, hipStreamCallback_t f, void* data, unsigned flags) {
  return hipStreamAddCallback(own(stream), f, data, flags);
}
hipError_t hipStreamIsCapturing_spt(hipStream_t stream, hipStreamCaptureStatus* status) {
  return hipStreamIsCapturing(own(stream), status);
}
hipError_t hipEventRecord_spt(hipEvent_t event, hipStream_t stream) {
  return hipEventRecord(event, own(stream));
}
hipError_t hipLaunchHostFunc_spt(hipStream_t stream, hipHostFn_t f, void* data) {
  return hipLaunchHostFunc(own(stream), f, data);
}
hipError_t hipLaunchCooperativeKernel_spt(const void* host, dim3 grid, dim3 block, void** arguments,
                                          uint32_t shared_bytes, hipStream_t stream) {
  return hipLaunchCooperativeKernel(host, grid, block, arguments, shared_bytes, own(stream));
}

} // extern "C"
