// SPDX-License-Identifier: MIT
// What hipMemcpy3DParms says, for calls and for nodes of graphs.
#pragma once

#include "allocations.hpp"
#include "call.hpp"
#include "copy.hpp"

namespace kiln::hip_runtime {

struct copy_parameters {
  void* to = nullptr;
  const void* from = nullptr;
  copy_shape shape;
  hipMemcpyKind kind{};
};

inline hipError_t read_parameters(const hipMemcpy3DParms* p, copy_parameters& out) {
  if (p == nullptr) return hipErrorInvalidValue;
  if (p->srcArray != nullptr || p->dstArray != nullptr) return hipErrorNotSupported;
  if (p->srcPtr.ptr == nullptr || p->dstPtr.ptr == nullptr) return hipErrorInvalidValue;
  const size_t to_slice = p->dstPtr.pitch * p->dstPtr.ysize, from_slice = p->srcPtr.pitch * p->srcPtr.ysize;
  const auto at = [](const hipPitchedPtr& ptr, const hipPos& pos, size_t slice) {
    return static_cast<char*>(ptr.ptr) + pos.z * slice + pos.y * ptr.pitch + pos.x;
  };
  out.to = at(p->dstPtr, p->dstPos, to_slice);
  out.from = at(p->srcPtr, p->srcPos, from_slice);
  const hipExtent& e = p->extent;
  if (e.height > 1 && e.depth > 1 && (e.height > p->dstPtr.ysize || e.height > p->srcPtr.ysize))
    return hipErrorInvalidValue; // slices overlap
  out.shape = {e.width, e.height, p->dstPtr.pitch, p->srcPtr.pitch, e.depth, to_slice, from_slice};
  out.kind = p->kind;
  return hipSuccess;
}

/// Device memory of the current device, as hipMalloc gives it.
inline hipError_t give_device_memory(void** out, size_t size) {
  *out = nullptr;
  if (size == 0) return hipSuccess;
  *out = allocate(size, memory_kind::device, this_thread().device);
  return *out == nullptr ? hipErrorOutOfMemory : hipSuccess;
}

} // namespace kiln::hip_runtime
