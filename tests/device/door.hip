// SPDX-License-Identifier: MIT
// Runs the door's kernels on a GPU, by <<<>>> and by kiln::launch, and compares every output.
#include "door_kernels.hpp"
#include "gpu.hpp"

using namespace device_test;

namespace {

void arguments_arrive() {
  gpu_array<unsigned> words(2);
  gpu_array<int> numbers(2);
  gpu_array<float> reals(2);
  gpu_array<double> doubles(1);
  gpu_array<long long> wides(1);
  check(kiln::launch<every_type>({.grid = 1}, words.data(), numbers.data(), reals.data(), true, -3, 65535,
                                 1.5f, 2.25, (1LL << 40) + 1, door::scale_and_bias{2.5f, 0.0, 77},
                                 doubles.data(), wides.data()),
        "launch every_type");
  expect(words.read() == std::vector<unsigned>{1, 65535}, "bool and unsigned short");
  expect(numbers.read() == std::vector<int>{-3, 77}, "signed char and a struct's int");
  expect(reals.read() == std::vector<float>{1.5f, 2.5f}, "float and a struct's float");
  expect(doubles.read() == std::vector<double>{2.25}, "double");
  expect(wides.read() == std::vector<long long>{(1LL << 40) + 1}, "long long");
}

void ids_reach_the_kernel() {
  constexpr int groups = 2 * 3 * 5;
  gpu_array<int> out(groups * 64, -1);
  check(kiln::launch<ids>({.grid = {2, 3, 5}}, out.data()), "launch ids");
  const std::vector<int>& found = out.read();
  for (int i = 0; i < groups * 64; ++i) expect(found[i] == i, "ids in x, y and z");
}

void both_ways_to_launch() {
  constexpr int n = 1000;
  gpu_array<int> out(n + 1, -1);
  fill_kernel<<<4, 256>>>(out.data(), 5, n);
  check(hipGetLastError(), "<<<>>>");
  std::vector<int> wanted(n + 1, 5);
  wanted[n] = -1;
  expect(out.read() == wanted, "<<<>>> writes n numbers and no more");

  hipStream_t stream = nullptr;
  check(hipStreamCreate(&stream), "hipStreamCreate");
  check(kiln::launch<fill>({.grid = 4, .stream = stream}, out.data(), 6, n), "launch on a stream");
  check(hipStreamSynchronize(stream), "hipStreamSynchronize");
  check(hipStreamDestroy(stream), "hipStreamDestroy");
  for (int i = 0; i < n; ++i) wanted[i] = 6;
  expect(out.read() == wanted, "launch on a stream");
}

void launches_are_captured() {
  constexpr int n = 1000;
  gpu_array<int> out(n, -1);
  hipStream_t stream = nullptr;
  check(hipStreamCreate(&stream), "hipStreamCreate");
  check(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal), "hipStreamBeginCapture");
  check(kiln::launch<fill>({.grid = 4, .stream = stream}, out.data(), 7, n), "launch while captured");
  check(kiln::launch<add_one>({.grid = 3, .stream = stream}, out.data(), n), "launch while captured");
  hipGraph_t graph = nullptr;
  check(hipStreamEndCapture(stream, &graph), "hipStreamEndCapture");
  check(hipStreamSynchronize(stream), "hipStreamSynchronize");
  expect(out.read() == std::vector<int>(n, -1), "nothing ran while captured");
  std::size_t nodes = 0;
  check(hipGraphGetNodes(graph, nullptr, &nodes), "hipGraphGetNodes");
  expect(nodes == 2, "a node for each launch");
  hipGraphExec_t instance = nullptr;
  check(hipGraphInstantiate(&instance, graph, nullptr, nullptr, 0), "hipGraphInstantiate");
  for (int i = 0; i < 2; ++i) check(hipGraphLaunch(instance, stream), "hipGraphLaunch");
  check(hipStreamSynchronize(stream), "hipStreamSynchronize");
  expect(out.read() == std::vector<int>(n, 8), "the graph's kernels ran in order");
  check(hipGraphExecDestroy(instance), "hipGraphExecDestroy");
  check(hipGraphDestroy(graph), "hipGraphDestroy");
  check(hipStreamDestroy(stream), "hipStreamDestroy");
}

void each_device_runs_its_own() {
  int devices = 0;
  check(hipGetDeviceCount(&devices), "hipGetDeviceCount");
  for (int device = 0; device < devices; ++device) {
    check(hipSetDevice(device), "hipSetDevice");
    gpu_array<int> out(1000, -1);
    check(kiln::launch<fill>({.grid = 4}, out.data(), device, 1000), "launch on a device");
    check(hipDeviceSynchronize(), "hipDeviceSynchronize");
    expect(out.read() == std::vector<int>(1000, device), "launch on the current device");
    hipPointerAttribute_t where;
    check(hipPointerGetAttributes(&where, out.data()), "hipPointerGetAttributes");
    expect(where.device == device, "memory of the current device");
  }
  check(hipSetDevice(0), "hipSetDevice");
  std::printf("%d devices ran\n", devices);
}

void sizes_reach_the_kernel() {
  constexpr int n = 10000;
  for (const int groups : {1, 3, 40}) {
    gpu_array<int> data(n + 1, 4);
    check(kiln::launch<add_one>({.grid = groups}, data.data(), n), "launch add_one");
    std::vector<int> wanted(n + 1, 5);
    wanted[n] = 4;
    expect(data.read() == wanted, "all numbers are reached by any number of workgroups");
  }
  gpu_array<int> out(2 * 3 * 5);
  sizes<<<dim3(2, 3, 5), 64>>>(out.data(), -7);
  check(hipGetLastError(), "<<<>>>");
  for (int i = 0; i < 2 * 3 * 5; ++i) expect(out.read()[i] == i + 2 * 3 * 5 - 7, "workgroups in x, y and z");
}

void templates_and_lds() {
  gpu_array<int> sum(1);
  check(kiln::launch<sum_even_32>({.grid = 1}, sum.data()), "launch sum_even_32");
  expect(sum.read()[0] == 240, "the even numbers below 32");
  check(kiln::launch<sum_even_10>({.grid = 1}, sum.data()), "launch sum_even_10");
  expect(sum.read()[0] == 20, "the even numbers below 10");

  gpu_array<int> data(128);
  check(kiln::launch<ids>({.grid = {2, 1, 1}}, data.data()), "launch ids");
  check(kiln::launch<reverse>({.grid = 1}, data.data()), "launch reverse");
  const std::vector<int>& found = data.read();
  for (int i = 0; i < 128; ++i) expect(found[i] == 127 - i, "two waves exchange through LDS");
}

} // namespace

int main() {
  require_gpu();
  arguments_arrive();
  ids_reach_the_kernel();
  both_ways_to_launch();
  launches_are_captured();
  each_device_runs_its_own();
  sizes_reach_the_kernel();
  templates_and_lds();
  std::puts("the door's kernels ran with equal results");
}
