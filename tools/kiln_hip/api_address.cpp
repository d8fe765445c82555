// SPDX-License-Identifier: MIT
// Functions of the API by name, and single attributes of pointers, as Triton uses them.
#include "allocations.hpp"
#include "call.hpp"

#include <cstring>
#include <dlfcn.h>
#include <string>

using namespace kiln::hip_runtime;

namespace {

constexpr int first_with_new_properties = 600;

} // namespace

extern "C" {

hipError_t hipGetProcAddress(const char* symbol, void** out, int version, uint64_t,
                             hipDriverProcAddressQueryResult* status) {
  return call([&] {
    if (symbol == nullptr || out == nullptr || *symbol == 0) return hipErrorInvalidValue;
    std::string name = symbol;
    if (version >= first_with_new_properties &&
        (name == "hipGetDeviceProperties" || name == "hipChooseDevice"))
      name += "R0600";
    static const int here = 0;
    Dl_info info;
    void* library = dladdr(&here, &info) != 0 ? dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD) : nullptr;
    *out = nullptr;
    if (library != nullptr) *out = dlsym(library, name.c_str());
    if (library != nullptr) dlclose(library);
    if (status != nullptr)
      *status = *out == nullptr ? HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND : HIP_GET_PROC_ADDRESS_SUCCESS;
    return *out == nullptr ? hipErrorInvalidValue : hipSuccess;
  });
}

hipError_t hipPointerGetAttribute(void* out, hipPointer_attribute attribute, hipDeviceptr_t address) {
  return call([&] {
    const auto a = find_allocation(address);
    if (out == nullptr || !a) return hipErrorInvalidValue;
    const bool on_host = a->kind == memory_kind::host || a->kind == memory_kind::registered;
    const auto give = [out](const auto& value) {
      std::memcpy(out, &value, sizeof(value));
      return hipSuccess;
    };
    switch (attribute) {
    case HIP_POINTER_ATTRIBUTE_DEVICE_POINTER: return give(address);
    case HIP_POINTER_ATTRIBUTE_HOST_POINTER:
      return a->kind == memory_kind::device ? hipErrorInvalidValue : give(address);
    case HIP_POINTER_ATTRIBUTE_MEMORY_TYPE:
      return give(on_host                           ? hipMemoryTypeHost
                  : a->kind == memory_kind::managed ? hipMemoryTypeManaged
                                                    : hipMemoryTypeDevice);
    case HIP_POINTER_ATTRIBUTE_IS_MANAGED: return give(a->kind == memory_kind::managed);
    case HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL: return give(a->device);
    case HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR: return give(a->address);
    case HIP_POINTER_ATTRIBUTE_RANGE_SIZE: return give(a->size);
    default: return hipErrorNotSupported;
    }
  });
}

} // extern "C"
