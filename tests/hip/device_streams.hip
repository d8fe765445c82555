// SPDX-License-Identifier: MIT
// Streams, events, callbacks, pinned memory that the host reads while a kernel runs, stream order of copies.
#include "device_check.hpp"

#include <vector>

__global__ void append(int* log, int value) { log[++log[0]] = value; }

__global__ void wait_for_host(volatile int* flag, volatile int* answer) {
  *answer = 1;
  while (*flag == 0) __builtin_amdgcn_s_sleep(1);
  *answer = 2;
}

int main() {
  int* log = nullptr;
  check(hipMalloc(&log, 256), "hipMalloc");
  check(hipMemset(log, 0, 256), "hipMemset");
  hipStream_t a = nullptr, b = nullptr;
  check(hipStreamCreate(&a), "hipStreamCreate");
  check(hipStreamCreateWithFlags(&b, hipStreamNonBlocking), "hipStreamCreateWithFlags");
  hipEvent_t first = nullptr, second = nullptr;
  check(hipEventCreate(&first), "hipEventCreate");
  check(hipEventCreate(&second), "hipEventCreate");
  expect(hipEventElapsedTime(nullptr, first, second) == hipErrorInvalidValue, "no place for the time");
  float ms = -1;
  expect(hipEventElapsedTime(&ms, first, second) == hipErrorInvalidHandle, "events that were not recorded");
  (void)hipGetLastError();
  check(hipEventRecord(first, a), "hipEventRecord");
  for (int i = 1; i <= 5; ++i) append<<<1, 1, 0, a>>>(log, i);
  check(hipEventRecord(second, a), "hipEventRecord");
  check(hipStreamWaitEvent(b, second), "hipStreamWaitEvent");
  append<<<1, 1, 0, b>>>(log, 6);
  check(hipStreamSynchronize(b), "hipStreamSynchronize");
  append<<<1, 1, 0, a>>>(log, 7);
  append<<<1, 1>>>(log, 8); // the default stream waits for a
  append<<<1, 1, 0, a>>>(log, 9);
  int called = 0;
  check(hipLaunchHostFunc(a, [](void* p) { *static_cast<int*>(p) = 1; }, &called), "hipLaunchHostFunc");
  check(hipDeviceSynchronize(), "hipDeviceSynchronize");
  expect(called == 1, "the host's function ran");
  int found[10] = {};
  check(hipMemcpy(found, log, sizeof(found), hipMemcpyDeviceToHost), "hipMemcpy");
  for (int i = 0; i < 10; ++i) expect(found[i] == (i == 0 ? 9 : i), "the order of launches");
  check(hipEventElapsedTime(&ms, first, second), "hipEventElapsedTime");
  expect(ms > 0 && ms < 60000, "a time that is one");

  // Async copies take pageable memory at the call.
  int value = 41;
  check(hipMemcpyAsync(log, &value, 4, hipMemcpyHostToDevice, a), "hipMemcpyAsync");
  value = 0;
  check(hipStreamSynchronize(a), "hipStreamSynchronize");
  check(hipMemcpy(&value, log, 4, hipMemcpyDeviceToHost), "hipMemcpy");
  expect(value == 41, "the value at the time of the call");

  volatile int* pinned = nullptr;
  check(hipHostMalloc(reinterpret_cast<void**>(const_cast<int**>(&pinned)), 8), "hipHostMalloc");
  pinned[0] = 0;
  pinned[1] = 0;
  wait_for_host<<<1, 1, 0, a>>>(pinned, pinned + 1);
  while (__atomic_load_n(pinned + 1, __ATOMIC_RELAXED) == 0) {}
  expect(hipStreamQuery(a) == hipErrorNotReady, "the kernel still runs");
  expect(hipGetLastError() == hipSuccess, "not being ready is no error");
  __atomic_store_n(pinned, 1, __ATOMIC_RELAXED);
  check(hipStreamSynchronize(a), "hipStreamSynchronize");
  expect(pinned[1] == 2, "the kernel saw the host's flag");
  check(hipStreamDestroy(a), "hipStreamDestroy");
  check(hipStreamDestroy(b), "hipStreamDestroy");
  expect(hipStreamDestroy(b) == hipErrorInvalidResourceHandle, "a stream that was destroyed");
  std::puts("streams are right");
}
