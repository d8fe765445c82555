// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>
#include <kiln/kernel/gemv.hpp>

using namespace kiln::dsl;

KILN_KERNEL_AS(gemv_f32, (kiln::kernel::gemv<float, 1>), block_size<256>);
KILN_KERNEL_AS(gemv_f16, (kiln::kernel::gemv<_Float16, 1>), block_size<256>);
KILN_KERNEL_AS(gemv_bf16, (kiln::kernel::gemv<__bf16, 1>), block_size<256>);
