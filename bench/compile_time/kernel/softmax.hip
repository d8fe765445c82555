// SPDX-License-Identifier: MIT
// What the library's softmax of rows costs to compile: reductions over lanes.
#include <kiln/hip.hpp>
#include <kiln/kernel/softmax.hpp>

constexpr kiln::kernel::softmax_form form{.columns = 1024};
KILN_KERNEL_AS(softmax_bf16, (kiln::kernel::softmax<__bf16, form>), kiln::block_size<256>);
