// SPDX-License-Identifier: MIT
#include "call.hpp"

#include "board.hpp"

#include <atomic>
#include <cstdio>
#include <exception>
#include <new>

namespace kiln::hip_runtime {
namespace {

std::atomic<hipError_t> first_fault = hipSuccess;
std::atomic<bool> used = false;
constexpr int most_devices = 64;
std::atomic<bool> worked[most_devices] = {};

} // namespace

thread_state& this_thread() {
  static thread_local thread_state state;
  return state;
}

void set_fault(hipError_t error) {
  hipError_t none = hipSuccess;
  first_fault.compare_exchange_strong(none, error);
}
hipError_t fault() { return first_fault.load(); }

bool was_used() { return used.load(std::memory_order_relaxed); }
void note_use() { used.store(true, std::memory_order_relaxed); }

bool had_work(int device) { return device < most_devices && worked[device].load(std::memory_order_relaxed); }
void note_work(int device) {
  if (device < most_devices) worked[device].store(true, std::memory_order_relaxed);
}

hipError_t check_usable() {
  note_use();
  return devices().empty() ? hipErrorNoDevice : fault();
}

hipError_t note_error(hipError_t error) {
  this_thread().last_call_error = error;
  if (error != hipSuccess && error != hipErrorNotReady) this_thread().last_error = error;
  return error;
}

hipError_t error_of_exception() noexcept {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return hipErrorOutOfMemory;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "kiln_hip: %s\n", e.what());
  } catch (...) {}
  return hipErrorUnknown;
}

} // namespace kiln::hip_runtime
