// SPDX-License-Identifier: MIT
// A matrix product of two types that no matrix instruction takes.
// target: gfx942
// expect: gemm_form: A and B are of one type: f64, f32, f16, bf16 or i8; or each is fp8 or bf8; given are A bf16 (m, k), B f16 (n, k), D bf16
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/tiled_gemm.hpp>

using namespace kiln;
using number = kernel::gemm_number;

#ifdef KILN_MISTAKE
constexpr kernel::gemm_form form{.a = number::bf16, .b = number::f16};
constexpr kernel::gemm_tiling tiling{.rows = 32, .columns = 32};
#else
constexpr kernel::gemm_form form{.a = number::f16, .b = number::f16};
constexpr kernel::gemm_tiling tiling{.rows = 32, .columns = 32};
#endif

KILN_KERNEL_AS(product, (kernel::tiled_gemm<form, tiling>), block_size<tiling.work_items()>); // mistake
