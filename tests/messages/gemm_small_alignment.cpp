// SPDX-License-Identifier: MIT
// A product of few rows whose rows may end anywhere.
// target: gfx942
// expect: gemm_form: products of few rows need rows of A and B that are multiples of 16 bytes, by promise
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>

using namespace kiln;

constexpr kernel::gemm_form form{
#ifdef KILN_MISTAKE
    .multiple_b = 4
#endif
};
constexpr kernel::small_shape shape{};

KILN_KERNEL_AS(product, (kernel::small_gemm<form, shape>), block_size<256>); // mistake
