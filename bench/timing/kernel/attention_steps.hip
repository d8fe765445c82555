// SPDX-License-Identifier: MIT
// Attention's small kernels, whose predicted cycles have budgets: what joins split keys, the gradient of sinks, the cache.
#include <kiln/hip.hpp>
#include <kiln/kernel/attention_key_sums.hpp>
#include <kiln/kernel/attention_merge.hpp>
#include <kiln/kernel/attention_sink_gradient.hpp>
#include <kiln/kernel/reshape_and_cache.hpp>

constexpr kiln::kernel::attention_form split{.has_lse = true, .is_split = true};
KILN_KERNEL_AS(attention_merge, (kiln::kernel::attention_merge<__bf16, split>), kiln::block_size<64>);
KILN_KERNEL_AS(attention_sink_gradient, kiln::kernel::attention_sink_gradient, kiln::block_size<256>);
KILN_KERNEL_AS(reshape_and_cache, (kiln::kernel::reshape_and_cache<__bf16, 128>), kiln::block_size<64>);
KILN_KERNEL_AS(attention_key_sums, (kiln::kernel::attention_key_sums<__bf16, kiln::kernel::attention_form{}>),
               kiln::block_size<256>);
