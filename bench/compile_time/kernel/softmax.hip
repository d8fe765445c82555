// SPDX-License-Identifier: MIT
// What the library's softmax of rows costs to compile: tiles, reductions over lanes.
#include <kiln/hip.hpp>
#include <kiln/kernel/softmax.hpp>

KILN_KERNEL_AS(softmax_bf16, (kiln::kernel::softmax<__bf16, 1024, 8>), kiln::block_size<256>);
