// SPDX-License-Identifier: MIT
// Contexts of the driver API. AMD's runtime has one for each device, whatever programs create; so has this one.
#include "board.hpp"
#include "call.hpp"

using namespace kiln::hip_runtime;

namespace {

/// The context of device 0 is 1, and so on.
hipCtx_t context_of(int device) { return reinterpret_cast<hipCtx_t>(static_cast<uintptr_t>(device) + 1); }
bool is_context(hipCtx_t c) {
  const auto number = reinterpret_cast<uintptr_t>(c);
  return number != 0 && number <= devices().size();
}
bool is_device(int d) { return d >= 0 && static_cast<size_t>(d) < devices().size(); }

hipError_t make_current(hipCtx_t c) {
  if (!is_context(c)) return hipErrorInvalidContext;
  this_thread().device = static_cast<int>(reinterpret_cast<uintptr_t>(c)) - 1;
  return hipSuccess;
}
hipError_t give_context(hipCtx_t* out, hipDevice_t device, bool current) {
  if (out == nullptr) return hipErrorInvalidValue;
  if (!is_device(device)) return hipErrorInvalidDevice;
  *out = context_of(device);
  return current ? make_current(*out) : hipSuccess;
}

} // namespace

extern "C" {

hipError_t hipCtxCreate(hipCtx_t* out, unsigned, hipDevice_t device) {
  return call([&] { return give_context(out, device, true); });
}
hipError_t hipCtxDestroy(hipCtx_t c) {
  return call([&] { return is_context(c) ? hipSuccess : hipErrorInvalidValue; });
}
hipError_t hipCtxSetCurrent(hipCtx_t c) {
  return call([&] { return make_current(c); });
}
hipError_t hipCtxGetCurrent(hipCtx_t* out) {
  return call([&] { return give_context(out, this_thread().device, false); });
}
hipError_t hipCtxGetDevice(hipDevice_t* device) {
  return call([&] {
    return device == nullptr ? hipErrorInvalidValue : (*device = this_thread().device, hipSuccess);
  });
}
hipError_t hipCtxSynchronize() { return hipDeviceSynchronize(); }
hipError_t hipDevicePrimaryCtxRetain(hipCtx_t* out, hipDevice_t device) {
  return call([&] { return give_context(out, device, false); });
}
hipError_t hipDevicePrimaryCtxRelease(hipDevice_t device) {
  return call([&] { return is_device(device) ? hipSuccess : hipErrorInvalidDevice; });
}

} // extern "C"
