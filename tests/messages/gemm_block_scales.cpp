// SPDX-License-Identifier: MIT
// Scales of blocks in a matrix product of bf16.
// target: gfx950
// expect: gemm_form: scales of blocks are for fp8 and bf8
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/tiled_gemm.hpp>

using namespace kiln;
using number = kernel::gemm_number;

#ifdef KILN_MISTAKE
constexpr kernel::gemm_form form{.has_block_scales = true};
constexpr kernel::gemm_tiling tiling{.rows = 32, .columns = 32};
#else
constexpr kernel::gemm_form form{
    .a = number::fp8, .b = number::fp8, .has_block_scales = true, .multiple_a = 16, .multiple_b = 16};
constexpr kernel::gemm_tiling tiling{.rows = 32, .columns = 32};
#endif

KILN_KERNEL_AS(product, (kernel::tiled_gemm<form, tiling>), block_size<tiling.work_items()>); // mistake
