// SPDX-License-Identifier: MIT
#include "launch_attention.hpp"

KILN_EXAMPLES_ATTENTION(f16_128, KILN_F16, _Float16, 128);
