// SPDX-License-Identifier: MIT
// What kernels ask of the host while they run: printf, messages of assert, memory. Sources: the device library ockl, as
// disassembled, and AMD's clr, which serves it.
#pragma once

#include <cstdint>

namespace kiln::hip_runtime {

/// MGSyncInfo, which grid synchronisation of cooperative launches uses.
struct grid_barrier {
  uint64_t multi_grid = 0;
  uint32_t grid_id = 0, grids = 1;
  uint64_t previous_sum = 0, all_sum = 0;
  uint32_t word0 = 0, word1 = 0;
  uint32_t workgroups = 0, padding = 0;
};
static_assert(sizeof(grid_barrier) == 48);

/// Address of the device's HostcallBuffer. A thread answers while kernels that use it run.
uint64_t start_hostcalls(int device);
/// Answers what is left of a kernel that has ended, and flushes stdout.
void finish_hostcalls(int device);

/// Address of the zeroed header of the device's heap for malloc in kernels.
uint64_t device_heap(int device);

} // namespace kiln::hip_runtime
