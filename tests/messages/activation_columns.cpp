// SPDX-License-Identifier: MIT
// An activation whose workgroups have more of a row than their registers hold.
// target: gfx942
// expect: activation_form: columns is a power of 2 from 4 to 4096 per wave, and there are 1, 2, 4, 8 or 16 waves
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/activation.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::activation_form form{.columns = 32768};
#else
constexpr kernel::activation_form form{.columns = 1024};
#endif

KILN_KERNEL_AS(rows, (kernel::activation<__bf16, form>), block_size<256>); // mistake
