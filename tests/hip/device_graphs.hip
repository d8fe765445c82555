// SPDX-License-Identifier: MIT
// Graphs: by nodes, by the capture of streams that join one another; instances, launches, updates, shapes,
// memory, and what cannot be captured.
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

__device__ int in_device[64];

/// Copies of rows, slices and symbols, a child, memory of the graph's own.
void other_nodes(hipStream_t s) {
  int *p = managed(), host[64] = {}, back[64] = {}, three = 3;
  for (int i = 0; i < 64; ++i) host[i] = i;
  hipGraph_t g = nullptr, child = nullptr;
  check(hipGraphCreate(&g, 0), "hipGraphCreate");
  check(hipGraphCreate(&child, 0), "hipGraphCreate");
  hipMemAllocNodeParams memory = {};
  memory.poolProps.allocType = hipMemAllocationTypePinned;
  memory.poolProps.location = {hipMemLocationTypeDevice, 0};
  memory.bytesize = 256;
  hipGraphNode_t made = nullptr, cube = nullptr, children = nullptr, to = nullptr, from = nullptr,
                 freed = nullptr, again = nullptr;
  check(hipGraphAddMemAllocNode(&made, g, nullptr, 0, &memory), "hipGraphAddMemAllocNode");
  // 2 slices of 3 rows of 2 ints, from 4 x 4 x 4 to rows of 2 ints.
  hipMemcpy3DParms c = {};
  c.srcPtr = make_hipPitchedPtr(host, 16, 4, 4), c.dstPtr = make_hipPitchedPtr(memory.dptr, 8, 2, 3);
  c.srcPos = make_hipPos(4, 1, 2), c.extent = make_hipExtent(8, 3, 2), c.kind = hipMemcpyHostToDevice;
  check(hipGraphAddMemcpyNode(&cube, g, &made, 1, &c), "hipGraphAddMemcpyNode");
  void* list[] = {&memory.dptr, &three};
  hipKernelNodeParams k = {};
  k.blockDim = dim3(64), k.gridDim = dim3(1), k.func = reinterpret_cast<void*>(add), k.kernelParams = list;
  hipGraphNode_t of_child = nullptr;
  check(hipGraphAddKernelNode(&of_child, child, nullptr, 0, &k), "hipGraphAddKernelNode");
  check(hipGraphAddChildGraphNode(&children, g, &cube, 1, child), "hipGraphAddChildGraphNode");
  check(hipGraphDestroy(child), "the node has a copy");
  check(hipGraphAddMemcpyNodeToSymbol(&to, g, &children, 1, in_device, memory.dptr, 48, 0,
                                      hipMemcpyDeviceToDevice),
        "hipGraphAddMemcpyNodeToSymbol");
  check(hipGraphAddMemcpyNodeFromSymbol(&from, g, &to, 1, back, in_device, 48, 0, hipMemcpyDeviceToHost),
        "hipGraphAddMemcpyNodeFromSymbol");
  check(hipGraphAddMemFreeNode(&freed, g, &from, 1, memory.dptr), "hipGraphAddMemFreeNode");
  expect(hipGraphAddMemFreeNode(&again, g, &freed, 1, memory.dptr) == hipErrorInvalidValue, "freed twice");
  expect(hipGraphAddMemFreeNode(&again, g, &freed, 1, p) == hipErrorInvalidValue, "not of the graph");
  (void)hipGetLastError();
  hipGraphExec_t e = nullptr;
  check(hipGraphInstantiateWithFlags(&e, g, 0), "hipGraphInstantiateWithFlags");
  for (int i = 0; i < 2; ++i) launch(e, s);
  const int wanted[] = {40, 41, 44, 45, 48, 49, 56, 57, 60, 61, 64, 65};
  for (int i = 0; i < 12; ++i) expect(back[i] == wanted[i], "what went through all nodes");
  c.srcPos = make_hipPos(0, 0, 0);
  check(hipGraphExecMemcpyNodeSetParams(e, cube, &c), "hipGraphExecMemcpyNodeSetParams");
  launch(e, s);
  expect(back[0] == 3 && back[11] == 28, "the copy's new parameters");
  c.extent.height = 5; // rows 5 of slices of 4
  expect(hipGraphExecMemcpyNodeSetParams(e, cube, &c) == hipErrorInvalidValue, "slices that overlap");
  (void)hipGetLastError();
  check(hipGraphExecDestroy(e), "hipGraphExecDestroy");
  check(hipGraphDestroy(g), "hipGraphDestroy");
}

