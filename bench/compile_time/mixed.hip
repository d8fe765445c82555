// SPDX-License-Identifier: MIT
// The kernel that compile time is measured with: KILN_BENCH_SECTIONS sections of about a hundred instructions each.
#include "mixed.hpp"

KILN_KERNEL(mixed, kiln::block_size<256>);
