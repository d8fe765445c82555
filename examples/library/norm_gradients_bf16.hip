// SPDX-License-Identifier: MIT
#include "launch_rows.hpp"

KILN_EXAMPLES_NORM_GRADIENTS(bf16, KILN_BF16, __bf16);
