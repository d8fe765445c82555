// SPDX-License-Identifier: MIT
// One form of the matrix product: -DKILN_TILE=16 or 32, -DKILN_WAVE=128 or 64. -DKILN_EXTENT=8192: columns and depth are
// known; 0: arguments.
#include <kiln/hip.hpp>
#include <kiln/kernel/gemm/interleaved_gemm.hpp>

constexpr kiln::kernel::gemm_form form{.ending = {.has_alpha = false},
                                       .n = KILN_EXTENT,
                                       .k = KILN_EXTENT,
                                       .is_packed = true,
                                       .multiple_a = 64,
                                       .multiple_b = 64,
                                       .multiple_d = 64};
constexpr kiln::kernel::interleaved_tiling tiling{
    .matrix = KILN_TILE, .row_tiles = KILN_WAVE / KILN_TILE, .column_tiles = KILN_WAVE / KILN_TILE};

KILN_KERNEL_AS(gemm, (kiln::kernel::interleaved_gemm<form, tiling>), kiln::block_size<tiling.work_items()>);
