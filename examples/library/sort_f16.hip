// SPDX-License-Identifier: MIT
// Sorts of f16 on the GPU.
#include "launch.hpp"

KILN_EXAMPLES_SORTS(sort_f16, _Float16)
