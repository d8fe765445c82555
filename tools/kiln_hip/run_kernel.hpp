// SPDX-License-Identifier: MIT
// One launch of a kernel: arguments, checks, and the run in the simulator.
#pragma once

#include "module.hpp"

#include <hip/hip_runtime_api.h>

#include <vector>

namespace kiln::hip_runtime {

struct kernel_launch {
  loaded_kernel* kernel = nullptr;
  uint32_t grid[3] = {1, 1, 1}; ///< workgroups
  uint32_t block[3] = {1, 1, 1};
  uint32_t dynamic_lds_bytes = 0;
  bool cooperative = false;
  uint64_t number = 0;          ///< findings.hpp
  std::vector<uint8_t> kernarg; ///< without hidden arguments
};

/// What the grid or the block does wrong, as AMD's runtime of 7.2 says it. `by_module`: launched by a function handle.
hipError_t check_shape(const kernel_launch& l, bool by_module);
/// A launch with attributes is a cooperative one; without that among them it is refused, as AMD's runtime of 7.2 does.
hipError_t read_attributes(const hipLaunchAttribute* attributes, unsigned count, bool& cooperative);
/// Copies the arguments that `arguments` points to.
void pack_arguments(kernel_launch& l, void** arguments);
/// Copies the block that `extra` describes (HIP_LAUNCH_PARAM_...).
hipError_t pack_extra(kernel_launch& l, void** extra);

/// Runs it on this thread. A fault is reported on stderr and set for the process.
void run(const kernel_launch& l);
/// Enqueues run() in the stream.
hipError_t launch_in(hipStream_t stream, kernel_launch l);

/// Workgroups of that size that a compute unit holds.
uint32_t resident_groups(loaded_kernel& k, uint32_t work_items, size_t dynamic_lds_bytes);

} // namespace kiln::hip_runtime
