// SPDX-License-Identifier: MIT
// One form of the matrix product: -DKILN_TILE=16 or 32, -DKILN_WAVE=128 or 64.
#include <kiln/hip.hpp>
#include <kiln/kernel/gemm.hpp>

constexpr kiln::kernel::gemm_shape shape{
    .columns = 8192, .depth = 8192, .tile = KILN_TILE, .wave_rows = KILN_WAVE, .wave_columns = KILN_WAVE};

KILN_KERNEL_AS(gemm, (kiln::kernel::gemm<__bf16, shape>), kiln::block_size<shape.work_items()>);
