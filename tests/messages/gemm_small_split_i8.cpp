// SPDX-License-Identifier: MIT
// A split product of i8, whose sums are i32.
// target: gfx942
// expect: gemm_form: parts of split products are f32: f64 and i8 are not split
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>

using namespace kiln;

constexpr kernel::gemm_form form{.a = kernel::gemm_number::i8,
                                 .b = kernel::gemm_number::i8,
                                 .d = kernel::gemm_number::f32,
#ifdef KILN_MISTAKE
                                 .is_split = true,
#endif
                                 .multiple_a = 16,
                                 .multiple_b = 16};
constexpr kernel::small_shape shape{};

KILN_KERNEL_AS(product, (kernel::small_gemm<form, shape>), block_size<256>); // mistake
