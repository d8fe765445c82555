// SPDX-License-Identifier: MIT
// What the library's RMSNorm costs to compile: tiles, a reduction over waves.
#include <kiln/hip.hpp>
#include <kiln/kernel/rmsnorm.hpp>

KILN_KERNEL_AS(rmsnorm_bf16, (kiln::kernel::rmsnorm<__bf16, 8192, 8>), kiln::block_size<256>);
