// SPDX-License-Identifier: MIT
// What gradients of attention cost to compile: all in one kernel, dQ by atomic additions, heads of 128 numbers.
#include <kiln/hip.hpp>
#include <kiln/kernel/attention_backward_keys.hpp>

constexpr kiln::kernel::attention_form form{};
KILN_KERNEL_AS(attention_backward_adds_bf16, (kiln::kernel::attention_backward_keys<__bf16, form, true>),
               kiln::block_size<256>);
