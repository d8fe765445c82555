// SPDX-License-Identifier: MIT
// Softmax of rows of a length that is no power of 2.
// target: gfx942
// expect: softmax_form: columns is a power of 2 from 2 to 4096 per wave, and there are 1, 2, 4, 8 or 16 waves; longer rows take is_long
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/softmax.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::softmax_form form{.columns = 1000};
#else
constexpr kernel::softmax_form form{.columns = 1024};
#endif

KILN_KERNEL_AS(rows, (kernel::softmax<__bf16, form>), block_size<256>); // mistake
