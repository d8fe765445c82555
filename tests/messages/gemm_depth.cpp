// SPDX-License-Identifier: MIT
// A matrix product whose rows are no multiples of 16 bytes.
// target: gfx942
// expect: error: static assertion failed due to requirement
// expect: the columns and the depth are multiples of 8: rows are multiples of 16 bytes
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm.hpp>

using namespace kiln;

constexpr kernel::gemm_shape shape{
#ifdef KILN_MISTAKE
    .columns = 128, .depth = 100, .wave_rows = 32, .wave_columns = 32};
#else
    .columns = 128, .depth = 128, .wave_rows = 32, .wave_columns = 32};
#endif

KILN_KERNEL_AS(product, (kernel::gemm<__bf16, shape>), block_size<256>); // mistake
