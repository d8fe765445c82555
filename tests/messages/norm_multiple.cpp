// SPDX-License-Identifier: MIT
// LayerNorm of rows whose lengths are promised to be multiples of 12.
// target: gfx942
// expect: norm_form: the promised multiple is a power of 2
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/layernorm.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::norm_form form{.columns = 512, .multiple = 12};
#else
constexpr kernel::norm_form form{.columns = 512, .multiple = 4};
#endif

KILN_KERNEL_AS(norm, (kernel::layernorm<float, form>), block_size<256>); // mistake
