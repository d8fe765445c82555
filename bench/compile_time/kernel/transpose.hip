// SPDX-License-Identifier: MIT
// What the library's transpose costs to compile: tiles, a conversion between their layouts.
#include <kiln/hip.hpp>
#include <kiln/kernel/transpose.hpp>

KILN_KERNEL_AS(transpose_bf16, (kiln::kernel::transpose<__bf16, 8>), kiln::block_size<64>);
