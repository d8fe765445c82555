// SPDX-License-Identifier: MIT
// What the library's sort costs to compile: 64 elements a row, with indices.
#include <kiln/hip.hpp>
#include <kiln/kernel/sort.hpp>

KILN_KERNEL_AS(sort_f32_64, (kiln::kernel::sort<float, 64, true>), kiln::block_size<256>);
