// SPDX-License-Identifier: MIT
// The door's kernels alone, for a compiler without HIP.
#include "door_kernels.hpp"
