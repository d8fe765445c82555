// SPDX-License-Identifier: MIT
// The HIP runtime from several threads of the host, in a program of this machine's compiler: the preset `thread` builds it with
// the thread sanitizer. usage: threads CODE_OBJECT
#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <thread>
#include <vector>

namespace {

void check(hipError_t error, const char* what) {
  if (error == hipSuccess) return;
  std::printf("FAILED: %s: %s\n", what, hipGetErrorString(error));
  std::exit(1);
}
void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("FAILED: %s\n", what);
  std::exit(1);
}

struct kernels {
  hipModule_t of = nullptr;
  hipFunction_t add = nullptr, collide = nullptr, echo = nullptr;

  explicit kernels(const std::vector<char>& image) {
    check(hipModuleLoadData(&of, image.data()), "hipModuleLoadData");
    check(hipModuleGetFunction(&add, of, "add"), "add");
    check(hipModuleGetFunction(&collide, of, "collide"), "collide");
    check(hipModuleGetFunction(&echo, of, "echo"), "echo");
  }
};
template<class... T> void launch(hipFunction_t f, unsigned groups, hipStream_t s, T... arguments) {
  void* list[] = {&arguments...};
  check(hipModuleLaunchKernel(f, groups, 1, 1, 64, 1, 1, 0, s, list, nullptr), "hipModuleLaunchKernel");
}

/// A thread's own stream, memory and module; copies, fills, events and launches.
void work_alone(const std::vector<char>& image) {
  const kernels k(image);
  hipStream_t s = nullptr;
  hipEvent_t end = nullptr;
  unsigned* p = nullptr;
  check(hipStreamCreate(&s), "hipStreamCreate");
  check(hipEventCreate(&end), "hipEventCreate");
  std::vector<unsigned> host(1024, 7);
  for (int round = 0; round < 4; ++round) {
    check(hipMallocAsync(reinterpret_cast<void**>(&p), 4096, s), "hipMallocAsync");
    check(hipMemcpyAsync(p, host.data(), 4096, hipMemcpyHostToDevice, s), "hipMemcpyAsync");
    for (unsigned i = 0; i < 10; ++i) launch(k.add, 16, s, p, 1u);
    check(hipEventRecord(end, s), "hipEventRecord");
    check(hipEventSynchronize(end), "hipEventSynchronize");
    check(hipMemcpyAsync(host.data(), p, 4096, hipMemcpyDeviceToHost, s), "hipMemcpyAsync");
    check(hipFreeAsync(p, s), "hipFreeAsync");
    check(hipStreamSynchronize(s), "hipStreamSynchronize");
    for (const unsigned v : host) expect(v == 7u + 10u * static_cast<unsigned>(round + 1), "the sum");
  }
  check(hipStreamDestroy(s), "hipStreamDestroy");
  check(hipEventDestroy(end), "hipEventDestroy");
  check(hipModuleUnload(k.of), "hipModuleUnload");
}

/// Threads that launch the same kernels into streams that wait for one another, and into one graph.
void work_together(const kernels& k) {
  unsigned* p = nullptr;
  check(hipMalloc(reinterpret_cast<void**>(&p), 4096), "hipMalloc");
  check(hipMemset(p, 0, 4096), "hipMemset");
  std::vector<std::thread> threads;
  for (int t = 0; t < 3; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 5; ++i) launch(k.collide, 32, hipStreamPerThread, p);
      launch(k.collide, 8, nullptr, p); // the default stream, which waits for all
      check(hipStreamSynchronize(hipStreamPerThread), "hipStreamSynchronize");
    });
  for (std::thread& t : threads) t.join();
  unsigned count = 0;
  check(hipMemcpy(&count, p + 64, 4, hipMemcpyDeviceToHost), "hipMemcpy");
  expect(count == 3 * (5 * 32 + 8), "the count");

  hipStream_t s = nullptr;
  hipGraph_t g = nullptr;
  hipGraphExec_t e = nullptr;
  check(hipStreamCreate(&s), "hipStreamCreate");
  check(hipStreamBeginCapture(s, hipStreamCaptureModeGlobal), "hipStreamBeginCapture");
  launch(k.add, 1, s, p + 128, 3u);
  check(hipStreamEndCapture(s, &g), "hipStreamEndCapture");
  check(hipGraphInstantiateWithFlags(&e, g, 0), "hipGraphInstantiateWithFlags");
  threads.clear();
  for (int t = 0; t < 3; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 5; ++i) check(hipGraphLaunch(e, s), "hipGraphLaunch");
    });
  for (std::thread& t : threads) t.join();
  check(hipStreamSynchronize(s), "hipStreamSynchronize");
  check(hipMemcpy(&count, p + 128, 4, hipMemcpyDeviceToHost), "hipMemcpy");
  expect(count == 45, "the graph's sum");
  check(hipGraphExecDestroy(e), "hipGraphExecDestroy");
  check(hipGraphDestroy(g), "hipGraphDestroy");
  check(hipFree(p), "hipFree");
}

/// The host and a kernel wait for one another in pinned memory.
void pass_values(const kernels& k) {
  unsigned* pinned = nullptr;
  check(hipHostMalloc(reinterpret_cast<void**>(&pinned), 64, 0), "hipHostMalloc");
  std::memset(pinned, 0, 64);
  launch(k.echo, 1, nullptr, pinned, pinned + 1);
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  __atomic_store_n(pinned, 5u, __ATOMIC_RELEASE);
  while (__atomic_load_n(pinned + 1, __ATOMIC_ACQUIRE) == 0) std::this_thread::yield();
  expect(__atomic_load_n(pinned + 1, __ATOMIC_RELAXED) == 6, "the echo");
  check(hipDeviceSynchronize(), "hipDeviceSynchronize");
  check(hipHostFree(pinned), "hipHostFree");
}

} // namespace

int main(int argc, char** argv) {
  expect(argc == 2, "usage: threads CODE_OBJECT");
  std::ifstream file(argv[1], std::ios::binary);
  const std::vector<char> image{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) threads.emplace_back([&] { work_alone(image); });
  for (std::thread& t : threads) t.join();
  const kernels k(image);
  work_together(k);
  pass_values(k);
  check(hipModuleUnload(k.of), "hipModuleUnload");
  std::puts("threads are right");
}
