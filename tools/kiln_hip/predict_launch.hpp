// SPDX-License-Identifier: MIT
// The predicted time of a launch.
#pragma once

#include "launch.hpp"
#include "model_time.hpp"

namespace kiln::hip_runtime {

/// `run` is ready to run and is not changed, nor is the memory that it works on. An identical launch (kernel, shape and
/// arguments) has the time of the first one. Where the model has none, stderr says why, once for a kernel, and it counts as 0.
launch_time predict(const kernel_launch& l, code_object::launch& run);

} // namespace kiln::hip_runtime
