// SPDX-License-Identifier: MIT
#include "launch_pages.hpp"

KILN_EXAMPLES_PAGES(bf16_64, KILN_BF16, __bf16, 64);
