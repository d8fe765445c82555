// SPDX-License-Identifier: MIT
// Graphs: by nodes, by the capture of streams that join one another; instances, launches, updates, and what cannot be captured.
#include "device_check.hpp"

__global__ void add(int* p, int value) { p[threadIdx.x] += value; }
__global__ void twice(int* p) { p[threadIdx.x] *= 2; }

int* managed() {
  int* p = nullptr;
  check(hipMallocManaged(&p, 256), "hipMallocManaged");
  return p;
}
void launch(hipGraphExec_t e, hipStream_t s) {
  check(hipGraphLaunch(e, s), "hipGraphLaunch");
  check(hipStreamSynchronize(s), "hipStreamSynchronize");
}

void by_nodes(hipStream_t s) {
  int *p = managed(), called = 0, value = 3, host[64] = {};
  for (int& h : host) h = 10;
  hipGraph_t g = nullptr;
  check(hipGraphCreate(&g, 0), "hipGraphCreate");
  void* add_list[] = {&p, &value};
  void* twice_list[] = {&p};
  const auto params = [](auto* f, void** list) {
    hipKernelNodeParams k = {};
    k.blockDim = dim3(64), k.gridDim = dim3(1), k.func = reinterpret_cast<void*>(f), k.kernelParams = list;
    return k;
  };
  const hipKernelNodeParams a = params(add, add_list), b = params(twice, twice_list);
  hipGraphNode_t copy = nullptr, first = nullptr, second = nullptr, host_node = nullptr, join = nullptr;
  // Made before what it comes after.
  check(hipGraphAddKernelNode(&second, g, nullptr, 0, &b), "hipGraphAddKernelNode");
  check(hipGraphAddMemcpyNode1D(&copy, g, nullptr, 0, p, host, sizeof(host), hipMemcpyHostToDevice),
        "hipGraphAddMemcpyNode1D");
  check(hipGraphAddKernelNode(&first, g, &copy, 1, &a), "hipGraphAddKernelNode");
  check(hipGraphAddDependencies(g, &first, &second, 1), "hipGraphAddDependencies");
  const hipHostNodeParams h = {[](void* q) { ++*static_cast<int*>(q); }, &called};
  check(hipGraphAddHostNode(&host_node, g, &second, 1, &h), "hipGraphAddHostNode");
  check(hipGraphAddEmptyNode(&join, g, &host_node, 1), "hipGraphAddEmptyNode");
  size_t count = 0;
  check(hipGraphGetNodes(g, nullptr, &count), "hipGraphGetNodes");
  expect(count == 5, "the number of nodes");
  value = 100; // the value at the call counts
  hipGraphExec_t e = nullptr;
  check(hipGraphInstantiate(&e, g, nullptr, nullptr, 0), "hipGraphInstantiate");
  launch(e, s);
  expect(p[0] == 26 && p[63] == 26 && called == 1, "the nodes in their order");
  host[5] = 20; // the copy reads it at each launch
  launch(e, s);
  expect(p[5] == 46 && p[4] == 26 && called == 2, "a second launch");
  check(hipGraphExecKernelNodeSetParams(e, first, &a), "hipGraphExecKernelNodeSetParams");
  launch(e, s);
  expect(p[0] == 220, "a kernel's new arguments");
  check(hipGraphAddDependencies(g, &second, &copy, 1), "hipGraphAddDependencies");
  hipGraphExec_t circle = nullptr;
  expect(hipGraphInstantiate(&circle, g, nullptr, nullptr, 0) == hipErrorInvalidValue, "a circle");
  (void)hipGetLastError();
  check(hipGraphExecDestroy(e), "hipGraphExecDestroy");
  check(hipGraphDestroy(g), "hipGraphDestroy");
  expect(hipGraphDestroy(g) == hipErrorInvalidValue, "destroyed twice");
  (void)hipGetLastError();
}

