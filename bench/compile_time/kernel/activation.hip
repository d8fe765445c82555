// SPDX-License-Identifier: MIT
// What SiLU with a gate costs to compile.
#include <kiln/hip.hpp>
#include <kiln/kernel/activation.hpp>

constexpr kiln::kernel::activation_form form{};
KILN_KERNEL_AS(silu_and_mul_bf16, (kiln::kernel::activation<__bf16, form>), kiln::block_size<256>);
