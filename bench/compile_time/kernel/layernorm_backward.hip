// SPDX-License-Identifier: MIT
// What LayerNorm's gradients cost to compile.
#include <kiln/hip.hpp>
#include <kiln/kernel/layernorm_backward.hpp>

constexpr kiln::kernel::norm_backward_form form{};
KILN_KERNEL_AS(layernorm_backward_bf16, (kiln::kernel::layernorm_backward<__bf16, form>),
               kiln::block_size<256>);
