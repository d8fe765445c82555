// SPDX-License-Identifier: MIT
// What gradients of attention cost to compile: those of queries, and delta, heads of 128 numbers.
#include <kiln/hip.hpp>
#include <kiln/kernel/attention_backward_queries.hpp>
#include <kiln/kernel/attention_delta.hpp>

constexpr kiln::kernel::attention_form form{};
KILN_KERNEL_AS(attention_delta_bf16, (kiln::kernel::attention_delta<__bf16, form>), kiln::block_size<256>);
KILN_KERNEL_AS(attention_backward_queries_bf16, (kiln::kernel::attention_backward_queries<__bf16, form>),
               kiln::block_size<256>);
