// SPDX-License-Identifier: MIT
// What rotary embedding of q and k costs to compile.
#include <kiln/hip.hpp>
#include <kiln/kernel/rotary.hpp>

constexpr kiln::kernel::rotary_form form{};
KILN_KERNEL_AS(rotary_bf16, (kiln::kernel::rotary<__bf16, float, int, form>), kiln::block_size<256>);
