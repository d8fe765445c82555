// SPDX-License-Identifier: MIT
// What a product of few rows costs to compile, with all that its ending may have.
#include <kiln/hip.hpp>
#include <kiln/kernel/gemm/small_gemm.hpp>

constexpr kiln::kernel::gemm_form form{.ending = {.activation = kiln::kernel::gemm_activation::gelu,
                                                  .has_c = true,
                                                  .has_bias = true,
                                                  .has_row_scales = true,
                                                  .has_column_scales = true}};
constexpr kiln::kernel::small_shape shape{};
KILN_KERNEL_AS(gemm_small_bf16, (kiln::kernel::small_gemm<form, shape>),
               kiln::block_size<shape.work_items()>);
