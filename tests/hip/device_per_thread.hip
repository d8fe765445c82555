// SPDX-License-Identifier: MIT
// -fgpu-default-stream=per-thread: the default stream is the thread's own, by functions whose names end in _spt.
#include "device_check.hpp"

#include <thread>
#include <vector>

__device__ int variable = 5;
__global__ void add(int* p, int value) { p[threadIdx.x] += value + variable; }

static void use(int value) {
  constexpr size_t width = 8, rows = 4, pitch = 64;
  int *p = nullptr, host[pitch * rows / 4] = {};
  check(hipMalloc(&p, pitch * rows), "hipMalloc");
  check(hipMemset(p, 0, pitch * rows), "hipMemset");
  check(hipMemset2D(p, pitch, 1, width, rows), "hipMemset2D");
  check(hipMemset2DAsync(p, pitch, 2, 4, rows, nullptr), "hipMemset2DAsync");
  check(hipMemcpy(host, p, pitch * rows, hipMemcpyDeviceToHost), "hipMemcpy");
  for (size_t i = 0; i < pitch * rows / 4; ++i) {
    const size_t column = i % (pitch / 4);
    expect(host[i] == (column == 0 ? 0x02020202 : column == 1 ? 0x01010101 : 0), "rows that were filled");
  }
  // The default stream can be captured: it is a stream like others.
  hipGraph_t g = nullptr;
  hipGraphExec_t e = nullptr;
  hipStreamCaptureStatus status = hipStreamCaptureStatusNone;
  unsigned long long id = 0;
  check(hipMemset(p, 0, pitch), "hipMemset");
  check(hipStreamBeginCapture(nullptr, hipStreamCaptureModeThreadLocal), "hipStreamBeginCapture");
  add<<<1, 16>>>(p, value);
  check(hipStreamGetCaptureInfo(nullptr, &status, &id), "hipStreamGetCaptureInfo");
  expect(status == hipStreamCaptureStatusActive && id != 0, "the capture");
  check(hipStreamEndCapture(nullptr, &g), "hipStreamEndCapture");
  check(hipGraphInstantiate(&e, g, nullptr, nullptr, 0), "hipGraphInstantiate");
  for (int i = 0; i < 3; ++i) check(hipGraphLaunch(e, nullptr), "hipGraphLaunch");
  check(hipMemcpyAsync(host, p, pitch, hipMemcpyDeviceToHost, nullptr), "hipMemcpyAsync");
  check(hipStreamSynchronize(nullptr), "hipStreamSynchronize");
  for (int i = 0; i < 16; ++i) expect(host[i] == 3 * (value + 7), "three launches of the graph");
  check(hipGraphExecDestroy(e), "hipGraphExecDestroy");
  check(hipGraphDestroy(g), "hipGraphDestroy");
  check(hipFree(p), "hipFree");
}

int main() {
  int value = 0;
  const void* symbol = &variable; // the host's variable, by which the runtime knows the device's
  check(hipMemcpyFromSymbol(&value, symbol, 4), "hipMemcpyFromSymbol");
  expect(value == 5, "the variable's first value");
  value = 6;
  check(hipMemcpyToSymbol(symbol, &value, 4), "hipMemcpyToSymbol");
  value = 0;
  check(hipMemcpyFromSymbolAsync(&value, symbol, 4, 0, hipMemcpyDeviceToHost, nullptr),
        "hipMemcpyFromSymbolAsync");
  check(hipStreamSynchronize(nullptr), "hipStreamSynchronize");
  expect(value == 6, "the variable's second value");
  value = 7;
  check(hipMemcpyToSymbolAsync(symbol, &value, 4, 0, hipMemcpyHostToDevice, nullptr),
        "hipMemcpyToSymbolAsync");
  check(hipStreamSynchronize(nullptr), "hipStreamSynchronize");
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back(use, i);
  for (std::thread& t : threads) t.join();
  std::puts("default streams of threads are right");
}
