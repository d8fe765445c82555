// SPDX-License-Identifier: MIT
// An interleaved product of fp8 on a target without.
// target: gfx90a
// expect: interleaved_gemm: gfx90a has no products of fp8; tiled_gemm converts them
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/interleaved_gemm.hpp>

using namespace kiln;
using number = kernel::gemm_number;

#ifdef KILN_MISTAKE
constexpr kernel::gemm_form form{.a = number::fp8, .b = number::fp8, .multiple_a = 16, .multiple_b = 16};
constexpr kernel::interleaved_tiling tiling{.row_tiles = 2, .column_tiles = 2};
#else
constexpr kernel::gemm_form form{};
constexpr kernel::interleaved_tiling tiling{.row_tiles = 2, .column_tiles = 2};
#endif

KILN_KERNEL_AS(product, (kernel::interleaved_gemm<form, tiling>), block_size<256>); // mistake
