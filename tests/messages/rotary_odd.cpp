// SPDX-License-Identifier: MIT
// A rotation of an odd number of a head's numbers.
// target: gfx942
// expect: rotary_form: an even number of a head's numbers is rotated, from 4 to 1024
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/rotary.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::rotary_form form{.rotated = 63};
#else
constexpr kernel::rotary_form form{.rotated = 64};
#endif

KILN_KERNEL_AS(rotate, (kernel::rotary<__bf16, float, int, form>), block_size<256>); // mistake
