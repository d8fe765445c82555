// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kiln::hip_runtime {

/// Bytes of a lane's stack where the compiler could not count them, as hipDeviceSetLimit sets it.
uint32_t stack_limit(int device);

} // namespace kiln::hip_runtime
