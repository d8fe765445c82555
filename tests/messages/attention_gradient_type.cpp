// SPDX-License-Identifier: MIT
// A variant whose kernels are of two types.
// expect: queries is no attention_backward_queries of the form and of the type of keys
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/attention_gradient_variant.hpp>

using namespace kiln;

constexpr kernel::attention_form form{.head = 64};
KILN_KERNEL_AS(delta, (kernel::attention_delta<__bf16, form>), block_size<256>);
KILN_KERNEL_AS(keys, (kernel::attention_backward_keys<__bf16, form>), block_size<256>);
KILN_KERNEL_AS(queries, (kernel::attention_backward_queries<__bf16, form>), block_size<256>);
KILN_KERNEL_AS(queries_of_f16, (kernel::attention_backward_queries<_Float16, form>), block_size<256>);

template struct kernel::attention_gradient_variant<form, delta, keys, queries>;
#ifdef KILN_MISTAKE
template struct kernel::attention_gradient_variant<form, delta, keys, queries_of_f16>; // mistake
#endif
