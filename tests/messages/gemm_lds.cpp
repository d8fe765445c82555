// SPDX-License-Identifier: MIT
// Slices of a matrix product that do not fit into LDS.
// target: gfx942
// expect: LDS: this array of 131072 bytes brings the kernel to 131072; gfx942 has 65536 for a workgroup
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/tiled_gemm.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::gemm_form form{};
constexpr kernel::gemm_tiling tiling{.stages = 2};
#else
constexpr kernel::gemm_form form{};
constexpr kernel::gemm_tiling tiling{.rows = 64, .columns = 64, .stages = 2};
#endif

KILN_KERNEL_AS(product, (kernel::tiled_gemm<form, tiling>), block_size<tiling.work_items()>); // mistake
