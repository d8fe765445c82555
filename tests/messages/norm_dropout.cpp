// SPDX-License-Identifier: MIT
// Dropout of rows whose lengths may be any.
// target: gfx942
// expect: norm_form: dropout takes lengths that are promised multiples of 4
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/rmsnorm.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::norm_form form{.columns = 64, .multiple = 2, .has_residual = true, .has_dropout = true};
#else
constexpr kernel::norm_form form{.columns = 64, .multiple = 4, .has_residual = true, .has_dropout = true};
#endif

KILN_KERNEL_AS(rows, (kernel::rmsnorm<__bf16, form>), block_size<256>); // mistake
