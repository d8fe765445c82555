// SPDX-License-Identifier: MIT
// Data that blocks pass to one another, rightly and wrongly: block 0 stores, the reader's block waits for a flag and loads.
#include "device_check.hpp"

#include <hip/hip_cooperative_groups.h>

/// So that the order of the source is that of the code.
#define IN_ORDER asm volatile("" ::: "memory")
#define PASS(name, reader, store, set, is_set, load)                                                         \
  __global__ void name(int* data, int* flag, int* out) {                                                     \
    if (threadIdx.x != 0) return;                                                                            \
    if (blockIdx.x == 0) {                                                                                   \
      store;                                                                                                 \
      IN_ORDER;                                                                                              \
      set;                                                                                                   \
    } else if (blockIdx.x == (reader)) {                                                                     \
      while ((is_set) == 0) __builtin_amdgcn_s_sleep(1);                                                     \
      IN_ORDER;                                                                                              \
      *out = load;                                                                                           \
    }                                                                                                        \
  }
#define SET(order, scope) __hip_atomic_store(flag, 1, order, scope)
#define IS_SET(order, scope) __hip_atomic_load(flag, order, scope)
constexpr int agent = __HIP_MEMORY_SCOPE_AGENT, all = __HIP_MEMORY_SCOPE_SYSTEM;

PASS(release_acquire, 1, *data = 7, SET(__ATOMIC_RELEASE, agent), IS_SET(__ATOMIC_ACQUIRE, agent), *data)
PASS(of_the_system, 1, *data = 7, SET(__ATOMIC_RELEASE, all), IS_SET(__ATOMIC_ACQUIRE, all), *data)
PASS(fences, 1, *data = 7, (__threadfence(), atomicExch(flag, 1)), atomicAdd(flag, 0),
     (__threadfence(), *data))
__device__ void set_volatile(volatile int* flag) { *flag = 1; }
PASS(volatile_flag, 1, *data = 7, (__threadfence_system(), set_volatile(flag)),
     *static_cast<volatile int*>(flag), (__threadfence_system(), *data))
PASS(atomic_data, 1, __hip_atomic_store(data, 7, __ATOMIC_RELAXED, agent), SET(__ATOMIC_RELEASE, agent),
     IS_SET(__ATOMIC_ACQUIRE, agent), __hip_atomic_load(data, __ATOMIC_RELAXED, agent))
PASS(one_xcd, 8, *data = 7, SET(__ATOMIC_RELAXED, agent), IS_SET(__ATOMIC_ACQUIRE, agent), *data)

PASS(no_release, 1, *data = 7, SET(__ATOMIC_RELAXED, agent), IS_SET(__ATOMIC_ACQUIRE, agent), *data)
PASS(release_of_the_group, 1, *data = 7,
     (__builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"), SET(__ATOMIC_RELAXED, agent)),
     IS_SET(__ATOMIC_ACQUIRE, agent), *data)
PASS(no_acquire, 1, *data = 7, SET(__ATOMIC_RELEASE, agent), IS_SET(__ATOMIC_RELAXED, agent), *data)
PASS(one_xcd_no_acquire, 8, *data = 7, SET(__ATOMIC_RELAXED, agent), IS_SET(__ATOMIC_RELAXED, agent), *data)
PASS(atomic_then_plain, 1, atomicAdd(data, 7), SET(__ATOMIC_RELEASE, agent), IS_SET(__ATOMIC_RELAXED, agent),
     *data)

/// Each block adds up a part; the last to come adds the parts.
template<bool Fences> __device__ void add_parts(int* parts, int* counter, int* out) {
  __shared__ bool is_last;
  if (threadIdx.x == 0) {
    parts[blockIdx.x] = static_cast<int>(blockIdx.x + 1);
    if (Fences)
      __threadfence();
    else
      IN_ORDER;
    is_last = atomicAdd(counter, 1) == static_cast<int>(gridDim.x) - 1;
  }
  __syncthreads();
  if (!is_last) return;
  if (Fences) __threadfence();
  if (threadIdx.x < gridDim.x) atomicAdd(out, parts[threadIdx.x]);
}
__global__ void last_block(int* parts, int* counter, int* out) { add_parts<true>(parts, counter, out); }
__global__ void last_block_unfenced(int* parts, int* counter, int* out) {
  add_parts<false>(parts, counter, out);
}

__global__ void grid_sync(int* data, int*, int* out) {
  data[blockIdx.x * blockDim.x + threadIdx.x] = static_cast<int>(blockIdx.x);
  cooperative_groups::this_grid().sync();
  if (threadIdx.x == 0) atomicAdd(out, data[(gridDim.x - 1 - blockIdx.x) * blockDim.x]);
}
/// What the launch before and the host wrote.
__global__ void earlier(int* data, int*, int* out) {
  if (threadIdx.x == 0) atomicAdd(out, data[(blockIdx.x + 1) % gridDim.x]);
}

int main() {
  constexpr size_t bytes = 64 * 64 * 4;
  int *data = nullptr, *flag = nullptr, *out = nullptr, result = 0;
  check(hipMalloc(&data, bytes), "hipMalloc");
  check(hipMalloc(&flag, 4), "hipMalloc");
  check(hipMalloc(&out, 4), "hipMalloc");
  using kernel = void (*)(int*, int*, int*);
  const auto run = [&](kernel k, unsigned blocks, int wanted, const char* name) {
    for (int* p : {flag, out}) check(hipMemset(p, 0, 4), "hipMemset");
    if (k == grid_sync) {
      void* list[] = {&data, &flag, &out};
      check(hipLaunchCooperativeKernel(k, dim3(blocks), dim3(64), list, 0, nullptr), name);
    } else {
      k<<<blocks, 64>>>(data, flag, out);
    }
    check(hipMemcpy(&result, out, 4, hipMemcpyDeviceToHost), name);
    expect(result == wanted, name);
  };
#define RUN(k, blocks, wanted) run(k, blocks, wanted, #k)
  check(hipMemset(data, 0, bytes), "hipMemset");
  for (const kernel k : {release_acquire, of_the_system, fences, volatile_flag, atomic_data, no_release,
                         release_of_the_group, no_acquire})
    RUN(k, 2, 7);
  for (const kernel k : {one_xcd, one_xcd_no_acquire}) RUN(k, 9, 7);
  check(hipMemset(data, 0, bytes), "hipMemset");
  RUN(atomic_then_plain, 2, 7);
  RUN(last_block, 16, 136);
  RUN(last_block_unfenced, 16, 136);
  hipDeviceProp_t properties;
  check(hipGetDeviceProperties(&properties, 0), "hipGetDeviceProperties");
  if (properties.major * 10 + properties.minor > 90) RUN(grid_sync, 16, 120);
  int host[16];
  for (int i = 0; i < 16; ++i) host[i] = i;
  check(hipMemcpy(data, host, sizeof(host), hipMemcpyHostToDevice), "hipMemcpy");
  RUN(earlier, 16, 120);
  for (int* p : {data, flag, out}) check(hipFree(p), "hipFree");
  std::puts("the values are right");
}
