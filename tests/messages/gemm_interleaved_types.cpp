// SPDX-License-Identifier: MIT
// An interleaved product of f64.
// target: gfx942
// expect: interleaved_gemm: A and B are of one type but f64, without scales of blocks, and B is not shuffled
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/interleaved_gemm.hpp>

using namespace kiln;
using number = kernel::gemm_number;

#ifdef KILN_MISTAKE
constexpr kernel::gemm_form form{.a = number::f64, .b = number::f64, .d = number::f64};
constexpr kernel::interleaved_tiling tiling{.row_tiles = 2, .column_tiles = 2};
#else
constexpr kernel::gemm_form form{.a = number::f32, .b = number::f32, .d = number::f32};
constexpr kernel::interleaved_tiling tiling{.row_tiles = 2, .column_tiles = 2};
#endif

KILN_KERNEL_AS(product, (kernel::interleaved_gemm<form, tiling>), block_size<256>); // mistake
