// SPDX-License-Identifier: MIT
// Attention: gradients of keys in pages.
// target: gfx942
// expect: attention_form: there are no gradients of keys and values in pages
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/attention_delta.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
constexpr kernel::attention_form form{.head = 40, .has_pages = true};
#else
constexpr kernel::attention_form form{.head = 40};
#endif

KILN_KERNEL_AS(rows, (kernel::attention_delta<__bf16, form>), block_size<256>); // mistake
