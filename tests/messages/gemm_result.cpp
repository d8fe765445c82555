// SPDX-License-Identifier: MIT
// A matrix product of f32 whose results are f64.
// target: gfx90a
// expect: gemm_form: results are f32, f16 or bf16; of f64 they are f64, of i8 also i32
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/tiled_gemm.hpp>

using namespace kiln;
using number = kernel::gemm_number;

#ifdef KILN_MISTAKE
constexpr kernel::gemm_form form{.a = number::f32, .b = number::f32, .d = number::f64};
constexpr kernel::gemm_tiling tiling{.rows = 32, .columns = 32};
#else
constexpr kernel::gemm_form form{.a = number::f32, .b = number::f32, .d = number::f32};
constexpr kernel::gemm_tiling tiling{.rows = 32, .columns = 32};
#endif

KILN_KERNEL_AS(product, (kernel::tiled_gemm<form, tiling>), block_size<tiling.work_items()>); // mistake
