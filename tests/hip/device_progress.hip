// SPDX-License-Identifier: MIT
// Workgroups that wait for one another: grid synchronisation, a scan with look-back, split-K by flags, and what never ends.
// usage: device_progress [WAIT]
#include "device_check.hpp"

#include <hip/hip_cooperative_groups.h>

#include <cstring>
#include <vector>

constexpr int items = 256;

/// Inclusive sums of all blocks in one pass: each block waits for the sum that the block before it publishes.
__global__ void scan(const int* in, int* out, unsigned long long* published) {
  __shared__ int values[items];
  __shared__ int before;
  const int i = static_cast<int>(blockIdx.x * items + threadIdx.x);
  values[threadIdx.x] = in[i];
  __syncthreads();
  for (int step = 1; step < items; step *= 2) {
    const int left = static_cast<int>(threadIdx.x) >= step ? values[threadIdx.x - step] : 0;
    __syncthreads();
    values[threadIdx.x] += left;
    __syncthreads();
  }
  constexpr unsigned long long ready = 1ull << 32;
  if (threadIdx.x == 0) {
    unsigned long long seen = ready;
    if (blockIdx.x != 0) do
        seen = __hip_atomic_load(published + blockIdx.x - 1, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT);
      while ((seen & ready) == 0);
    before = static_cast<int>(seen);
    __hip_atomic_store(published + blockIdx.x, ready | static_cast<unsigned>(before + values[items - 1]),
                       __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  }
  __syncthreads();
  out[i] = before + values[threadIdx.x];
}

/// Blocks of one row add in the order of their parts, the last one first: the earlier ones in the grid wait for later ones.
__global__ void split(const float* in, float* out, int* turn, int parts) {
  const int row = static_cast<int>(blockIdx.x) / parts, part = static_cast<int>(blockIdx.x) % parts;
  float sum = 0;
  for (int i = 0; i < 16; ++i) sum += in[(row * parts + part) * 16 + i];
  if (threadIdx.x != 0) return;
  const int mine = parts - 1 - part;
  while (__hip_atomic_load(turn + row, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) != mine) {}
  out[row] = out[row] * 2 + sum;
  __hip_atomic_store(turn + row, mine + 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
}

__global__ void meet(int* data, int rounds) {
  const auto grid = cooperative_groups::this_grid();
  const unsigned all = gridDim.x * blockDim.x, i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int r = 0; r < rounds; ++r) {
    const int next = data[(i + 1) % all];
    grid.sync();
    data[i] = next;
    grid.sync();
  }
}

/// Waits for what no kernel and no host writes.
__global__ void wait_for_ever(volatile int* flag) {
  while (*flag == 0) __builtin_amdgcn_s_sleep(1);
}

__global__ void wait_and_write(volatile int* flag, int* p) {
  p[0] = 1;
  __threadfence_system();
  flag[1] = 1;
  while (flag[0] == 0) __builtin_amdgcn_s_sleep(1);
  p[1] = 2;
}

/// Memory that is freed while a kernel uses it: a mistake, but the host's memory stays whole.
void free_while_used() {
  hipStream_t a = nullptr, b = nullptr;
  check(hipStreamCreateWithFlags(&a, hipStreamNonBlocking), "hipStreamCreateWithFlags");
  check(hipStreamCreateWithFlags(&b, hipStreamNonBlocking), "hipStreamCreateWithFlags");
  volatile int* flag = nullptr;
  check(hipHostMalloc(reinterpret_cast<void**>(const_cast<int**>(&flag)), 8), "hipHostMalloc");
  flag[0] = 0;
  flag[1] = 0;
  int* p = nullptr;
  check(hipMallocAsync(reinterpret_cast<void**>(&p), 64, b), "hipMallocAsync");
  wait_and_write<<<1, 1, 0, a>>>(flag, p);
  while (__atomic_load_n(flag + 1, __ATOMIC_ACQUIRE) == 0) {}
  check(hipFreeAsync(p, b), "hipFreeAsync");
  check(hipStreamSynchronize(b), "hipStreamSynchronize");
  __atomic_store_n(flag, 1, __ATOMIC_RELEASE);
  check(hipStreamSynchronize(a), "hipStreamSynchronize");
  expect(hipMemcpy(p, p, 4, hipMemcpyDefault) == hipErrorInvalidValue, "freed memory");
  (void)hipGetLastError();
}

template<class T> T* managed(size_t n) {
  T* p = nullptr;
  check(hipMallocManaged(&p, n * sizeof(T)), "hipMallocManaged");
  return p;
}

int main(int argc, char**) {
  if (argc > 1) {
    wait_for_ever<<<3, 64>>>(managed<int>(1));
    expect(hipDeviceSynchronize() == hipErrorLaunchFailure, "a kernel that waits for ever");
    std::puts("it was ended");
    return 0;
  }
  free_while_used();
  constexpr int blocks = 1000;
  int *in = managed<int>(blocks * items), *out = managed<int>(blocks * items);
  for (int i = 0; i < blocks * items; ++i) in[i] = i % 7 - 2;
  scan<<<blocks, items>>>(in, out, managed<unsigned long long>(blocks));
  check(hipDeviceSynchronize(), "scan");
  for (int i = 0, sum = 0; i < blocks * items; ++i) expect(out[i] == (sum += in[i]), "the scan");

  constexpr int rows = 8, parts = 48;
  float *values = managed<float>(rows * parts * 16), *sums = managed<float>(rows);
  for (int i = 0; i < rows * parts * 16; ++i) values[i] = static_cast<float>(i % 3);
  split<<<rows * parts, 64>>>(values, sums, managed<int>(rows), parts);
  check(hipDeviceSynchronize(), "split");
  for (int row = 0; row < rows; ++row) {
    float wanted = 0;
    for (int part = parts; part-- > 0;) {
      float sum = 0;
      for (int i = 0; i < 16; ++i) sum += values[(row * parts + part) * 16 + i];
      wanted = wanted * 2 + sum;
    }
    expect(sums[row] == wanted, "split-K in order");
  }

  int held = 0;
  check(hipOccupancyMaxActiveBlocksPerMultiprocessor(&held, meet, 64, 0), "occupancy");
  expect(held >= 2, "occupancy");
  int grid = 608, rounds = 3; // two of each compute unit
  int* data = managed<int>(608 * 64);
  for (int i = 0; i < grid * 64; ++i) data[i] = i;
  void* list[] = {&data, &rounds};
  check(hipLaunchCooperativeKernel(meet, dim3(608), dim3(64), list, 0, nullptr),
        "hipLaunchCooperativeKernel");
  check(hipDeviceSynchronize(), "meet");
  for (int i = 0; i < grid * 64; ++i) expect(data[i] == (i + 3) % (grid * 64), "grid synchronisation");
  std::puts("progress is right");
}
