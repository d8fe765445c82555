// SPDX-License-Identifier: MIT
// A workgroup of a matrix product with too few rows for its waves.
// target: gfx942
// expect: gemm_tiling: a wave has fewer rows or columns than a matrix instruction
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/tiled_gemm.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::gemm_form form{};
constexpr kernel::gemm_tiling tiling{.rows = 32, .columns = 32, .matrix = 32};
#else
constexpr kernel::gemm_form form{};
constexpr kernel::gemm_tiling tiling{.rows = 64, .columns = 64, .matrix = 32};
#endif

KILN_KERNEL_AS(product, (kernel::tiled_gemm<form, tiling>), block_size<tiling.work_items()>); // mistake
