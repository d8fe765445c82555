// SPDX-License-Identifier: MIT
// Sorts of i32 on the GPU.
#include "launch.hpp"

KILN_EXAMPLES_SORTS(sort_i32, kiln::i32)
