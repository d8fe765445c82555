// SPDX-License-Identifier: MIT
// Sorts of u32 on the GPU.
#include "launch.hpp"

KILN_EXAMPLES_SORTS(sort_u32, kiln::u32)
