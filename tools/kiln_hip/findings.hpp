// SPDX-License-Identifier: MIT
// What the checks found, in kernels and in calls, for KILN_HIP_REPORT and KILN_HIP_ERROR_EXIT.
#pragma once

#include "allocations.hpp"

#include <kiln/sim/report.hpp>

#include <string>

namespace kiln::hip_runtime {

struct launch_note {
  uint64_t number = 0; ///< in the order of launches, from 1
  std::string kernel;
  uint32_t grid[3] = {}, block[3] = {};
  uint32_t lds_bytes = 0;
  int device = 0;
};

/// The number of a launch that is made now.
uint64_t next_launch_number();

/// Notes what the simulator reports of a launch; the address in it is looked up among allocations. Where nothing is collected,
/// only what stops a kernel is printed. True: the kernel did what a GPU does not go on from.
bool take_reports(const sim::report_list& reports, const launch_note& launch);
/// Notes an error of a launch without a report of the simulator.
void take_failure(const std::string& text, const launch_note& launch);
/// Notes an error of the call that this thread runs: "double-free" and others. `memory`: the allocation, and the address.
void take_call_error(const char* id, const std::string& text, uintptr_t address);
/// The same of what a GPU does not go on from: printed even if nothing is collected, and all calls fail from now on.
void take_fault(const char* id, const std::string& text, uintptr_t address);

} // namespace kiln::hip_runtime
