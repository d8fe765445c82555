// SPDX-License-Identifier: MIT
// An interleaved product with more sums than registers.
// target: gfx942
// expect: interleaved_tiling: a lane has at most 256 sums
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/interleaved_gemm.hpp>

using namespace kiln;
using number = kernel::gemm_number;

#ifdef KILN_MISTAKE
constexpr kernel::gemm_form form{};
constexpr kernel::interleaved_tiling tiling{.row_tiles = 9, .column_tiles = 8};
#else
constexpr kernel::gemm_form form{};
constexpr kernel::interleaved_tiling tiling{.row_tiles = 2, .column_tiles = 2};
#endif

KILN_KERNEL_AS(product, (kernel::interleaved_gemm<form, tiling>), block_size<256>); // mistake
