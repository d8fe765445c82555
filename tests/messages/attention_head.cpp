// SPDX-License-Identifier: MIT
// Attention of heads whose numbers are no multiple of 8.
// target: gfx942
// expect: attention_form: heads of Q and K have 8 to 256 numbers, a multiple of 8
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/attention_forward.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::attention_form form{.head = 100};
#else
constexpr kernel::attention_form form{.head = 40};
#endif

KILN_KERNEL_AS(rows, (kernel::attention_forward<__bf16, form>), block_size<256>); // mistake
