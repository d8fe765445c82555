// SPDX-License-Identifier: MIT
// A variant without a kernel of dQ, whose kernel of keys does not add to dQ.
// expect: keys is no attention_backward_keys of the form, with additions to dQ where queries is nullptr
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/attention_gradient_variant.hpp>

using namespace kiln;

constexpr kernel::attention_form form{.head = 64};
KILN_KERNEL_AS(delta, (kernel::attention_delta<__bf16, form>), block_size<256>);
KILN_KERNEL_AS(keys, (kernel::attention_backward_keys<__bf16, form>), block_size<256>);
KILN_KERNEL_AS(adding_keys, (kernel::attention_backward_keys<__bf16, form, true>), block_size<256>);
KILN_KERNEL_AS(queries, (kernel::attention_backward_queries<__bf16, form>), block_size<256>);
KILN_KERNEL_AS(sums, (kernel::attention_key_sums<__bf16, form>), block_size<256>);

template struct kernel::attention_gradient_variant<form, delta, keys, queries, sums>;
template struct kernel::attention_gradient_variant<form, delta, adding_keys, nullptr>;
#ifdef KILN_MISTAKE
template struct kernel::attention_gradient_variant<form, delta, keys, nullptr, sums>; // mistake
#endif
