// SPDX-License-Identifier: MIT
// RMSNorm with a bias.
// target: gfx942
// expect: norm_form: rmsnorm has no bias
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/rmsnorm.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::norm_form form{.columns = 512, .has_bias = true};
#else
constexpr kernel::norm_form form{.columns = 512};
#endif

KILN_KERNEL_AS(norm, (kernel::rmsnorm<_Float16, form>), block_size<256>); // mistake
