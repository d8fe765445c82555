// SPDX-License-Identifier: MIT
// Sorts of f32 on the GPU.
#include "launch.hpp"

KILN_EXAMPLES_SORTS(sort_f32, float)
