// SPDX-License-Identifier: MIT
// A product of few rows of two types.
// target: gfx942
// expect: gemm_form: products of few rows are of A and B of one type of up to 4 bytes
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>

using namespace kiln;

constexpr kernel::gemm_form form{
#ifdef KILN_MISTAKE
    .a = kernel::gemm_number::fp8, .b = kernel::gemm_number::bf8
#endif
};
constexpr kernel::small_shape shape{};

KILN_KERNEL_AS(product, (kernel::small_gemm<form, shape>), block_size<256>); // mistake
