// SPDX-License-Identifier: MIT
// Properties and attributes of devices. board.cpp has the sources of what differs between boards; the rest is what AMD's clr
// gives for every board of these three processors.
#include "board.hpp"
#include "call.hpp"

#include <cstdio>
#include <cstring>

using namespace kiln::hip_runtime;

namespace {

constexpr int wave = 64, most_threads = 1024;
constexpr int grid_x = 2'147'483'647, grid_yz = 65'536;
constexpr int wall_clock_khz = 100'000, instruction_clock_khz = 1'000'000;

hipDeviceProp_tR0600 properties_of(int device) {
  const board& b = *devices()[static_cast<size_t>(device)];
  hipDeviceProp_tR0600 p;
  std::memset(&p, 0, sizeof(p));
  std::snprintf(p.name, sizeof(p.name), "%s", b.name);
  std::snprintf(p.gcnArchName, sizeof(p.gcnArchName), "%s:sramecc+:xnack-", b.processor);
  std::snprintf(p.uuid.bytes, sizeof(p.uuid.bytes), "kiln%011d", device);
  p.totalGlobalMem = b.memory_bytes;
  p.sharedMemPerBlock = p.sharedMemPerMultiprocessor = p.maxSharedMemoryPerMultiProcessor =
      static_cast<size_t>(b.lds_bytes);
  p.regsPerBlock = p.regsPerMultiprocessor = registers_per_block;
  p.warpSize = wave;
  p.memPitch = 2'147'483'647;
  p.maxThreadsPerBlock = most_threads;
  for (int& d : p.maxThreadsDim) d = most_threads;
  p.maxGridSize[0] = grid_x, p.maxGridSize[1] = p.maxGridSize[2] = grid_yz;
  p.clockRate = b.clock_khz, p.memoryClockRate = b.memory_clock_khz, p.memoryBusWidth = b.memory_bus_bits;
  p.totalConstMem = 2'147'483'647;
  p.major = b.major, p.minor = b.minor;
  p.multiProcessorCount = b.compute_units;
  p.maxThreadsPerMultiProcessor = most_resident;
  p.maxBlocksPerMultiProcessor = most_resident / wave;
  p.l2CacheSize = b.l2_bytes;
  p.canMapHostMemory = p.concurrentKernels = p.ECCEnabled = p.managedMemory = p.concurrentManagedAccess = 1;
  p.cooperativeLaunch = p.unifiedAddressing = p.streamPrioritiesSupported = 1;
  p.pciBusID = b.bus + device;
  p.clockInstructionRate = instruction_clock_khz;
  p.textureAlignment = 256, p.texturePitchAlignment = 256;
  std::memset(&p.arch, 0xff, sizeof(p.arch));
  p.arch.hasFunnelShift = p.arch.hasSyncThreadsExt = p.arch.hasSurfaceFuncs = p.arch.hasDynamicParallelism =
      0;
  return p;
}

/// False: the attribute is not known here.
bool attribute_of(int device, hipDeviceAttribute_t attribute, int& out) {
  const board& b = *devices()[static_cast<size_t>(device)];
  const hipDeviceProp_tR0600 p = properties_of(device);
  switch (attribute) {
  case hipDeviceAttributeEccEnabled:
  case hipDeviceAttributeCanMapHostMemory:
  case hipDeviceAttributeConcurrentKernels:
  case hipDeviceAttributeManagedMemory:
  case hipDeviceAttributeConcurrentManagedAccess:
  case hipDeviceAttributeCooperativeLaunch:
  case hipDeviceAttributeUnifiedAddressing:
  case hipDeviceAttributeStreamPrioritiesSupported: out = 1; return true;
  case hipDeviceAttributeIntegrated:
  case hipDeviceAttributeKernelExecTimeout:
  case hipDeviceAttributeComputeMode:
  case hipDeviceAttributeImageSupport:
  case hipDeviceAttributePageableMemoryAccess:
  case hipDeviceAttributeMemoryPoolsSupported:
  case hipDeviceAttributeCooperativeMultiDeviceLaunch:
  case hipDeviceAttributeIsMultiGpuBoard:
  case hipDeviceAttributePciDomainId:
  case hipDeviceAttributePciDeviceId: out = 0; return true;
  case hipDeviceAttributeClockRate: out = b.clock_khz; return true;
  case hipDeviceAttributeMemoryClockRate: out = b.memory_clock_khz; return true;
  case hipDeviceAttributeMemoryBusWidth: out = b.memory_bus_bits; return true;
  case hipDeviceAttributeL2CacheSize: out = b.l2_bytes; return true;
  case hipDeviceAttributeComputeCapabilityMajor: out = b.major; return true;
  case hipDeviceAttributeComputeCapabilityMinor: out = b.minor; return true;
  case hipDeviceAttributeMultiprocessorCount:
  case hipDeviceAttributePhysicalMultiProcessorCount: out = b.compute_units; return true;
  case hipDeviceAttributeWarpSize: out = wave; return true;
  case hipDeviceAttributeMaxThreadsPerBlock:
  case hipDeviceAttributeMaxBlockDimX:
  case hipDeviceAttributeMaxBlockDimY:
  case hipDeviceAttributeMaxBlockDimZ: out = most_threads; return true;
  case hipDeviceAttributeMaxGridDimX: out = grid_x; return true;
  case hipDeviceAttributeMaxGridDimY:
  case hipDeviceAttributeMaxGridDimZ: out = grid_yz; return true;
  case hipDeviceAttributeMaxThreadsPerMultiProcessor: out = most_resident; return true;
  case hipDeviceAttributeMaxBlocksPerMultiProcessor: out = p.maxBlocksPerMultiProcessor; return true;
  case hipDeviceAttributeMaxRegistersPerBlock:
  case hipDeviceAttributeMaxRegistersPerMultiprocessor: out = registers_per_block; return true;
  case hipDeviceAttributeMaxSharedMemoryPerBlock:
  case hipDeviceAttributeSharedMemPerMultiprocessor:
  case hipDeviceAttributeMaxSharedMemoryPerMultiprocessor: out = b.lds_bytes; return true;
  case hipDeviceAttributePciBusId: out = p.pciBusID; return true;
  case hipDeviceAttributeWallClockRate: out = wall_clock_khz; return true;
  case hipDeviceAttributeClockInstructionRate: out = instruction_clock_khz; return true;
  default: return false;
  }
}

} // namespace

extern "C" {

hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_tR0600* properties, int device) {
  return call([&] {
    if (properties == nullptr) return hipErrorInvalidValue;
    if (device < 0 || static_cast<size_t>(device) >= devices().size()) return hipErrorInvalidDevice;
    *properties = properties_of(device);
    return hipSuccess;
  });
}
hipError_t hipDeviceGetUuid(hipUUID* out, hipDevice_t device) {
  return call([&] {
    if (device < 0 || static_cast<size_t>(device) >= devices().size()) return hipErrorInvalidDevice;
    return out == nullptr ? hipErrorInvalidValue : (*out = properties_of(device).uuid, hipSuccess);
  });
}
hipError_t hipDeviceGetAttribute(int* value, hipDeviceAttribute_t attribute, int device) {
  return call([&] {
    if (value == nullptr) return hipErrorInvalidValue;
    if (device < 0 || static_cast<size_t>(device) >= devices().size()) return hipErrorInvalidDevice;
    if (attribute_of(device, attribute, *value)) return hipSuccess;
    std::fprintf(stderr, "kiln_hip: hipDeviceGetAttribute: attribute %d is not supported\n",
                 static_cast<int>(attribute));
    return hipErrorNotSupported;
  });
}

} // extern "C"
