// SPDX-License-Identifier: MIT
#include "launch_rows.hpp"

KILN_EXAMPLES_NORM_GRADIENTS(f16, KILN_F16, _Float16);