/// What programs ask of a graph, and a copy of it.
void shape_of_graphs(hipStream_t s) {
  int* p = managed();
  hipGraph_t g = nullptr, copy = nullptr;
  check(hipGraphCreate(&g, 0), "hipGraphCreate");
  hipGraphNode_t a = nullptr, b = nullptr, c = nullptr, found[3] = {}, ends[3] = {};
  hipMemsetParams m = {};
  m.dst = p, m.elementSize = 4, m.value = 5, m.width = 64, m.height = 1;
  check(hipGraphAddMemsetNode(&a, g, nullptr, 0, &m), "hipGraphAddMemsetNode");
  check(hipGraphAddEmptyNode(&b, g, &a, 1), "hipGraphAddEmptyNode");
  check(hipGraphAddEmptyNode(&c, g, &a, 1), "hipGraphAddEmptyNode");
  check(hipGraphAddDependencies(g, &b, &c, 1), "hipGraphAddDependencies");
  expect(hipGraphAddDependencies(g, &b, &c, 1) == hipErrorInvalidValue, "an edge that is there");
  size_t count = 3;
  check(hipGraphGetEdges(g, found, ends, &count), "hipGraphGetEdges");
  expect(count == 3 && found[0] == a && ends[0] == b, "the edges");
  check(hipGraphRemoveDependencies(g, &b, &c, 1), "hipGraphRemoveDependencies");
  expect(hipGraphRemoveDependencies(g, &b, &c, 1) == hipErrorInvalidValue, "an edge that is not there");
  (void)hipGetLastError();
  check(hipGraphGetRootNodes(g, found, &(count = 3)), "hipGraphGetRootNodes");
  expect(count == 1 && found[0] == a && found[1] == nullptr, "the roots");
  check(hipGraphNodeGetDependentNodes(a, nullptr, &count), "hipGraphNodeGetDependentNodes");
  expect(count == 2, "what comes after");
  check(hipGraphNodeGetDependencies(c, found, &(count = 1)), "hipGraphNodeGetDependencies");
  expect(count == 1 && found[0] == a, "what comes before");
  check(hipGraphClone(&copy, g), "hipGraphClone");
  check(hipGraphNodeFindInClone(&found[0], b, copy), "hipGraphNodeFindInClone");
  check(hipGraphDestroyNode(found[0]), "hipGraphDestroyNode");
  check(hipGraphGetNodes(copy, nullptr, &count), "hipGraphGetNodes");
  expect(count == 2, "the copy has a node less");
  check(hipGraphGetNodes(g, nullptr, &count), "hipGraphGetNodes");
  expect(count == 3, "the graph has not");
  check(hipGraphDestroy(g), "hipGraphDestroy");
  hipGraphExec_t e = nullptr;
  check(hipGraphInstantiate(&e, copy, nullptr, nullptr, 0), "hipGraphInstantiate");
  launch(e, s);
  expect(p[63] == 5, "the copy's launch");
}

/// Memory that a captured stream allocates belongs to the graph.
void captured_memory(hipStream_t s) {
  int *p = nullptr, host = 0, three = 3;
  check(hipStreamBeginCapture(s, hipStreamCaptureModeGlobal), "hipStreamBeginCapture");
  check(hipMallocAsync(reinterpret_cast<void**>(&p), 256, s), "hipMallocAsync");
  check(hipMemsetAsync(p, 0, 256, s), "hipMemsetAsync");
  add<<<1, 64, 0, s>>>(p, three);
  check(hipMemcpyAsync(&host, p, 4, hipMemcpyDeviceToHost, s), "hipMemcpyAsync");
  check(hipFreeAsync(p, s), "hipFreeAsync");
  hipGraph_t g = nullptr;
  check(hipStreamEndCapture(s, &g), "hipStreamEndCapture");
  hipGraphExec_t e = nullptr;
  check(hipGraphInstantiate(&e, g, nullptr, nullptr, 0), "hipGraphInstantiate");
  check(hipGraphDestroy(g), "the instance keeps the memory");
  for (int i = 0; i < 3; ++i) {
    host = 0;
    launch(e, s);
    expect(host == 3, "each launch has the memory");
  }
  check(hipGraphExecDestroy(e), "hipGraphExecDestroy");
  expect(hipFree(p) == hipErrorInvalidValue, "the memory went with the instance");
  (void)hipGetLastError();
}

int main() {
  hipStream_t a = nullptr, b = nullptr;
  check(hipStreamCreate(&a), "hipStreamCreate");
  check(hipStreamCreate(&b), "hipStreamCreate");
  by_nodes(a);
  by_capture(a, b);
  other_nodes(a);
  shape_of_graphs(a);
  captured_memory(a);
  refused(a, b);
  std::puts("graphs are right");
}
