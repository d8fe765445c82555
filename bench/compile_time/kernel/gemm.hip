// SPDX-License-Identifier: MIT
// What the library's matrix product costs to compile: 256 x 256 of C a workgroup, tiles of 16.
#include <kiln/hip.hpp>
#include <kiln/kernel/gemm.hpp>

constexpr kiln::kernel::gemm_shape shape{.columns = 8192, .depth = 8192};
KILN_KERNEL_AS(gemm_bf16, (kiln::kernel::gemm<__bf16, shape>), kiln::block_size<shape.work_items()>);
