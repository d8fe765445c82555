// SPDX-License-Identifier: MIT
// An interleaved product whose rows begin anywhere.
// target: gfx942
// expect: interleaved_gemm: rows of A and B are multiples of 16 bytes
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/interleaved_gemm.hpp>

using namespace kiln;
using number = kernel::gemm_number;

#ifdef KILN_MISTAKE
constexpr kernel::gemm_form form{.multiple_a = 4};
constexpr kernel::interleaved_tiling tiling{.row_tiles = 2, .column_tiles = 2};
#else
constexpr kernel::gemm_form form{};
constexpr kernel::interleaved_tiling tiling{.row_tiles = 2, .column_tiles = 2};
#endif

KILN_KERNEL_AS(product, (kernel::interleaved_gemm<form, tiling>), block_size<256>); // mistake
