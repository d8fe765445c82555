// SPDX-License-Identifier: MIT
// Predicted time (KILN_HIP_TIME=model): copies, launches, clocks of the device, streams beside one another.
#include "device_check.hpp"

#include <cmath>

__global__ void scale(float* p, float by) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  p[i] *= by;
}
__global__ void read_clocks(long long* out) {
  out[0] = wall_clock64();
  long long x = clock64();
  for (int i = 0; i < 100; ++i) __builtin_amdgcn_s_sleep(1);
  out[1] = wall_clock64();
  out[2] = clock64() - x;
}

/// As a mangled name, this is a type's.
extern "C" __global__ void i(float* p) { *p = 0; }

float between(hipEvent_t a, hipEvent_t b) {
  float ms = 0;
  check(hipEventSynchronize(b), "hipEventSynchronize");
  check(hipEventElapsedTime(&ms, a, b), "hipEventElapsedTime");
  return ms * 1000;
}

int main() {
  constexpr size_t items = size_t{1} << 20, bytes = items * sizeof(float);
  float *p = nullptr, *host = nullptr, *other = nullptr;
  check(hipMalloc(&p, bytes), "hipMalloc");
  check(hipMalloc(&other, bytes), "hipMalloc");
  check(hipHostMalloc(&host, bytes), "hipHostMalloc");
  for (size_t i = 0; i < items; ++i) host[i] = 1;
  hipEvent_t e[6];
  for (hipEvent_t& event : e) check(hipEventCreate(&event), "hipEventCreate");
  check(hipEventRecord(e[0]), "hipEventRecord");
  check(hipMemcpyAsync(p, host, bytes, hipMemcpyHostToDevice, nullptr), "hipMemcpyAsync");
  check(hipEventRecord(e[1]), "hipEventRecord");
  const float copied = between(e[0], e[1]);
  expect(std::fabs(copied - (10 + bytes / 51e3f)) < 0.5f, "a copy at the board's rate");

  const auto time_scale = [&](unsigned blocks) {
    check(hipEventRecord(e[2]), "hipEventRecord");
    scale<<<blocks, 256>>>(p, 2);
    check(hipEventRecord(e[3]), "hipEventRecord");
    return between(e[2], e[3]);
  };
  const float whole = time_scale(items / 256), again = time_scale(items / 256), part = time_scale(16);
  expect(std::fabs(whole - again) < 0.01f * whole, "an identical launch takes the same time");
  expect(whole > part && part > 1 && whole < 100, "times in microseconds");
  check(hipMemcpy(host, p, bytes, hipMemcpyDeviceToHost), "hipMemcpy");
  expect(host[0] == 8 && host[items - 1] == 4, "the prediction leaves memory alone");

  long long* clocks = nullptr;
  check(hipHostMalloc(&clocks, 64), "hipHostMalloc");
  read_clocks<<<1, 64>>>(clocks);
  check(hipDeviceSynchronize(), "read_clocks");
  const long long first = clocks[0];
  expect(clocks[1] > first && clocks[2] > 100, "clocks advance in a kernel");
  const float more = time_scale(items / 256);
  read_clocks<<<1, 64>>>(clocks);
  check(hipDeviceSynchronize(), "read_clocks");
  expect(clocks[0] - first >= static_cast<long long>(more * 100),
         "the clock of 100 MHz counts predicted time");

  // A copy and a kernel in two streams take no longer than the longer one.
  hipStream_t a = nullptr, b = nullptr;
  check(hipStreamCreateWithFlags(&a, hipStreamNonBlocking), "hipStreamCreateWithFlags");
  check(hipStreamCreateWithFlags(&b, hipStreamNonBlocking), "hipStreamCreateWithFlags");
  check(hipEventRecord(e[4], a), "hipEventRecord");
  check(hipMemcpyAsync(other, host, bytes, hipMemcpyHostToDevice, a), "hipMemcpyAsync");
  scale<<<items / 256, 256, 0, b>>>(p, 2);
  check(hipEventRecord(e[5], b), "hipEventRecord");
  check(hipStreamWaitEvent(a, e[5]), "hipStreamWaitEvent");
  check(hipEventRecord(e[5], a), "hipEventRecord");
  const float both = between(e[4], e[5]);
  expect(both < copied + 0.5f * whole, "streams run beside one another");
  i<<<1, 1>>>(other);
  check(hipDeviceSynchronize(), "i");
  std::printf("%.3f %.3f %.3f %.3f us\n", copied, whole, part, both);
  std::puts("time is right");
}
