// SPDX-License-Identifier: MIT
// Attributes of kernels. Values and errors are those of ROCm 7.2.4's library, as its code has them; the functions in
// ROCm/rocm-systems projects/clr/hipamd/src/hip_module.cpp and hip_global.cpp say the same.
#include "board.hpp"
#include "call.hpp"
#include "registration.hpp"

#include <cstring>

using namespace kiln::hip_runtime;

namespace {

const board& board_of(const loaded_kernel& k) { return *devices()[static_cast<size_t>(k.of->device())]; }

/// What is left of a workgroup's LDS beside the kernel's own arrays.
int free_lds_bytes(const loaded_kernel& k) { return board_of(k).lds_bytes - static_cast<int>(k.lds_bytes()); }

/// As the metadata counts them, AGPRs too; without metadata what the descriptor allocates.
int registers_of(const loaded_kernel& k) {
  const uint32_t counted = k.kernel->vgpr_count;
  return static_cast<int>(counted != 0 ? counted : ((k.kernel->descriptor.rsrc1 & 63) + 1) * 8);
}

int version_of(const loaded_kernel& k) { return board_of(k).major * 10 + board_of(k).minor; }

} // namespace

extern "C" {

hipError_t hipFuncGetAttributes(hipFuncAttributes* out, const void* host) {
  return call([&] {
    if (out == nullptr) return hipErrorInvalidValue;
    hipError_t error = hipSuccess;
    const loaded_kernel* k = registered_kernel(host, this_thread().device, error);
    if (k == nullptr) return error;
    const int asked = k->dynamic_lds_limit;
    std::memset(out, 0, sizeof(*out));
    out->binaryVersion = out->ptxVersion = version_of(*k);
    out->localSizeBytes = k->kernel->descriptor.scratch_bytes;
    out->maxDynamicSharedSizeBytes = asked < 0 ? free_lds_bytes(*k) : asked;
    out->maxThreadsPerBlock = static_cast<int>(k->kernel->block_limit);
    out->numRegs = registers_of(*k);
    out->sharedSizeBytes = k->lds_bytes();
    return hipSuccess;
  });
}
hipError_t hipFuncSetAttribute(const void* host, hipFuncAttribute attribute, int value) {
  return call([&] {
    if (host == nullptr) return hipErrorInvalidDeviceFunction;
    if (static_cast<unsigned>(attribute) > hipFuncAttributeMax) return hipErrorInvalidValue;
    hipError_t error = hipSuccess;
    loaded_kernel* k = registered_kernel(host, this_thread().device, error);
    // The handle of a module's kernel will do as well.
    if (k == nullptr) k = kernel_of(static_cast<hipFunction_t>(const_cast<void*>(host)));
    if (k == nullptr) return error;
    if (attribute == hipFuncAttributeMaxDynamicSharedMemorySize) {
      if (value < 0 || value > free_lds_bytes(*k)) return hipErrorInvalidValue;
      k->dynamic_lds_limit = value;
    }
    if (attribute == hipFuncAttributePreferredSharedMemoryCarveout && (value < -1 || value > 100))
      return hipErrorInvalidValue;
    return hipSuccess;
  });
}
hipError_t hipFuncGetAttribute(int* value, hipFunction_attribute attribute, hipFunction_t f) {
  return call([&] {
    if (value == nullptr) return hipErrorInvalidValue;
    if (f == nullptr) return hipErrorInvalidHandle;
    const loaded_kernel* k = kernel_of(f);
    if (k == nullptr) return hipErrorInvalidDeviceFunction;
    switch (attribute) {
    case HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: *value = static_cast<int>(k->kernel->block_limit); break;
    case HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: *value = static_cast<int>(k->lds_bytes()); break;
    case HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
      *value = static_cast<int>(k->kernel->descriptor.scratch_bytes);
      break;
    case HIP_FUNC_ATTRIBUTE_NUM_REGS: *value = registers_of(*k); break;
    case HIP_FUNC_ATTRIBUTE_PTX_VERSION:
    case HIP_FUNC_ATTRIBUTE_BINARY_VERSION: *value = version_of(*k); break;
    // The limit that hipFuncSetAttribute sets shows in hipFuncGetAttributes alone.
    case HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: *value = free_lds_bytes(*k); break;
    case HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES:
    case HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA:
    case HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: *value = 0; break;
    default: return hipErrorInvalidValue;
    }
    return hipSuccess;
  });
}

} // extern "C"
