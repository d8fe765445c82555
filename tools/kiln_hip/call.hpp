// SPDX-License-Identifier: MIT
// What each call of the API does first and last: checks for devices and faults, last error, no exception leaves.
#pragma once

#include <hip/hip_runtime_api.h>

#include <vector>

namespace kiln::hip_runtime {

struct call_configuration {
  dim3 grid, block;
  size_t shared_bytes = 0;
  hipStream_t stream = nullptr;
};

/// The state of one host thread.
struct thread_state {
  int device = 0;
  const char* function = "";               ///< of the API that it is in
  hipError_t last_error = hipSuccess;      ///< until hipGetLastError
  hipError_t last_call_error = hipSuccess; ///< hipExtGetLastError
  std::vector<call_configuration> configurations;
};
thread_state& this_thread();

/// True if the process has used the runtime, which is also loaded into programs that do not.
bool was_used();
void note_use();

/// True after the first allocation on the device, or work in one of its streams: its context is active.
bool had_work(int device);
void note_work(int device);

/// hipErrorNoDevice where there is none, the fault's error after a fault, else hipSuccess.
hipError_t check_usable();
/// The process-wide error after a fault of a kernel; the first one stays.
void set_fault(hipError_t error);
hipError_t fault();

/// Notes the error for hipGetLastError.
hipError_t note_error(hipError_t error);
/// The error that the exception in flight stands for; its text goes to stderr.
hipError_t error_of_exception() noexcept;

/// Runs `f`, the body of the function of the API that calls this.
template<class F> hipError_t call(F f, const char* function = __builtin_FUNCTION()) noexcept {
  this_thread().function = function;
  try {
    const hipError_t unusable = check_usable();
    return note_error(unusable != hipSuccess ? unusable : f());
  } catch (...) {
    return note_error(error_of_exception());
  }
}

} // namespace kiln::hip_runtime
