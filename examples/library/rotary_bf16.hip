// SPDX-License-Identifier: MIT
#include "launch_rotary.hpp"

KILN_EXAMPLES_ROTARY(bf16, KILN_BF16, __bf16);
