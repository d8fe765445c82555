// SPDX-License-Identifier: MIT
// What the matrix product on tiles costs to compile: 256 x 256 of D a workgroup, tiles of 16, extents at run time.
#include <kiln/hip.hpp>
#include <kiln/kernel/gemm/tiled_gemm.hpp>

constexpr kiln::kernel::gemm_form form{};
constexpr kiln::kernel::gemm_tiling tiling{};
KILN_KERNEL_AS(tiled_gemm_bf16, (kiln::kernel::tiled_gemm<form, tiling>),
               kiln::block_size<tiling.work_items()>);
