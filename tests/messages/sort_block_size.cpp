// SPDX-License-Identifier: MIT
// A ready kernel with another block size than it is written for.
// target: gfx942
// expect: error: static assertion failed due to requirement
// expect: this kernel needs block_size<256, 1, 1>; it has block_size<64, 1, 1>
// expect: {mistake}
#include <kiln/device/kernel.hpp>
#include <kiln/kernel/sort.hpp>

using namespace kiln;

#ifdef KILN_MISTAKE
KILN_KERNEL_AS(sorted, (kernel::sort<float, 64, false>), block_size<64>); // mistake
#else
KILN_KERNEL_AS(sorted, (kernel::sort<float, 64, false>), block_size<256>);
#endif
