// SPDX-License-Identifier: MIT
// How many workgroups a compute unit holds, and which block size fills it.
#include "board.hpp"
#include "call.hpp"
#include "registration.hpp"
#include "run_kernel.hpp"

#include <algorithm>

using namespace kiln::hip_runtime;

namespace {

constexpr int wave = 64;

/// The largest block with the most waves of a compute unit, and the grid that fills the device.
hipError_t find_best(loaded_kernel& k, int* grid, int* block, size_t shared_bytes, int limit) {
  if (grid == nullptr || block == nullptr || limit < 0) return hipErrorInvalidValue;
  int most = static_cast<int>(k.kernel->block_limit);
  if (limit != 0) most = std::min(most, limit);
  int best = 0, best_items = 0, best_groups = 0;
  for (int items = most; items > 0; items = (items - 1) / wave * wave) {
    const int groups = static_cast<int>(resident_groups(k, static_cast<uint32_t>(items), shared_bytes));
    if (groups * items <= best_items) continue;
    best = items, best_items = groups * items, best_groups = groups;
  }
  *block = best;
  *grid = best_groups * devices()[static_cast<size_t>(k.of->device())]->compute_units;
  return hipSuccess;
}

hipError_t count_groups(loaded_kernel& k, int* blocks, int block, size_t shared_bytes) {
  if (blocks == nullptr || block <= 0 || block > 1024) return hipErrorInvalidValue;
  *blocks = static_cast<int>(resident_groups(k, static_cast<uint32_t>(block), shared_bytes));
  return hipSuccess;
}

} // namespace

extern "C" {

hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* host, int block,
                                                        size_t shared_bytes) {
  return call([&] {
    hipError_t error = hipSuccess;
    loaded_kernel* k = registered_kernel(host, this_thread().device, error);
    return k == nullptr ? error : count_groups(*k, blocks, block, shared_bytes);
  });
}
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* host, int block,
                                                                 size_t shared_bytes, unsigned) {
  return hipOccupancyMaxActiveBlocksPerMultiprocessor(blocks, host, block, shared_bytes);
}
hipError_t hipOccupancyMaxPotentialBlockSize(int* grid, int* block, const void* host, size_t shared_bytes,
                                             int limit) {
  return call([&] {
    hipError_t error = hipSuccess;
    loaded_kernel* k = registered_kernel(host, this_thread().device, error);
    return k == nullptr ? error : find_best(*k, grid, block, shared_bytes, limit);
  });
}
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, hipFunction_t f, int block,
                                                              size_t shared_bytes) {
  return call([&] {
    loaded_kernel* k = kernel_of(f);
    return k == nullptr ? hipErrorInvalidDeviceFunction : count_groups(*k, blocks, block, shared_bytes);
  });
}
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, hipFunction_t f,
                                                                       int block, size_t shared_bytes,
                                                                       unsigned flags) {
  if (flags > hipOccupancyDisableCachingOverride) return note_error(hipErrorInvalidValue);
  return hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(blocks, f, block, shared_bytes);
}
hipError_t hipModuleOccupancyMaxPotentialBlockSize(int* grid, int* block, hipFunction_t f,
                                                   size_t shared_bytes, int limit) {
  return call([&] {
    loaded_kernel* k = kernel_of(f);
    return k == nullptr ? hipErrorInvalidDeviceFunction : find_best(*k, grid, block, shared_bytes, limit);
  });
}
hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int* grid, int* block, hipFunction_t f,
                                                            size_t shared_bytes, int limit, unsigned flags) {
  if (flags > hipOccupancyDisableCachingOverride) return note_error(hipErrorInvalidValue);
  return hipModuleOccupancyMaxPotentialBlockSize(grid, block, f, shared_bytes, limit);
}

} // extern "C"
