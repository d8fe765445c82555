// SPDX-License-Identifier: MIT
// Allocation of device, pinned and managed memory, and what a pointer points to.
#include "allocations.hpp"
#include "board.hpp"
#include "call.hpp"
#include "findings.hpp"
#include "graph.hpp"
#include "stream.hpp"

#include <cstring>

using namespace kiln::hip_runtime;

namespace {

hipError_t give_memory(void** out, size_t size, memory_kind kind, unsigned flags = 0) {
  if (out == nullptr) return hipErrorInvalidValue;
  *out = nullptr;
  if (size == 0) return hipSuccess;
  *out = allocate(size, kind, this_thread().device, flags);
  note_work(this_thread().device);
  return *out == nullptr ? hipErrorOutOfMemory : hipSuccess;
}

/// Of an address that cannot be freed by this function.
void report_wrong_free(const void* address) {
  const auto at = reinterpret_cast<uintptr_t>(address);
  const auto a = find_allocation(address);
  const auto freed = a ? a : find_freed(address);
  if (freed && freed->address == at && freed->freed_by != nullptr)
    return take_call_error("double-free", "the memory was freed before", at);
  take_call_error("invalid-free",
                  !a                 ? "the address is of no allocation"
                  : a->address == at ? "the memory is of another kind"
                                     : "the address is not where the allocation begins",
                  at);
}

hipError_t take_memory(void* address, std::initializer_list<memory_kind> kinds) {
  if (address == nullptr) return hipSuccess;
  const auto a = find_allocation(address);
  const bool twice = a && a->freed_by != nullptr; // by hipFreeAsync, which may not be done
  wait_for_all_devices();                         // kernels may still use it
  if (!twice && deallocate(address, kinds)) return hipSuccess;
  report_wrong_free(address);
  return hipErrorInvalidValue;
}

hipMemoryType type_of(memory_kind kind) {
  if (kind == memory_kind::host || kind == memory_kind::registered) return hipMemoryTypeHost;
  return kind == memory_kind::managed ? hipMemoryTypeManaged : hipMemoryTypeDevice;
}

} // namespace

extern "C" {

hipError_t hipMalloc(void** out, size_t size) {
  return call([&] { return give_memory(out, size, memory_kind::device); });
}
hipError_t hipExtMallocWithFlags(void** out, size_t size, unsigned flags) {
  return call([&] { return give_memory(out, size, memory_kind::device, flags); });
}
hipError_t hipFree(void* address) {
  return call([&] { return take_memory(address, {memory_kind::device, memory_kind::managed}); });
}
hipError_t hipMallocManaged(void** out, size_t size, unsigned flags) {
  return call([&] {
    if (size == 0 || (flags != hipMemAttachGlobal && flags != hipMemAttachHost)) return hipErrorInvalidValue;
    return give_memory(out, size, memory_kind::managed, flags);
  });
}
hipError_t hipHostMalloc(void** out, size_t size, unsigned flags) {
  return call([&] { return give_memory(out, size, memory_kind::host, flags); });
}
hipError_t hipHostAlloc(void** out, size_t size, unsigned flags) { return hipHostMalloc(out, size, flags); }
hipError_t hipMallocHost(void** out, size_t size) { return hipHostMalloc(out, size, 0); }
hipError_t hipMemAllocHost(void** out, size_t size) { return hipHostMalloc(out, size, 0); }
hipError_t hipHostFree(void* address) {
  return call([&] { return take_memory(address, {memory_kind::host}); });
}
hipError_t hipFreeHost(void* address) { return hipHostFree(address); }

// In the stream's order: memory is there at once, and is freed after the stream's work.
hipError_t hipMallocAsync(void** out, size_t size, hipStream_t stream) {
  return call([&] {
    const auto s = stream_of(stream);
    if (s == nullptr) return hipErrorInvalidHandle;
    if (s->capture == nullptr || size == 0 || out == nullptr)
      return give_memory(out, size, memory_kind::device);
    graph_node n = memory_node(size, s->device);
    *out = n.memory->address;
    if (*out == nullptr) return hipErrorOutOfMemory;
    capture_node(*s, std::move(n));
    return hipSuccess;
  });
}
hipError_t hipFreeAsync(void* address, hipStream_t stream) {
  return call([&] {
    const auto s = stream_of(stream);
    if (s == nullptr) return hipErrorInvalidHandle;
    if (address == nullptr) return hipErrorInvalidValue;
    graph_node n;
    if (s->capture != nullptr && free_node(*s->capture->into, address, n)) {
      capture_node(*s, std::move(n));
      return hipSuccess;
    }
    if (!free_later(address)) {
      report_wrong_free(address);
      return hipErrorInvalidValue;
    }
    enqueue(s, [address] {
      this_thread().function = "hipFreeAsync";
      deallocate(address, {memory_kind::device});
    });
    return hipSuccess;
  });
}

hipError_t hipHostRegister(void* address, size_t size, unsigned flags) {
  return call([&] {
    if (address == nullptr || size == 0) return hipErrorInvalidValue;
    const allocation a{reinterpret_cast<uintptr_t>(address),
                       size,
                       memory_kind::registered,
                       this_thread().device,
                       flags,
                       true};
    return declare(a) ? hipSuccess : hipErrorHostMemoryAlreadyRegistered;
  });
}
hipError_t hipHostUnregister(void* address) {
  return call([&] {
    wait_for_all_devices();
    return forget(address, memory_kind::registered) ? hipSuccess : hipErrorHostMemoryNotRegistered;
  });
}
hipError_t hipHostGetDevicePointer(void** out, void* address, unsigned) {
  return call([&] {
    const auto a = find_allocation(address);
    if (out == nullptr || !a || type_of(a->kind) != hipMemoryTypeHost) return hipErrorInvalidValue;
    *out = address;
    return hipSuccess;
  });
}
hipError_t hipHostGetFlags(unsigned* flags, void* address) {
  return call([&] {
    const auto a = find_allocation(address);
    if (flags == nullptr || !a || a->kind != memory_kind::host) return hipErrorInvalidValue;
    *flags = a->flags;
    return hipSuccess;
  });
}

hipError_t hipMemGetInfo(size_t* free, size_t* total) {
  return call([&] {
    const int device = this_thread().device;
    const size_t all = devices()[static_cast<size_t>(device)]->memory_bytes;
    if (free != nullptr) *free = all - used_bytes(device);
    if (total != nullptr) *total = all;
    return hipSuccess;
  });
}
hipError_t hipMemGetAddressRange(hipDeviceptr_t* base, size_t* size, hipDeviceptr_t address) {
  return call([&] {
    const auto a = find_allocation(address);
    if (!a) return hipErrorNotFound;
    if (base != nullptr) *base = reinterpret_cast<hipDeviceptr_t>(a->address);
    if (size != nullptr) *size = a->size;
    return hipSuccess;
  });
}
hipError_t hipPointerGetAttributes(hipPointerAttribute_t* out, const void* address) {
  return call([&] {
    if (out == nullptr) return hipErrorInvalidValue;
    std::memset(out, 0, sizeof(*out));
    const auto a = find_allocation(address);
    out->type = hipMemoryTypeUnregistered;
    out->device = -2; // as AMD's runtime says of memory that it does not know
    if (!a) return hipSuccess;
    out->type = type_of(a->kind);
    out->device = a->device;
    out->devicePointer = const_cast<void*>(address);
    out->hostPointer = out->type == hipMemoryTypeDevice ? nullptr : out->devicePointer;
    out->isManaged = a->kind == memory_kind::managed;
    out->allocationFlags = a->flags;
    return hipSuccess;
  });
}

} // extern "C"
