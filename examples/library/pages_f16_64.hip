// SPDX-License-Identifier: MIT
#include "launch_pages.hpp"

KILN_EXAMPLES_PAGES(f16_64, KILN_F16, _Float16, 64);
