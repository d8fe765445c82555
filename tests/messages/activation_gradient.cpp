// SPDX-License-Identifier: MIT
// The gradient of an activation that has none.
// target: gfx942
// expect: activation_form: activation_backward() is of silu with a gate and results of the type of x
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/activation_backward.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::activation_form form{.function = kernel::activation_function::gelu};
#else
constexpr kernel::activation_form form{};
#endif

KILN_KERNEL_AS(rows, (kernel::activation_backward<__bf16, form>), block_size<256>); // mistake
