// SPDX-License-Identifier: MIT
// Which devices may access one another's memory.
#pragma once

namespace kiln::hip_runtime {

/// Kernels of `device` may access the memory of `peer`.
bool has_peer(int device, int peer);

} // namespace kiln::hip_runtime
