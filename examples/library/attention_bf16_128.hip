// SPDX-License-Identifier: MIT
#include "launch_attention.hpp"

KILN_EXAMPLES_ATTENTION(bf16_128, KILN_BF16, __bf16, 128);
