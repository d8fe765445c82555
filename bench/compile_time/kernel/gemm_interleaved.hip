// SPDX-License-Identifier: MIT
// What the matrix product for large matrices costs to compile: 256 x 224 of D a workgroup, extents at run time.
#include <kiln/hip.hpp>
#include <kiln/kernel/gemm/interleaved_gemm.hpp>

constexpr kiln::kernel::gemm_form form{};
constexpr kiln::kernel::interleaved_tiling tiling{};
KILN_KERNEL_AS(interleaved_gemm_bf16, (kiln::kernel::interleaved_gemm<form, tiling>),
               kiln::block_size<tiling.work_items()>);
