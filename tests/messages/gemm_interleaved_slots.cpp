// SPDX-License-Identifier: MIT
// More slots of LDS than an interleaved product may have.
// target: gfx942
// expect: interleaved_tiling: 1 to 5 slots of LDS
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/interleaved_gemm.hpp>

using namespace kiln;
using number = kernel::gemm_number;

#ifdef KILN_MISTAKE
constexpr kernel::gemm_form form{};
constexpr kernel::interleaved_tiling tiling{.row_tiles = 2, .column_tiles = 2, .slots = 6};
#else
constexpr kernel::gemm_form form{};
constexpr kernel::interleaved_tiling tiling{.row_tiles = 2, .column_tiles = 2};
#endif

KILN_KERNEL_AS(product, (kernel::interleaved_gemm<form, tiling>), block_size<256>); // mistake
