// SPDX-License-Identifier: MIT
// Time by the model (KILN_HIP_TIME=model): what each item of a stream takes on the board, and the trace of items
// (KILN_HIP_TRACE). Times are in microseconds.
#pragma once

#include "run_kernel.hpp"

#include <cstdint>
#include <string>

namespace kiln::hip_runtime {

/// Parts of a device that do one thing at a time.
enum class engine : uint8_t { none, compute, copy_in, copy_out };

struct item_time {
  engine on = engine::none;
  double microseconds = 0;
  std::string name;    ///< empty: not shown in traces
  uint64_t launch = 0; ///< the number of a kernel's launch
};

/// Of the item that this thread runs: when it starts, and what it says of itself.
struct running_item {
  double start = 0;
  item_time time;
};
running_item& this_item();

/// A copy by the board's rates, which are assumed, not measured.
item_time time_of_copy(const void* to, const void* from, uint64_t bytes, int device);
item_time time_of_fill(uint64_t bytes, int device);

/// What the model says of a launch.
struct launch_time {
  double microseconds = 0;
  double cycles_per_instruction = 4, mhz = 0; ///< of a wave
};

/// An item in the trace.
void trace_item(const item_time& item, int device, uint32_t stream, double start, double end);

} // namespace kiln::hip_runtime
