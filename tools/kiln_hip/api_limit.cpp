// SPDX-License-Identifier: MIT
// Limits of devices, and hints about caches, LDS and managed memory, which change nothing. Errors are those in the code of
// ROCm 7.2.4's library.
#include "limits.hpp"

#include "allocations.hpp"
#include "board.hpp"
#include "call.hpp"
#include "registration.hpp"
#include "stream.hpp"

#include <atomic>
#include <vector>

using namespace kiln::hip_runtime;

namespace {

// Source of the largest stack: hip_runtime_api.h, hipLimitStackSize.
constexpr size_t stack_bytes = 1024, most_stack_bytes = (128 << 10) - 16, heap_bytes = 8 << 20;

struct device_limits {
  std::atomic<size_t> stack = stack_bytes, heap = heap_bytes;
};
device_limits& limits_of(int device) {
  static auto* const all = new std::vector<device_limits>(devices().size()); // used until the process ends
  return (*all)[static_cast<size_t>(device)];
}

bool is_device(int d) { return d >= 0 && static_cast<size_t>(d) < devices().size(); }

hipError_t check_cache(hipFuncCache_t c) {
  return static_cast<unsigned>(c) <= hipFuncCachePreferEqual ? hipSuccess : hipErrorInvalidValue;
}
hipError_t check_banks(hipSharedMemConfig b) {
  return static_cast<unsigned>(b) <= hipSharedMemBankSizeEightByte ? hipSuccess : hipErrorInvalidValue;
}
/// Managed memory alone takes hints, and a device or the host (hipCpuDeviceId) is meant.
hipError_t check_hint(const void* address, size_t size, int device) {
  if (address == nullptr || size == 0) return hipErrorInvalidValue;
  if (device != hipCpuDeviceId && !is_device(device)) return hipErrorInvalidDevice;
  const auto a = find_allocation(address);
  const bool inside = a && a->kind == memory_kind::managed &&
                      size <= a->size - (reinterpret_cast<uintptr_t>(address) - a->address);
  return inside ? hipSuccess : hipErrorInvalidValue;
}

} // namespace

uint32_t kiln::hip_runtime::stack_limit(int device) { return static_cast<uint32_t>(limits_of(device).stack); }

extern "C" {

hipError_t hipDeviceGetLimit(size_t* value, hipLimit_t limit) {
  return call([&] {
    if (value == nullptr) return hipErrorInvalidValue;
    const device_limits& own = limits_of(this_thread().device);
    if (limit != hipLimitStackSize && limit != hipLimitMallocHeapSize) return hipErrorUnsupportedLimit;
    *value = limit == hipLimitStackSize ? own.stack : own.heap;
    return hipSuccess;
  });
}
hipError_t hipDeviceSetLimit(hipLimit_t limit, size_t value) {
  return call([&] {
    if (static_cast<unsigned>(limit) >= hipLimitRange) return hipErrorInvalidValue;
    const int device = this_thread().device;
    const bool stack = limit == hipLimitStackSize;
    if (!stack && limit != hipLimitMallocHeapSize) return hipErrorUnsupportedLimit;
    const uint64_t memory = devices()[static_cast<size_t>(device)]->memory_bytes;
    if (value > (stack ? most_stack_bytes : memory)) return hipErrorInvalidValue;
    (stack ? limits_of(device).stack : limits_of(device).heap) = value;
    return hipSuccess;
  });
}

hipError_t hipDeviceSetCacheConfig(hipFuncCache_t c) {
  return call([&] { return check_cache(c); });
}
hipError_t hipDeviceGetCacheConfig(hipFuncCache_t* c) {
  return call(
      [&] { return c == nullptr ? hipErrorInvalidValue : (*c = hipFuncCachePreferNone, hipSuccess); });
}
hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig banks) {
  return call([&] { return check_banks(banks); });
}
hipError_t hipDeviceGetSharedMemConfig(hipSharedMemConfig* banks) {
  return call([&] {
    return banks == nullptr ? hipErrorInvalidValue : (*banks = hipSharedMemBankSizeFourByte, hipSuccess);
  });
}
hipError_t hipFuncSetCacheConfig(const void* host, hipFuncCache_t c) {
  return call([&] { return host == nullptr ? hipErrorInvalidDeviceFunction : check_cache(c); });
}
hipError_t hipFuncSetSharedMemConfig(const void* host, hipSharedMemConfig banks) {
  return call([&] { return host == nullptr ? hipErrorInvalidDeviceFunction : check_banks(banks); });
}
hipError_t hipMemAdvise(const void* address, size_t size, hipMemoryAdvise, int device) {
  return call([&] { return check_hint(address, size, device); });
}
hipError_t hipMemPrefetchAsync(const void* address, size_t size, int device, hipStream_t stream) {
  return call([&] {
    return stream_of(stream) == nullptr ? hipErrorInvalidHandle : check_hint(address, size, device);
  });
}

} // extern "C"
