// SPDX-License-Identifier: MIT
#include "launch_rotary.hpp"

KILN_EXAMPLES_ROTARY(f16, KILN_F16, _Float16);
