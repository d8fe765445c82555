// SPDX-License-Identifier: MIT
// A product of few rows whose B is (k, n).
// target: gfx942
// expect: gemm_form: products of few rows are A (m, k) times B (n, k), without scales of blocks
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>

using namespace kiln;

constexpr kernel::gemm_form form{
#ifdef KILN_MISTAKE
    .transpose_b = false
#endif
};
constexpr kernel::small_shape shape{};

KILN_KERNEL_AS(product, (kernel::small_gemm<form, shape>), block_size<256>); // mistake
