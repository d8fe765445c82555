// SPDX-License-Identifier: MIT
#include "launch_rows.hpp"

KILN_EXAMPLES_ROWS(bf16, __bf16);
