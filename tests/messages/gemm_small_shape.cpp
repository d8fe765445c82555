// SPDX-License-Identifier: MIT
// Products of few rows in a shape that has no layout.
// target: gfx942
// expect: small_shape: rows and wave_columns are 16, 32 or 64
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>

using namespace kiln;

constexpr kernel::gemm_form form{};
constexpr kernel::small_shape shape{
#ifdef KILN_MISTAKE
    .rows = 48
#endif
};

KILN_KERNEL_AS(product, (kernel::small_gemm<form, shape>), block_size<256>); // mistake
