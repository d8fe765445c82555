// SPDX-License-Identifier: MIT
// RMSNorm of rows that the registers of its waves do not hold.
// target: gfx942
// expect: norm_form: columns is a power of 2 from 2 to 4096 per wave, and there are 1, 2, 4, 8 or 16 waves; longer rows take is_long
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/rmsnorm.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::norm_form form{.columns = 32768};
#else
constexpr kernel::norm_form form{.columns = 16384};
#endif

KILN_KERNEL_AS(norm, (kernel::rmsnorm<__bf16, form>), block_size<256>); // mistake
