// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>
#include <kiln/kernel/gemv.hpp>

using namespace kiln;

KILN_KERNEL_AS(gemv_f32, (kernel::gemv<float, 1>), block_size<256>);
KILN_KERNEL_AS(gemv_f16, (kernel::gemv<_Float16, 1>), block_size<256>);
KILN_KERNEL_AS(gemv_bf16, (kernel::gemv<__bf16, 1>), block_size<256>);
