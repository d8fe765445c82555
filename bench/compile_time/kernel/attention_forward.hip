// SPDX-License-Identifier: MIT
// What attention costs to compile: heads of 128 numbers, with LSE.
#include <kiln/hip.hpp>
#include <kiln/kernel/attention_forward.hpp>

constexpr kiln::kernel::attention_form form{.has_lse = true};
KILN_KERNEL_AS(attention_forward_bf16, (kiln::kernel::attention_forward<__bf16, form>),
               kiln::block_size<256>);
