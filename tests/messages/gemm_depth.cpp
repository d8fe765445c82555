// SPDX-License-Identifier: MIT
// A matrix product whose depth is not a whole number of slices.
// target: gfx942
// expect: error: static assertion failed due to requirement
// expect: the depth must be a multiple of a slice: 64 for tiles of 16, 32 for tiles of 32
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm.hpp>

using namespace kiln;

constexpr kernel::gemm_shape shape{
#ifdef KILN_MISTAKE
    .columns = 128, .depth = 96, .wave_rows = 32, .wave_columns = 32};
#else
    .columns = 128, .depth = 128, .wave_rows = 32, .wave_columns = 32};
#endif

KILN_KERNEL_AS(product, (kernel::gemm<__bf16, shape>), block_size<256>); // mistake
