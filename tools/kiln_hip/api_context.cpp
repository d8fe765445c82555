// SPDX-License-Identifier: MIT
// Contexts of the driver API. AMD's runtime has one for each device, whatever programs create; so has this one. Errors are
// those in the code of ROCm 7.2.4's library, which does not support hipCtxSynchronize and most of hipCtxGet... either.
#include "board.hpp"
#include "call.hpp"

#include <vector>

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
/// The contexts that this thread has pushed, the current one last.
std::vector<hipCtx_t>& pushed() {
  static thread_local std::vector<hipCtx_t> stack;
  return stack;
}
void pop() {
  if (!pushed().empty()) pushed().pop_back();
}
hipError_t push(hipCtx_t c) {
  const hipError_t error = make_current(c);
  if (error == hipSuccess) pushed().push_back(c);
  return error;
}

} // namespace

extern "C" {

hipError_t hipCtxCreate(hipCtx_t* out, unsigned, hipDevice_t device) {
  return call([&] {
    if (out == nullptr || !is_device(device)) return hipErrorInvalidValue;
    *out = context_of(device);
    return push(*out);
  });
}
hipError_t hipCtxDestroy(hipCtx_t c) {
  return call([&] {
    if (!is_context(c)) return hipErrorInvalidValue;
    if (!pushed().empty() && pushed().back() == c) pop();
    return hipSuccess;
  });
}
hipError_t hipCtxSetCurrent(hipCtx_t c) {
  return call([&] {
    if (c != nullptr && !is_context(c)) return hipErrorInvalidContext;
    pop();
    return c == nullptr ? hipSuccess : push(c);
  });
}
hipError_t hipCtxPushCurrent(hipCtx_t c) {
  return call([&] { return push(c); });
}
hipError_t hipCtxPopCurrent(hipCtx_t* out) {
  return call([&] {
    if (pushed().empty()) return hipErrorInvalidContext;
    if (out != nullptr) *out = pushed().back();
    pop();
    return hipSuccess;
  });
}
hipError_t hipCtxGetCurrent(hipCtx_t* out) {
  return call([&] {
    return out == nullptr ? hipErrorInvalidValue : (*out = context_of(this_thread().device), hipSuccess);
  });
}
hipError_t hipCtxGetDevice(hipDevice_t* device) {
  return call([&] {
    return device == nullptr ? hipErrorInvalidValue : (*device = this_thread().device, hipSuccess);
  });
}
hipError_t hipCtxGetSharedMemConfig(hipSharedMemConfig* banks) {
  return call([&] {
    return banks == nullptr ? hipErrorInvalidValue : (*banks = hipSharedMemBankSizeFourByte, hipSuccess);
  });
}
hipError_t hipDevicePrimaryCtxRetain(hipCtx_t* out, hipDevice_t device) {
  return call([&] {
    if (!is_device(device)) return hipErrorInvalidDevice;
    return out == nullptr ? hipErrorInvalidValue : (*out = context_of(device), hipSuccess);
  });
}
hipError_t hipDevicePrimaryCtxRelease(hipDevice_t device) {
  return call([&] { return is_device(device) ? hipSuccess : hipErrorInvalidDevice; });
}
hipError_t hipDevicePrimaryCtxReset(hipDevice_t) {
  return call([] { return hipSuccess; });
}
hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t device, unsigned) {
  return call([&] { return is_device(device) ? hipErrorContextAlreadyInUse : hipErrorInvalidDevice; });
}
hipError_t hipDevicePrimaryCtxGetState(hipDevice_t device, unsigned* flags, int* active) {
  return call([&] {
    if (!is_device(device)) return hipErrorInvalidDevice;
    if (flags != nullptr) *flags = 0;
    if (active != nullptr) *active = had_work(device);
    return hipSuccess;
  });
}

} // extern "C"
