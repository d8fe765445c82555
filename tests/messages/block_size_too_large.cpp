// SPDX-License-Identifier: MIT
// More work-items than a workgroup has.
// target: gfx942
// errors: 1
// expect: error: static assertion failed due to requirement 'kiln::compiles<written_kernel_image>': a workgroup has at least one work-item in each dimension and at most 1024 in all
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>

using namespace kiln::dsl;

constexpr void written(builder k, arg<float*> x) { x[k.thread_idx.x] = 1; }

#ifdef KILN_MISTAKE
KILN_KERNEL(written, block_size<2048>);
#else
KILN_KERNEL(written, block_size<1024>);
#endif
