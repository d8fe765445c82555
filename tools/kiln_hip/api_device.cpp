// SPDX-License-Identifier: MIT
// Devices: choice and synchronisation, versions, names.
#include "allocations.hpp"
#include "board.hpp"
#include "call.hpp"
#include "stream.hpp"

#include <cstdio>
#include <cstring>
#include <string>

using namespace kiln::hip_runtime;

namespace {

bool is_device(int d) { return d >= 0 && static_cast<size_t>(d) < devices().size(); }
const board& board_of(int d) { return *devices()[static_cast<size_t>(d)]; }

hipError_t give(int* out, int value) {
  if (out == nullptr) return hipErrorInvalidValue;
  *out = value;
  return hipSuccess;
}

} // namespace

extern "C" {

hipError_t hipInit(unsigned flags) {
  return call([&] { return flags == 0 ? hipSuccess : hipErrorInvalidValue; });
}
hipError_t hipRuntimeGetVersion(int* version) { return note_error(give(version, HIP_VERSION)); }
hipError_t hipDriverGetVersion(int* version) { return note_error(give(version, HIP_VERSION)); }

hipError_t hipGetDeviceCount(int* count) {
  if (count != nullptr) *count = static_cast<int>(devices().size());
  return call([&] { return count == nullptr ? hipErrorInvalidValue : hipSuccess; });
}
hipError_t hipGetDevice(int* device) {
  return call([&] { return give(device, this_thread().device); });
}
hipError_t hipSetDevice(int device) {
  return call([&] {
    if (!is_device(device)) return hipErrorInvalidDevice;
    this_thread().device = device;
    return hipSuccess;
  });
}
hipError_t hipDeviceGet(hipDevice_t* device, int ordinal) {
  return call([&] { return is_device(ordinal) ? give(device, ordinal) : hipErrorInvalidDevice; });
}
hipError_t hipDeviceSynchronize() {
  return call([] {
    wait_for_device(this_thread().device);
    return fault();
  });
}
hipError_t hipDeviceReset() {
  return call([] {
    wait_for_device(this_thread().device);
    return fault();
  });
}
hipError_t hipDeviceGetName(char* name, int size, hipDevice_t device) {
  return call([&] {
    if (!is_device(device)) return hipErrorInvalidDevice;
    if (name == nullptr || size <= 0) return hipErrorInvalidValue;
    std::snprintf(name, static_cast<size_t>(size), "%s", board_of(device).name);
    return hipSuccess;
  });
}
hipError_t hipDeviceTotalMem(size_t* bytes, hipDevice_t device) {
  return call([&] {
    if (!is_device(device)) return hipErrorInvalidDevice;
    if (bytes == nullptr) return hipErrorInvalidValue;
    *bytes = board_of(device).memory_bytes;
    return hipSuccess;
  });
}
hipError_t hipDeviceComputeCapability(int* major, int* minor, hipDevice_t device) {
  return call([&] {
    if (!is_device(device)) return hipErrorInvalidDevice;
    if (major == nullptr || minor == nullptr) return hipErrorInvalidValue;
    *major = board_of(device).major, *minor = board_of(device).minor;
    return hipSuccess;
  });
}
hipError_t hipDeviceGetPCIBusId(char* id, int size, int device) {
  return call([&] {
    if (!is_device(device)) return hipErrorInvalidDevice;
    if (id == nullptr || size < 13) return hipErrorInvalidValue;
    std::snprintf(id, static_cast<size_t>(size), "0000:%02x:00.0",
                  static_cast<unsigned>(board_of(device).bus + device));
    return hipSuccess;
  });
}
hipError_t hipSetDeviceFlags(unsigned) {
  return call([] { return hipSuccess; });
}
hipError_t hipGetDeviceFlags(unsigned* flags) {
  return call([&] { return flags == nullptr ? hipErrorInvalidValue : (*flags = 0, hipSuccess); });
}

} // extern "C"