hipGraph_t captured(hipStream_t s, hipStream_t other, int* p, int* q, int value) {
  hipEvent_t fork = nullptr, join = nullptr;
  check(hipEventCreate(&fork), "hipEventCreate");
  check(hipEventCreate(&join), "hipEventCreate");
  check(hipStreamBeginCapture(s, hipStreamCaptureModeGlobal), "hipStreamBeginCapture");
  check(hipMemsetAsync(p, 0, 256, s), "hipMemsetAsync");
  check(hipEventRecord(fork, s), "hipEventRecord");
  check(hipStreamWaitEvent(other, fork), "hipStreamWaitEvent");
  add<<<1, 64, 0, s>>>(p, value);
  add<<<1, 64, 0, other>>>(q, value);
  check(hipEventRecord(join, other), "hipEventRecord");
  expect(hipEventQuery(join) == hipErrorCapturedEvent, "an event of a capture");
  (void)hipGetLastError();
  hipStreamCaptureStatus status = hipStreamCaptureStatusNone;
  check(hipStreamIsCapturing(other, &status), "hipStreamIsCapturing");
  expect(status == hipStreamCaptureStatusActive, "the other stream has joined");
  check(hipStreamWaitEvent(s, join), "hipStreamWaitEvent");
  twice<<<1, 64, 0, s>>>(q);
  hipGraph_t g = nullptr;
  check(hipStreamEndCapture(s, &g), "hipStreamEndCapture");
  return g;
}

void by_capture(hipStream_t s, hipStream_t other) {
  int *p = managed(), *q = managed();
  hipGraph_t g = captured(s, other, p, q, 3);
  expect(p[0] == 0 && q[0] == 0, "a capture runs nothing");
  size_t count = 0;
  check(hipGraphGetNodes(g, nullptr, &count), "hipGraphGetNodes");
  expect(count == 4, "the captured nodes");
  hipGraphExec_t e = nullptr;
  check(hipGraphInstantiate(&e, g, nullptr, nullptr, 0), "hipGraphInstantiate");
  launch(e, s);
  launch(e, s);
  expect(p[1] == 3 && q[1] == 18, "two launches");
  hipGraph_t changed = captured(s, other, p, q, 5);
  hipGraphNode_t wrong = nullptr;
  hipGraphExecUpdateResult result{};
  check(hipGraphExecUpdate(e, changed, &wrong, &result), "hipGraphExecUpdate");
  launch(e, s);
  expect(p[2] == 5 && q[2] == 46, "the updated launch");
  hipGraph_t empty = nullptr;
  check(hipGraphCreate(&empty, 0), "hipGraphCreate");
  expect(hipGraphExecUpdate(e, empty, &wrong, &result) == hipErrorGraphExecUpdateFailure &&
             result == hipGraphExecUpdateErrorTopologyChanged,
         "an update with other nodes");
  (void)hipGetLastError();
}

void refused(hipStream_t s, hipStream_t other) {
  hipGraph_t g = nullptr;
  int *p = managed(), host = 0;
  expect(hipStreamBeginCapture(nullptr, hipStreamCaptureModeGlobal) == hipErrorStreamCaptureUnsupported,
         "the default stream");
  expect(hipStreamEndCapture(s, &g) == hipErrorIllegalState, "no capture");
  check(hipStreamBeginCapture(s, hipStreamCaptureModeRelaxed), "hipStreamBeginCapture");
  expect(hipStreamSynchronize(s) == hipErrorStreamCaptureUnsupported, "a wait in a capture");
  expect(hipStreamEndCapture(s, &g) == hipErrorStreamCaptureInvalidated && g == nullptr,
         "the capture has become invalid");
  check(hipStreamBeginCapture(s, hipStreamCaptureModeRelaxed), "hipStreamBeginCapture");
  hipEvent_t fork = nullptr;
  check(hipEventCreate(&fork), "hipEventCreate");
  check(hipEventRecord(fork, s), "hipEventRecord");
  check(hipStreamWaitEvent(other, fork), "hipStreamWaitEvent");
  add<<<1, 64, 0, other>>>(p, 1);
  expect(hipStreamEndCapture(other, &g) == hipErrorStreamCaptureUnmatched, "the end in another stream");
  expect(hipStreamEndCapture(s, &g) == hipErrorStreamCaptureUnjoined, "a stream that has not joined again");
  (void)hipGetLastError();
  check(hipMemcpyAsync(&host, p, 4, hipMemcpyDeviceToHost, other), "the stream works again");
  check(hipStreamSynchronize(other), "hipStreamSynchronize");
  expect(host == 0, "nothing ran");
}

int main() {
  hipStream_t a = nullptr, b = nullptr;
  check(hipStreamCreate(&a), "hipStreamCreate");
  check(hipStreamCreate(&b), "hipStreamCreate");
  by_nodes(a);
  by_capture(a, b);
  refused(a, b);
  std::puts("graphs are right");
}
