// SPDX-License-Identifier: MIT
// Gradients of rows beyond the registers with weight gradients in the same kernel.
// target: gfx942
// expect: norm_backward_form: a row beyond the registers has its weight gradient from norm_weight_parts()
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/rmsnorm_backward.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::norm_backward_form form{.columns = 512, .is_long = true};
#else
constexpr kernel::norm_backward_form form{.columns = 512, .is_long = true, .has_weight_gradient = false};
#endif

KILN_KERNEL_AS(gradients, (kernel::rmsnorm_backward<__bf16, form>), block_size<256>); // mistake
