// SPDX-License-Identifier: MIT
// What the library's GEMV costs to compile.
#include <kiln/hip.hpp>
#include <kiln/kernel/gemv.hpp>

KILN_KERNEL_AS(gemv_f16, (kiln::kernel::gemv<_Float16, 1>), kiln::block_size<256>);
