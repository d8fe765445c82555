// SPDX-License-Identifier: MIT
// What programs that hipcc built register: fat binaries, kernels, variables.
#pragma once

#include "module.hpp"

namespace kiln::hip_runtime {

/// The kernel of a handle variable on a device; its module is loaded if it is not yet. nullptr: `error` says why.
loaded_kernel* registered_kernel(const void* host, int device, hipError_t& error);
/// The device's variable of a host shadow variable.
std::optional<loaded_variable> registered_variable(const void* shadow, int device, hipError_t& error);

} // namespace kiln::hip_runtime
